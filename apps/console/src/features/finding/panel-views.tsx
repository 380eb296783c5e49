import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { Analysis, AuditFinding } from '@waybill/api-contract';
import { clsx } from 'clsx';
import { useMemo } from 'react';
import { ErrorState, Loading } from '../../ui/states.tsx';
import { tabClassName } from '../../ui/tabs.tsx';
import { vulnerabilityQuery } from '../vulnerability/vulnerability.data.ts';
import { WhyDerivation } from '../why/why-derivation.tsx';
import { AnalysisForm } from './analysis-form.tsx';
import { AuditTrail } from './audit-trail.tsx';
import { decisionOf } from './finding.data.ts';
import { type PanelView, panelViews } from './finding-search.ts';
import { VulnerabilityFacts } from './vulnerability-facts.tsx';

export interface PanelViewsProps {
  project: string;
  finding: AuditFinding;
  /** Undefined while it is on its way, null when there is none. */
  analysis: Analysis | null | undefined;
  analysisError: Error | null;
  onRetry: () => void;
  view: PanelView;
  onView: (view: PanelView) => void;
}

/** The parts of the panel, one at a time. The audit stays in the page, so that nothing typed is lost. */
export function PanelViews(props: PanelViewsProps) {
  const { t } = useLingui();
  const { view, finding } = props;
  const labels: Record<PanelView, string> = { audit: t`Audit`, facts: t`Vulnerability`, why: t`Why` };
  const { component, vulnerability } = finding;
  return (
    <div>
      <div
        role="tablist"
        aria-label={t`Parts of the finding`}
        className="mb-3 flex gap-4 border-b border-line"
      >
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
        {view === 'facts' ? <FactsView source={vulnerability.source} vulnId={vulnerability.vulnId} /> : null}
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

function AuditView({ project, finding, analysis, analysisError, onRetry }: PanelViewsProps) {
  const { t } = useLingui();
  const key = { component: finding.component.uuid, vulnerability: finding.vulnerability.uuid };
  const decision = useMemo(() => decisionOf(analysis ?? null), [analysis]);
  if (analysisError) return <ErrorState title={t`The analysis could not be loaded`} onRetry={onRetry} />;
  if (analysis === undefined) return <Loading />;
  return (
    <>
      <AnalysisForm project={project} finding={key} decision={decision} />
      <section className="mt-5">
        <h3 className="mb-2 font-semibold">{t`Audit trail`}</h3>
        <AuditTrail comments={analysis?.analysisComments ?? []} />
      </section>
    </>
  );
}

function FactsView({ source, vulnId }: { source: string; vulnId: string }) {
  const { t } = useLingui();
  const vulnerability = useQuery(vulnerabilityQuery({ source, vulnId }));
  if (vulnerability.data) return <VulnerabilityFacts vulnerability={vulnerability.data} />;
  if (!vulnerability.isError) return <Loading />;
  return (
    <ErrorState
      title={t`The vulnerability could not be loaded`}
      onRetry={() => void vulnerability.refetch()}
    />
  );
}
