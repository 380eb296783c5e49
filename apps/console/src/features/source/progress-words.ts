import { useLingui } from '@lingui/react/macro';
import type { ProgressDetail } from '@waybill/api-contract';
import { useFormat } from '../../lib/format.ts';

/** The progress of a mirror in words. The name of the part, a file or an ecosystem, is not translated. */
export function useProgressWords(): (detail: ProgressDetail) => string {
  const { t } = useLingui();
  const format = useFormat();
  return ({ part, unit, done, total, changed }) => {
    const [count, of, fresh] = [done, total, changed].map((value) =>
      unit === 'bytes' ? format.bytes(value) : format.number(value),
    );
    if (unit !== 'records') return total === undefined ? t`${part}: ${count}` : t`${part}: ${count} of ${of}`;
    if (total !== undefined) return t`${part}: ${count} of ${of} records`;
    return changed === undefined
      ? t`${part}: ${count} records`
      : t`${part}: ${count} records, ${fresh} new or changed`;
  };
}
