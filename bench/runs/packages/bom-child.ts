// A process of its own, so that its highest memory is that of one document: `node bom-child.ts <way> <file>` reads the
// file in that way and prints a ChildReport. The way `empty` does nothing and shows what Node itself takes.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Ajv as AjvType } from 'ajv';
import { peakResident } from '../../process-memory.ts';
import { requireAs } from './peer.ts';

/** The result of the process. */
export interface ChildReport {
  /** Time for the document alone; schemas are compiled and threads started before. */
  seconds: number;
  /** Highest resident memory of the process, in MB. */
  peakMb: number;
  components: number;
}

export type BomWay = 'empty' | 'direct' | 'thread' | 'spdx' | 'ajv';

type Read = (bytes: Uint8Array<ArrayBuffer>) => Promise<number>;

const WARM_UP = '{"bomFormat":"CycloneDX","specVersion":"1.5","version":1}';

/** Each way makes ready what does not depend on the document. */
const WAYS: Readonly<Record<BomWay, () => Promise<Read>>> = {
  empty: async () => async () => 0,
  direct: async () => {
    const { processBom } = await import('@waybill/sbom/node');
    return async (bytes) => {
      const result = await processBom(bytes, { validate: true });
      if (!result.ok) throw new Error(JSON.stringify(result).slice(0, 1000));
      return result.bom.components.length;
    };
  },
  thread: async () => {
    const { createBomReader } = await import('@waybill/sbom/node');
    const reader = createBomReader();
    return async (bytes) => {
      const result = await reader.process(bytes, { validate: true, transfer: true });
      if (!result.ok) throw new Error(JSON.stringify(result).slice(0, 1000));
      return result.bom.components.length;
    };
  },
  spdx: async () => {
    const { readSpdx } = await import('@waybill/sbom');
    return async (bytes) => {
      const result = readSpdx(bytes);
      if (!result.ok && bytes.length > WARM_UP.length) throw new Error(result.detail);
      return result.ok ? result.bom.components.length : 0;
    };
  },
  ajv: async () => {
    const validate = compileAsShipped();
    return async (bytes) => {
      const document = JSON.parse(new TextDecoder().decode(bytes)) as { components?: unknown[] };
      if (!validate(document)) throw new Error(JSON.stringify(validate.errors).slice(0, 1000));
      return document.components?.length ?? 0;
    };
  },
};

/** ajv with the published schema and its own keywords, as its documentation shows. */
function compileAsShipped() {
  const require = requireAs('packages/sbom');
  const { Ajv } = require('ajv') as { Ajv: typeof AjvType };
  const addFormats = require('ajv-formats') as typeof import('ajv-formats').default;
  const ajv = new Ajv({ strict: false, validateSchema: false, logger: false });
  addFormats(ajv, ['date-time', 'date', 'uri']);
  ajv.addFormat('idn-email', true);
  ajv.addFormat('iri-reference', true);
  const library = dirname(require.resolve('@cyclonedx/cyclonedx-library/package.json'));
  const schemaOf = (name: string): object =>
    JSON.parse(readFileSync(join(library, `res/schema/${name}.SNAPSHOT.schema.json`), 'utf8'));
  for (const name of ['spdx', 'jsf-0.82', 'cryptography-defs']) {
    ajv.addSchema(schemaOf(name), `http://cyclonedx.org/schema/${name}.SNAPSHOT.schema.json`);
  }
  return ajv.compile(schemaOf('bom-1.5'));
}

async function main(way: BomWay, file: string): Promise<void> {
  const read = await WAYS[way]();
  if (way !== 'empty') await read(new TextEncoder().encode(WARM_UP));
  const started = performance.now();
  const components = way === 'empty' ? 0 : await read(readFileSync(file));
  const seconds = (performance.now() - started) / 1000;
  // Not the resource usage of the process: on Linux that begins with the memory of the process that started it.
  const peakMb = peakResident(process.pid);
  process.stdout.write(JSON.stringify({ seconds, peakMb, components } satisfies ChildReport));
  // A reading thread would keep the process for some seconds.
  process.exit();
}

const [, , way = '', file = ''] = process.argv;
if (!Object.hasOwn(WAYS, way)) throw new Error(`"${way}" is no way to read a BOM`);
await main(way as BomWay, file);
