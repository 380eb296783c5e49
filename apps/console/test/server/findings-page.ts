import type { Locator, Page } from 'playwright-core';
import { startAuditWorld } from '../../../server/test/audit-world.ts';
import type { ConsolePage } from '../browser.ts';
import { type PageOptions, setUpPages } from '../pages.ts';
import { signIn } from './real-server.ts';

/** The audit list of the real server with the findings of `audit-world`; its user may audit. */
export function setUpFindingsPages() {
  const pages = setUpPages(async () =>
    signIn(await startAuditWorld(), 'VIEW_PORTFOLIO', 'VIEW_VULNERABILITY', 'VULNERABILITY_ANALYSIS'),
  );
  /** The findings of a project, of the first one where none is named. */
  function openFindings(
    search = '',
    { project = pages.world.first.uuid, ...options }: PageOptions & { project?: string } = {},
  ): Promise<ConsolePage> {
    return pages.open(`/projects/${project}/findings${search}`, options);
  }
  return { pages, openFindings };
}

export const rowsOf = (page: Page): Locator => page.locator('[data-row]');
/** The row of a record: its id stands alone, or behind that of the CVE; titles and other cells may name it too. */
export const rowOf = (page: Page, vulnId: string): Locator =>
  rowsOf(page).filter({
    has: page.getByRole('gridcell', { name: new RegExp(`^(?:CVE-\\d{4}-\\d{4}[^-]*)?${vulnId}[^-]*$`) }),
  });
export const panelOf = (page: Page): Locator => page.locator('[data-side-panel]');
export const titleOf = (page: Page): Locator => panelOf(page).getByRole('heading', { level: 2 });

/** The ids of the records in the list, from top to bottom. */
export async function idsOf(page: Page): Promise<string[]> {
  await rowsOf(page).first().waitFor();
  const texts = await rowsOf(page).allTextContents();
  return texts.map((text) => /(?:CVE-\d{4}-\d{4})?((?:CVE|GO)-\d{4}-\d{4})/.exec(text)?.[1] ?? text);
}
