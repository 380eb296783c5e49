import { useLingui } from '@lingui/react/macro';
import type { ComponentScope } from '@waybill/api-contract';

/** How much a component is needed by what it is in. */
export function useScopeLabels(): Record<ComponentScope, string> {
  const { t } = useLingui();
  return { REQUIRED: t`Required`, OPTIONAL: t`Optional`, EXCLUDED: t`Excluded` };
}
