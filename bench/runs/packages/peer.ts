import { createRequire } from 'node:module';

/** Loads a library as the package in `folder` (such as `packages/sbom`) gets it, by its version. */
export function requireAs(folder: string): NodeJS.Require {
  return createRequire(new URL(`../../../${folder}/package.json`, import.meta.url));
}
