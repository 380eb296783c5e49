import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import {
  type AnalysisState,
  type FindingFix,
  type FlawSummary,
  openAnalysisStates,
} from '@waybill/api-contract';
import { CircleArrowUp, CircleSlash } from 'lucide-react';
import { useFormat } from '../../lib/format.ts';
import { AppLink } from '../../lib/link.tsx';
import { paths } from '../../lib/paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { SuppressButton, type Suppression } from '../audit/suppress-button.tsx';
import { Tickets } from '../audit/tickets.tsx';
import { EpssFigure } from '../coverage/covered-figure.tsx';
import { ExploitedBadge } from '../vulnerability/exploited.tsx';
import { flawId } from '../vulnerability/flaw-id.ts';
import { cvssName } from '../vulnerability/scores.ts';
import { SeverityOfFlaw } from '../vulnerability/severity-of-flaw.tsx';
import type { ListedFinding } from './audit-scope.ts';
import { isWholeTitle } from './description-text.ts';
import { findingDetailsQuery } from './finding.data.ts';
import { projectName, versionedName } from './finding-names.ts';
import { keyOf } from './finding-search.ts';
import { stateTones, useAnalyzerLabel, useDependencyLabels, useStateLabels } from './finding-words.ts';
import { LastingDecision } from './lasting-decision.tsx';

const openStates: ReadonlySet<AnalysisState> = new Set(openAnalysisStates);

export interface FindingSummaryProps {
  finding: ListedFinding;
  suppression: Suppression;
}

/** The finding and its fix in a few lines, with the button that suppresses it. */
export function FindingSummary({ finding, suppression }: FindingSummaryProps) {
  const stateLabels = useStateLabels();
  const { vulnerability, analysis } = finding;
  return (
    <div className="flex flex-col gap-2.5">
      <div className="flex items-start gap-2">
        <div className="flex min-h-7 flex-wrap items-center gap-x-2 gap-y-1">
          <Severity flaw={vulnerability} />
          {vulnerability.knownExploited ? <ExploitedBadge entry={vulnerability.knownExploited} /> : null}
          {analysis.state === 'NOT_SET' ? null : (
            <Badge tone={stateTones[analysis.state]}>{stateLabels[analysis.state]}</Badge>
          )}
        </div>
        <SuppressButton isSuppressed={analysis.isSuppressed} suppression={suppression} />
      </div>
      {isWholeTitle(vulnerability.title) ? (
        <p className="font-medium wrap-anywhere">{vulnerability.title}</p>
      ) : null}
      <BaseScores finding={finding} />
      <LastingDecision finding={finding} />
      <FindingTickets finding={finding} />
      <Advice fix={finding.fix} flaw={vulnerability} />
      <SmallPrint finding={finding} />
    </div>
  );
}

/** The record that says something, where it is neither the finding's own nor the one that names the flaw. */
function otherOrigin(from: string | undefined, flaw: FlawSummary): string | undefined {
  return from === flaw.vulnId || from === flawId(flaw) ? undefined : from;
}

/** How severe, how likely to be exploited, and which record says so where it is not the finding's own. */
function Severity({ flaw }: { flaw: FlawSummary }) {
  const { t } = useLingui();
  const format = useFormat();
  const { severity, cvss, epssScore, epssPercentile, epssUnread, origins } = flaw;
  const from = otherOrigin(origins.severity, flaw);
  const percentile = format.percent(epssPercentile);
  return (
    <>
      <span className="flex flex-wrap items-center gap-1.5">
        <SeverityOfFlaw severity={severity} isExploited={flaw.knownExploited !== undefined} />
        {cvss === undefined ? null : (
          <span className="font-medium tabular-nums" title={t`CVSS`}>
            {format.number(cvss)}
          </span>
        )}
        {from === undefined ? null : <span className="text-xs text-muted">{t`(from ${from})`}</span>}
      </span>
      {epssScore === undefined && !epssUnread ? null : (
        <span className="tabular-nums" title={epssUnread ? undefined : t`Percentile: ${percentile}`}>
          <span className="text-muted">{t`EPSS`}</span>{' '}
          <EpssFigure unread={epssUnread}>{format.percent(epssScore)}</EpssFigure>
        </span>
      )}
    </>
  );
}

/** Scores by the versions of CVSS, where the line above does not say it all. */
function BaseScores({ finding }: { finding: ListedFinding }) {
  const format = useFormat();
  // Lists have no vectors, which tell the versions apart.
  const details = useQuery(findingDetailsQuery(keyOf(finding)));
  const { vulnerability } = details.data ?? finding;
  const { scores, origins } = vulnerability;
  /** The line above has named its origin. */
  const originOf = (from: string) =>
    from === origins.severity ? undefined : otherOrigin(from, vulnerability);
  if (scores.length < 2 && scores.every(({ from }) => from === origins.severity)) return null;
  return (
    <ul className="flex flex-wrap gap-x-3 text-xs text-muted">
      {scores.map(({ version, score, from, vector }) => (
        <li key={version}>
          {cvssName(version, vector)}{' '}
          <span className="font-medium tabular-nums text-fg">{format.number(score)}</span>
          <ScoreOrigin from={originOf(from)} />
        </li>
      ))}
    </ul>
  );
}

function ScoreOrigin({ from }: { from: string | undefined }) {
  const { t } = useLingui();
  return from === undefined ? null : ` ${t`(from ${from})`}`;
}

function FindingTickets({ finding }: { finding: ListedFinding }) {
  const details = useQuery(findingDetailsQuery(keyOf(finding)));
  const { state, isSuppressed } = finding.analysis;
  const isOpen = !isSuppressed && openStates.has(state);
  return <Tickets tickets={details.data?.tickets ?? []} isOpen={isOpen} />;
}

/** The fix of the finding, and the record that states it if it is another one. */
function Advice({ fix, flaw }: { fix: FindingFix | undefined; flaw: FlawSummary }) {
  const { t } = useLingui();
  if (!fix) {
    return (
      <p className="flex items-center gap-2 rounded-md bg-subtle px-3 py-2 text-muted">
        <CircleSlash className="size-4 shrink-0" aria-hidden />
        {t`No fixed version recorded`}
      </p>
    );
  }
  const { nearest, latest = nearest, from, isPrerelease } = fix;
  return (
    <p className="flex gap-2 rounded-md bg-success-soft px-3 py-2 text-success">
      <CircleArrowUp className="mt-0.5 size-4 shrink-0" aria-hidden />
      <span className="flex min-w-0 flex-wrap items-baseline gap-x-2 wrap-anywhere">
        <span className="font-semibold">{t`Upgrade to ${nearest}`}</span>
        {isPrerelease ? <Badge tone="warning">{t`Pre-release`}</Badge> : null}
        {latest === nearest ? null : <span className="text-xs">{t`Also fixed in ${latest}`}</span>}
        {otherOrigin(from, flaw) ? <span className="text-xs">{t`(from ${from})`}</span> : null}
      </span>
    </p>
  );
}

/** Among the findings of all projects, which one it is of; its address has the same finding. */
function ProjectLink({ finding }: { finding: ListedFinding }) {
  const { project, component, vulnerability } = finding;
  const name = projectName(project);
  if (name === undefined) return null;
  return (
    <AppLink path={paths.projectComponentFinding(project.uuid, component.uuid, vulnerability.uuid)}>
      {name}
    </AppLink>
  );
}

function SmallPrint({ finding }: { finding: ListedFinding }) {
  const { t } = useLingui();
  const format = useFormat();
  const analyzerLabel = useAnalyzerLabel();
  const dependencyLabels = useDependencyLabels();
  const { component, vulnerability, attribution } = finding;
  const analyzer = analyzerLabel(attribution.analyzerIdentity);
  const date = format.date(attribution.attributedOn);
  return (
    <p className="flex flex-wrap gap-x-3 text-xs text-muted">
      <AppLink path={paths.vulnerability(vulnerability.source, vulnerability.vulnId)}>
        {vulnerability.vulnId}
      </AppLink>
      <ProjectLink finding={finding} />
      <span>
        <AppLink path={paths.component(component.uuid)}>{versionedName(component)}</AppLink>{' '}
        <AppLink
          path={paths.projectGraphFocus(finding.project.uuid, [component.uuid])}
        >{t`(show paths)`}</AppLink>
      </span>
      <span>{component.isDirect ? dependencyLabels.DIRECT : dependencyLabels.TRANSITIVE}</span>
      <span>{t`First seen ${date} · ${analyzer}`}</span>
    </p>
  );
}
