import { workMs } from '@waybill/test-kit';
import { describe, expect, it } from 'vitest';
import { bytesOf, jsonBom, xmlBom } from '../test/documents.ts';
import { findXmlVersion } from './cyclonedx/xml-prolog.ts';
import { readBom } from './read-bom.ts';
import { validateBom } from './validate-bom.ts';

/** JSON text of components inside each other. */
function nestedJson(depth: number): Uint8Array {
  const open = '{"type":"library","name":"a","components":[';
  return bytesOf(
    `{"bomFormat":"CycloneDX","specVersion":"1.6","components":[${open.repeat(depth)}${']}'.repeat(depth)}]}`,
  );
}

function nestedXml(depth: number): Uint8Array {
  const open = '<component type="library"><name>a</name><components>';
  return xmlBom(`<components>${open.repeat(depth)}${'</components></component>'.repeat(depth)}</components>`);
}

async function expectRefusal(bytes: Uint8Array, detail: RegExp): Promise<void> {
  const read = readBom(bytes);
  expect(read.ok ? 'was read' : read.detail).toMatch(detail);
  const judged = await validateBom(bytes);
  expect(judged.ok ? 'was accepted' : judged.detail).toMatch(detail);
}

describe('hostile input', () => {
  it.each([1000, 1_000_000])('refuses JSON components nested %i deep', async (depth) => {
    await expectRefusal(nestedJson(depth), /nested deeper than 500 levels/);
  });

  it.each([1000, 100_000])('refuses XML components nested %i deep', async (depth) => {
    await expectRefusal(nestedXml(depth), /nested deeper than 256 elements|[Ee]xcessive depth/);
  });

  it('finds the version of XML without reading the nesting behind the root', () => {
    const bytes = bytesOf(`<bom xmlns="http://cyclonedx.org/schema/bom/1.5">${'<b>'.repeat(21_700)}`);
    // 10 s when all that was decoded was parsed.
    expect(workMs(() => expect(findXmlVersion(bytes)).toBe('1.5'))).toBeLessThan(1_000);
  });

  it('accepts nesting that no real document exceeds', async () => {
    expect(await validateBom(nestedJson(200))).toMatchObject({ ok: true });
    expect(await validateBom(nestedXml(120))).toMatchObject({ ok: true });
    expect(readBom(nestedJson(200)).ok && readBom(nestedXml(120)).ok).toBe(true);
  });

  it('refuses 10⁶ brackets that stand where nothing is checked', async () => {
    const brackets = '['.repeat(1_000_000) + ']'.repeat(1_000_000);
    await expectRefusal(bytesOf(`{"specVersion":"1.6","x":${brackets}}`), /nested deeper/);
  });

  it.each([
    ['numbers', (count: number) => `[${'0,'.repeat(count)}0]`],
    ['empty objects', (count: number) => `[${'{},'.repeat(count / 2)}{}]`],
  ])('refuses more %s than a parser should make at once', async (_, text) => {
    const withMany = (count: number) =>
      bytesOf(`{"bomFormat":"CycloneDX","specVersion":"1.6","x":${text(count)}}`);
    await expectRefusal(withMany(10_000_000), /more than 10 million brackets, commas and colons/);
    expect(readBom(withMany(9_000_000))).toMatchObject({ ok: true });
  });

  it('does not count brackets inside text as nesting', async () => {
    const description = '{"['.repeat(2000);
    const result = readBom(jsonBom({ components: [{ type: 'library', name: 'a', description }] }));
    expect(result.ok && result.bom.components[0]?.description).toBe(description);
  });

  it.each([
    ['an internal entity', '<!DOCTYPE bom [<!ENTITY a "b">]>'],
    ['an external entity', '<!DOCTYPE bom [<!ENTITY a SYSTEM "file:///etc/passwd">]>'],
    ['an external DTD', '<!DOCTYPE bom SYSTEM "http://example.org/bom.dtd">'],
    [
      'a billion laughs',
      `<!DOCTYPE bom [<!ENTITY l0 "ha">${Array.from({ length: 10 }, (_, i) => `<!ENTITY l${i + 1} "${`&l${i};`.repeat(10)}">`).join('')}]>`,
    ],
  ])('refuses XML with %s', async (_, doctype) => {
    const bom = '<bom xmlns="http://cyclonedx.org/schema/bom/1.4"><components/></bom>';
    await expectRefusal(bytesOf(`<?xml version="1.0"?>${doctype}${bom}`), /DOCTYPE, which is not accepted/);
  });

  it('refuses XML that uses an entity nobody declared', async () => {
    await expectRefusal(
      xmlBom('<components><component type="library"><name>&a;</name></component></components>'),
      /not well-formed XML/,
    );
  });

  it('refuses XML with a character reference to half a surrogate pair or NUL', async () => {
    for (const reference of ['&#xD800;', '&#0;']) {
      await expectRefusal(
        xmlBom(`<components><component type="library"><name>${reference}</name></component></components>`),
        /not well-formed XML/,
      );
    }
  });

  it('refuses an XML attribute given twice', async () => {
    await expectRefusal(
      xmlBom('<components><component type="library" type="file"><name>a</name></component></components>'),
      /not well-formed XML/,
    );
  });

  it('judges and reads the same member when a JSON key is given twice', async () => {
    const twice = (first: string, second: string) =>
      bytesOf(
        `{"bomFormat":"CycloneDX","specVersion":"1.6","components":[{"type":"${first}","name":"a","type":"${second}"}]}`,
      );
    const good = twice('nonsense', 'file');
    expect(await validateBom(good)).toMatchObject({ ok: true });
    const read = readBom(good);
    expect(read.ok && read.bom.components[0]?.type).toBe('file');
    expect(await validateBom(twice('file', 'nonsense'))).toMatchObject({ ok: false });
  });

  it('replaces half surrogate pairs and drops NUL, so that any text can be stored', () => {
    const result = readBom(
      bytesOf(
        '{"bomFormat":"CycloneDX","specVersion":"1.6","components":[{"type":"library","name":"a\\ud800b\\u0000c"}]}',
      ),
    );
    expect(result.ok && result.bom.components[0]?.name).toBe('a\ufffdbc');
  });

  it('keeps whole surrogate pairs written as escapes', () => {
    const result = readBom(
      bytesOf(
        '{"bomFormat":"CycloneDX","specVersion":"1.6","components":[{"type":"library","name":"\\ud83d\\ude00"}]}',
      ),
    );
    expect(result.ok && result.bom.components[0]?.name).toBe('😀');
  });

  it.each(['__proto__', 'constructor', 'prototype', 'toString'])(
    'is not harmed by the JSON key %s',
    async (key) => {
      const bytes = bytesOf(
        `{"bomFormat":"CycloneDX","specVersion":"1.6","${key}":{"polluted":1},"components":[{"type":"library","name":"a","${key}":{"polluted":1}}]}`,
      );
      expect(await validateBom(bytes)).toMatchObject({
        ok: false,
        violations: [
          { path: '$', message: `member "${key}" is not known here` },
          { path: '$.components[0]', message: `member "${key}" is not known here` },
        ],
      });
      const read = readBom(bytes);
      expect(read.ok && read.bom.components).toEqual([{ type: 'library', name: 'a' }]);
      expect(Object.keys(Object.prototype)).toEqual([]);
      expect('polluted' in {}).toBe(false);
    },
  );

  it.each(['__proto__', 'constructor'])('is not harmed by the XML name %s', (name) => {
    const result = readBom(
      xmlBom(
        `<${name}>x</${name}><components><component type="library" ${name}="x"><name>a</name></component></components>`,
      ),
    );
    expect(result.ok && result.bom.components).toEqual([{ type: 'library', name: 'a' }]);
  });

  it('reads what makes sense when nobody checked the kinds of values', () => {
    const result = readBom(
      jsonBom({
        version: 'x',
        serialNumber: {},
        metadata: [],
        components: [
          7,
          null,
          [],
          { name: 1.5, type: null, hashes: 'x', licenses: { license: 3 }, modified: 'true' },
        ],
        services: 'none',
        dependencies: [{ dependsOn: [null, 'b'] }],
      }),
    );
    expect(result.ok && result.bom).toMatchObject({
      version: 1,
      components: [{ name: '1.5', type: 'library', modified: true }],
      services: [],
      dependencies: [{ ref: '', dependsOn: ['b'] }],
    });
  });
});
