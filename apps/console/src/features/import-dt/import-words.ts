import { useLingui } from '@lingui/react/macro';
import type { ImportOutcome } from '@waybill/api-contract';

export function useOutcomeLabels(): Record<ImportOutcome, string> {
  const { t } = useLingui();
  return {
    written: t`Written`,
    present: t`Already here`,
    merged: t`Merged`,
    refused: t`Refused`,
    leftOut: t`Left out`,
    notImported: t`Not imported`,
  };
}
