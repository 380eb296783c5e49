import { beforeAll, expect, test } from 'vitest';
import { setUpPages, takeScreenshot } from '#test';
import { nvdCve, osvRecord, startMirrorBench } from '#test/server';

const pages = setUpPages(startMirrorBench);

/** The NVD has a feed for each. */
const years = Array.from({ length: 25 }, (_, index) => 2002 + index);

beforeAll(async () => {
  const { world } = pages;
  await world.write({
    osv: { Go: [osvRecord('GO-2026-1')] },
    nvd: { ...Object.fromEntries(years.map((year) => [year, [nvdCve(`CVE-${year}-0001`)]])), modified: [] },
    epss: { 'CVE-2026-0001': [0.3, 0.3] },
    kev: [{ cveID: 'CVE-2026-0001' }],
  });
  await world.set('github.advisories.enabled', 'true');
  await world.set('euvd.enabled', 'true');
});

/** By the setting that says where each is. */
const sources = [
  ['github', 'github.advisories.api.url'],
  ['osv', 'google.osv.base.url'],
  ['euvd', 'euvd.api.url'],
  ['nvd', 'nvd.feeds.url'],
  ['epss', 'epss.feeds.url'],
  ['kev', 'kev.feeds.url'],
] as const;

test.each(sources)(
  '%s: updated on request, and what goes wrong is told with what helps',
  async (id, setting) => {
    const { server, source, rows, skipDays } = pages.world;
    // A session does not outlive the days that are skipped.
    const openAndUpdate = async () => {
      const { token } = await server.asUser('SYSTEM_CONFIGURATION', 'VIEW_PORTFOLIO');
      const { page, problems } = await pages.open(`/admin/vulnerabilitySources/${id}`, { token });
      const status = page.getByRole('status');
      await page.getByRole('button', { name: 'Update now' }).click();
      await status.getByText('Queued', { exact: true }).waitFor();
      await server.runJobs();
      return { page, problems, status };
    };
    const first = await openAndUpdate();
    await first.status.getByText('Up to date').waitFor();
    const feeds = first.page.getByRole('grid', { name: 'Feeds' });
    await feeds.getByText('Imported', { exact: true }).first().waitFor();
    expect(first.problems).toEqual([]);
    await first.page.close();

    const [stored] = await rows<{ value: string }>(
      `select value from config_property where property_name = '${setting}'`,
    );
    const path = new URL(stored?.value ?? '').pathname.replace(/\/$/, '');
    for (const each of [path, `${path}/*`]) source.fail(each, { kind: 'status', status: 401 });
    skipDays(7);
    const { page, problems, status } = await openAndUpdate();
    source.reset();
    await status.getByText('Failed', { exact: true }).waitFor();
    const alert = page.getByRole('alert').filter({ hasText: 'Check the credentials' });
    await alert.getByText('The service rejects the credentials or the request.').waitFor();
    await alert.getByText('wants other credentials (401)').waitFor();
    if (id === 'osv') await takeScreenshot(page, 'source-refused');
    expect(problems).toEqual([]);
  },
);
