// Public to other features.
import { useLingui } from '@lingui/react/macro';
import type { ConditionOutcome, PolicyViolationType, ViolationAnalysisState } from '@waybill/api-contract';
import type { Tone } from '../../ui/badge.tsx';

export function useTypeLabels(): Record<PolicyViolationType, string> {
  const { t } = useLingui();
  return { LICENSE: t`License`, SECURITY: t`Security`, OPERATIONAL: t`Operational` };
}

/** In the order of their keys. */
export const decisionStates = ['NOT_SET', 'APPROVED', 'REJECTED'] as const;

export function useDecisionLabels(): Record<ViolationAnalysisState, string> {
  const { t } = useLingui();
  return { NOT_SET: t`Not set`, APPROVED: t`Approved`, REJECTED: t`Rejected` };
}

export const decisionTones: Record<ViolationAnalysisState, Tone> = {
  NOT_SET: 'neutral',
  APPROVED: 'success',
  REJECTED: 'danger',
};

export function useOutcomeLabels(): Record<ConditionOutcome, string> {
  const { t } = useLingui();
  return { held: t`Met`, not_held: t`Not met`, skipped: t`Skipped` };
}

/** A component with its version, as one line. */
export function versionedName({ name, version }: { name: string; version?: string }): string {
  return version ? `${name} ${version}` : name;
}
