import { useLingui } from '@lingui/react/macro';
import { useFormat } from '../../lib/format.ts';

/** When something was last used, in a cell. */
export function LastUsed({ value }: { value: number | undefined }) {
  const { t } = useLingui();
  const format = useFormat();
  if (value === undefined) return <span className="text-muted">{t`Never`}</span>;
  return <time title={format.dateTime(value)}>{format.age(value)}</time>;
}
