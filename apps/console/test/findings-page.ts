import type { Browser, Locator, Page } from 'playwright-core';
import { type AuditWorld, startAuditWorld } from '../../server/test/audit-world.ts';
import type { UserClient } from '../../server/test/server.ts';
import { type ConsolePage, launchBrowser, type OpenOptions, openPage } from './browser.ts';
import { ensureConsoleBuilt } from './build.ts';

/** The audit list of the real server, with the findings of `audit-world`. */
export interface FindingsSetup {
  world: AuditWorld;
  /** May audit. */
  auditor: UserClient;
  open: (search?: string, options?: Partial<OpenOptions> & { project?: string }) => Promise<ConsolePage>;
  /** Closes the pages of the last test. */
  closePages: () => Promise<void>;
  close: () => Promise<void>;
}

export async function startFindings(): Promise<FindingsSetup> {
  await ensureConsoleBuilt();
  const [browser, world]: [Browser, AuditWorld] = await Promise.all([launchBrowser(), startAuditWorld()]);
  const auditor = await world.server.asUser('VIEW_PORTFOLIO', 'VIEW_VULNERABILITY', 'VULNERABILITY_ANALYSIS');
  const pages: ConsolePage[] = [];
  return {
    world,
    auditor,
    open: async (search = '', { project = world.first.uuid, ...options } = {}) => {
      const opened = await openPage(browser, { origin: world.server.url, token: auditor.token, ...options });
      pages.push(opened);
      await opened.goto(`/projects/${project}/findings${search}`);
      return opened;
    },
    closePages: async () => {
      await Promise.all(pages.splice(0).map((page) => page.close()));
    },
    close: async () => {
      await browser.close();
      await world.server.close();
    },
  };
}

/** For `expect.poll`, whose own patience ends after a second. */
export const patience = { timeout: 15_000 };

export const rowsOf = (page: Page): Locator => page.getByRole('grid').locator('[data-row]');
export const rowOf = (page: Page, vulnId: string): Locator => rowsOf(page).filter({ hasText: vulnId });
export const panelOf = (page: Page): Locator => page.locator('[data-side-panel]');
export const titleOf = (page: Page): Locator => panelOf(page).getByRole('heading', { level: 2 });

/** The ids of the vulnerabilities in the list, from top to bottom. */
export async function idsOf(page: Page): Promise<string[]> {
  await rowsOf(page).first().waitFor();
  const texts = await rowsOf(page).allTextContents();
  return texts.map((text) => /(CVE|GO)-\d{4}-\d{4}/.exec(text)?.[0] ?? text);
}
