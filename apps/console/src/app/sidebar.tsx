import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { meets, useClaims } from '../lib/capability.ts';
import { AppLink } from '../lib/link.tsx';
import { type NavigationGroup, type NavigationItem, useNavigation } from './navigation.ts';
import { useServerVersion } from './server-version.ts';

const always = () => true;

function Item({ item, narrow }: { item: NavigationItem; narrow: boolean }) {
  const { i18n } = useLingui();
  const { pathname } = useLocation();
  const { useIsShown = always } = item;
  const isShown = useIsShown();
  const active = pathname === item.path || pathname.startsWith(`${item.path}/`);
  const label = i18n._(item.label);
  if (!isShown && pathname !== item.path) return null;
  return (
    <li>
      <AppLink
        path={item.path}
        aria-current={active ? 'page' : undefined}
        title={narrow ? label : undefined}
        className={clsx(
          'flex h-8 items-center gap-2.5 rounded-md px-2.5',
          active ? 'bg-subtle font-medium text-fg' : 'text-muted hover:bg-subtle hover:text-fg',
        )}
      >
        <item.icon className="size-4 shrink-0" aria-hidden />
        <span className={narrow ? 'sr-only' : 'truncate'}>{label}</span>
      </AppLink>
    </li>
  );
}

function Group({ group, narrow }: { group: NavigationGroup; narrow: boolean }) {
  const { i18n } = useLingui();
  const claims = useClaims();
  const items = group.items.filter((item) => meets(claims, item.permission));
  if (items.length === 0) return null;
  return (
    <div className="mb-3">
      {group.label && !narrow ? (
        <p className="px-2.5 pt-1 pb-1 text-xs font-medium text-muted">{i18n._(group.label)}</p>
      ) : null}
      <ul>
        {items.map((item) => (
          <Item key={item.path} item={item} narrow={narrow} />
        ))}
      </ul>
    </div>
  );
}

export function Sidebar({ narrow, onAbout }: { narrow: boolean; onAbout: () => void }) {
  const { t } = useLingui();
  const version = useServerVersion();
  return (
    <div className="flex h-full flex-col">
      <nav aria-label={t`Main`} className="min-h-0 flex-1 overflow-y-auto p-2">
        {useNavigation().map((group, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the groups are fixed
          <Group key={index} group={group} narrow={narrow} />
        ))}
      </nav>
      {narrow ? null : (
        <button
          type="button"
          onClick={onAbout}
          className="m-2 rounded-md px-2.5 py-1.5 text-start text-xs text-muted hover:bg-subtle"
        >
          <Trans>About Waybill</Trans> {version?.product.version ?? ''}
        </button>
      )}
    </div>
  );
}
