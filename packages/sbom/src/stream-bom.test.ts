import { runs } from '@waybill/test-kit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryBom } from '../test/arbitrary-bom.ts';
import { bytesOf } from '../test/documents.ts';
import { schemaLicenseIds } from './cyclonedx/license-ids.ts';
import type { Bom, Component } from './model.ts';
import { readBom } from './read-bom.ts';
import { type BomStreams, type StreamOptions, streamJsonBom, streamXmlBom } from './stream-bom.ts';
import { validateBom } from './validate-bom.ts';

const WRITERS = { json: streamJsonBom, xml: streamXmlBom };
const FORMATS = ['json', 'xml'] as const;
const VERSIONS = ['1.2', '1.3', '1.4', '1.5', '1.6', '1.7'] as const;
const cases = FORMATS.flatMap((format) => VERSIONS.map((specVersion) => ({ format, specVersion })));

async function* batches<T>(items: readonly T[], size = 2): AsyncGenerator<readonly T[]> {
  for (let i = 0; i < items.length; i += size) yield items.slice(i, i + size);
}

async function whole(pieces: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const piece of pieces) text += piece;
  return text;
}

async function stream(bom: Bom, format: (typeof FORMATS)[number], options: StreamOptions): Promise<string> {
  const streams: BomStreams = {
    components: batches(bom.components),
    services: batches(bom.services),
    dependencies: batches(bom.dependencies),
    vulnerabilities: batches(bom.vulnerabilities),
  };
  const { serialNumber, metadata } = bom;
  const head = { ...(serialNumber ? { serialNumber } : {}), ...(metadata ? { metadata } : {}) };
  return whole(WRITERS[format](head, streams, options));
}

function readBack(text: string): Bom {
  const result = readBom(bytesOf(text));
  if (!result.ok) throw new Error(`${result.detail}: ${text}`);
  return result.bom;
}

describe('a streamed document', () => {
  it.each(cases)('reads to itself when it is written again, in $format $specVersion', async (options) => {
    await fc.assert(
      fc.asyncProperty(arbitraryBom, async (bom) => {
        const once = readBack(await stream(bom, options.format, options));
        expect(readBack(await stream(once, options.format, options))).toEqual(once);
      }),
      { numRuns: runs(40), seed: 20_264 },
    );
  });

  it.each(cases)('leaves out what the schema of $format $specVersion refuses', async (options) => {
    const odd: Component = {
      type: 'library',
      name: 'odd',
      bomRef: 'odd',
      mimeType: 'no type',
      cpe: 'no cpe',
      hashes: [
        { alg: 'MD5', content: 'abc' },
        { alg: 'SHA-1', content: '0'.repeat(40) },
      ],
      authors: [{ name: 'Ada', email: 'nowhere' }],
      licenses: [{ id: 'Very-New-1.0', url: 'https://example.org/license' }],
      pedigree: { commits: [{ uid: '1', author: { timestamp: 'yesterday', name: 'Ada' } }] },
    };
    const bom: Bom = { ...readBack('{"bomFormat":"CycloneDX","specVersion":"1.6"}'), components: [odd] };
    const text = await stream(bom, options.format, { ...options, licenseIds: schemaLicenseIds() });
    expect(await validateBom(bytesOf(text))).toMatchObject({ ok: true });
    expect(readBack(text).components[0]).toMatchObject({
      hashes: [{ alg: 'SHA-1', content: '0'.repeat(40) }],
      licenses: [{ name: 'Very-New-1.0', url: 'https://example.org/license' }],
    });
  });

  it('has the lists that it was given, if only empty ones', async () => {
    const text = await whole(streamJsonBom({}, { dependencies: batches([]) }, { specVersion: '1.5' }));
    expect(JSON.parse(text)).toEqual({
      bomFormat: 'CycloneDX',
      specVersion: '1.5',
      version: 1,
      dependencies: [],
    });
  });

  it('does not wait for the end of a list before it sends its beginning', async () => {
    let given = 0;
    async function* components() {
      for (; given < 100; given++) yield [{ type: 'library', name: `c${given}` }];
    }
    for (const write of [streamJsonBom, streamXmlBom]) {
      given = 0;
      const pieces = write({}, { components: components() }, { specVersion: '1.6' });
      await pieces.next();
      await pieces.next();
      expect(given).toBeLessThan(3);
      await pieces.return();
    }
  });
});
