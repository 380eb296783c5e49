import { useLingui } from '@lingui/react/macro';
import type { BulkSkipReason } from '@waybill/api-contract';

/** Why things were left alone. */
export function useSkipReasons(): Record<BulkSkipReason, string> {
  const { t } = useLingui();
  return {
    not_found: t`No longer there`,
    unchanged: t`Already so`,
    changed_since: t`Changed by somebody since`,
  };
}
