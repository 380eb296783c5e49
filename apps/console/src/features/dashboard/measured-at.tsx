import { Trans, useLingui } from '@lingui/react/macro';
import { RefreshCw } from 'lucide-react';
import { useCapability } from '../../lib/capability.ts';
import { useFormat } from '../../lib/format.ts';
import { IconButton } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.tsx';
import { useRefreshPortfolio } from './dashboard.data.ts';

/** Since when the figures hold, with the button that counts anew. */
export function MeasuredAt({ atMs }: { atMs: number }) {
  const { t } = useLingui();
  const format = useFormat();
  const { allowed } = useCapability('PORTFOLIO_MANAGEMENT');
  const refresh = useRefreshPortfolio();
  const measured = format.dateTime(atMs);
  const start = () =>
    refresh.mutate(undefined, { onSuccess: () => toast({ kind: 'success', title: t`Metrics updated` }) });
  return (
    <span className="flex items-center gap-2 text-xs text-muted">
      <Trans>Updated {measured}</Trans>
      {allowed ? (
        <IconButton
          label={t`Refresh`}
          icon={<RefreshCw className="size-4" aria-hidden />}
          busy={refresh.isPending}
          onClick={start}
        />
      ) : null}
    </span>
  );
}
