import { useLingui } from '@lingui/react/macro';
import type { DataDirection } from '@waybill/api-contract';

/** Which way data flows through a service. */
export function useDirectionLabels(): Record<DataDirection, string> {
  const { t } = useLingui();
  return {
    INBOUND: t`Inbound`,
    OUTBOUND: t`Outbound`,
    BI_DIRECTIONAL: t`Both directions`,
    UNKNOWN: t`Unknown direction`,
  };
}
