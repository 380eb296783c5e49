import { useLingui } from '@lingui/react/macro';
import { Outlet, useLocation } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { Menu as MenuIcon, PanelLeft, Search } from 'lucide-react';
import { lazy, Suspense, useCallback, useRef, useState, useSyncExternalStore } from 'react';
import { loadChunk } from '../lib/chunk.ts';
import { loadAreas } from '../lib/i18n.ts';
import { hostRenewal, isRenewalWanted } from '../lib/session-renewal.ts';
import { IconButton } from '../ui/button.tsx';
import { PanelDock } from '../ui/panel-dock.tsx';
import { Logo } from './logo.tsx';
import { PageProgress } from './page-progress.tsx';
import { useRemembering } from './palette/recents.ts';
import { holdTyping } from './palette/typed-ahead.ts';
import { ProfileMenu } from './profile-menu.tsx';
import { Sidebar } from './sidebar.tsx';
import { useShellKeys } from './use-shell-keys.ts';

const AboutDialog = lazy(() =>
  loadChunk(() => import('./about-dialog.tsx')).then((module) => ({ default: module.AboutDialog })),
);
const CommandPalette = lazy(() =>
  loadChunk(() => import('./palette/command-palette.tsx')).then((module) => ({
    default: module.CommandPalette,
  })),
);
const Drawer = lazy(() =>
  loadChunk(() => import('./drawer.tsx')).then((module) => ({ default: module.Drawer })),
);
const ShortcutsHelp = lazy(() =>
  loadChunk(() => import('./shortcuts-help.tsx')).then((module) => ({ default: module.ShortcutsHelp })),
);
/**
 * Loaded beside the page, which does not wait for it. Without it, the page works except for the list of
 * tasks.
 */
const TaskCenter = lazy(async () => {
  try {
    const load = () => import('../features/task/task-center.tsx');
    const [module] = await Promise.all([loadChunk(load), loadAreas(['task'])]);
    return { default: module.TaskCenter };
  } catch {
    return { default: TaskCenterPlace };
  }
});

/** Keeps the header as it is until the task center is there. */
function TaskCenterPlace() {
  return <span className="size-8 shrink-0" />;
}

const SessionDialog = lazy(async () => {
  const load = () => import('../features/session/session-dialog.tsx');
  const [module] = await Promise.all([loadChunk(load), loadAreas(['session'])]);
  return { default: module.SessionDialog };
});
const narrowKey = 'isSidebarMinimized';

function useNarrowSidebar(): [boolean, () => void] {
  const [narrow, setNarrow] = useState(() => localStorage.getItem(narrowKey) === 'true');
  const toggle = () => {
    localStorage.setItem(narrowKey, String(!narrow));
    setNarrow(!narrow);
  };
  return [narrow, toggle];
}

/** Above everything, as soon as the server no longer accepts the session. */
function SessionRenewal() {
  const isWanted = useSyncExternalStore(hostRenewal, isRenewalWanted);
  const wasWanted = useRef(false);
  wasWanted.current ||= isWanted;
  return <Suspense>{wasWanted.current ? <SessionDialog open={isWanted} /> : null}</Suspense>;
}

/** Header, sidebar and the place of the screen. */
export function Shell() {
  const { t } = useLingui();
  const { pathname } = useLocation();
  useRemembering();
  const [narrow, toggleNarrow] = useNarrowSidebar();
  const [drawerAt, setDrawerAt] = useState<string>();
  const [aboutOpen, setAboutOpen] = useState(false);
  const [paletteOpen, setPaletteOpen] = useState(false);
  const [helpOpen, setHelpOpen] = useState(false);
  const main = useRef<HTMLElement>(null);
  const openPalette = () => {
    if (!paletteOpen) holdTyping();
    setPaletteOpen(true);
  };
  const openHelp = () => setHelpOpen(true);
  useShellKeys({ openPalette, openHelp });
  // The drawer of small screens belongs to the page it was opened on: going elsewhere closes it.
  const drawerOpen = drawerAt === pathname;
  // Afterwards it stays, so that it can go the way it came.
  const wasDrawerOpen = useRef(false);
  wasDrawerOpen.current ||= drawerOpen;
  const setDrawerOpen = useCallback((open: boolean) => setDrawerAt(open ? pathname : undefined), [pathname]);

  return (
    <div className="flex min-h-dvh flex-col">
      <button
        type="button"
        className="sr-only focus:not-sr-only focus:fixed focus:start-2 focus:top-2 focus:z-100 focus:rounded-md focus:bg-raised focus:px-3 focus:py-2"
        onClick={() => main.current?.focus()}
      >
        {t`Skip to content`}
      </button>
      <header className="sticky top-0 z-20 flex h-12 print:hidden items-center gap-2 border-b border-line bg-surface px-3">
        <IconButton
          label={t`Menu`}
          icon={<MenuIcon className="size-4" aria-hidden />}
          className="md:hidden"
          aria-expanded={drawerOpen}
          aria-haspopup="dialog"
          onClick={() => setDrawerOpen(true)}
        />
        <IconButton
          label={narrow ? t`Expand sidebar` : t`Collapse sidebar`}
          icon={<PanelLeft className="size-4" aria-hidden />}
          className="max-md:hidden"
          aria-expanded={!narrow}
          onClick={toggleNarrow}
        />
        <Logo />
        <div className="flex min-w-0 flex-1 justify-center">
          <button
            type="button"
            onClick={openPalette}
            className="flex h-8 w-80 max-w-full items-center gap-2 rounded-md border border-line bg-canvas px-2.5 text-muted hover:border-line-strong"
          >
            <Search className="size-4 shrink-0" aria-hidden />
            <span className="truncate max-sm:hidden">{t`Search or jump to…`}</span>
            <span className="truncate sm:hidden">{t`Search`}</span>
            <kbd className="ms-auto rounded border border-line px-1.5 font-sans text-xs max-sm:hidden">
              Ctrl K
            </kbd>
          </button>
        </div>
        <Suspense fallback={<TaskCenterPlace />}>
          <TaskCenter />
        </Suspense>
        <ProfileMenu onAbout={() => setAboutOpen(true)} />
        <PageProgress />
      </header>
      <div className="flex flex-1">
        <aside
          className={clsx(
            'sticky top-12 h-[calc(100dvh-3rem)] shrink-0 border-e border-line bg-surface max-md:hidden print:hidden',
            narrow ? 'w-13' : 'w-56',
          )}
        >
          <Sidebar narrow={narrow} onAbout={() => setAboutOpen(true)} />
        </aside>
        <PanelDock>
          <main ref={main} id="main" tabIndex={-1} className="min-w-0 flex-1 px-4 py-4 outline-none md:px-6">
            <Outlet />
          </main>
        </PanelDock>
      </div>
      <SessionRenewal />
      <Suspense>
        {wasDrawerOpen.current ? (
          <Drawer open={drawerOpen} onOpenChange={setDrawerOpen} onAbout={() => setAboutOpen(true)} />
        ) : null}
      </Suspense>
      <Suspense>
        {aboutOpen ? <AboutDialog open={aboutOpen} onOpenChange={setAboutOpen} /> : null}
        {paletteOpen ? (
          <CommandPalette open={paletteOpen} onOpenChange={setPaletteOpen} onHelp={openHelp} />
        ) : null}
        {helpOpen ? <ShortcutsHelp open={helpOpen} onOpenChange={setHelpOpen} /> : null}
      </Suspense>
    </div>
  );
}
