// Public to other features.
import type { PolicyViolationState, ViolationAnalysisState } from '@waybill/api-contract';
import { Badge } from '../../ui/badge.tsx';
import { useViolationStateLabels, violationStateTones } from '../policy/policy-words.ts';
import { decisionTones, useDecisionLabels } from './violation-words.ts';

export function StateBadge({ state }: { state: PolicyViolationState }) {
  const labels = useViolationStateLabels();
  return <Badge tone={violationStateTones[state]}>{labels[state]}</Badge>;
}

/** The decision about a violation; muted without one. */
export function DecisionBadge({ state }: { state: ViolationAnalysisState }) {
  const labels = useDecisionLabels();
  if (state === 'NOT_SET') return <span className="text-muted">{labels[state]}</span>;
  return <Badge tone={decisionTones[state]}>{labels[state]}</Badge>;
}
