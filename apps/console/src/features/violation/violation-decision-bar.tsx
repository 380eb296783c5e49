import { useLingui } from '@lingui/react/macro';
import { TextAreaField } from '../../ui/form.tsx';
import { DecisionBar } from '../audit/decision-bar.tsx';
import type { DecisionForm } from './use-decision-form.ts';
import { decisionStates, useDecisionLabels } from './violation-words.ts';

export function ViolationDecisionBar({ decision }: { decision: DecisionForm }) {
  const { t } = useLingui();
  const labels = useDecisionLabels();
  return (
    <DecisionBar
      decision={decision}
      states={decisionStates.map((state) => ({ value: state, label: labels[state] }))}
      lastState={decision.last && labels[decision.last.state]}
      shownBy="violation"
    >
      <TextAreaField name="comment" label={t`Comment`} rows={2} aria-keyshortcuts="c" />
    </DecisionBar>
  );
}
