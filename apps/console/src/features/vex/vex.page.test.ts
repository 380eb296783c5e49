import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findAccessibilityFaults, takeScreenshot } from '#test';
import { flaws, setUpFindingsPages, uploadBom } from '#test/server';

const { pages, openFindings } = setUpFindingsPages();

const analysis = { state: 'not_affected', justification: 'code_not_reachable', detail: 'Never called.' };
const entry = (id: string, ref: string) => ({
  id,
  source: { name: 'NVD' },
  analysis,
  affects: [{ ref }],
});

const vex = {
  bomFormat: 'CycloneDX',
  specVersion: '1.5',
  version: 1,
  metadata: { component: { type: 'application', 'bom-ref': 'root', name: 'workshop' } },
  components: [{ type: 'library', 'bom-ref': 'later', name: 'nail', version: '1.6' }],
  vulnerabilities: [
    entry(flaws.critical, 'root'),
    entry('CVE-1999-0001', 'root'),
    entry(flaws.unassigned, 'later'),
    entry(flaws.medium, 'elsewhere'),
  ],
};

const fileOf = (document: unknown) => ({
  name: 'vex.json',
  mimeType: 'application/json',
  buffer: Buffer.from(typeof document === 'string' ? document : JSON.stringify(document)),
});

const dialogOf = (page: Page) => page.getByRole('dialog');

async function upload(page: Page, document: unknown): Promise<void> {
  await dialogOf(page).locator('input[type=file]').setInputFiles(fileOf(document));
  await dialogOf(page).getByRole('button', { name: 'Upload', exact: true }).click();
}

test('a VEX document goes from the file to what became of its statements; a reload loses nothing', async () => {
  const { page, problems } = await openFindings();
  await page.getByRole('button', { name: 'Actions', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Upload VEX…' }).click();
  await page.waitForURL(/\/vex\?dialog=vex/);
  const dialog = dialogOf(page);
  const send = dialog.getByRole('button', { name: 'Upload', exact: true });
  expect(await send.getAttribute('aria-disabled')).toBe('true');
  await dialog.locator('input[type=file]').setInputFiles(fileOf(vex));
  await dialog.getByText('CycloneDX 1.5').waitFor();
  await takeScreenshot(page, 'vex-form');
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await send.click();
  await page.waitForURL(/task=/);
  await dialog.getByText('Queued').waitFor();
  await page.reload();
  await dialog.getByText('Queued').waitFor();
  await pages.world.server.runJobs();
  await dialog.getByText('VEX document processed.').waitFor();
  await takeScreenshot(page, 'vex-outcome');
  expect(await findAccessibilityFaults(page)).toEqual([]);

  await dialog.getByRole('link', { name: 'Unknown vulnerability: 1' }).click();
  await page.waitForURL(/reason=UNKNOWN_VULNERABILITY/);
  const rows = page.getByRole('grid', { name: 'Statements' }).locator('[data-row]');
  await rows.first().waitFor();
  expect(await rows.count()).toBe(1);
  expect(await rows.first().innerText()).toContain('No source has a record of CVE-1999-0001');
  await page.goto(page.url().replace(/\?.*/, ''));
  await rows.nth(3).waitFor();
  const texts = await rows.allInnerTexts();
  expect(texts[0]).toContain('Applied');
  expect(texts[2]).toContain('Other version');
  expect(texts[3]).toContain('Unknown component');
  await takeScreenshot(page, 'vex-statements');
  expect(await findAccessibilityFaults(page)).toEqual([]);

  await page.getByRole('link', { name: 'All VEX documents' }).click();
  const list = page.getByRole('grid', { name: 'Uploaded VEX documents' }).locator('[data-row]');
  await list.first().waitFor();
  expect(await list.count()).toBe(1);
  await takeScreenshot(page, 'vex-documents');
  expect(await findAccessibilityFaults(page)).toEqual([]);
  expect(problems).toEqual([]);
});

test('a refused document shows place and reason of every fault', async () => {
  const { page } = await openFindings();
  await page.goto(page.url().replace(/findings.*/, 'vex?dialog=vex'));
  await upload(page, {
    ...vex,
    vulnerabilities: [{ ...entry('CVE-1', 'root'), analysis: { state: 'sorry' } }],
  });
  await dialogOf(page).getByText("The document doesn't match its schema").waitFor();
  expect(await dialogOf(page).getByRole('table').innerText()).toContain('analysis.state');
});

test('findings and analyses are exported in every format', async () => {
  const { page } = await openFindings();
  const project = await uploadBom(pages.world.server, pages.world.auditor, 'Exported', '1', {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    components: [
      {
        type: 'library',
        name: 'nail',
        version: '1.5',
        purl: 'pkg:golang/example.com/nail@v1.5.0',
      },
    ],
  });
  const { body } = await pages.world.auditor.get<{ component: object; vulnerability: object }[]>(
    `/api/v1/finding/project/${project.uuid}`,
  );
  const [finding] = body as { component: { uuid: string }; vulnerability: { uuid: string } }[];
  await pages.world.auditor.put('/api/v1/analysis', {
    component: finding?.component.uuid,
    vulnerability: finding?.vulnerability.uuid,
    analysisState: 'EXPLOITABLE',
  });
  await page.goto(page.url().replace(pages.world.first.uuid, project.uuid));
  for (const [name, mark] of [
    ['Findings as FPF', '"findings"'],
    ['Findings as SARIF', '"runs"'],
    ['Vulnerabilities and analyses (VDR)', '"vulnerabilities"'],
    ['VEX as CycloneDX', '"exploitable"'],
    ['VEX as OpenVEX', 'openvex.dev'],
    ['VEX as CSAF', '"csaf_vex"'],
  ] as const) {
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name }).click(),
    ]);
    const stream = await download.createReadStream();
    expect(Buffer.concat(await stream.toArray()).toString(), name).toContain(mark);
  }
});

test.each([
  ['VIEW_VULNERABILITY', 0],
  ['VULNERABILITY_ANALYSIS', 1],
] as const)('somebody who has only %s sees the documents', async (permission, uploads) => {
  const { page } = await openFindings();
  const path = page.url().replace(/findings.*/, 'vex');
  const permissions = ['VIEW_PORTFOLIO', permission] as const;
  const user = await pages.world.server.asUser(...permissions);
  const opened = await pages.open(new URL(path).pathname, { token: user.token });
  await opened.page.getByRole('grid', { name: 'Uploaded VEX documents' }).waitFor();
  const button = opened.page.getByRole('button', { name: 'Upload VEX', exact: true });
  expect(await button.count()).toBe(uploads);
});

test('somebody without either permission has no such tab', async () => {
  const { page } = await pages.open(`/projects/${pages.world.first.uuid}`, {
    token: (await pages.world.server.asUser('VIEW_PORTFOLIO')).token,
  });
  await page.getByRole('link', { name: 'BOMs' }).waitFor();
  expect(await page.getByRole('link', { name: 'VEX', exact: true }).count()).toBe(0);
});
