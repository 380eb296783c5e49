import type { NewShareLink } from '@waybill/api-contract';
import { expect, test } from 'vitest';
import { findAccessibilityFaults, setUpPages, takeScreenshot } from '#test';
import { flaws, startAuditWorld } from '#test/server';

const pages = setUpPages(startAuditWorld);
const rights = ['VIEW_PORTFOLIO', 'PORTFOLIO_MANAGEMENT', 'VIEW_VULNERABILITY'] as const;

async function openProject(more: Parameters<typeof pages.open>[1] = {}, query = '') {
  const { server, first } = pages.world;
  const { token } = await server.asUser(...rights);
  return pages.open(`/projects/${first.uuid}${query}`, { token, ...more });
}

async function share(more: object = {}): Promise<string> {
  const { server, first } = pages.world;
  const body = { label: 'Acme', expiresAt: Date.now() + 86_400_000, sbom: true, vex: true, ...more };
  const path = `/api/waybill/v1/project/${first.uuid}/share-link`;
  return (await server.asAdmin.put<NewShareLink>(path, body)).body.token;
}

test('a link is made, told once, opened without an account, and revoked', async () => {
  const { page, problems } = await openProject();
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Share with customers…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share with customers' });
  await dialog.getByText('No links yet.').waitFor();
  await dialog.getByRole('button', { name: 'Create link' }).click();
  await dialog.getByRole('button', { name: 'Create link' }).click();
  await dialog.getByText('This field is required.').waitFor();
  await dialog.getByLabel('For').fill('Acme Corp');
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await takeScreenshot(page, 'share-form');
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const link = (await dialog.getByRole('region', { name: 'New link' }).locator('code').textContent()) ?? '';
  expect(link).toMatch(/\/shared\/[\w-]{43}$/);
  await dialog.getByText('Acme Corp').waitFor();
  await takeScreenshot(page, 'share-links');

  const visitor = await pages.openBlank({ token: '' });
  await visitor.page.goto(link);
  await visitor.page.getByRole('heading', { name: 'Workshop 1' }).waitFor();
  const downloaded = visitor.page.waitForEvent('download');
  await visitor.page.getByRole('button', { name: 'BOM (CycloneDX)' }).click();
  expect((await downloaded).suggestedFilename()).toMatch(/^Workshop-1-bom-.*\.cdx\.json$/);
  expect(await findAccessibilityFaults(visitor.page)).toEqual([]);
  expect(visitor.problems).toEqual([]);

  await page.reload();
  const reopened = page.getByRole('dialog', { name: 'Share with customers' });
  await reopened.getByText(/1 download/).waitFor();
  expect(await reopened.getByRole('region', { name: 'New link' }).count()).toBe(0);
  await reopened.getByRole('button', { name: 'Revoke link for Acme Corp' }).click();
  await page.getByRole('button', { name: 'Revoke', exact: true }).last().click();
  await page.getByText('Link revoked').waitFor();
  await reopened.getByText('Revoked', { exact: true }).waitFor();
  await visitor.page.reload();
  await visitor.page.getByText(/has expired, or was revoked/).waitFor();
  expect(problems).toEqual([]);
});

test('the VEX comes in three formats, as soon as something is decided', async () => {
  const { server, first } = pages.world;
  const early = await pages.open(`/shared/${await share()}`, { token: '' });
  await early.page.getByRole('button', { name: 'CSAF 2.0' }).click();
  await early.page.locator('[data-kind="warning"]').waitFor();
  const vulnerability = await server.asAdmin.get<{ uuid: string }>(
    `/api/v1/vulnerability/source/NVD/vuln/${flaws.critical}`,
  );
  await server.asAdmin.put('/api/v1/analysis', {
    project: first.uuid,
    component: first.components.anvil,
    vulnerability: vulnerability.body.uuid,
    analysisState: 'NOT_AFFECTED',
    analysisJustification: 'CODE_NOT_REACHABLE',
  });
  const visitor = await pages.open(`/shared/${await share({ sbom: false })}`, { token: '' });
  await visitor.page.getByRole('heading', { name: 'Workshop 1' }).waitFor();
  expect(await visitor.page.getByRole('button', { name: 'BOM (CycloneDX)' }).count()).toBe(0);
  for (const format of ['CSAF 2.0', 'OpenVEX', 'CycloneDX VEX']) {
    const downloaded = visitor.page.waitForEvent('download');
    await visitor.page.getByRole('button', { name: format }).click();
    expect((await downloaded).suggestedFilename()).toMatch(/^Workshop-1-vex-/);
  }
  expect(visitor.problems).toEqual([]);
});

test.each([
  ['light', 1366],
  ['dark', 390],
] as const)('what a link shows is free of accessibility faults in %s at %d', async (theme, width) => {
  const visitor = await pages.open(`/shared/${await share()}`, { token: '', theme, width });
  await visitor.page.getByRole('heading', { name: 'Workshop 1' }).waitFor();
  expect(await findAccessibilityFaults(visitor.page)).toEqual([]);
  await takeScreenshot(visitor.page, `shared-${theme}-${width}`);
});

test('who may not see findings shares the BOM alone', async () => {
  const { server, first } = pages.world;
  const { token } = await server.asUser('VIEW_PORTFOLIO', 'PORTFOLIO_MANAGEMENT');
  const { page } = await pages.open(`/projects/${first.uuid}?dialog=share`, { token });
  const dialog = page.getByRole('dialog', { name: 'Share with customers' });
  await dialog.getByRole('button', { name: 'Create link' }).click();
  await dialog.getByRole('switch', { name: /Bill of materials/ }).waitFor();
  expect(await dialog.getByRole('switch').count()).toBe(1);
});
