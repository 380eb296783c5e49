import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { FlawSummary } from '@waybill/api-contract';
import { useMemo } from 'react';
import { useFormat } from '../../lib/format.ts';
import { isFiltered } from '../../lib/url-filter.ts';
import { useSetSearch } from '../../lib/url-flag.ts';
import { useSeverityLabels } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import type { ScatterArea, ScatterAxis } from '../../ui/charts/scatter.ts';
import { ScatterChart } from '../../ui/charts/scatter-chart.tsx';
import { formatSpan, parseSpan } from '../../ui/filter/span.ts';
import { Hint } from '../../ui/hint.tsx';
import { ErrorState, Loading } from '../../ui/states.tsx';
import { flawId } from '../vulnerability/flaw-id.ts';
import type { AuditScope } from './audit-scope.ts';
import { drawnFlaws, leastEpss } from './epss-points.ts';
import { epssFlawsQuery } from './finding-list.data.ts';
import { collectionFilters, type FindingSearch, findingFilters } from './finding-search.ts';

/** A bound as the filters have it: of EPSS as precise as the scores are, of CVSS with one decimal. */
function rounded({ from, to }: { from?: number; to?: number }, digits: number): string | undefined {
  const span = {
    ...(from === undefined ? {} : { from: Number(from.toFixed(digits)) }),
    ...(to === undefined ? {} : { to: Number(to.toFixed(digits)) }),
  };
  return Object.keys(span).length === 0 ? undefined : formatSpan(span);
}

/** The part of the picture to which the filters of the address restrict the list. */
function areaOf({ cvss, epss }: FindingSearch): ScatterArea | undefined {
  if (cvss === undefined && epss === undefined) return undefined;
  return { x: parseSpan(cvss ?? '', 0, 10) ?? {}, y: parseSpan(epss ?? '', 0, 1) ?? {} };
}

/** The vulnerabilities of a project by how severe they are and how likely they are to be exploited. */
export function EpssChart({ scope, search }: { scope: AuditScope; search: FindingSearch }) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const setSearch = useSetSearch<FindingSearch>();
  const flaws = useQuery(epssFlawsQuery(scope, search));
  const percent = new Intl.NumberFormat(i18n.locale, { style: 'percent', maximumFractionDigits: 2 });
  const { points, byId, without } = useMemo(() => drawnFlaws(flaws.data?.rows ?? []), [flaws.data]);
  const x: ScatterAxis = {
    label: t`CVSS`,
    least: 0,
    most: 10,
    ticks: [0, 2, 4, 6, 8, 10],
    format: format.number,
  };
  const y: ScatterAxis = {
    label: t`EPSS`,
    least: leastEpss,
    most: 1,
    ticks: [leastEpss, 0.001, 0.01, 0.1, 1],
    isLogarithmic: true,
    format: percent.format,
  };
  // Empty axes say nothing that the empty list below does not say.
  const filters = scope.kind === 'project' ? findingFilters : collectionFilters;
  if (flaws.data?.total === 0 && !search.searchText && !isFiltered(filters, search)) return null;
  const likely = points.filter((point) => point.y >= 0.1).length;
  const notDrawn = (flaws.data?.total ?? 0) - points.length - without;
  const isUnread = flaws.data?.rows.some(({ vulnerability }) => vulnerability?.epssUnread) ?? false;
  const notes = [
    isUnread && t`EPSS has not been read.`,
    without > 0 &&
      t`${plural(without, {
        one: '# vulnerability without CVSS or EPSS score is not shown.',
        other: '# vulnerabilities without CVSS or EPSS score are not shown.',
      })}`,
    notDrawn > 0 &&
      t`${plural(points.length + without, {
        one: 'Shows only the most urgent one.',
        other: 'Shows only the # most urgent ones.',
      })}`,
  ].filter((note) => note !== false);
  return (
    <Card
      title={
        <span className="inline-flex items-center gap-1">
          {t`Severity and likelihood of exploitation`}{' '}
          <Hint
            label={t`Severity and likelihood of exploitation`}
            text={t`Each circle is a vulnerability. Larger circles have more findings, and a red ring means known exploited. Click a circle or draw a rectangle to filter the list.`}
          />
        </span>
      }
    >
      {flaws.isError ? (
        <ErrorState title={t`Couldn't load the chart`} onRetry={() => void flaws.refetch()} />
      ) : flaws.data === undefined ? (
        <Loading />
      ) : (
        <ScatterChart
          label={t`EPSS by CVSS: ${plural(points.length, { one: '# vulnerability', other: '# vulnerabilities' })}, ${likely} with an EPSS score of at least 10%`}
          points={points}
          x={x}
          y={y}
          area={areaOf(search)}
          chosen={search.flaw}
          onPick={(id) => setSearch({ flaw: id === search.flaw ? undefined : id })}
          onArea={(area) =>
            setSearch({ cvss: rounded(area.x, 1), epss: rounded(area.y, 4), flaw: undefined })
          }
          tooltip={(id) => {
            const flaw = byId.get(id);
            return flaw ? <FlawTip flaw={flaw.vulnerability} findings={flaw.findings} /> : null;
          }}
        />
      )}
      {notes.length > 0 ? <p className="mt-2 text-xs text-muted">{notes.join(' ')}</p> : null}
    </Card>
  );
}

/** The vulnerability under the pointer. */
function FlawTip({ flaw, findings }: { flaw: FlawSummary; findings: number }) {
  const { t } = useLingui();
  const format = useFormat();
  const severities = useSeverityLabels();
  const cvss = format.number(flaw.cvss);
  const epss = format.percent(flaw.epssScore);
  return (
    <>
      <div className="font-medium">{flawId(flaw)}</div>
      {flaw.title ? <div className="line-clamp-2 text-muted">{flaw.title}</div> : null}
      <div className="mt-1 tabular-nums">
        {severities[flaw.severity]} · {t`CVSS ${cvss}`} · {t`EPSS ${epss}`}
      </div>
      <div className="text-muted">{t`${plural(findings, { one: '# finding', other: '# findings' })}`}</div>
    </>
  );
}
