import { useLingui } from '@lingui/react/macro';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { Lock, Unplug } from 'lucide-react';
import { ChunkLoadError } from '../lib/chunk.ts';
import { ForbiddenError } from '../lib/guard.ts';
import { HttpError } from '../lib/http-error.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState, ErrorState } from '../ui/states.tsx';

/** What stands in the place of a screen that could not be shown. */
export function RouteError({ error }: ErrorComponentProps) {
  const { t } = useLingui();
  const router = useRouter();
  const retry = () => void router.invalidate();

  if (error instanceof ForbiddenError) {
    return (
      <EmptyState icon={<Lock className="size-6" />} title={t`Nothing to see with this account`}>
        {t`Your account has no permission to view the portfolio. An administrator can grant it.`}
      </EmptyState>
    );
  }
  if (error instanceof ChunkLoadError) {
    return (
      <div role="alert">
        <EmptyState
          icon={<Unplug className="size-6" />}
          title={t`Part of the console could not be loaded`}
          action={<Button variant="primary" onClick={() => location.reload()}>{t`Reload the page`}</Button>}
        >
          {t`The network may be slow, or a new release may have replaced this one.`}
        </EmptyState>
      </div>
    );
  }
  if (error instanceof HttpError && error.status === 404) {
    return <ErrorState title={t`This does not exist, or no longer`} onRetry={retry} />;
  }
  return (
    <ErrorState title={t`This page could not be shown`} onRetry={retry}>
      {error instanceof Error ? error.message : null}
    </ErrorState>
  );
}
