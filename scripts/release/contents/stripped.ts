import { stripTypeScriptTypes } from 'node:module';

/** A relative path of one of our modules in quotes: of an import, an export, or a file beside a module. */
const OWN_MODULE = /(['"])(\.{1,2}\/[^'"\s]+)\.ts\1/g;

/** The name of a module in a release: `src/main.ts` is `src/main.js` there. */
export function strippedName(file: string): string {
  return file.replace(/\.ts$/, '.js');
}

/**
 * A module as it ships: blanks in place of types, and other modules by the names they have there. Lines and columns stay, so a stack trace
 * names places of the repository.
 * @param source TypeScript that Node can run by itself (ADR 0001)
 * @throws SyntaxError for syntax that is more than types
 */
export function stripModule(source: string): string {
  return stripTypeScriptTypes(source).replace(OWN_MODULE, '$1$2.js$1');
}

/** The exports of a manifest with the names that modules have in a release. */
export function strippedExports(exports: unknown): unknown {
  if (typeof exports === 'string') return strippedName(exports);
  if (typeof exports !== 'object' || exports === null) return exports;
  return Object.fromEntries(Object.entries(exports).map(([name, value]) => [name, strippedExports(value)]));
}
