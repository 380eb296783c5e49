import { useLingui } from '@lingui/react/macro';
import type { BulkSkipReason } from '@waybill/api-contract';

/** Why things were left alone. */
export function useSkipReasons(): Record<BulkSkipReason, string> {
  const { t } = useLingui();
  return {
    not_found: t`No longer exists, or your permission doesn't cover it`,
    unchanged: t`Already set`,
    changed_since: t`Changed by someone else since`,
    active_children: t`Has active projects below it`,
    parent_below: t`Would be below itself`,
    beyond_access: t`Would reach beyond what you have access to`,
    parent_unusable: t`The parent is inactive or no longer exists`,
  };
}
