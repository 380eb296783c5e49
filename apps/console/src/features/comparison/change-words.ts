import { useLingui } from '@lingui/react/macro';
import type { ComponentChange, FindingChange, LicenseChange } from '@waybill/api-contract';
import type { Tone } from '../../ui/badge.tsx';

export function useComponentChangeLabels(): Record<ComponentChange, string> {
  const { t } = useLingui();
  return { ADDED: t`Added`, REMOVED: t`Removed`, CHANGED: t`Changed`, UNCHANGED: t`Unchanged` };
}

export function useFindingChangeLabels(): Record<FindingChange, string> {
  const { t } = useLingui();
  return { NEW: t`New`, GONE: t`Gone`, STILL: t`Still there` };
}

export function useLicenseChangeLabels(): Record<LicenseChange, string> {
  const { t } = useLingui();
  return { ADDED: t`Added`, REMOVED: t`Removed`, KEPT: t`Unchanged` };
}

export const componentTones: Record<ComponentChange, Tone> = {
  ADDED: 'success',
  REMOVED: 'danger',
  CHANGED: 'accent',
  UNCHANGED: 'neutral',
};

export const findingTones: Record<FindingChange, Tone> = {
  NEW: 'danger',
  GONE: 'success',
  STILL: 'neutral',
};

export const licenseTones: Record<LicenseChange, Tone> = {
  ADDED: 'success',
  REMOVED: 'danger',
  KEPT: 'neutral',
};
