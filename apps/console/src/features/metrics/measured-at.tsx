// Public to other features.
import { Trans, useLingui } from '@lingui/react/macro';
import type { UseMutationResult } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useCapability } from '../../lib/capability.ts';
import { useFormat } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.tsx';

interface MeasuredAtProps {
  atMs: number | undefined;
  /** Counts anew. */
  refresh: Pick<UseMutationResult<unknown, Error, void>, 'mutate' | 'isPending'>;
  /** Further text about the time. */
  children?: ReactNode;
}

/** Since when the figures of a page hold, with the button that counts anew. */
export function MeasuredAt({ atMs, refresh, children }: MeasuredAtProps) {
  const { t } = useLingui();
  const measured = useFormat().dateTime(atMs);
  const manage = useCapability('PORTFOLIO_MANAGEMENT');
  const start = () =>
    refresh.mutate(undefined, { onSuccess: () => toast({ kind: 'success', title: t`Metrics updated` }) });
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-1 text-xs text-muted">
      {children}
      <span>
        <Trans>Updated {measured}</Trans>
      </span>
      {manage.allowed ? (
        <Button
          size="sm"
          variant="ghost"
          className="ms-auto"
          icon={<RefreshCw className="size-3.5" aria-hidden />}
          busy={refresh.isPending}
          onClick={start}
        >
          {t`Refresh`}
        </Button>
      ) : null}
    </div>
  );
}
