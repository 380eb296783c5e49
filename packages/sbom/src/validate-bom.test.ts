import { describe, expect, it } from 'vitest';
import { bytesOf, jsonBom, xmlBom } from '../test/documents.ts';
import { validateBom } from './validate-bom.ts';

const library = (name: string, members: object = {}) => ({ type: 'library', name, ...members });

async function violationsOf(bytes: Uint8Array) {
  const result = await validateBom(bytes);
  return result.ok ? [] : result.violations;
}

describe('validateBom', () => {
  it('accepts the documented example', async () => {
    const result = await validateBom(bytesOf('{"bomFormat":"CycloneDX","specVersion":"1.5"}'));
    expect(result).toEqual({ ok: true, format: 'json', specVersion: '1.5' });
  });

  it('accepts a document with a byte-order mark, in JSON and in XML', async () => {
    const marked = (bytes: Uint8Array) => new Uint8Array([0xef, 0xbb, 0xbf, ...bytes]);
    expect(await validateBom(marked(jsonBom({})))).toMatchObject({ ok: true, format: 'json' });
    expect(await validateBom(marked(xmlBom('')))).toMatchObject({ ok: true, format: 'xml' });
  });

  it('reports every violation of a JSON document as path and reason', async () => {
    const violations = await violationsOf(
      jsonBom({ components: [library('a'), library('b', { scope: 'maybe', color: 'red' }), { name: 'c' }] }),
    );
    expect(violations).toEqual([
      { path: '$.components[1]', message: 'member "color" is not known here' },
      { path: '$.components[1].scope', message: 'must be one of required, optional, excluded' },
      { path: '$.components[2]', message: 'member "type" is missing' },
    ]);
  });

  it('reports every violation of an XML document as path and reason', async () => {
    const violations = await violationsOf(
      xmlBom(
        '<components><component type="library"><name>a</name></component>' +
          '<component type="library"><name>b</name><scope>maybe</scope></component></components>',
      ),
    );
    expect(violations[0]).toEqual({
      path: '/bom/components/component[2]/scope',
      message:
        "Element 'scope': [facet 'enumeration'] The value 'maybe' is not an element of the set " +
        "{'required', 'optional', 'excluded'}. (line 2)",
    });
  });

  it('finds equal components, whatever the order of their members', async () => {
    const components = [
      { type: 'library', name: 'a', hashes: [{ alg: 'MD5', content: '0'.repeat(32) }] },
      library('b'),
      { hashes: [{ content: '0'.repeat(32), alg: 'MD5' }], name: 'a', type: 'library' },
    ];
    expect(await violationsOf(jsonBom({ components }))).toEqual([
      { path: '$.components', message: 'items 0 and 2 are equal, but all must differ' },
    ]);
  });

  it('finds equal items inside a component', async () => {
    const violations = await violationsOf(
      jsonBom({ components: [library('a', { components: [library('x'), library('x')] })] }),
    );
    expect(violations).toContainEqual({
      path: '$.components[0].components',
      message: 'items 0 and 1 are equal, but all must differ',
    });
  });

  it('accepts components that differ only deep inside', async () => {
    const components = ['1', '2'].map((value) => library('a', { properties: [{ name: 'p', value }] }));
    expect(await violationsOf(jsonBom({ components }))).toEqual([]);
  });

  it('bounds the number of violations of a large document', async () => {
    const wrong = Array.from({ length: 20_000 }, (_, i) => ({ name: `a${i}`, x: 1, y: 2, z: 3 }));
    const json = await violationsOf(jsonBom({ components: wrong }));
    expect(json).toHaveLength(200);
    expect(json[0]?.path).toBe('$.components[0]');

    const content = Array.from({ length: 20_000 }, () => '<component><name>a</name></component>').join('');
    expect(await violationsOf(xmlBom(`<components>${content}</components>`))).toHaveLength(200);
  });

  it('does not spell out a long list of permitted values', async () => {
    const [violation] = await violationsOf(
      xmlBom(
        '<components><component type="library"><name>a</name><licenses><license><id>Nope</id></license>' +
          '</licenses></component></components>',
      ),
    );
    expect(violation?.message).toBe(
      "Element 'id': [facet 'enumeration'] The value 'Nope' is not one of the permitted values. (line 2)",
    );
  });

  it('does not judge addresses, which are kept as text and never fetched', async () => {
    const url = 'git@github.com:acme/acme .git';
    const reference = { type: 'vcs', url };
    expect(await violationsOf(jsonBom({ externalReferences: [reference] }))).toEqual([]);
    expect(
      await violationsOf(
        xmlBom(
          `<externalReferences><reference type="vcs"><url>${url}</url></reference></externalReferences>`,
        ),
      ),
    ).toEqual([]);
  });

  it('judges an extension that the document uses', async () => {
    const graph = (content: string) =>
      xmlBom(
        `<components/><dg:dependencies xmlns:dg="http://cyclonedx.org/schema/ext/dependency-graph/1.0">${content}</dg:dependencies>`,
        '1.1',
      );
    expect(await violationsOf(graph('<dg:dependency ref="a"/>'))).toEqual([]);
    expect(await violationsOf(graph('<dg:dependency/>'))).toEqual([
      {
        path: '/bom/dependencies/dependency',
        message: "Element 'dependency': The attribute 'ref' is required but missing. (line 2)",
      },
    ]);
  });

  it.each([
    ['', 'The document is empty'],
    ['   \n', 'The document is empty'],
    ['hello', 'The document is neither a JSON object nor XML'],
    ['[]', 'The document is neither a JSON object nor XML'],
    ['{"bomFormat":"CycloneDX"}', 'The JSON document has no "specVersion", so it is not a CycloneDX BOM'],
    ['{"spdxVersion":"SPDX-2.3"}', 'The JSON document is SPDX, not a CycloneDX BOM'],
    ['{"document":{"csaf_version":"2.0"}}', 'The JSON document is CSAF, not a CycloneDX BOM'],
    ['{"@context":"https://openvex.dev/ns/v0.2.0"}', 'The JSON document is OpenVEX, not a CycloneDX BOM'],
    ['{"specVersion":"1.1"}', 'CycloneDX version "1.1" is not known in JSON; known are 1.2 to 1.7'],
    ['{"specVersion":"9"}', 'CycloneDX version "9" is not known in JSON; known are 1.2 to 1.7'],
    [
      '<bom xmlns="http://cyclonedx.org/schema/bom/9.9"/>',
      'CycloneDX version "9.9" is not known; known are 1.0 to 1.7',
    ],
    ['<html/>', 'The XML document is not a CycloneDX BOM: its root element is "html" in namespace ""'],
    ['<?xml version="1.0" encoding="klingon"?><bom/>', 'The encoding "klingon" is not known'],
  ])('refuses %j with a detail and no violations', async (text, detail) => {
    expect(await validateBom(bytesOf(text))).toEqual({
      ok: false,
      title: 'The uploaded BOM is invalid',
      detail,
      violations: [],
    });
  });

  it.each([
    '{"specVersion":',
    '<bom xmlns="http://cyclonedx.org/schema/bom/1.4">',
    '<bom xmlns="http://cyclonedx.org/schema/bom/1.4"><a></b></bom>',
    '<',
  ])('refuses %j as not well-formed', async (text) => {
    const result = await validateBom(bytesOf(text));
    expect(result).toMatchObject({ ok: false, violations: [] });
    expect(result.ok ? '' : result.detail).toMatch(
      /^The (?:document is not well-formed|XML document has no root)/,
    );
  });

  it('refuses bytes that are no text', async () => {
    expect(await validateBom(new Uint8Array([0x7b, 0xff, 0xfe, 0x7d]))).toMatchObject({
      detail: 'The document is not valid UTF-8 text',
    });
  });

  it('reads UTF-16 by its byte-order mark and other encodings by the XML declaration', async () => {
    const utf16 = Buffer.from('\ufeff{"bomFormat":"CycloneDX","specVersion":"1.6"}', 'utf16le');
    expect(await validateBom(utf16)).toMatchObject({ ok: true });
    const latin1 = Buffer.from(
      '<?xml version="1.0" encoding="ISO-8859-1"?><bom xmlns="http://cyclonedx.org/schema/bom/1.4"><metadata>' +
        '<supplier><name>Müller</name></supplier></metadata></bom>',
      'latin1',
    );
    expect(await validateBom(latin1)).toMatchObject({ ok: true });
  });
});
