import { useLingui } from '@lingui/react/macro';
import type { AuditViolation, ViolationDetails } from '@waybill/api-contract';
import { TextAreaField } from '../../ui/form.tsx';
import { ErrorState, Loading } from '../../ui/states.tsx';
import { useKeys } from '../../ui/use-keys.ts';
import { DecisionBar, DecisionFields } from '../audit/decision-bar.tsx';
import { PanelSection, showSection, useSectionOfAddress } from '../audit/panel-section.tsx';
import type { Suppression } from '../audit/suppress-button.tsx';
import { useSaveKey } from '../audit/use-save-key.ts';
import { useSuppression } from '../audit/use-suppression.ts';
import { useUndo } from '../audit/use-undo.ts';
import { type DecisionForm, useDecisionForm } from './use-decision-form.ts';
import { useDecide, useUndoDecision } from './violation-analysis.data.ts';
import { keyOf } from './violation-scope.ts';
import type { PanelView } from './violation-search.ts';
import { ViolationSummary } from './violation-summary.tsx';
import { ViolationTrail } from './violation-trail.tsx';
import { Why } from './violation-why.tsx';
import { decisionStates, useDecisionLabels } from './violation-words.ts';

export interface PanelContentProps {
  /** The part that the address leads to. */
  view: PanelView | undefined;
  onView: (view: PanelView) => void;
  onReopen: (violation: AuditViolation) => void;
  onNext: (() => Promise<boolean>) | undefined;
  onPrevious: (() => Promise<boolean>) | undefined;
  shown: AuditViolation;
  /** Undefined while they are on their way. */
  details: ViolationDetails | undefined;
  error: Error | null;
  onRetry: () => void;
}

const nothing = () => {};

function focusField(field: string): void {
  document.querySelector<HTMLElement>(`[data-side-panel] ${field}`)?.focus();
}

/** The violation, its reasons, and the decision about it. */
export function PanelContent(props: PanelContentProps) {
  const { shown, onView } = props;
  const decision = useDecisionForm({
    violation: shown,
    onNext: props.onNext,
    onReopen: () => props.onReopen(shown),
  });
  const suppression = useViolationSuppression(props, decision);
  const labels = useDecisionLabels();

  function goTo(section: PanelView): void {
    onView(section);
    showSection(section);
  }
  useKeys({
    j: props.onNext ?? nothing,
    k: props.onPrevious ?? nothing,
    f: () => focusField('[name="state"]:checked'),
    c: () => focusField('[name="comment"]'),
    r: decision.repeat,
    ...Object.fromEntries(decisionStates.map((_, index) => [index + 1, () => decision.choose(index + 1)])),
    s: suppression.toggle,
    w: () => goTo('why'),
    a: () => goTo('audit'),
  });
  useSaveKey(decision.saveAndNext);
  return (
    <div className="flex min-h-full flex-col gap-4">
      <ViolationSummary violation={shown} suppression={suppression} tickets={props.details?.tickets ?? []} />
      <PanelViews {...props} decision={decision} />
      <DecisionBar
        decision={decision}
        lastState={decision.last && labels[decision.last.state]}
        shownBy="violation"
      />
    </div>
  );
}

/** The parts of the panel below each other: why the policy is violated, what is decided, what was decided before. */
function PanelViews({
  view,
  decision,
  details,
  error,
  onRetry,
}: PanelContentProps & { decision: DecisionForm }) {
  const { t } = useLingui();
  const labels = useDecisionLabels();
  useSectionOfAddress(view);
  const waiting = error ? (
    <ErrorState title={t`Couldn't load the violation`} onRetry={onRetry} />
  ) : (
    <Loading />
  );
  return (
    <div className="flex flex-col gap-4">
      <PanelSection name="why" title={t`Why`}>
        {details ? <Why why={details.why} condition={details.condition.uuid} /> : waiting}
      </PanelSection>
      <PanelSection name="audit" title={t`Audit`}>
        <DecisionFields
          decision={decision}
          states={decisionStates.map((state) => ({ value: state, label: labels[state] }))}
        >
          <TextAreaField name="comment" label={t`Comment`} rows={2} aria-keyshortcuts="c" />
        </DecisionFields>
        {details ? (
          <section className="mt-4">
            <h4 className="mb-2 font-medium">{t`Audit trail`}</h4>
            <ViolationTrail comments={details.comments} />
          </section>
        ) : null}
      </PanelSection>
    </div>
  );
}

function useViolationSuppression(
  { shown, onNext, onReopen }: PanelContentProps,
  { going, isTyping }: DecisionForm,
): Suppression {
  const { t } = useLingui();
  const decide = useDecide();
  return useSuppression({
    permission: 'POLICY_VIOLATION_ANALYSIS',
    isSuppressed: shown.analysis.isSuppressed,
    name: shown.component.name,
    words: {
      suppressed: t`Violation suppressed`,
      unsuppressed: t`Violation unsuppressed`,
      open: t`Open violation`,
    },
    busy: decide.isPending,
    store: (isSuppressed, quiet) => decide.mutateAsync({ key: keyOf(shown), isSuppressed, quiet }),
    undoOf: useUndo(useUndoDecision().mutateAsync),
    isTyping,
    going,
    onNext,
    onReopen: () => onReopen(shown),
  });
}
