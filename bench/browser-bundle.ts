import { isBuiltin } from 'node:module';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build, type Plugin } from 'vite';

/** The size of a bundle in bytes: minified, and compressed as servers send it. */
export interface BundleSize {
  minified: number;
  gzip: number;
  brotli: number;
}

const ENTRY = 'virtual:entry';

/**
 * Bundles a module for browsers as the console is built, and minifies it. Rejects when any file that it leads to
 * imports a module of Node, even if nothing of it were left in the bundle.
 *
 * @param source such as `export * from '@waybill/purl'`
 */
export async function bundleForBrowser(source: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    root: import.meta.dirname,
    plugins: [virtualEntry(source), refuseNode()],
    build: {
      write: false,
      minify: true,
      target: 'es2023',
      rolldownOptions: {
        input: ENTRY,
        preserveEntrySignatures: 'strict',
        output: { format: 'es', codeSplitting: false },
      },
    },
  });
  if (!('output' in result)) throw new Error('The build must end by itself');
  const chunk = result.output.find((part) => part.type === 'chunk');
  if (chunk === undefined) throw new Error('The build must make code');
  return chunk.code;
}

export function sizeOf(code: string): BundleSize {
  return {
    minified: Buffer.byteLength(code),
    gzip: gzipSync(code, { level: 9 }).length,
    brotli: brotliCompressSync(code).length,
  };
}

function virtualEntry(source: string): Plugin {
  return {
    name: 'virtual-entry',
    enforce: 'pre',
    resolveId: (id) => (id === ENTRY ? `\0${ENTRY}` : undefined),
    load: (id) => (id === `\0${ENTRY}` ? source : undefined),
  };
}

function refuseNode(): Plugin {
  return {
    name: 'refuse-node',
    enforce: 'pre',
    resolveId(id, importer) {
      if (isBuiltin(id))
        this.error(`"${id}" is a module of Node; it is imported by ${importer ?? 'the entry'}`);
    },
  };
}
