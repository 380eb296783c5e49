import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const server = 'apps/server/src';
const tag = `${server}/features/tag`;
const badge = `${server}/features/badge`;
const page = 'apps/console/src/features/tag';

const sources: Record<string, string> = {
  [`${server}/db/placement.ts`]:
    "export const placement = {\n  tag: 'dictionary',\n  badge: 'dictionary',\n};",
  [`${server}/db/migrations/001-tag.ts`]: 'sql`create index on tag (name)`',
  [`${server}/app.ts`]: "import './features/tag/tag.routes.ts';\nimport './features/badge/badge.routes.ts';",
  'apps/server/test/server.ts': "import '../src/app.ts';",
  [`${tag}/tag.routes.ts`]: "import './tag.service.ts';\nconst all = { 'GET /api/v1/tag/{name}': 1 };",
  [`${tag}/tag.service.ts`]: "import './tag.queries.ts';",
  [`${tag}/tag.queries.ts`]: 'sql`insert into tag (name) values (1)`',
  [`${tag}/tag.routes.test.ts`]: "import '../../../test/server.ts';\nget('/api/v1/tag/' + name);",
  [`${badge}/badge.routes.ts`]: "import './badge.queries.ts';\nconst all = { 'GET /api/v1/badge': 1 };",
  [`${badge}/badge.queries.ts`]: 'sql`select name from badge join tag using (name)`',
  [`${badge}/badge.routes.test.ts`]: "import '../../../test/server.ts';\nget('/api/v1/badge?size=2');",
  [`${server}/conventions.test.ts`]: "readdirSync('.');",
  [`${page}/tag.data.ts`]: "get('/api/v1/tag/{name}')",
  [`${page}/tag.page.test.ts`]: "import '#test';",
  'apps/console/test/index.ts': "import './pages.ts';",
  'apps/console/test/pages.ts': '',
  'packages/purl/src/index.ts': "export * from './purl.ts';",
  'packages/purl/src/purl.ts': '',
  'packages/purl/src/purl.test.ts': "import './purl.ts';",
  'scripts/citations.test.ts': "readdirSync('docs');",
};

let root: string;
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'waybill-changed-'));
  mkdirSync(path.join(root, 'bench'));
  for (const [file, text] of Object.entries(sources)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const lib = path.join(import.meta.dirname, 'lib/changed-tests');
const driver = `
import { readSourceGraph } from ${JSON.stringify(path.join(lib, 'source-graph.mjs'))};
import { selectTests } from ${JSON.stringify(path.join(lib, 'select-tests.mjs'))};
const [root, ...changed] = process.argv.slice(1);
console.log(JSON.stringify(selectTests(readSourceGraph(root), changed)));
`;

function select(...changed: string[]): string[] {
  const args = ['--input-type=module', '--eval', driver, root, ...changed];
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (stderr) throw new Error(stderr);
  return JSON.parse(stdout);
}

const names = (files: readonly string[]) => files.map((file) => path.basename(file).replace('.test.ts', ''));

describe('the tests that a change can touch', () => {
  it('are those that import it, but not over the list of all features', () => {
    expect(names(select('packages/purl/src/purl.ts'))).toEqual(['purl']);
    expect(names(select(`${badge}/badge.routes.ts`))).toEqual(['conventions', 'badge.routes']);
  });

  it('are those that ask for it over HTTP, in pages as well', () => {
    expect(names(select(`${tag}/tag.routes.ts`))).toEqual(['tag.page', 'conventions', 'tag.routes']);
  });

  it('are those that read a table that it writes', () => {
    const all = ['tag.page', 'conventions', 'badge.routes', 'tag.routes'];
    expect(names(select(`${tag}/tag.queries.ts`))).toEqual(all);
    expect(names(select(`${tag}/tag.service.ts`))).toEqual(all);
    expect(names(select(`${server}/db/migrations/001-tag.ts`))).toEqual(all);
  });

  it('are pages of what stands beside them, and all pages for what they share', () => {
    expect(names(select(`${page}/tag.data.ts`))).toEqual(['tag.page']);
    expect(names(select('apps/console/test/pages.ts'))).toEqual(['tag.page']);
  });

  it('are those beside data, and of documents those that read them', () => {
    expect(names(select('packages/purl/src/types.json'))).toEqual(['purl']);
    expect(names(select('docs/design.md'))).toEqual(['citations']);
  });

  it('are all for what all depend on', () => {
    expect(select('package-lock.json')).toHaveLength(6);
    expect(select('apps/server/test/server.ts')).toHaveLength(3);
  });
});
