import { useLingui } from '@lingui/react/macro';
import type { ComponentScope } from '@waybill/api-contract';

/** Labels for how much a component is needed. */
export function useScopeLabels(): Record<ComponentScope, string> {
  const { t } = useLingui();
  return { REQUIRED: t`Required`, OPTIONAL: t`Optional`, EXCLUDED: t`Excluded` };
}
