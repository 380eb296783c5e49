import { useLingui } from '@lingui/react/macro';
import type { OwnerName } from '@waybill/api-contract';

export function useOwnerKindLabels(): Record<OwnerName['kind'], string> {
  const { t } = useLingui();
  return { USER: t`User`, TEAM: t`Team` };
}
