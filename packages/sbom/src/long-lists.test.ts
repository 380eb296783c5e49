import { hasSharedData, listShared, readShared } from '@waybill/test-kit';
import { describe, expect, it } from 'vitest';
import { bytesOf, jsonBom, xmlBom } from '../test/documents.ts';
import { loadDocument } from './cyclonedx/load-document.ts';
import { LONG_LISTS } from './cyclonedx/long-lists.ts';
import { splitJson } from './cyclonedx/split-json.ts';
import { splitXml } from './cyclonedx/split-xml.ts';
import { validateJson } from './cyclonedx/validate-json.ts';
import { validateXml } from './cyclonedx/validate-xml.ts';
import { readLoaded } from './read-bom.ts';
import { refusalOf } from './refusal.ts';

const library = (name: string, more: object = {}) => ({ type: 'library', name, ...more });

/** The result of checking and reading a document. It is split into pieces from `largeBytes` on. */
async function judge(bytes: Uint8Array, largeBytes: number) {
  try {
    const document = loadDocument(bytes, largeBytes);
    if (document.format === 'protobuf') throw new Error('The document must be JSON or XML');
    const violations =
      document.format === 'json' ? validateJson(document) : await validateXml(document, largeBytes);
    return { violations, read: readLoaded(document) };
  } catch (error) {
    return refusalOf(error);
  }
}

async function expectSame(bytes: Uint8Array): Promise<void> {
  expect(await judge(bytes, 0)).toEqual(await judge(bytes, Number.POSITIVE_INFINITY));
}

describe('a JSON document that is not parsed whole', () => {
  const documents: Record<string, Uint8Array> = {
    'empty lists': jsonBom({ components: [], services: [] }),
    'items of all lists': jsonBom({
      components: [library('a', { 'bom-ref': 'a', components: [library('b')] }), library('c')],
      services: [{ name: 's' }],
      dependencies: [{ ref: 'a', dependsOn: [] }],
      vulnerabilities: [{ id: 'CVE-2024-1', description: 'quotes " and } brackets ] and \\ escapes' }],
      properties: [{ name: 'components', value: '[]' }],
    }),
    'wrong items': jsonBom({ components: [library('a'), { type: 'gadget', name: 'b' }, { name: 'c' }] }),
    'a wrong head': jsonBom({ components: [library('a')], version: 'one' }),
    'equal items': jsonBom({ components: [library('a'), library('b'), { name: 'a', type: 'library' }] }),
    'equal items in a list that its version has not': jsonBom(
      { vulnerabilities: [{ id: 'x' }, { id: 'x' }] },
      '1.3',
    ),
    'wrong items beside a list that its version has not': jsonBom(
      { vulnerabilities: [{ id: 'x' }], components: [{ type: 'gadget', name: 'a' }] },
      '1.3',
    ),
    'items that are no objects': jsonBom({ components: ['a', 1, null] }),
    'a list that is none': jsonBom({ components: { a: 1 } }),
    'halves of surrogate pairs': bytesOf(
      '{"specVersion":"1.6","bomFormat":"CycloneDX","components":[{"type":"library","name":"a\\ud800\\u0000"}]}',
    ),
    'a list given twice': bytesOf(
      '{"specVersion":"1.6","bomFormat":"CycloneDX","components":[{"type":"library","name":"a"}],"components":[{"type":"library","name":"b"}]}',
    ),
    'a list whose name is escaped': bytesOf(
      '{"specVersion":"1.6","bomFormat":"CycloneDX","components":[{"type":"library","name":"a"}],"\\u0063omponents":[]}',
    ),
    'white space everywhere': bytesOf(
      ' { "specVersion" : "1.6" ,\n"bomFormat":"CycloneDX", "components" : [ {"type":"library","name":"a"} ,\t{"type":"library","name":"b"} ] }\n',
    ),
    'prototype keys': bytesOf(
      '{"specVersion":"1.6","bomFormat":"CycloneDX","components":[{"type":"library","name":"a","__proto__":{"version":"1"}}]}',
    ),
    'a byte-order mark': bytesOf('\ufeff{"specVersion":"1.6","bomFormat":"CycloneDX","components":[]}'),
  };

  it.each(Object.entries(documents))('is judged and read like a whole one: %s', async (_name, bytes) => {
    await expectSame(bytes);
  });

  const head = '{"specVersion":"1.6","bomFormat":"CycloneDX","components":';
  const item = '{"type":"library","name":"a"}';
  it.each([
    `${head}[${item} ${item}]}`,
    `${head}[${item},]}`,
    `${head}[,${item}]}`,
    `${head}[${item}}`,
    `${head}[${item}]`,
    `${head}[${item}]]}`,
    `${head}[${item}]} trailing`,
    `${head}[{"type":"library","name":"a"]}]}`,
    `${head}[{"type":"library","name":}]}`,
    `${head}[${item}],}`,
    `${head}[${item}] "version":1}`,
    `${head}[{"name":"a`,
    `${head}`,
    `{"components"[]}`,
    `{"components":[],"a`,
  ])('is refused when it is not well-formed: %s', async (text) => {
    const refusal = { ok: false, detail: expect.stringContaining('not well-formed JSON'), violations: [] };
    expect(await judge(bytesOf(text), 0)).toMatchObject(refusal);
  });

  it('names the item that is not well-formed', async () => {
    expect(await judge(bytesOf(`${head}[${item},{"name":nothing}]}`), 0)).toMatchObject({
      detail: expect.stringMatching(/not well-formed JSON.*\(item 1 of "components"\)$/),
    });
  });

  it('is refused when an item is not UTF-8', async () => {
    const bytes = bytesOf(`${head}[{"type":"library","name":"?"}]}`);
    bytes[bytes.indexOf(0x3f)] = 0xff;
    expect(await judge(bytes, 0)).toMatchObject({ detail: expect.stringContaining('not valid UTF-8') });
  });

  it('is refused when it is nested too deep, with its list or elsewhere', async () => {
    const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;
    for (const text of [`${head}[{"x":${deep(498)}}]}`, `${head}[],"x":${deep(500)}}`]) {
      expect(await judge(bytesOf(text), 0)).toMatchObject({
        detail: expect.stringContaining('nested deeper'),
      });
    }
    await expectSame(bytesOf(`${head}[{"type":"library","name":"a","x":${deep(497)}}]}`));
  });

  it('is in pieces indeed', () => {
    const split = splitJson(jsonBom({ components: [library('a'), library('b')] }), LONG_LISTS);
    expect(split?.long.get('components')?.length).toBe(2);
    expect(split?.long.get('components')?.at(2)).toBeUndefined();
    expect(new TextDecoder().decode(split?.head)).toContain('"components":[]');
  });
});

describe('an XML document that is not checked whole', () => {
  const component = (ref: string, inner = '') =>
    `<component type="library" bom-ref="${ref}"><name>${ref}</name><version>1</version>${inner}</component>`;
  const list = (content: string) => `<components>${content}</components>`;
  const documents: Record<string, Uint8Array> = {
    'empty lists': xmlBom('<components/><services></services>'),
    'items, comments and CDATA': xmlBom(
      `<!-- <components> -->${list(`${component('a')}<!-- > -->${component('b', '<copyright><![CDATA[</component>]]></copyright>')}`)}`,
    ),
    'nested items': xmlBom(list(component('a', list(component('b'))))),
    'all lists': xmlBom(
      `${list(component('a'))}<services><service bom-ref="s"><name>s</name></service></services>` +
        '<dependencies><dependency ref="a"/></dependencies>' +
        '<vulnerabilities><vulnerability bom-ref="v"><id>CVE-2024-1</id></vulnerability></vulnerabilities>',
    ),
    'a wrong item': xmlBom(list(`${component('a')}<component type="gadget"><name>b</name></component>`)),
    'a wrong order of lists': xmlBom(`<services/>${list(component('a'))}`),
    'a reference that occurs twice': xmlBom(list(component('a') + component('b', list(component('a'))))),
    'a reference that occurs twice, once with entities': xmlBom(
      list(component('a&amp;b') + component('a&#38;b')),
    ),
    'references that differ in an entity': xmlBom(list(component('a&amp;b') + component('a&amp;c'))),
    'text between items': xmlBom(list(`${component('a')}text${component('b')}`)),
    'tags that do not match': xmlBom(`<components>${component('a')}</services>`),
    'an item that does not end': xmlBom(list('<component type="library"><name>a</name>')),
    'two lists': xmlBom(list(component('a')) + list(component('b'))),
    'a DOCTYPE': bytesOf('<!DOCTYPE bom><bom xmlns="http://cyclonedx.org/schema/bom/1.6"/>'),
    'an empty root': bytesOf('<bom xmlns="http://cyclonedx.org/schema/bom/1.6" version="1"/>'),
    'a prefix': bytesOf(
      '<x:bom xmlns:x="http://cyclonedx.org/schema/bom/1.6" version="1"><x:components><x:component type="library">' +
        '<x:name>a</x:name></x:component></x:components></x:bom>',
    ),
  };

  it.each(Object.entries(documents))('is judged and read like a whole one: %s', async (_name, bytes) => {
    await expectSame(bytes);
  });

  it('is judged in pieces, each with the opening of the document', () => {
    const items = Array.from({ length: 20_000 }, (_, i) => component(`ref-${i}`));
    const pieces = Array.from(splitXml(xmlBom(list(items.join('\n')))) ?? [], (piece) =>
      new TextDecoder().decode(piece),
    );
    expect(pieces.length).toBeGreaterThan(2);
    const [head = '', ...others] = pieces;
    expect(head).not.toContain('<component ');
    for (const piece of others)
      expect(piece).toMatch(/^<\?xml.*\n<bom [^>]*><components>\s*<component .*<\/bom>$/s);
    const count = others.reduce((sum, piece) => sum + piece.split('<component ').length - 1, 0);
    expect(count).toBe(items.length);
  });

  it.each([
    ['a tag that does not end', '<bom'],
    ['an attribute that does not end', '<bom a="'],
    ['a comment that does not end', '<bom><!-- '],
    ['elements that do not end', '<bom><components>'],
    ['too many end tags', '<bom></bom></bom>'],
    ['two roots', '<bom></bom><bom></bom>'],
    ['no element', 'text'],
  ])('is left whole when it has %s', (_name, text) => {
    expect(splitXml(bytesOf(text))).toBeUndefined();
  });
});

describe.skipIf(!hasSharedData)('cases of the specification in pieces (needs ../shared)', () => {
  const folder = 'cyclonedx-spec/cases';
  const cases = hasSharedData ? listShared(folder).filter((path) => /\.(?:json|xml)$/.test(path)) : [];

  it('are all judged and read like whole ones', async () => {
    for (const path of cases) {
      const bytes = readShared(`${folder}/${path}`);
      expect(await judge(bytes, 0), path).toEqual(await judge(bytes, Number.POSITIVE_INFINITY));
    }
    expect(cases.length).toBeGreaterThan(500);
  });
});
