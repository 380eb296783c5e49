import { useLingui } from '@lingui/react/macro';
import type { Analysis } from '@waybill/api-contract';
import { clsx } from 'clsx';
import { ErrorState, Loading } from '../../ui/states.tsx';
import { tabClassName } from '../../ui/tabs.tsx';
import { WhyDerivation } from '../why/why-derivation.tsx';
import { AnalysisFields } from './analysis-fields.tsx';
import type { ListedFinding } from './audit-scope.ts';
import { AuditTrail } from './audit-trail.tsx';
import { FindingFacts } from './finding-facts.tsx';
import { keyOf, type PanelView, panelViews } from './finding-search.ts';
import type { DecisionForm } from './use-decision-form.ts';

export interface PanelViewsProps {
  finding: ListedFinding;
  /** Undefined while it is on its way, null when there is none. */
  analysis: Analysis | null | undefined;
  analysisError: Error | null;
  onRetry: () => void;
  view: PanelView;
  onView: (view: PanelView) => void;
  decision: DecisionForm;
}

/** The parts of the panel, one at a time. The audit stays in the page, so that nothing typed is lost. */
export function PanelViews(props: PanelViewsProps) {
  const { t } = useLingui();
  const { view, finding } = props;
  const labels: Record<PanelView, string> = { facts: t`Vulnerability`, audit: t`Audit`, why: t`Why` };
  const { component, vulnerability } = finding;
  return (
    <div>
      <div role="tablist" aria-label={t`Finding sections`} className="mb-3 flex gap-4 border-b border-line">
        {panelViews.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`finding-tab-${name}`}
            aria-selected={name === view}
            aria-controls="finding-view"
            className={tabClassName(name === view)}
            onClick={() => props.onView(name)}
          >
            {labels[name]}
          </button>
        ))}
      </div>
      <div role="tabpanel" id="finding-view" aria-labelledby={`finding-tab-${view}`}>
        <div className={clsx(view !== 'audit' && 'hidden')}>
          <AuditView {...props} />
        </div>
        {view === 'facts' ? <FindingFacts finding={keyOf(finding)} /> : null}
        {view === 'why' ? (
          <WhyDerivation
            component={component.uuid}
            vulnerability={`${vulnerability.source}/${vulnerability.vulnId}`}
          />
        ) : null}
      </div>
    </div>
  );
}

function AuditView({ analysis, analysisError, onRetry, decision }: PanelViewsProps) {
  const { t } = useLingui();
  if (analysisError) return <ErrorState title={t`Couldn't load the analysis`} onRetry={onRetry} />;
  if (analysis === undefined) return <Loading />;
  return (
    <>
      <AnalysisFields decision={decision} />
      <section className="mt-5">
        <h3 className="mb-2 font-semibold">{t`Audit trail`}</h3>
        <AuditTrail comments={analysis?.analysisComments ?? []} />
      </section>
    </>
  );
}
