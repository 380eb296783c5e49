import { hasSharedData, listShared, readShared, runs } from '@waybill/test-kit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryBom, arbitraryFullBom } from '../test/arbitrary-bom.ts';
import { bytesOf } from '../test/documents.ts';
import type { Bom } from './model.ts';
import { readBom } from './read-bom.ts';
import { streamXmlBom } from './stream-bom.ts';
import { validateBom } from './validate-bom.ts';
import type { WriteOptions } from './write-bom.ts';
import { emptyBom, writeJsonBom, writeXmlBom } from './write-bom.ts';

const WRITERS = { json: writeJsonBom, xml: writeXmlBom };
const FORMATS = ['json', 'xml'] as const;
const VERSIONS = ['1.2', '1.3', '1.4', '1.5', '1.6', '1.7'] as const;

async function* batchOf<T>(items: readonly T[]): AsyncGenerator<readonly T[]> {
  yield items;
}

function readBack(text: string): Bom {
  const result = readBom(bytesOf(text));
  if (!result.ok) throw new Error(`${result.detail}: ${text}`);
  return result.bom;
}

describe('writing', () => {
  it('gives the documented examples', () => {
    const bom = emptyBom();
    expect(writeXmlBom(bom, { specVersion: '1.6' })).toBe(
      '<?xml version="1.0" encoding="UTF-8"?><bom xmlns="http://cyclonedx.org/schema/bom/1.6" version="1"/>\n',
    );
    bom.components.push({ type: 'data', name: 'weights' });
    expect(writeJsonBom(bom, { specVersion: '1.4' })).toBe(
      '{"bomFormat":"CycloneDX","specVersion":"1.4","version":1,"components":[{"type":"library","name":"weights"}]}',
    );
  });

  it.each(FORMATS)('and reading gives the same model again, in %s', (format) => {
    fc.assert(
      fc.property(arbitraryBom, fc.boolean(), (bom, indent) => {
        expect(readBack(WRITERS[format](bom, { specVersion: '1.7', indent }))).toEqual(bom);
      }),
      { numRuns: runs(300), seed: 20_261 },
    );
  });

  it.each(FORMATS)('and reading gives the same model again when every member is there, in %s', (format) => {
    fc.assert(
      fc.property(arbitraryFullBom, (bom) => {
        expect(readBack(WRITERS[format](bom, { specVersion: '1.7' }))).toEqual(bom);
      }),
      { numRuns: runs(10), seed: 20_263 },
    );
  });

  it.each(FORMATS.flatMap((format) => VERSIONS.map((specVersion) => ({ format, specVersion }))))(
    'loses nothing more when $format $specVersion is read and written again',
    ({ format, specVersion }) => {
      const write = (bom: Bom, options: WriteOptions) => readBack(WRITERS[format](bom, options));
      fc.assert(
        fc.property(arbitraryBom, (bom) => {
          const once = write(bom, { specVersion });
          expect(write(once, { specVersion })).toEqual(once);
        }),
        { numRuns: runs(60), seed: 20_262 },
      );
    },
  );

  it('says what an older version has no field or word for in its own words', () => {
    const bom: Bom = {
      ...emptyBom(),
      metadata: {
        tools: { components: [{ type: 'application', name: 'scanner', publisher: 'Acme', version: '2' }] },
      },
      components: [
        {
          type: 'machine-learning-model',
          name: 'a',
          authors: [{ name: 'Ada' }, { email: 'bob@example.org' }],
          hashes: [{ alg: 'Streebog-256', content: '0'.repeat(64) }],
          licenses: [{ id: 'MIT' }, { expression: 'MIT OR Apache-2.0' }],
          externalReferences: [{ type: 'rfc-9116', url: 'https://example.org' }],
        },
      ],
    };
    const document = JSON.parse(writeJsonBom(bom, { specVersion: '1.3' }));
    expect(document.metadata.tools).toEqual([{ vendor: 'Acme', name: 'scanner', version: '2' }]);
    expect(document.components[0]).toEqual({
      type: 'library',
      name: 'a',
      version: '',
      author: 'Ada, bob@example.org',
      licenses: [{ license: { id: 'MIT' } }, { license: { name: 'MIT OR Apache-2.0' } }],
      externalReferences: [{ type: 'other', url: 'https://example.org' }],
    });
  });

  it.each(['1.0', '1.1'] as const)(
    'passes the schema of XML %s with every member there',
    async (specVersion) => {
      const boms = fc.sample(arbitraryFullBom, { numRuns: 10, seed: 20_264 });
      for (const bom of [emptyBom(), ...boms]) {
        const streams = { components: batchOf(bom.components) };
        const options = { specVersion, licenseIds: new Set<string>() };
        let text = '';
        for await (const chunk of streamXmlBom({}, streams, options)) text += chunk;
        let refs = 0;
        // References are unique in real documents.
        const document = text.replaceAll(/ bom-ref="[^"]*"/g, () => ` bom-ref="${refs++}"`);
        expect(await validateBom(bytesOf(document))).toMatchObject({ ok: true });
      }
      expect(await validateBom(bytesOf(writeXmlBom(emptyBom(), { specVersion })))).toMatchObject({
        ok: true,
      });
    },
  );

  it('says in XML 1.0 what that can say', () => {
    const bom = emptyBom();
    bom.components.push({
      type: 'container',
      bomRef: 'a',
      name: 'a',
      scope: 'excluded',
      hashes: [
        { alg: 'MD5', content: '0'.repeat(32) },
        { alg: 'BLAKE3', content: '0'.repeat(64) },
      ],
      licenses: [{ expression: 'MIT OR Apache-2.0' }],
      externalReferences: [{ type: 'vcs', url: 'https://example.org' }],
    });
    expect(writeXmlBom(bom, { specVersion: '1.0' }).split('?>')[1]).toBe(
      '<bom xmlns="http://cyclonedx.org/schema/bom/1.0" version="1"><components><component type="library">' +
        `<name>a</name><version/><hashes><hash alg="MD5">${'0'.repeat(32)}</hash></hashes>` +
        '<licenses><license><name>MIT OR Apache-2.0</name></license></licenses>' +
        '<modified>false</modified></component></components></bom>\n',
    );
  });

  it('never writes characters that XML cannot hold', async () => {
    const bom = emptyBom();
    bom.components.push({ type: 'library', name: 'a\u0000b\u001bc\ud800d\uffffe' });
    const text = writeXmlBom(bom, { specVersion: '1.6' });
    expect(readBack(text).components[0]?.name).toBe('a\ufffdb\ufffdc\ufffdd\ufffde');
    expect(await validateBom(bytesOf(text))).toMatchObject({ ok: true });
  });

  it('indents XML so that people can read it', () => {
    const bom = emptyBom();
    bom.components.push({ type: 'library', name: 'a', hashes: [{ alg: 'MD5', content: '0'.repeat(32) }] });
    expect(writeXmlBom(bom, { specVersion: '1.5', indent: true }).split('\n')).toEqual([
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<bom xmlns="http://cyclonedx.org/schema/bom/1.5" version="1">',
      '  <components>',
      '    <component type="library">',
      '      <name>a</name>',
      '      <hashes>',
      `        <hash alg="MD5">${'0'.repeat(32)}</hash>`,
      '      </hashes>',
      '    </component>',
      '  </components>',
      '</bom>',
      '',
    ]);
  });
});

const cases = hasSharedData
  ? listShared('cyclonedx-spec/cases').filter((path) => /\/valid-.*\.(?:json|xml)$/.test(path))
  : [];

/** Pairs whose JSON and XML differ in the data itself (other names, purls, e-mail addresses …). */
const UNLIKE =
  /valid-(?:bom-1\.[2-5]|dependency-1\.[2-5]|license-id-1\.[2-4]|license-id-1\.5|service-1\.[2-5]|vulnerability-1\.[45]|machine-learning-1\.5|component-external-with-version|license-choice-1\.7|license-expression-with-text-1\.7|license-id-with-text-1\.7)\.json$/;

const pairs = cases.filter(
  (path) => path.endsWith('.json') && cases.includes(path.replace('.json', '.xml')) && !UNLIKE.test(path),
);

describe.skipIf(!hasSharedData)('a case that exists in JSON and in XML', () => {
  it('is one of more than a hundred', () => {
    expect(pairs.length).toBeGreaterThan(110);
  });

  it.each(pairs)('reads to the same model from both: %s', (path) => {
    const read = (name: string) =>
      readBack(new TextDecoder().decode(readShared(`cyclonedx-spec/cases/${name}`)));
    expect(read(path.replace('.json', '.xml'))).toEqual(read(path));
  });
});
