// Public to other features.
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useFormat } from '../../lib/format.ts';
import { portfolioCoverageQuery } from './coverage.data.ts';

/** From so many days on, what nobody has found may be known elsewhere. */
const oldMs = 7 * 86_400_000;

/** As of when the sources are known: stands wherever nothing was found. */
export function DataAge() {
  const { t } = useLingui();
  const format = useFormat();
  const { data } = useQuery(portfolioCoverageQuery);
  const asOf = data?.dataAsOf;
  if (asOf === undefined) return null;
  const day = format.date(asOf);
  return (
    <p
      title={format.dateTime(asOf)}
      className={clsx('mt-1 text-xs', Date.now() - asOf > oldMs ? 'text-warning' : 'text-muted')}
    >
      {t`Vulnerability data as of ${day}`}
    </p>
  );
}
