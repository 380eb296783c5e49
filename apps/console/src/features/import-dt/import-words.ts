import { useLingui } from '@lingui/react/macro';
import type { ImportOutcome } from '@waybill/api-contract';

export function useOutcomeLabels(): Record<ImportOutcome, string> {
  const { t } = useLingui();
  return {
    written: t`Written`,
    changed: t`Changed`,
    present: t`Already here`,
    kept: t`Kept`,
    merged: t`Merged`,
    refused: t`Refused`,
    leftOut: t`Left out`,
    removed: t`Removed`,
  };
}
