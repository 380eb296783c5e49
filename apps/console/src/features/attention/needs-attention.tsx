// Public to other features.
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { Attention, BlindSpot } from '@waybill/api-contract';
import { clsx } from 'clsx';
import { EyeOff, Flame, Sparkles } from 'lucide-react';
import { useCapability } from '../../lib/capability.ts';
import { useFormat } from '../../lib/format.ts';
import { AppLink } from '../../lib/link.tsx';
import { paths } from '../../lib/paths.ts';
import { SeverityBar } from '../../ui/badge.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { useBlindSpotText } from '../coverage/blind-spot-text.ts';
import { coverableOf, coveredShare } from '../coverage/covered-share.ts';
import { PendingProjects } from '../coverage/pending-projects.tsx';
import { Repair } from '../coverage/repair.tsx';
import { attentionQuery } from './attention.data.ts';
import { AttentionTile } from './attention-tile.tsx';
import { FailedSources } from './failed-sources.tsx';
import { severitiesOf, totalOf } from './new-findings.tsx';
import { TopProjects } from './top-projects.tsx';

/** The most urgent figures. Each number links to its list. */
export function NeedsAttention() {
  const { t } = useLingui();
  const { data, isError, refetch } = useQuery(attentionQuery);
  return (
    <section aria-labelledby="needs-attention" className="flex flex-col gap-3">
      <div className="flex min-h-5 items-center gap-3">
        <h2 id="needs-attention" className="font-semibold">{t`Needs attention`}</h2>
        <PendingProjects count={data?.pending} />
      </div>
      {isError && !data ? (
        <div className="rounded-lg border border-line bg-surface">
          <ErrorState title={t`Couldn't load what needs attention`} onRetry={() => void refetch()} />
        </div>
      ) : (
        <>
          <div
            className={clsx(
              'grid gap-3',
              isAllCovered(data) ? 'sm:grid-cols-2 xl:grid-cols-4' : 'sm:grid-cols-3',
            )}
          >
            <NewSinceYesterday attention={data} />
            <Exploited attention={data} />
            <FailedSources />
            <NotCovered attention={data} />
          </div>
          <TopProjects />
        </>
      )}
    </section>
  );
}

interface TileProps {
  attention: Attention | undefined;
}

/** A count of nothing is none as long as projects are counted: their findings may be all there are. */
function knownCount(count: number | undefined, attention: Attention | undefined): number | undefined {
  return count === 0 && attention?.pending !== 0 ? undefined : count;
}

/** A zero says nothing where no source covers any component. */
function isUnseenZero(count: number | undefined, attention: Attention | undefined): boolean {
  return count === 0 && attention?.coverage.status === 'NOT_COVERED';
}

function NewSinceYesterday({ attention }: TileProps) {
  const { t } = useLingui();
  const format = useFormat();
  const total = knownCount(attention && totalOf(attention.newFindings), attention);
  const isUnseen = isUnseenZero(total, attention);
  const seesFindings = useCapability('VIEW_VULNERABILITY').allowed;
  const projects = paths.attention({ reason: 'NEW', sort: '-newFindings' });
  return (
    <AttentionTile
      icon={<Sparkles className="size-4" />}
      title={t`New findings since yesterday`}
      value={isUnseen ? t`Not covered` : total === undefined ? undefined : format.number(total)}
      isUrgent={(total ?? 0) > 0}
      isUnknown={isUnseen}
      path={seesFindings ? paths.vulnerabilityAudit({ found: '1d', all: true }) : projects}
    >
      {attention && total ? (
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <SeverityBar counts={severitiesOf(attention.newFindings)} />
          <AppLink path={projects}>
            <Plural value={attention.newProjects} one="in # project" other="in # projects" />
          </AppLink>
        </span>
      ) : total === 0 && !isUnseen ? (
        <span className="text-muted">{t`Nothing new. Findings of today and yesterday appear here.`}</span>
      ) : null}
    </AttentionTile>
  );
}

function Exploited({ attention }: TileProps) {
  const { t } = useLingui();
  const format = useFormat();
  const exploited = knownCount(attention?.exploited, attention);
  const isUnread = exploited === 0 && attention?.coverage.exploitedUnread === true;
  const isUnseen = isUnread || isUnseenZero(exploited, attention);
  const path = paths.attention({ reason: 'EXPLOITED', sort: '-exploited' });
  return (
    <AttentionTile
      icon={<Flame className="size-4" />}
      title={t`Known exploited findings`}
      value={isUnseen ? t`Not covered` : exploited === undefined ? undefined : format.number(exploited)}
      isUrgent={(exploited ?? 0) > 0}
      isUnknown={isUnseen}
      path={path}
    >
      {attention && exploited ? (
        <span className="flex flex-wrap gap-x-3 gap-y-1">
          <AppLink path={path}>
            <Plural value={attention.exploitedProjects} one="in # project" other="in # projects" />
          </AppLink>
          <AppLink path={paths.vulnerabilities({ exploited: true })}>{t`Show vulnerabilities`}</AppLink>
        </span>
      ) : isUnread ? (
        <span className="text-muted">{t`Neither CISA KEV nor EUVD has been read.`}</span>
      ) : exploited === 0 && !isUnseen ? (
        <span className="text-muted">{t`No known exploited findings.`}</span>
      ) : null}
    </AttentionTile>
  );
}

const shownCauses = 3;

/** Covered components with inconclusive records. */
function isDoubt({ action }: BlindSpot): boolean {
  return action.code === 'check_records' || action.code === 'check_analyzer';
}

/** The note beside the number of uncovered components. */
function causesOf(coverage: Attention['coverage']): readonly BlindSpot[] {
  return [...coverage.blindSpots.slice(0, shownCauses), ...coverage.notes.filter(isDoubt)];
}

/** Then there is nothing to list, and the tile is one of four. */
function isAllCovered(attention: Attention | undefined): boolean {
  return attention !== undefined && causesOf(attention.coverage).length === 0;
}

function NotCovered({ attention }: TileProps) {
  const { t } = useLingui();
  const format = useFormat();
  const coverage = attention?.coverage;
  const causes = coverage ? causesOf(coverage) : [];
  const coverable = coverage && coverableOf(coverage);
  // Projects are counted within a minute of their upload.
  const isCounted = coverage !== undefined && (coverable !== 0 || attention?.pending === 0);
  const all = format.number(coverable);
  const share = format.percent(coverage && coveredShare(coverage));
  return (
    <AttentionTile
      icon={<EyeOff className="size-4" />}
      title={t`Components not covered`}
      value={isCounted ? format.number(coverage.blind) : undefined}
      isUrgent={(coverage?.blind ?? 0) > 0}
      path={paths.coverage()}
      beside={
        isAllCovered(attention) ? undefined : (
          <ul className="grid gap-x-8 gap-y-2 lg:pt-1 xl:grid-cols-3">
            {causes.map((cause) => (
              <LargestCause key={cause.key} cause={cause} />
            ))}
          </ul>
        )
      }
    >
      {coverage && coverage.blind > 0 ? (
        <p className="flex flex-wrap gap-x-3">
          <span className="text-muted">
            <Trans>
              {share} of {all} covered
            </Trans>
          </span>
          <AppLink
            path={paths.attention({ reason: 'NOT_COVERED', sort: '-notCovered' })}
          >{t`Show projects`}</AppLink>
        </p>
      ) : coverable ? (
        <span className="text-muted">
          <Trans>All {all} components are covered by a source.</Trans>
        </span>
      ) : null}
    </AttentionTile>
  );
}

function LargestCause({ cause }: { cause: Attention['coverage']['blindSpots'][number] }) {
  const format = useFormat();
  const { title, advice } = useBlindSpotText(cause);
  return (
    <li>
      <span className="flex justify-between gap-3">
        <AppLink
          path={paths.coverage({ cause: cause.key })}
          className="min-w-0 text-fg wrap-anywhere hover:underline"
        >
          {title}
        </AppLink>
        <span className="text-muted tabular-nums">{format.number(cause.components)}</span>
      </span>
      {advice ? (
        <Repair
          action={cause.action}
          advice={advice}
          gain={cause.action.components}
          className="line-clamp-2 text-muted"
        />
      ) : null}
    </li>
  );
}
