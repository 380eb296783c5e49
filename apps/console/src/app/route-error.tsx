import { Trans, useLingui } from '@lingui/react/macro';
import { type ErrorComponentProps, useLocation, useRouter } from '@tanstack/react-router';
import { Compass, Lock, Unplug } from 'lucide-react';
import { ChunkLoadError } from '../lib/chunk.ts';
import { ForbiddenError } from '../lib/guard.ts';
import { HttpError } from '../lib/http-error.ts';
import { AppLink } from '../lib/link.tsx';
import { MissingError } from '../lib/missing.ts';
import { type AppPath, paths } from '../lib/paths.ts';
import { Button } from '../ui/button.tsx';
import { FailureReason } from '../ui/failure.tsx';
import { EmptyState, ErrorState } from '../ui/states.tsx';

interface OwnList {
  /** The common prefix of its entries' addresses. */
  root: string;
  back: AppPath;
  label: string;
  forbidden?: string;
}

/** The list that the address is an entry of. */
function useOwnList(): OwnList | undefined {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const lists: OwnList[] = [
    {
      root: paths.projects(),
      back: paths.projects(),
      label: t`Back to projects`,
      forbidden: t`You don't have access to this project`,
    },
    {
      root: paths.components(),
      back: paths.components(),
      label: t`Back to components`,
      forbidden: t`You don't have access to this component`,
    },
    {
      root: paths.vulnerabilities(),
      back: paths.vulnerabilities(),
      label: t`Back to vulnerabilities`,
      forbidden: t`You don't have access to this vulnerability`,
    },
    {
      root: paths.services(),
      back: paths.services(),
      label: t`Back to services`,
      forbidden: t`You don't have access to this service`,
    },
    { root: paths.licenses(), back: paths.licenses(), label: t`Back to licenses` },
    { root: paths.tags(), back: paths.tags(), label: t`Back to tags` },
    { root: paths.alerts(), back: paths.alerts(), label: t`Back to alerts` },
    { root: paths.templates(), back: paths.templates(), label: t`Back to templates` },
    { root: '/profile/subscriptions', back: paths.profile(), label: t`Back to profile` },
    { root: '/policy', back: paths.policies(), label: t`Back to policies` },
  ];
  return lists.find(({ root }) => pathname.startsWith(`${root}/`));
}

function WayBack() {
  const { t } = useLingui();
  const list = useOwnList();
  return <AppLink path={list?.back ?? paths.dashboard()}>{list?.label ?? t`Back to dashboard`}</AppLink>;
}

function isMissing(error: unknown, isEntry: boolean): boolean {
  if (error instanceof MissingError) return true;
  // An id that cannot be one is refused by 400.
  return isEntry && error instanceof HttpError && (error.status === 404 || error.status === 400);
}

function Missing({ error }: { error: unknown }) {
  const { t } = useLingui();
  const elsewhere = error instanceof MissingError ? error.elsewhere : [];
  return (
    <EmptyState
      isPage
      icon={<Compass className="size-6" />}
      title={elsewhere.length > 0 ? t`Not found here` : t`Not found. It may have been deleted.`}
      action={<WayBack />}
    >
      {elsewhere.length === 0 ? undefined : (
        <ul>
          {elsewhere.map(({ label, path }) => (
            <li key={path}>
              <Trans>
                See <AppLink path={path}>{label}</AppLink>.
              </Trans>
            </li>
          ))}
        </ul>
      )}
    </EmptyState>
  );
}

/** Shown in place of a screen that failed. */
export function RouteError({ error }: ErrorComponentProps) {
  const { t } = useLingui();
  const router = useRouter();
  const list = useOwnList();
  const retry = () => void router.invalidate();

  if (error instanceof ForbiddenError) {
    return (
      <EmptyState isPage icon={<Lock className="size-6" />} title={t`No access yet`}>
        {t`You don't have permission to view the portfolio. Ask an administrator for access.`}
      </EmptyState>
    );
  }
  if (error instanceof ChunkLoadError) {
    return (
      <div role="alert">
        <EmptyState
          isPage
          icon={<Unplug className="size-6" />}
          title={t`Couldn't load this page`}
          action={<Button variant="primary" onClick={() => location.reload()}>{t`Reload page`}</Button>}
        >
          {t`Check your connection, or reload to get the latest version.`}
        </EmptyState>
      </div>
    );
  }
  if (isMissing(error, list !== undefined)) return <Missing error={error} />;
  if (error instanceof HttpError && error.status === 403) {
    return (
      <div role="alert">
        <EmptyState
          isPage
          icon={<Lock className="size-6" />}
          title={list?.forbidden ?? t`You don't have access to this page`}
          action={<WayBack />}
        >
          {t`Ask an administrator for access.`}
        </EmptyState>
      </div>
    );
  }
  return (
    <ErrorState title={t`Something went wrong`} onRetry={retry}>
      <FailureReason error={error} />
    </ErrorState>
  );
}
