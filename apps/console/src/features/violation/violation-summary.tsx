import { useLingui } from '@lingui/react/macro';
import {
  type AuditViolation,
  openViolationStates,
  type Ticket,
  type ViolationAnalysisState,
} from '@waybill/api-contract';
import { useCapability } from '../../lib/capability.ts';
import { useFormat } from '../../lib/format.ts';
import { AppLink } from '../../lib/link.tsx';
import { paths } from '../../lib/paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { SuppressButton, type Suppression } from '../audit/suppress-button.tsx';
import { Tickets } from '../audit/tickets.tsx';
import { projectLabel } from '../project/project-label.ts';
import { useConditionSentence } from './condition-sentence.ts';
import { StateBadge } from './violation-badges.tsx';
import { decisionTones, useDecisionLabels, useTypeLabels, versionedName } from './violation-words.ts';

const openStates: ReadonlySet<ViolationAnalysisState> = new Set(openViolationStates);

interface ViolationSummaryProps {
  violation: AuditViolation;
  suppression: Suppression;
  tickets: readonly Ticket[];
}

/** The violation in a few lines, with the button that suppresses it. */
export function ViolationSummary({ violation, suppression, tickets }: ViolationSummaryProps) {
  const types = useTypeLabels();
  const decisions = useDecisionLabels();
  const sentenceOf = useConditionSentence();
  const { analysis, state, type, condition } = violation;
  return (
    <div className="flex flex-col gap-2">
      <div className="flex items-start gap-2">
        <div className="flex min-h-7 flex-wrap items-center gap-x-2 gap-y-1">
          <StateBadge state={state} />
          <Badge>{types[type]}</Badge>
          {analysis.state === 'NOT_SET' ? null : (
            <Badge tone={decisionTones[analysis.state]}>{decisions[analysis.state]}</Badge>
          )}
        </div>
        <SuppressButton isSuppressed={analysis.isSuppressed} suppression={suppression} />
      </div>
      <p className="font-medium wrap-anywhere">{sentenceOf(condition)}</p>
      <Tickets tickets={tickets} isOpen={!analysis.isSuppressed && openStates.has(analysis.state)} />
      <SmallPrint violation={violation} />
    </div>
  );
}

function SmallPrint({ violation }: { violation: AuditViolation }) {
  const { t } = useLingui();
  const format = useFormat();
  const portfolio = useCapability('VIEW_PORTFOLIO').allowed;
  const policies = useCapability('POLICY_MANAGEMENT').allowed;
  const { component, project, policy, since, firstSeen } = violation;
  const sinceDate = format.date(since);
  const firstDate = format.date(firstSeen);
  return (
    <p className="flex flex-wrap gap-x-3 gap-y-1 text-xs text-muted wrap-anywhere">
      {portfolio ? (
        <>
          <AppLink path={paths.component(component.uuid)}>{versionedName(component)}</AppLink>
          <AppLink path={paths.project(project.uuid)}>{projectLabel(project)}</AppLink>
          <AppLink path={paths.projectGraphFocus(project.uuid, [component.uuid])}>{t`Show paths`}</AppLink>
        </>
      ) : (
        <>
          <span>{versionedName(component)}</span>
          <span>{projectLabel(project)}</span>
        </>
      )}
      {policies ? (
        <AppLink path={paths.policy(policy.uuid)}>{policy.name}</AppLink>
      ) : (
        <span>{policy.name}</span>
      )}
      <span>{t`Violated since ${sinceDate}`}</span>
      {sinceDate === firstDate ? null : <span>{t`First seen on ${firstDate}`}</span>}
    </p>
  );
}
