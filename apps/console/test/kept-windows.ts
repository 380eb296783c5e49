import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import { spend } from '../../server/test/spend.ts';
import {
  type ConsolePage,
  contextOptionsOf,
  goerOf,
  launchBrowser,
  type OpenOptions,
  patienceMs,
  watchProblems,
} from './browser.ts';

/** Windows that wait to be used again; each costs memory. */
const maxKept = 3;

/** A window, and what has to be taken back before the next test gets it. */
interface Window {
  /** The settings that cannot change any more: the address of the console, and the language. */
  key: string;
  context: BrowserContext;
  page: Page;
  session: CDPSession;
  scripts: { dispose: () => Promise<void> }[];
  /** A test did to it what cannot be taken back. */
  isSpoiled: boolean;
}

/** Belong to this process, in which page tests run file by file. */
let browser: Promise<Browser> | undefined;
const kept: Window[] = [];
let opened = 0;

/**
 * A page that no test has been at, as far as it can tell: storage, cookies, routes, listeners, and the history of the one
 * before are gone. Opening a window costs as much as loading the console does, so windows are used again.
 * @param hasFailed whether the test failed; its window is not used again
 */
export async function borrowPage(
  options: OpenOptions,
): Promise<ConsolePage & { giveBack: (hasFailed: boolean) => Promise<void> }> {
  const window = takeKept(keyOf(options)) ?? (await spend('page', () => openWindow(options)));
  const { page } = window;
  const { colorScheme, viewport } = contextOptionsOf(options);
  await page.emulateMedia({ media: null, colorScheme: colorScheme ?? null });
  if (viewport) await page.setViewportSize(viewport);
  await seed(window, options.token);
  const close = () => discard(window);
  return {
    page,
    problems: watchProblems(page, options),
    goto: goerOf(page),
    close,
    giveBack: (hasFailed) => (hasFailed || window.isSpoiled || page.isClosed() ? close() : keep(window)),
  };
}

const keyOf = ({ origin, locale = '' }: OpenOptions) => `${locale} ${origin}`;

function takeKept(key: string): Window | undefined {
  const index = kept.findIndex((window) => window.key === key);
  return index < 0 ? undefined : kept.splice(index, 1)[0];
}

async function openWindow(options: OpenOptions): Promise<Window> {
  browser ??= launchBrowser({ isForTests: true });
  const context = await (await browser).newContext(contextOptionsOf(options));
  const page = await context.newPage();
  page.setDefaultTimeout(patienceMs);
  const session = await context.newCDPSession(page);
  const window = { key: keyOf(options), context, page, session, scripts: [], isSpoiled: false };
  watchOver(window);
  return window;
}

/** Notes what a test does to its window: scripts are taken out again, some things cannot be undone. */
function watchOver(window: Window): void {
  const { context, page } = window;
  const { clock } = page;
  const addInitScript = page.addInitScript.bind(page);
  const newSession = context.newCDPSession.bind(context);
  page.addInitScript = async (...given) => {
    const script = await addInitScript(...given);
    window.scripts.push(script);
    return script;
  };
  context.newCDPSession = (target) => {
    window.isSpoiled = true;
    return newSession(target);
  };
  Object.defineProperty(page, 'clock', {
    get() {
      window.isSpoiled = true;
      return clock;
    },
  });
}

/** Empties the storage as the console opens, and signs in: once, so that who signs out stays so after a reload. */
async function seed({ page }: Window, token: string | undefined): Promise<void> {
  opened += 1;
  await page.addInitScript(
    ([mark, given]) => {
      if (window !== window.top || sessionStorage.getItem('seeded') === mark) return;
      sessionStorage.clear();
      localStorage.clear();
      sessionStorage.setItem('seeded', mark);
      if (given) sessionStorage.setItem('token', given);
    },
    [`${process.pid}-${opened}`, token ?? ''] as const,
  );
}

async function keep(window: Window): Promise<void> {
  const { context, page, session } = window;
  for (const event of listened) page.removeAllListeners(event);
  await Promise.all(context.pages().map((each) => (each === page ? undefined : each.close())));
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(false);
  // Leaving a half-filled form asks for confirmation.
  page.on('dialog', (dialog) => dialog.accept());
  await page.goto('about:blank');
  page.removeAllListeners('dialog');
  for (const script of window.scripts.splice(0)) await script.dispose();
  await context.clearCookies();
  await context.clearPermissions();
  // Where the pointer rests, the next page would show what it shows below a pointer.
  await page.mouse.move(-1, -1);
  await session.send('Page.resetNavigationHistory');
  kept.push(window);
  if (kept.length > maxKept) await discard(kept.shift());
}

const listened = [
  'console',
  'dialog',
  'download',
  'pageerror',
  'popup',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
  'framenavigated',
  'websocket',
] as const;

async function discard(window: Window | undefined): Promise<void> {
  await window?.context.close();
}
