import { useLingui } from '@lingui/react/macro';
import { type ErrorComponentProps, useLocation, useRouter } from '@tanstack/react-router';
import { Compass, Lock, Unplug } from 'lucide-react';
import { ChunkLoadError } from '../lib/chunk.ts';
import { ForbiddenError } from '../lib/guard.ts';
import { HttpError } from '../lib/http-error.ts';
import { AppLink } from '../lib/link.tsx';
import { paths } from '../lib/paths.ts';
import { Button } from '../ui/button.tsx';
import { FailureReason } from '../ui/failure.tsx';
import { EmptyState, ErrorState } from '../ui/states.tsx';

/** The list that the address is an entry of. */
function useOwnList() {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const lists = [
    {
      root: paths.projects(),
      label: t`Back to the projects`,
      forbidden: t`You have no access to this project`,
    },
    {
      root: paths.components(),
      label: t`Back to the components`,
      forbidden: t`You have no access to this component`,
    },
    {
      root: paths.vulnerabilities(),
      label: t`Back to the vulnerabilities`,
      forbidden: t`You have no access to this vulnerability`,
    },
  ];
  return lists.find(({ root }) => pathname.startsWith(`${root}/`));
}

function WayBack() {
  const { t } = useLingui();
  const list = useOwnList();
  return <AppLink path={list?.root ?? paths.dashboard()}>{list?.label ?? t`Back to the dashboard`}</AppLink>;
}

/** What stands in the place of a screen that could not be shown. */
export function RouteError({ error }: ErrorComponentProps) {
  const { t } = useLingui();
  const router = useRouter();
  const list = useOwnList();
  const retry = () => void router.invalidate();

  if (error instanceof ForbiddenError) {
    return (
      <EmptyState isPage icon={<Lock className="size-6" />} title={t`Nothing to see with this account`}>
        {t`Your account has no permission to view the portfolio. An administrator can grant it.`}
      </EmptyState>
    );
  }
  if (error instanceof ChunkLoadError) {
    return (
      <div role="alert">
        <EmptyState
          isPage
          icon={<Unplug className="size-6" />}
          title={t`Part of the console could not be loaded`}
          action={<Button variant="primary" onClick={() => location.reload()}>{t`Reload the page`}</Button>}
        >
          {t`The network may be slow, or a new release may have replaced this one.`}
        </EmptyState>
      </div>
    );
  }
  // An id that cannot be one is refused by 400.
  if (list && error instanceof HttpError && [400, 404].includes(error.status)) {
    return (
      <EmptyState
        isPage
        icon={<Compass className="size-6" />}
        title={t`This does not exist, or no longer`}
        action={<WayBack />}
      />
    );
  }
  if (error instanceof HttpError && error.status === 403) {
    return (
      <div role="alert">
        <EmptyState
          isPage
          icon={<Lock className="size-6" />}
          title={list?.forbidden ?? t`You have no access to this page`}
          action={<WayBack />}
        >
          {t`Ask an administrator for access.`}
        </EmptyState>
      </div>
    );
  }
  return (
    <ErrorState title={t`This page could not be shown`} onRetry={retry}>
      <FailureReason error={error} />
    </ErrorState>
  );
}
