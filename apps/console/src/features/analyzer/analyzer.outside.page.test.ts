import { expect, test } from 'vitest';
import { findAccessibilityFaults, setUpPages, takeScreenshot } from '#test';
import { type AnalyzerBench, startAnalyzerBench } from '#test/server';

const left = 'pkg:npm/left@1.0.0';
const cpe = 'cpe:2.3:a:acme:left:1.0.0:*:*:*:*:*:*:*';

/** Analyzers that are off, and know one component that is not known to them yet. */
async function startAnalyzers(): Promise<AnalyzerBench> {
  const bench = await startAnalyzerBench();
  bench.played.ossindex.reports = { [left]: [{ id: 'sonatype-1', title: 'One' }] };
  bench.played.snyk.issues = { [left]: [{ id: 'SNYK-JS-LEFT-1', attributes: { title: 'Two' } }] };
  bench.played.trivy.vulnerabilities = { 'left@1.0.0': [{ vulnerability_id: 'CVE-2030-0003' }] };
  bench.played.vulndb.results = { [cpe]: [{ vulndb_id: 4, title: 'Four' }] };
  await bench.upload('shop', [{ name: 'left', purl: left, cpe }]);
  return bench;
}

const pages = setUpPages(startAnalyzers);

const analyzers = [
  ['oss', 'ossindex', '/ossindex/*'],
  ['snyk', 'snyk', '/snyk/*'],
  ['trivy', 'trivy', '/trivy/*'],
  ['vulnDB', 'vulndb', '/vulndb/*'],
] as const;

test.each(analyzers)(
  '%s: run on request, and what goes wrong is told with what helps',
  async (path, id, address) => {
    const { server, services, set, skipHours } = pages.world;
    await set(`${id}.enabled`, 'true');
    // A session does not outlive the day that is skipped.
    const openAndRun = async (before: RegExp) => {
      const { token } = await server.asUser('SYSTEM_CONFIGURATION', 'VIEW_PORTFOLIO');
      const { page, problems } = await pages.open(`/admin/analyzers/${path}`, { token });
      const status = page.getByRole('status');
      await status.getByText(before).waitFor();
      await page.getByRole('button', { name: 'Analyze now' }).click();
      await status.getByText('Queued', { exact: true }).waitFor();
      await server.runJobs();
      return { page, problems, status };
    };
    const first = await openAndRun(/Never run/);
    await first.status.getByText('Up to date').waitFor();
    expect(first.problems).toEqual([]);
    await first.page.close();
    expect((await pages.world.state(id))?.answered_at).not.toBeNull();

    services.fail(address, { kind: 'status', status: 401 });
    skipHours(24);
    const { page, problems, status } = await openAndRun(/Up to date/);
    services.reset();
    await status.getByText('Failed', { exact: true }).waitFor();
    const alert = page.getByRole('alert');
    await alert.getByText('The service rejects the credentials or the request.').waitFor();
    await alert.getByText('Check the credentials and what the account is allowed to do').waitFor();
    await alert.getByText('Earlier results are kept.').waitFor();
    expect(await findAccessibilityFaults(page)).toEqual([]);
    await takeScreenshot(page, `analyzer-refused-${path}`);
    expect(problems).toEqual([]);
  },
);
