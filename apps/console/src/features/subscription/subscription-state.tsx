import { Plural, useLingui } from '@lingui/react/macro';
import type { SubscriptionState as State } from '@waybill/api-contract';
import { useFormat } from '../../lib/format.ts';

/** The last sent message, the waiting ones, and the reason of the last failure. */
export function SubscriptionState({ state }: { state: State }) {
  const { t } = useLingui();
  const format = useFormat();
  const { waiting, dead, lastSuccess, lastTitle, lastFailure, error } = state;
  // A failure before the last success needs no attention.
  const isFailing = lastFailure !== undefined && lastFailure > (lastSuccess ?? 0);
  return (
    <>
      <p className="flex flex-wrap gap-x-3 text-xs text-muted">
        {lastSuccess === undefined ? (
          <span>{t`Nothing sent yet`}</span>
        ) : (
          <span>
            <time title={format.dateTime(lastSuccess)}>{t`Last sent ${format.relative(lastSuccess)}`}</time>
            {': '}
            <span lang="en">{lastTitle}</span>
          </span>
        )}
        {waiting > 0 ? (
          <span>
            <Plural value={waiting} one="# waiting" other="# waiting" />
          </span>
        ) : null}
        {dead > 0 ? (
          <span>
            <Plural value={dead} one="# given up" other="# given up" />
          </span>
        ) : null}
      </p>
      {isFailing && error ? (
        <p className="mt-1 rounded-md bg-danger-soft px-2.5 py-1.5 text-xs text-danger">
          {t`Last failure ${format.relative(lastFailure)}: ${error}`}
        </p>
      ) : null}
    </>
  );
}
