import { useLingui } from '@lingui/react/macro';
import type { LicenseKind } from '@waybill/api-contract';

/** Kinds of licenses, as the columns of their list are called. */
export function useKindLabels(): Readonly<Record<LicenseKind, string>> {
  const { t } = useLingui();
  return {
    OSI_APPROVED: t`OSI approved`,
    FSF_LIBRE: t`FSF libre`,
    DEPRECATED: t`Deprecated`,
    CUSTOM: t`Custom`,
  };
}
