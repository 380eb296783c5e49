import { describe, expect, it } from 'vitest';
import { bytesOf, jsonBom, xmlBom } from '../test/documents.ts';
import { jsonPath, toViolation } from './cyclonedx/json-violation.ts';
import { splitXml } from './cyclonedx/split-xml.ts';
import type { Bom, Contact, LicenseEntry, Lifecycle } from './model.ts';
import { readBom } from './read-bom.ts';
import { validateBom } from './validate-bom.ts';
import { emptyBom, writeJsonBom, writeXmlBom } from './write-bom.ts';

function read(bytes: Uint8Array): Bom {
  const result = readBom(bytes);
  if (!result.ok) throw new Error(result.detail);
  return result.bom;
}

const detailOf = (bytes: Uint8Array) => {
  const result = readBom(bytes);
  return result.ok ? 'was read' : result.detail;
};

describe('a field of JSON', () => {
  it.each<[unknown, boolean | undefined]>([
    [true, true],
    ['true', true],
    ['1', true],
    [false, false],
    ['0', false],
    ['no', undefined],
    [1, undefined],
    [{}, undefined],
  ])('that is true or false has from %j the value %j', (modified, expected) => {
    const [first] = read(jsonBom({ components: [{ type: 'library', name: 'a', modified }] })).components;
    expect(first?.modified).toBe(expected);
  });
});

describe('an element of XML', () => {
  const component = (content: string) =>
    `<component type="library" bom-ref="c"><name>c</name>${content}</component>`;

  it('that its list does not know is passed over', () => {
    const components = `<components><gadget><name>x</name></gadget>${component('')}</components>`;
    expect(read(xmlBom(components)).components).toEqual([{ bomRef: 'c', type: 'library', name: 'c' }]);
  });

  it('that refers to nothing is no reference', () => {
    const composition =
      '<composition><aggregate>complete</aggregate><assemblies><assembly/><assembly ref="c"/></assemblies></composition>';
    expect(read(xmlBom(`<compositions>${composition}</compositions>`)).compositions).toEqual([
      { aggregate: 'complete', assemblies: ['c'] },
    ]);
  });

  it('that is a dependency of nothing has an empty reference, and edges to nothing are none', () => {
    const dependency = '<dependency><dependency/><dependency ref="c"/><provides/></dependency>';
    expect(read(xmlBom(`<dependencies>${dependency}</dependencies>`)).dependencies).toEqual([
      { ref: '', dependsOn: ['c'] },
    ]);
  });

  it.each([
    ['with', ' bom-ref="c"', [{ ref: 'c', dependsOn: ['d'] }]],
    ['without', '', []],
  ])('of the dependency extension in a component %s reference gives %j', (_, ref, expected) => {
    const graph =
      '<dg:dependencies xmlns:dg="http://cyclonedx.org/schema/ext/dependency-graph/1.0"><dg:dependency ref="d"/></dg:dependencies>';
    const content = `<components><component type="library"${ref}><name>c</name>${graph}</component></components>`;
    expect(read(xmlBom(content, '1.1')).dependencies).toEqual(expected);
  });

  it('of a namespace with a prefix is named like one without', async () => {
    const wrong = '<b:component type="library"><b:name>a</b:name><b:scope>maybe</b:scope></b:component>';
    const text = `<b:bom xmlns:b="http://cyclonedx.org/schema/bom/1.6"><b:components>${wrong}</b:components></b:bom>`;
    const result = await validateBom(bytesOf(text));
    expect(result.ok ? [] : result.violations.map(({ path }) => path)).toContain(
      '/bom/components/component/scope',
    );
  });
});

describe('a text', () => {
  it('of XML that is not UTF-8 is refused', () => {
    const [start, end] = [bytesOf('<bom xmlns="http://cyclonedx.org/schema/bom/1.6">'), bytesOf('</bom>')];
    expect(detailOf(new Uint8Array([...start, 0xff, ...end]))).toBe('The document is not valid UTF-8 text');
  });

  it('that is UTF-16 with the high byte first is read', () => {
    const text = '{"bomFormat":"CycloneDX","specVersion":"1.6","version":7}';
    const bytes = Buffer.from(`\ufeff${text}`, 'utf16le').swap16();
    expect(read(bytes).version).toBe(7);
  });

  it('that is no XML before its root begins is refused as such', () => {
    expect(detailOf(bytesOf('<1/>'))).toMatch(/^The document is not well-formed XML: /);
  });
});

describe('an XML document that is taken apart', () => {
  const components = (...refs: string[]) =>
    xmlBom(`<components>${refs.map((ref) => `<component ${ref}/>`).join('')}</components>`);

  it.each([
    ['a reference is there twice, in either quotes', components("bom-ref='a'", 'bom-ref="a"')],
    ['an empty reference is there twice', components('bom-ref=""', 'bom-ref=""')],
    ['a declaration stands in a list', xmlBom('<components><!ELEMENT a></components>')],
  ])('is judged as a whole when %s', (_, bytes) => {
    expect(splitXml(bytes)).toBeUndefined();
  });
});

describe('toViolation', () => {
  it.each([
    ['', '$'],
    ['/components/0/bom-ref', '$.components[0].bom-ref'],
    ['/a b/x~1y/~0', '$["a b"]["x/y"]["~"]'],
  ])('names the place %j as %s', (pointer, path) => {
    expect(jsonPath(pointer)).toBe(path);
  });

  it.each<[string, object, string | undefined, string]>([
    ['const', { allowedValue: 'CycloneDX' }, undefined, 'must be "CycloneDX"'],
    ['minimum', {}, 'must be >= 1', 'must be >= 1'],
    ['contains', {}, undefined, 'breaks the rule "contains"'],
  ])('tells the broken rule %s', (keyword, params, message, expected) => {
    const error = { keyword, params, instancePath: '', schemaPath: '', ...(message && { message }) };
    expect(toViolation(error)).toEqual({ path: '$', message: expected });
  });
});

describe('writing what a version has no place for', () => {
  function written(change: (bom: Bom) => void, specVersion: '1.4' | '1.5' | '1.6') {
    const bom = emptyBom();
    change(bom);
    return JSON.parse(writeJsonBom(bom, { specVersion }));
  }

  it('puts a phase of one’s own under its name', () => {
    const lifecycles: Lifecycle[] = [
      { phase: 'build' },
      { phase: 'retired' },
      { phase: 'retired', name: 'Retired', description: 'At rest.' },
    ];
    const { metadata } = written((bom) => {
      bom.metadata = { lifecycles };
    }, '1.6');
    expect(metadata.lifecycles).toEqual([
      { phase: 'build' },
      { name: 'retired' },
      { name: 'Retired', description: 'At rest.' },
    ]);
  });

  it('makes one text of authors before 1.6', () => {
    const authors: Contact[] = [{ name: 'Ada' }, { email: 'bob@example.org' }, { phone: '1' }];
    const { components } = written((bom) => {
      bom.components.push({ type: 'library', name: 'a', version: '1', authors });
      bom.components.push({ type: 'library', name: 'b', version: '1', authors: [{ phone: '1' }] });
    }, '1.5');
    expect(components.map(({ author }: { author?: string }) => author)).toEqual([
      'Ada, bob@example.org',
      undefined,
    ]);
  });

  it('gives a license without id and name its address or a dash as the name', () => {
    const url = 'https://example.org/license';
    const { components } = written((bom) => {
      const licenses: LicenseEntry[] = [{ url }, { text: { content: 'Look.' } }];
      bom.components.push({ type: 'library', name: 'a', licenses });
    }, '1.6');
    expect(components[0].licenses).toEqual([
      { license: { name: url, url } },
      { license: { name: '-', text: { content: 'Look.' } } },
    ]);
  });

  it('makes components of old tools beside components, and old tools of components before 1.5', () => {
    const fill = (bom: Bom) => {
      bom.metadata = {
        tools: {
          tools: [{ vendor: 'Acme' }, { name: 'old', version: '1' }],
          components: [
            { type: 'application', name: 'new', supplier: { name: 'Acme' } },
            { type: 'application', name: 'grouped', group: 'acme' },
          ],
          services: [{ name: 'online', provider: { name: 'Acme' } }, { name: 'unknown' }],
        },
      };
    };
    expect(written(fill, '1.6').metadata.tools.components).toEqual([
      { type: 'application', supplier: { name: 'Acme' }, name: 'new' },
      { type: 'application', group: 'acme', name: 'grouped' },
      { type: 'application', publisher: 'Acme', name: '' },
      { type: 'application', name: 'old', version: '1' },
    ]);
    expect(written(fill, '1.4').metadata.tools).toEqual([
      { vendor: 'Acme' },
      { name: 'old', version: '1' },
      { vendor: 'Acme', name: 'new' },
      { vendor: 'acme', name: 'grouped' },
      { vendor: 'Acme', name: 'online' },
      { name: 'unknown' },
    ]);
  });

  it.each([
    [1e-7, '0.0000001'],
    [5e-324, '0'],
    [1e21, '1000000000000000000000'],
    [7.3, '7.3'],
  ])('writes the number %d in XML without exponent', (score, text) => {
    const bom = emptyBom();
    bom.vulnerabilities.push({ id: 'CVE-2024-1', ratings: [{ score }] });
    expect(writeXmlBom(bom, { specVersion: '1.6' })).toContain(`<score>${text}</score>`);
  });
});
