import { useLingui } from '@lingui/react/macro';
import type { AuditViolation, ViolationDetails } from '@waybill/api-contract';
import { useCapability } from '../../lib/capability.ts';
import { ErrorState, Loading } from '../../ui/states.tsx';
import { tabClassName } from '../../ui/tabs.tsx';
import { toast } from '../../ui/toast.tsx';
import { useKeys } from '../../ui/use-keys.ts';
import type { Suppression } from '../audit/suppress-button.tsx';
import { useSaveKey } from '../audit/use-save-key.ts';
import { useDecisionForm } from './use-decision-form.ts';
import { useDecide } from './violation-analysis.data.ts';
import { ViolationDecisionBar } from './violation-decision-bar.tsx';
import { keyOf } from './violation-scope.ts';
import { type PanelView, panelViews } from './violation-search.ts';
import { ViolationSummary } from './violation-summary.tsx';
import { ViolationTrail } from './violation-trail.tsx';
import { Why } from './violation-why.tsx';
import { decisionStates } from './violation-words.ts';

export interface PanelContentProps {
  view: PanelView;
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

/** What is violated by what, why, and what is decided about it. */
export function PanelContent(props: PanelContentProps) {
  const { shown, onView } = props;
  const decision = useDecisionForm({
    violation: shown,
    onNext: props.onNext,
    onReopen: () => props.onReopen(shown),
  });
  const suppression = useSuppression(shown);
  useKeys({
    j: props.onNext ?? nothing,
    k: props.onPrevious ?? nothing,
    f: () => focusField('[name="state"]:checked'),
    c: () => focusField('[name="comment"]'),
    r: decision.repeat,
    ...Object.fromEntries(decisionStates.map((_, index) => [index + 1, () => decision.choose(index + 1)])),
    s: suppression.toggle,
    w: () => onView('why'),
    a: () => onView('audit'),
  });
  useSaveKey(decision.saveAndNext);
  return (
    <div className="flex min-h-full flex-col gap-4">
      <ViolationSummary violation={shown} suppression={suppression} />
      <PanelViews {...props} />
      <ViolationDecisionBar decision={decision} />
    </div>
  );
}

function PanelViews({ view, onView, details, error, onRetry }: PanelContentProps) {
  const { t } = useLingui();
  const labels: Record<PanelView, string> = { why: t`Why`, audit: t`Audit trail` };
  return (
    <div>
      <div role="tablist" aria-label={t`Violation sections`} className="mb-3 flex gap-4 border-b border-line">
        {panelViews.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`violation-tab-${name}`}
            aria-selected={name === view}
            aria-controls="violation-view"
            className={tabClassName(name === view)}
            onClick={() => onView(name)}
          >
            {labels[name]}
          </button>
        ))}
      </div>
      <div role="tabpanel" id="violation-view" aria-labelledby={`violation-tab-${view}`}>
        {details ? (
          view === 'why' ? (
            <Why why={details.why} />
          ) : (
            <ViolationTrail comments={details.comments} />
          )
        ) : error ? (
          <ErrorState title={t`Couldn't load the violation`} onRetry={onRetry} />
        ) : (
          <Loading />
        )}
      </div>
    </div>
  );
}

/** Suppressing is one step of its own: it leaves the decision, and what is being typed, as it is. */
function useSuppression(violation: AuditViolation): Suppression {
  const { t } = useLingui();
  const may = useCapability('POLICY_VIOLATION_ANALYSIS');
  const decide = useDecide();
  const { isSuppressed } = violation.analysis;
  async function toggle(): Promise<void> {
    if (!may.allowed || decide.isPending) return;
    await decide.mutateAsync({ key: keyOf(violation), isSuppressed: !isSuppressed });
    toast({ kind: 'success', title: isSuppressed ? t`Violation unsuppressed` : t`Violation suppressed` });
  }
  return {
    reason: may.reason,
    busy: decide.isPending,
    // A failure has been reported, and the row shows the old state again.
    toggle: () => void toggle().catch(() => {}),
  };
}
