import { expect, test } from 'vitest';
import { formatOf, inspectFile, maxFileBytes, subjectOfJson } from './bom-file.ts';

test.each([
  ['{"$schema":"x","bomFormat":"CycloneDX","specVersion":"1.5"', 'CycloneDX 1.5'],
  ['\uFEFF{ "specVersion": "1.6", "bomFormat" : "CycloneDX"', 'CycloneDX 1.6'],
  ['<?xml version="1.0"?><bom xmlns="http://cyclonedx.org/schema/bom/1.4">', 'CycloneDX 1.4'],
  ['{"spdxVersion":"SPDX-2.3"', 'SPDX 2.3'],
  ['{"@context":"https://openvex.dev/ns/v0.2.0"', 'OpenVEX 0.2.0'],
  ['{"document":{"csaf_version":"2.0"', 'CSAF 2.0'],
  ['<html>', undefined],
  ['{"name":"package.json"}', undefined],
  ['', undefined],
])('%j begins like %s', (start, format) => {
  expect(formatOf(start)).toBe(format);
});

test('a document names what it describes', () => {
  const bom = { metadata: { component: { name: ' shop ', version: '2' } } };
  expect(subjectOfJson(JSON.stringify(bom))).toEqual({ name: 'shop', version: '2' });
  expect(subjectOfJson('{"metadata":{"component":{"name":3}}}')).toEqual({});
  expect(subjectOfJson('[1,2]')).toEqual({});
  expect(subjectOfJson('{"broken')).toEqual({});
});

const fileOf = (...parts: BlobPart[]) => new File(parts, 'x.json');

test('a good file is read, a hopeless one is named', async () => {
  const text = '{"bomFormat":"CycloneDX","specVersion":"1.5","metadata":{"component":{"name":"a"}}}';
  const good = await inspectFile(fileOf(text));
  expect(good).toMatchObject({ fault: undefined, format: 'CycloneDX 1.5', name: 'a', version: undefined });
  expect((await inspectFile(fileOf())).fault).toBe('empty');
  expect((await inspectFile(fileOf(new Uint8Array([0x1f, 0x8b, 8])))).fault).toBe('archive');
  expect((await inspectFile(fileOf('%PDF-1.7'))).fault).toBe('picture');
  const large = Object.defineProperty(fileOf('{}'), 'size', { value: maxFileBytes + 1 });
  expect((await inspectFile(large)).fault).toBe('too-large');
});
