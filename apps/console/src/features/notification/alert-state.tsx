import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { NotificationRuleState } from '@waybill/api-contract';
import { CircleAlert } from 'lucide-react';
import { useFormat } from '../../lib/format.ts';
import { AppLink } from '../../lib/link.tsx';
import { paths } from '../../lib/paths.ts';

/** How the deliveries of an alert fare, and why the last one failed. */
export function AlertState({ uuid, state }: { uuid: string; state: NotificationRuleState | undefined }) {
  const { t } = useLingui();
  const format = useFormat();
  if (!state) return null;
  const { waiting, dead, lastSuccess, lastFailure, error } = state;
  // A failure before the last success needs no attention.
  const isFailing = dead > 0 || (lastFailure !== undefined && lastFailure > (lastSuccess ?? 0));
  return (
    <div className="mb-3 flex flex-col gap-2">
      <p className="flex flex-wrap gap-x-4 text-muted">
        <span>
          {lastSuccess ? (
            <time title={format.dateTime(lastSuccess)}>{t`Last sent ${format.relative(lastSuccess)}`}</time>
          ) : (
            t`Nothing sent yet`
          )}
        </span>
        {waiting > 0 ? (
          <AppLink path={paths.alertDeliveries(uuid, { state: 'WAITING' })}>
            <Plural value={waiting} one="# waiting" other="# waiting" />
          </AppLink>
        ) : null}
      </p>
      {isFailing ? (
        <div role="alert" className="flex gap-2 rounded-md bg-danger-soft px-3 py-2">
          <CircleAlert className="mt-0.5 size-4 shrink-0 text-danger" aria-hidden />
          <div className="min-w-0 wrap-anywhere">
            {dead > 0 ? (
              <p>
                <Trans>
                  <AppLink
                    path={paths.alertDeliveries(uuid, { state: 'DEAD' })}
                    className="font-medium text-danger underline underline-offset-3"
                  >
                    <Plural value={dead} one="# notification" other="# notifications" />
                  </AppLink>{' '}
                  couldn't be delivered and won't be tried again.
                </Trans>
              </p>
            ) : null}
            {error && lastFailure ? (
              <p className="text-danger">{t`Last failure ${format.relative(lastFailure)}: ${error}`}</p>
            ) : null}
          </div>
        </div>
      ) : null}
    </div>
  );
}
