import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { keepPorts } from '../../server/test/kept-ports.ts';
import { type ConsolePage, type OpenOptions, patienceMs } from './browser.ts';
import { ensureConsoleBuilt } from './build.ts';
import { borrowPage } from './kept-windows.ts';
import { type Backend, type MockHandlers, signedInHandlers, startMockBackend } from './mock-backend.ts';

export type PageOptions = Partial<OpenOptions>;

export interface MockedPage extends ConsolePage {
  backend: Backend;
}

export interface MockedPages {
  /**
   * A page that is nowhere yet, before a backend of its own: one that knows a signed-in user, and answers the rest as
   * `handlers` say.
   */
  openMocked(handlers?: MockHandlers, options?: PageOptions & { basePath?: string }): Promise<MockedPage>;
}

/** The environment of a test file's pages, created once per file. */
export interface PageWorld {
  /** Serves the pages. */
  server: { readonly url: string; close: () => Promise<void> };
  /** The default options of pages, such as their user. */
  pageOptions?: PageOptions;
  /** For a world that is more than its server. */
  close?: () => Promise<void>;
}

export interface Pages<World> extends MockedPages {
  /** There as soon as the first `beforeAll` of the test file runs. */
  readonly world: World;
  /** A page at a path of the world. */
  open(path: string, options?: PageOptions): Promise<ConsolePage>;
  /** A page that is nowhere yet, for what has to be prepared before it goes to a path of the world. */
  openBlank(options?: PageOptions): Promise<ConsolePage>;
}

/** Gives the test file that calls it the built console and pages of a browser, which a test has until it ends. */
export function setUpMockedPages(): MockedPages {
  beforeAll(ensureConsoleBuilt);
  return mockedPages(setUpBrowser());
}

/**
 * Like `setUpMockedPages`, with a world that lasts until the last test of the file.
 * `build` makes what the world serves.
 */
export function setUpPages<World extends PageWorld>(
  startWorld: () => Promise<World>,
  build: () => Promise<unknown> = ensureConsoleBuilt,
): Pages<World> {
  let world: World | undefined;
  const getWorld = (): World => {
    if (!world) throw new Error('The world of the pages is there from `beforeAll` on');
    return world;
  };
  afterAll(() => (world?.close ?? world?.server.close)?.());
  const browsing = setUpBrowser();
  keepPorts();
  beforeAll(async () => {
    await build();
    world = await startWorld();
  });
  const openBlank = (options: PageOptions = {}) => {
    const { server, pageOptions } = getWorld();
    return browsing.openPage({ origin: server.url, ...pageOptions, ...options });
  };
  return {
    ...mockedPages(browsing),
    get world() {
      return getWorld();
    },
    openBlank,
    async open(path, options) {
      const opened = await openBlank(options);
      await opened.goto(path);
      return opened;
    },
  };
}

interface Browsing {
  openPage: (options: OpenOptions) => Promise<ConsolePage>;
  closeAfterTest: (thing: { close: () => Promise<void> }) => void;
}

/** Pages of the browser that the files of a process share. */
function setUpBrowser(): Browsing {
  const pages: Awaited<ReturnType<typeof borrowPage>>[] = [];
  const opened: { close: () => Promise<void> }[] = [];
  // A page that is slow on a busy machine is not wrong: `expect.poll` is as patient as the browser.
  vi.setConfig({ expect: { poll: { timeout: patienceMs } } });
  afterEach(async ({ task }) => {
    const hasFailed = task.result?.state !== 'pass';
    await Promise.all(pages.splice(0).map((page) => page.giveBack(hasFailed)));
    await Promise.all(opened.splice(0).map((thing) => thing.close()));
  });
  return {
    openPage: async (options) => {
      const page = await borrowPage(options);
      pages.push(page);
      return page;
    },
    closeAfterTest: (thing) => {
      opened.push(thing);
    },
  };
}

function mockedPages({ openPage, closeAfterTest }: Browsing): MockedPages {
  return {
    async openMocked(handlers = {}, options = {}) {
      const backend = await startMockBackend({ ...signedInHandlers(), ...handlers }, options);
      closeAfterTest(backend);
      return { ...(await openPage({ origin: backend.origin, ...options })), backend };
    },
  };
}
