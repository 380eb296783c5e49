import { useLingui } from '@lingui/react/macro';
import { useFormat } from '../../lib/format.ts';
import { Badge } from '../../ui/badge.tsx';

/** Time enough to give a pipeline another key. */
const soonMs = 14 * 24 * 60 * 60 * 1000;

/** When a key expires; one that has, or will soon, is marked. */
export function KeyExpiry({ expires }: { expires: number }) {
  const { t } = useLingui();
  const format = useFormat();
  const day = format.date(expires);
  const left = expires - Date.now();
  const title = format.dateTime(expires);
  if (left > soonMs) return <span title={title}>{t`expires ${day}`}</span>;
  return (
    <span title={title}>
      {left > 0 ? (
        <Badge tone="warning">{t`Expires ${day}`}</Badge>
      ) : (
        <Badge tone="danger">{t`Expired ${day}`}</Badge>
      )}
    </span>
  );
}
