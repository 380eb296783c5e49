import { useLingui } from '@lingui/react/macro';
import { createLazyRoute, Outlet, useLocation } from '@tanstack/react-router';
import { meets, useClaims } from '../../lib/capability.ts';
import { AppLink } from '../../lib/link.tsx';
import { useScreens } from '../../lib/routing.ts';
import { SectionNav } from '../../ui/section-nav.tsx';
import { adminGroups, pagesOf } from './admin-groups.routes.ts';
import { IgnoredProxyWarning } from './ignored-proxy-warning.tsx';

export const route = createLazyRoute('/screen/admin')({ component: AdminScreen });

function AdminScreen() {
  const claims = useClaims();
  return (
    <div className="flex gap-x-8 gap-y-4 max-lg:flex-col">
      <AdminNavigation />
      <div className="min-w-0 flex-1">
        {meets(claims, 'SYSTEM_CONFIGURATION') ? <IgnoredProxyWarning /> : null}
        <Outlet />
      </div>
    </div>
  );
}

/** The pages that the features declare, in groups; those that the user may not open are left out. */
function AdminNavigation() {
  const { t, i18n } = useLingui();
  const claims = useClaims();
  const screens = useScreens();
  const { pathname } = useLocation();
  const pages = adminGroups.flatMap((group) => pagesOf(group, screens));
  const current = pages.find(({ path }) => pathname === path || pathname.startsWith(`${path}/`));
  const groups = adminGroups
    .filter((group) => meets(claims, group.permission))
    .map((group) => ({
      id: group.name,
      label: i18n._(group.label),
      pages: pagesOf(group, screens).map(({ path, label }) => ({
        id: path,
        label: typeof label === 'string' ? label : i18n._(label),
      })),
    }));
  return (
    <SectionNav
      label={t`Administration`}
      searchLabel={t`Find a page`}
      groups={groups}
      currentId={current?.path}
      link={(page, look) => {
        const path = pages.find((each) => each.path === page.id)?.path;
        return path ? (
          <AppLink path={path} {...look}>
            {page.label}
          </AppLink>
        ) : null;
      }}
    />
  );
}
