import { useLingui } from '@lingui/react/macro';
import type { Analysis } from '@waybill/api-contract';
import { ErrorState, Loading } from '../../ui/states.tsx';
import { WhenSeen } from '../../ui/when-seen.tsx';
import { PanelSection, useSectionOfAddress } from '../audit/panel-section.tsx';
import { WhyDerivation } from '../why/why-derivation.tsx';
import { AnalysisFields } from './analysis-fields.tsx';
import type { ListedFinding } from './audit-scope.ts';
import { AuditTrail } from './audit-trail.tsx';
import { FindingDescription } from './finding-description.tsx';
import { FindingFacts } from './finding-facts.tsx';
import { keyOf, type PanelView } from './finding-search.ts';
import type { DecisionForm } from './use-decision-form.ts';

export interface PanelViewsProps {
  finding: ListedFinding;
  /** Undefined while it is on its way, null when there is none. */
  analysis: Analysis | null | undefined;
  analysisError: Error | null;
  onRetry: () => void;
  /** The part that the address leads to. */
  view: PanelView | undefined;
  decision: DecisionForm;
}

/** The parts of the panel below each other: what the flaw is, what is decided, what the records say, why it is a finding. */
export function PanelViews(props: PanelViewsProps) {
  const { t } = useLingui();
  const { finding, view } = props;
  const { component, vulnerability } = finding;
  useSectionOfAddress(view);
  return (
    <div className="flex flex-col gap-4">
      <FindingDescription finding={finding} />
      <PanelSection name="audit" title={t`Audit`}>
        <AuditView {...props} />
      </PanelSection>
      <PanelSection name="facts" title={t`Vulnerability`}>
        <FindingFacts finding={keyOf(finding)} />
      </PanelSection>
      <PanelSection name="why" title={t`Why`}>
        <WhenSeen>
          <WhyDerivation
            component={component.uuid}
            vulnerability={`${vulnerability.source}/${vulnerability.vulnId}`}
          />
        </WhenSeen>
      </PanelSection>
    </div>
  );
}

function AuditView({ finding, analysis, analysisError, onRetry, decision }: PanelViewsProps) {
  const { t } = useLingui();
  if (analysisError) return <ErrorState title={t`Couldn't load the analysis`} onRetry={onRetry} />;
  return (
    <>
      <AnalysisFields
        decision={decision}
        isPending={analysis === undefined}
        isSuppressed={finding.analysis.isSuppressed}
      />
      {analysis === undefined ? (
        <Loading />
      ) : (
        <section className="mt-4">
          <h4 className="mb-2 font-medium">{t`Audit trail`}</h4>
          <AuditTrail comments={analysis?.analysisComments ?? []} />
        </section>
      )}
    </>
  );
}
