import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const script = path.join(import.meta.dirname, 'check-imports.mjs');

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'waybill-imports-'));
  for (const folder of ['apps/server', 'packages/purl', 'packages/test-kit'])
    write(`${folder}/package.json`, '{}');
  write(
    'apps/console/package.json',
    JSON.stringify({ dependencies: { '@waybill/purl': '0.1.0' }, devDependencies: { 'axe-core': '4.14.1' } }),
  );
});

afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

const FEATURES = 'apps/server/src/features';
const DOOR = '// Public to other features.\n';

describe('check-imports', () => {
  it.each([
    [
      'a package that imports an app',
      'packages/purl/src/a.ts',
      `import { x } from '../../../apps/server/src/x.ts';`,
    ],
    [
      'a package that imports an app by name',
      'packages/purl/src/a.ts',
      `import { x } from '@waybill/server';`,
    ],
    [
      'a package reached by a path',
      'apps/server/src/a.ts',
      `import { x } from '../../../packages/purl/src/b.ts';`,
    ],
    ['a file system in a pure package', 'packages/purl/src/a.ts', `import { readFileSync } from 'node:fs';`],
    ['a type of such a module', 'packages/purl/src/a.ts', `import type { Server } from 'node:http';`],
    ['a module loaded late', 'packages/purl/src/a.ts', `const fs = await import('node:fs/promises');`],
    ['a logger in a pure package', 'packages/purl/src/a.ts', `import pino from 'pino';`],
    ['the environment in a pure package', 'packages/purl/src/a.ts', 'export const home = process.env.HOME;'],
    ['the clock in a pure package', 'packages/purl/src/a.ts', 'export const now = () => Date.now();'],
    ['the current date in a pure package', 'packages/purl/src/a.ts', 'export const now = () => new Date();'],
    ['randomness in a pure package', 'packages/purl/src/a.ts', 'export const dice = () => Math.random();'],
    [
      'a feature in the platform',
      'apps/server/src/db/a.ts',
      `import { x } from '../features/bom/bom.service.ts';`,
    ],
    [
      'a module that another feature keeps to itself',
      `${FEATURES}/bom/a.ts`,
      `import { x } from '../team/team-name.ts';`,
    ],
    ['its type', `${FEATURES}/bom/a.ts`, `import type {\n  X,\n} from '../team/team.routes.ts';`],
    [
      'the same in the console',
      'apps/console/src/features/bom/a.tsx',
      `import { X } from '../team/team-name.tsx';`,
    ],
    ['the same in a benchmark', 'bench/a.ts', `import { x } from '../${FEATURES}/team/team.queries.ts';`],
    [
      'the same in the command line',
      'apps/server/src/cli/a.ts',
      `import { x } from '../features/team/team.ts';`,
    ],
    ['a door that nobody goes through', `${FEATURES}/bom/a.ts`, `${DOOR}export const x = 1;`],
    ['the server in the console', 'apps/console/src/a.tsx', `import { x } from '../../server/src/x.ts';`],
    ['a package that is not declared', 'apps/server/src/a.ts', `import { x } from '@waybill/purl';`],
    ['a package for tests in the product', 'apps/console/src/a.ts', `import axe from 'axe-core';`],
    ['the test kit in the console', 'apps/console/src/a.ts', `import { x } from '@waybill/test-kit';`],
  ])('refuses %s', (_, file, text) => {
    write(file, text);
    const { status, stderr } = check();
    expect(stderr).toContain(`${file}:1 `);
    expect(status).toBe(1);
  });

  it.each([
    ["a feature's own queries", `${FEATURES}/bom/bom.service.ts`, `import { x } from './bom.queries.ts';`],
    ['a pure package in the console', 'apps/console/src/a.ts', `import { x } from '@waybill/purl';`],
    ['a part of it', 'apps/console/src/a.ts', `import { x } from '@waybill/purl/part';`],
    ['a type of a package for tests', 'apps/console/src/a.ts', `import type { x } from 'axe-core';`],
    ['a package for tests in a test', 'apps/console/test/a.ts', `import axe from 'axe-core';`],
    ['files in a test', 'packages/purl/src/a.test.ts', `import { readFileSync } from 'node:fs';`],
    ['servers in the test kit', 'packages/test-kit/src/a.ts', `import { createServer } from 'node:http';`],
    ['a date that is given', 'packages/purl/src/a.ts', 'export const at = (ms: number) => new Date(ms);'],
    [
      'words in comments and texts',
      'packages/purl/src/a.ts',
      "// Date.now()\nexport const s = 'process.env';",
    ],
    ['an import in a comment', 'packages/purl/src/a.ts', `// import { x } from 'node:fs';\nexport {};`],
  ])('accepts %s', (_, file, text) => {
    write(file, text);
    expect(check()).toMatchObject({ status: 0, stderr: '' });
  });

  it('accepts a door of another feature, and what it registers where the application is put together', () => {
    write(`${FEATURES}/team/team.service.ts`, `${DOOR}export const x = 1;`);
    write(`${FEATURES}/team/team.feature.ts`, `export const feature = 1;`);
    write(`${FEATURES}/bom/a.ts`, `import { x } from '../team/team.service.ts';`);
    write('apps/server/src/app.ts', `import { feature } from './features/team/team.feature.ts';`);
    expect(check()).toMatchObject({ status: 0, stderr: '' });
  });

  it('refuses queries as a door', () => {
    write(`${FEATURES}/team/team.queries.ts`, `${DOOR}export const x = 1;`);
    write(`${FEATURES}/bom/a.ts`, `import { x } from '../team/team.queries.ts';`);
    expect(check().stderr).toContain('may not be public');
  });

  it('refuses folders that import each other, though no file does, and names the way round', () => {
    write(`${FEATURES}/team/a.ts`, `${DOOR}export const a = 1;`);
    write(`${FEATURES}/team/b.ts`, `import type { X } from '../bom/c.ts';`);
    write(`${FEATURES}/bom/c.ts`, `${DOOR}import { a } from '../team/a.ts';`);
    const way = `${FEATURES}/bom/c.ts -> ${FEATURES}/team/a.ts, ${FEATURES}/team/b.ts -> ${FEATURES}/bom/c.ts`;
    expect(check().stderr).toContain(`folders import each other: ${way}`);
  });

  it('refuses files that import each other and names the way round', () => {
    write('packages/purl/src/a.ts', `import { b } from './b.ts';`);
    write('packages/purl/src/b.ts', `export { c } from './c.ts';`);
    write('packages/purl/src/c.ts', `import { a } from './a.ts';`);
    const way = ['a.ts', 'b.ts', 'c.ts', 'a.ts'].map((name) => `packages/purl/src/${name}`).join(' -> ');
    expect(check().stderr).toContain(way);
  });

  it('accepts files that know only each other’s types', () => {
    write('packages/purl/src/a.ts', `import type { B } from './b.ts';`);
    write('packages/purl/src/b.ts', `import { a } from './a.ts';`);
    expect(check().status).toBe(0);
  });
});

function write(file: string, text: string): void {
  const target = path.join(root, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
}

function check(): { status: number | null; stderr: string } {
  const { status, stderr } = spawnSync(process.execPath, [script, root], { encoding: 'utf8' });
  return { status, stderr };
}
