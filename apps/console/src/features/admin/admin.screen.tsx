import { useLingui } from '@lingui/react/macro';
import { createLazyRoute, Outlet, useLocation } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { meets, useClaims } from '../../lib/capability.ts';
import { AppLink } from '../../lib/link.tsx';
import { useScreens } from '../../lib/routing.ts';
import { type AdminGroup, adminGroups, pagesOf } from './admin-groups.routes.ts';
import { IgnoredProxyWarning } from './ignored-proxy-warning.tsx';

export const route = createLazyRoute('/screen/admin')({ component: AdminScreen });

function AdminScreen() {
  const { t } = useLingui();
  const claims = useClaims();
  const groups = adminGroups.filter((group) => meets(claims, group.permission));
  return (
    <div className="flex gap-x-8 gap-y-4 max-lg:flex-col">
      <nav
        aria-label={t`Administration`}
        className="flex shrink-0 gap-4 max-lg:overflow-x-auto max-lg:border-b max-lg:border-line max-lg:pb-2 lg:w-44 lg:flex-col"
      >
        {groups.map((group) => (
          <Group key={group.name} group={group} />
        ))}
      </nav>
      <div className="min-w-0 flex-1">
        {meets(claims, 'SYSTEM_CONFIGURATION') ? <IgnoredProxyWarning /> : null}
        <Outlet />
      </div>
    </div>
  );
}

/** On narrow screens the navigation scrolls sideways. */
function scrollIntoView(entry: HTMLElement | null): void {
  entry?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

function Group({ group }: { group: AdminGroup }) {
  const { i18n } = useLingui();
  const screens = useScreens();
  const { pathname } = useLocation();
  return (
    <div className="max-lg:flex max-lg:items-center max-lg:gap-1">
      <p className="px-2.5 pb-1 text-xs font-medium whitespace-nowrap text-muted max-lg:sr-only">
        {i18n._(group.label)}
      </p>
      <ul className="max-lg:flex">
        {pagesOf(group, screens).map((page) => {
          const active = pathname === page.path || pathname.startsWith(`${page.path}/`);
          return (
            <li key={page.path} ref={active ? scrollIntoView : undefined}>
              <AppLink
                path={page.path}
                aria-current={active ? 'page' : undefined}
                className={clsx(
                  'flex h-8 items-center rounded-md px-2.5 whitespace-nowrap focus-visible:-outline-offset-2',
                  active ? 'bg-subtle font-medium text-fg' : 'text-muted hover:bg-subtle hover:text-fg',
                )}
              >
                {typeof page.label === 'string' ? page.label : i18n._(page.label)}
              </AppLink>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
