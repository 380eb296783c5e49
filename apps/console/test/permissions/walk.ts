import type { Page } from 'playwright-core';

/** The console's router, which it leaves in the window for developers' tools. */
interface Router {
  routesById: Record<string, { id: string; children?: object; lazyFn?: unknown }>;
  state: { status: string; isLoading: boolean; location: { pathname: string } };
  options: { context: { queryClient: { isFetching: () => number } } };
  history: { push: (path: string) => void };
}

/** A page's requests to the server. */
export class Traffic {
  /** Requests that this user may not make. */
  readonly refused: string[] = [];
  #open = 0;

  constructor(page: Page) {
    page.on('request', () => (this.#open += 1));
    page.on('requestfinished', () => (this.#open -= 1));
    page.on('requestfailed', () => (this.#open -= 1));
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if ([401, 403].includes(response.status()))
        this.refused.push(`${response.request().method()} ${pathname}`);
    });
  }

  get isQuiet(): boolean {
    return this.#open <= 0;
  }
}

/** The ids of all screens, without the `/screen` before each: what is drawn at an address, not only led on from it. */
export function listScreens(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const router = Reflect.get(window, '__TSR_ROUTER__') as Router;
    const drawn = Object.values(router.routesById).filter(({ lazyFn, children }) => lazyFn && !children);
    return drawn
      .map(({ id }) => id)
      .filter((id) => id.startsWith('/screen/'))
      .map((id) => id.slice('/screen'.length));
  });
}

/** Goes to addresses one after the other, without waiting for what they show, and says where each has led. */
export function findEnds(page: Page, paths: readonly string[]): Promise<string[]> {
  return page.evaluate(async (all) => {
    const router = Reflect.get(window, '__TSR_ROUTER__') as Router;
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const ends: string[] = [];
    for (const path of all) {
      router.history.push(path);
      do await frame();
      while (router.state.status !== 'idle' || router.state.isLoading);
      ends.push(router.state.location.pathname);
    }
    return ends;
  }, paths);
}

/** Waits until the page neither asks nor draws. */
export async function settle(page: Page, traffic: Traffic): Promise<void> {
  for (let round = 0; round < 100; round += 1) {
    await page.evaluate(async () => {
      const router = Reflect.get(window, '__TSR_ROUTER__') as Router;
      const isBusy = () =>
        router.state.status !== 'idle' ||
        router.state.isLoading ||
        router.options.context.queryClient.isFetching() > 0 ||
        [...document.querySelectorAll('[role=status]')].some(({ textContent }) => textContent === 'Loading…');
      const endAt = performance.now() + 10_000;
      for (let still = 0; still < 3 && performance.now() < endAt; still = isBusy() ? 0 : still + 1)
        await new Promise((resolve) => requestAnimationFrame(resolve));
    });
    if (traffic.isQuiet) return;
  }
}

/** Goes to an address as a link of the page would. */
export function pushTo(page: Page, path: string): Promise<void> {
  return page.evaluate((to) => (Reflect.get(window, '__TSR_ROUTER__') as Router).history.push(to), path);
}

/** The same, and waits for what it shows. */
export async function goTo(page: Page, traffic: Traffic, path: string): Promise<void> {
  await pushTo(page, path);
  await settle(page, traffic);
}
