import { Plural, useLingui } from '@lingui/react/macro';
import type { FindingFix, FindingProject, FlawSummary, RecordRef } from '@waybill/api-contract';
import { FlaskConical } from 'lucide-react';
import { useFormat } from '../../lib/format.ts';
import { AppLink } from '../../lib/link.tsx';
import { paths } from '../../lib/paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { EpssFigure } from '../coverage/covered-figure.tsx';
import { listAliases } from '../vulnerability/aliases.ts';
import { ExploitedMark } from '../vulnerability/exploited.tsx';
import { FlawName } from '../vulnerability/flaw-name.tsx';
import type { ListedFinding } from './audit-scope.ts';
import { projectName } from './finding-names.ts';
import { stateTones, useAnalyzerLabel, useDependencyLabels, useStateLabels } from './finding-words.ts';
import { CarriedMark, ReasonsMark } from './lasting-decision.tsx';

interface Cell {
  row: ListedFinding;
}

interface ProjectCellProps {
  project: Partial<FindingProject>;
  exploited?: boolean;
}

export function ProjectCell({ project, exploited = false }: ProjectCellProps) {
  const { t } = useLingui();
  const { name = '', version, isActive } = project;
  return (
    <span className="flex min-w-0 items-center gap-1.5">
      <span className="truncate" title={projectName(project)}>
        {name} {version ? <span className="text-muted">{version}</span> : null}
      </span>
      {isActive === false ? <Badge>{t`Inactive`}</Badge> : null}
      {exploited ? <ExploitedMark /> : null}
    </span>
  );
}

/** The share of all flaws that are less likely to be exploited. */
export function PercentileCell({ flaw }: { flaw: FlawSummary }) {
  const format = useFormat();
  return (
    <EpssFigure unread={flaw.epssUnread} brief>
      {format.percent(flaw.epssPercentile)}
    </EpssFigure>
  );
}

export function LatestCell({ project }: ProjectCellProps) {
  const { t } = useLingui();
  return project.isLatest ? <Badge tone="accent">{t`Latest`}</Badge> : null;
}

/** A vulnerability, and how many other records of it a finding stands for. */
export function FlawCell({ flaw, others = [] }: { flaw: FlawSummary; others?: readonly RecordRef[] }) {
  const { knownExploited } = flaw;
  return (
    <FlawName
      flaw={flaw}
      isPlain
      mark={
        <>
          {others.length > 0 ? <OtherRecords records={others} /> : null}
          {knownExploited ? <ExploitedMark entry={knownExploited} /> : null}
        </>
      }
    />
  );
}

/** In columns that are as narrow as an id, a number; its words are for those who listen or point at it. */
function OtherRecords({ records }: { records: readonly RecordRef[] }) {
  const { t } = useLingui();
  const format = useFormat();
  const count = records.length;
  const ids = records.map(({ vulnId }) => vulnId).join(', ');
  return (
    <span className="shrink-0 text-xs text-muted" title={t`Other matching records: ${ids}`}>
      <span aria-hidden>+{format.number(count)}</span>
      <span className="sr-only">
        <Plural value={count} one="+# record" other="+# records" />
      </span>
    </span>
  );
}

export function FixCell({ fix }: { fix: FindingFix | undefined }) {
  const { t } = useLingui();
  if (!fix) return <span className="text-muted">–</span>;
  const { nearest, latest = nearest, from, isPrerelease } = fix;
  return (
    <span
      className="flex min-w-0 items-center gap-1.5"
      title={
        latest === nearest
          ? t`Fixed in ${nearest} (from ${from})`
          : t`Fixed in ${nearest}, also in ${latest} (from ${from})`
      }
    >
      <span className="min-w-0 truncate">{nearest}</span>
      {isPrerelease ? (
        // A word would leave no room for the version.
        <span className="shrink-0 text-warning" title={t`Pre-release`}>
          <FlaskConical aria-hidden className="size-3.5" />
          <span className="sr-only">{t`Pre-release`}</span>
        </span>
      ) : null}
    </span>
  );
}

export function AliasCell({ row }: Cell) {
  return (
    <span className="flex gap-2">
      {listAliases(row.vulnerability.aliases, row.vulnerability.vulnId).map(({ source, vulnId }) => (
        <AppLink key={vulnId} path={paths.vulnerability(source, vulnId)}>
          {vulnId}
        </AppLink>
      ))}
    </span>
  );
}

export function DependencyCell({ row }: Cell) {
  const labels = useDependencyLabels();
  return row.component.isDirect ? labels.DIRECT : <span className="text-muted">{labels.TRANSITIVE}</span>;
}

/** The decision. One mark shows where it came from, another that its reasons have changed. */
export function StateCell({ row }: Cell) {
  const labels = useStateLabels();
  const { state, reasonsChanged = [], carriedFrom } = row.analysis;
  return (
    <span className="flex min-w-0 items-center gap-1">
      {carriedFrom ? <CarriedMark carried={carriedFrom} /> : null}
      {reasonsChanged.length > 0 ? <ReasonsMark reasons={reasonsChanged} /> : null}
      <span className="min-w-0 truncate">
        {state === 'NOT_SET' ? (
          <span className="text-muted">{labels[state]}</span>
        ) : (
          <Badge tone={stateTones[state]}>{labels[state]}</Badge>
        )}
      </span>
    </span>
  );
}

export function AnalyzerCell({ row }: Cell) {
  const label = useAnalyzerLabel();
  return label(row.attribution.analyzerIdentity);
}

export function FoundCell({ row }: Cell) {
  const format = useFormat();
  const { attributedOn } = row.attribution;
  return <time title={format.dateTime(attributedOn)}>{format.age(attributedOn)}</time>;
}
