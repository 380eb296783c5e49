import { playRegistry, type RegistryKind, startSourceServer } from '@waybill/test-kit';
import { expect, test } from 'vitest';
import { setUpPages, takeScreenshot } from '#test';
import { runSql, sql, startMirrorBench } from '#test/server';

interface Played {
  page: string;
  type: string;
  kind: RegistryKind;
  namespace?: string;
  version?: string;
}

/** One line for each type: where its page is, and a package that the played repository has. */
const types: readonly Played[] = [
  { page: 'cargo', type: 'CARGO', kind: 'cargo' },
  { page: 'composer', type: 'COMPOSER', kind: 'composer', namespace: 'acme' },
  { page: 'cpan', type: 'CPAN', kind: 'cpan' },
  { page: 'gem', type: 'GEM', kind: 'gem' },
  { page: 'github', type: 'GITHUB', kind: 'github', namespace: 'acme' },
  { page: 'goModules', type: 'GO_MODULES', kind: 'golang', namespace: 'example.com/acme', version: 'v' },
  { page: 'hackage', type: 'HACKAGE', kind: 'hackage' },
  { page: 'hex', type: 'HEX', kind: 'hex' },
  { page: 'maven', type: 'MAVEN', kind: 'maven', namespace: 'org.acme' },
  { page: 'nixpkgs', type: 'NIXPKGS', kind: 'nixpkgs' },
  { page: 'npm', type: 'NPM', kind: 'npm' },
  { page: 'nuget', type: 'NUGET', kind: 'nuget' },
  { page: 'python', type: 'PYPI', kind: 'pypi' },
];

/** A repository of each type, and a component of each in one project. */
async function startRepositories() {
  const bench = await startMirrorBench();
  const services = types.map(({ kind, namespace, version = '' }) => {
    const played = { name: 'anvil', versions: [{ version: `${version}2.0.0` }] };
    const packages = [namespace === undefined ? played : { namespace, ...played }];
    return [`/${kind}`, playRegistry(kind, () => ({ packages }))] as const;
  });
  const outside = await startSourceServer({ root: bench.root, services: Object.fromEntries(services) });
  await runSql(bench.server.db, sql`delete from repository`);
  const client = await bench.server.asKey('SYSTEM_CONFIGURATION', 'PORTFOLIO_MANAGEMENT');
  const project = await client.put<{ uuid: string }>('/api/v1/project', { name: 'shop' });
  for (const { type, kind, namespace, version = '' } of types) {
    const repository = { type, identifier: 'played', url: `${outside.url}/${kind}`, enabled: true };
    await client.put('/api/v1/repository', repository);
    const name = namespace === undefined ? 'anvil' : `${namespace}/anvil`;
    const purl = `pkg:${kind}/${name}@${version}1.0.0`;
    const component = { name: 'anvil', version: `${version}1.0.0`, classifier: 'LIBRARY', purl };
    await client.put(`/api/v1/component/project/${project.body.uuid}`, component);
  }
  await runSql(bench.server.db, sql`delete from package_answer`);
  return {
    ...bench,
    outside,
    async close() {
      await bench.close();
      await outside.close();
    },
  };
}

const pages = setUpPages(startRepositories);

test.each(types)('$page: asked on request, and what goes wrong is told with what helps', async (played) => {
  const { server, outside, skipDays } = pages.world;
  // A session does not outlive the day that is skipped.
  const openAndUpdate = async () => {
    skipDays(1);
    await runSql(server.db, sql`update package_answer set checked_at = checked_at - interval '1 day'`);
    const { token } = await server.asUser('SYSTEM_CONFIGURATION', 'VIEW_PORTFOLIO');
    const { page, problems } = await pages.open(`/admin/repositories/${played.page}`, { token });
    await page.getByRole('button', { name: 'Update now' }).click();
    await page.getByText('Queued', { exact: true }).waitFor();
    await server.runJobs();
    await page.getByText('Up to date').waitFor();
    return { page, problems, grid: page.getByRole('grid') };
  };
  const first = await openAndUpdate();
  await first.grid.getByText('OK', { exact: true }).waitFor();
  expect(first.problems).toEqual([]);
  await first.page.close();
  const latest = await pages.world.rows<{ version: string }>(
    `select l.version from package_latest l join pkg k on k.pkg_id = l.pkg_id where k.k1 = '${played.kind}'`,
  );
  expect(latest.map(({ version }) => version)).toEqual([`${played.version ?? ''}2.0.0`]);

  for (const path of [`/${played.kind}`, `/${played.kind}/*`])
    outside.fail(path, { kind: 'status', status: 401 });
  const { page, problems, grid } = await openAndUpdate();
  outside.reset();
  await grid.getByText('The service rejects the credentials or the request.').waitFor();
  await grid.getByText('played', { exact: true }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'Check the credentials' });
  await alert.getByText('wants other credentials (401)').waitFor();
  if (played.page === 'npm') await takeScreenshot(page, 'repository-refused');
  expect(problems).toEqual([]);
});
