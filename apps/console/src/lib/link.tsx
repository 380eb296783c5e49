import { useLingui } from '@lingui/react/macro';
import { Link, useLocation, useNavigate } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Menu, MenuItem } from '../ui/menu.tsx';
import { TabBar, tabClassName, useTabsInSight } from '../ui/tabs.tsx';
import type { AppPath } from './paths.ts';
import { isWithin } from './place.ts';
import { parseSearch } from './search.ts';

function splitPath(path: AppPath): { to: string; search: Record<string, unknown>; hash?: string } {
  const url = new URL(path, 'http://console');
  const parts = { to: url.pathname, search: parseSearch(url.search) };
  return url.hash ? { ...parts, hash: url.hash.slice(1) } : parts;
}

type AnchorProps = Omit<ComponentProps<'a'>, 'href' | 'target'>;

/** A link inside the console, always to something `paths` made. */
export function AppLink({ path, className, ...rest }: AnchorProps & { path: AppPath }) {
  return (
    <Link
      {...splitPath(path)}
      className={clsx(className ?? 'text-accent hover:underline')}
      // Which entry of a list is the current one is for the list to say, by `aria-current`.
      activeOptions={{ exact: true }}
      activeProps={{}}
      inactiveProps={{}}
      {...rest}
    />
  );
}

/** Goes to a place in the console. */
export function useGo(): (path: AppPath, options?: { replace?: boolean }) => void {
  const navigate = useNavigate();
  return (path, options = {}) => {
    void navigate({ href: path, ...options });
  };
}

export interface TabItem {
  path: AppPath;
  label: ReactNode;
  /** Shown behind the label, already formatted. */
  count?: string | undefined;
  /** Current at its own address only, not at those below it. */
  exact?: boolean;
}

/** Tabs that are places: each has its own address, so a reload and the back button work. */
export function TabLinks({ label, tabs }: { label: string; tabs: readonly TabItem[] }) {
  const { t } = useLingui();
  const go = useGo();
  const { pathname } = useLocation();
  const { row, inSight } = useTabsInSight(tabs.length);
  const current = tabs
    .filter((tab) => isWithin(pathname, splitPath(tab.path).to, tab.exact))
    .sort((a, b) => b.path.length - a.path.length)[0];
  const rest = tabs.slice(inSight);
  const hidden = rest.find((tab) => tab === current);
  return (
    <TabBar
      label={label}
      row={row}
      more={
        rest.length === 0 ? null : (
          <Menu
            trigger={
              <button
                type="button"
                className={clsx(tabClassName(hidden !== undefined), 'inline-flex items-center gap-1')}
                aria-current={hidden ? 'page' : undefined}
              >
                <span className="max-w-40 truncate">{hidden?.label ?? t`More`}</span>
                <ChevronDown className="size-4 shrink-0" aria-hidden />
              </button>
            }
          >
            {rest.map((tab) => (
              <MenuItem key={tab.path} onSelect={() => go(tab.path)}>
                <TabText tab={tab} />
              </MenuItem>
            ))}
          </Menu>
        )
      }
    >
      {tabs.map((tab) => (
        <AppLink
          key={tab.path}
          path={tab.path}
          className={clsx(tabClassName(tab === current), rest.includes(tab) && 'invisible')}
          aria-current={tab === current ? 'page' : undefined}
        >
          <TabText tab={tab} />
        </AppLink>
      ))}
    </TabBar>
  );
}

function TabText({ tab: { label, count } }: { tab: TabItem }) {
  return (
    <>
      {label}{' '}
      {count === undefined ? null : (
        <span className="ms-0.5 rounded bg-subtle px-1.5 py-0.5 text-xs text-muted tabular-nums">
          {count}
        </span>
      )}
    </>
  );
}
