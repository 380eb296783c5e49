import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bundleForBrowser } from '../bench/browser-bundle.ts';

/** Packages that browsers have no use for. */
const FOR_NODE = new Set(['dt4', 'test-kit']);

const packages = readdirSync(join(import.meta.dirname, '../packages'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !FOR_NODE.has(entry.name))
  .map(({ name }) => name);

describe('the entry of a package in the browser', () => {
  it.each(packages)('%s bundles without a module of Node', async (name) => {
    expect(await bundleForBrowser(`export * from '@waybill/${name}'`)).not.toBe('');
  });

  it.each(packages)('nothing of %s stays when nothing is imported', async (name) => {
    expect((await bundleForBrowser(`import '@waybill/${name}'`)).trim()).toBe('');
  });
});

describe('what needs Node', () => {
  it.each(['sbom/node', 'license/texts'])(
    '%s is refused, with the module and where it is imported',
    async (entry) => {
      await expect(bundleForBrowser(`export * from '@waybill/${entry}'`)).rejects.toThrow(
        /"node:[\w/]+" is a module of Node; it is imported by .*packages/,
      );
    },
  );
});
