import { createHash } from 'node:crypto';
import type { Dt4Row } from '@waybill/dt4';
import type { Counts } from '../../metrics/counts.ts';
import {
  importPortfolioDays,
  type PortfolioPoint,
  startHistoryImport,
} from '../../metrics/import/history-import.service.ts';
import { importOnce, type Moving, type Planned } from '../import-once.ts';
import { insertImported, selectImported } from '../imported-row.queries.ts';
import type { KnownThing, KnownThings } from '../known-things.ts';
import type { Ledger } from '../report/ledger.ts';
import type { GatheredRows } from '../source/gather-rows.ts';
import type { Dt4Source } from '../source/source.ts';
import { streamRows } from '../source/stream-rows.ts';

export const metricsTables = ['PORTFOLIOMETRICS'] as const;

type MetricsRows = GatheredRows<(typeof metricsTables)[number]>;

const table = 'PROJECTMETRICS';

/**
 * Takes over past metrics. Projects are known by what changed each day, the portfolio by the last of each day. The past of a project comes once, all of it
 * from before it was counted here.
 */
export async function importMetrics(
  moving: Moving,
  { source, zone }: { readonly source: Dt4Source; readonly zone: string },
  rows: MetricsRows,
  { projects }: KnownThings,
): Promise<void> {
  const { trx, ledger, at } = moving;
  await importPortfolio(moving, rows);
  const uuids = [...projects.values()].map((project) => project.key);
  const before = await selectImported(moving, table);
  const history = await startHistoryImport(
    trx,
    uuids.filter((uuid) => !before.has(uuid)),
  );
  const taken = new Set<string>();
  const take = async (batch: readonly Dt4Row<'PROJECTMETRICS'>[]) => {
    const points = batch.flatMap((row) => {
      const project = projects.get(row.PROJECT_ID);
      const became = before.has(project?.key ?? '') ? 'present' : history.historyOf(project?.key ?? '');
      if (project && became === 'counted') {
        taken.add(project.key);
        return [
          {
            project: project.key,
            ...countsOf(row),
            firstAt: row.FIRST_OCCURRENCE,
            lastAt: row.LAST_OCCURRENCE,
          },
        ];
      }
      if (became === 'present') ledger.add(table, 'present');
      else if (became === 'collection') ledger.add(table, 'leftOut');
      else refuse(row, project, ledger);
      return [];
    });
    await history.add(points);
  };
  await streamRows(source, { PROJECTMETRICS: take }, zone, ledger);
  const { written, measuredHere } = await history.finish(at);
  ledger.add(table, 'written', written);
  ledger.add(table, 'leftOut', measuredHere);
  const digest = createHash('sha256').update(table).digest('hex');
  await insertImported(
    moving,
    table,
    [...taken].map((key) => ({ key, digest })),
  );
}

function refuse(row: Dt4Row<'PROJECTMETRICS'>, project: KnownThing | undefined, ledger: Ledger): void {
  const label = project?.label ?? `PROJECTMETRICS ${row.ID}`;
  const reason = project
    ? 'The project is not here.'
    : `It refers to PROJECT ${row.PROJECT_ID}, which is not there or was refused.`;
  ledger.tell(table, { row: label, outcome: 'refused', reason });
}

/** Of each day its last measurement. */
async function importPortfolio(moving: Moving, rows: MetricsRows): Promise<void> {
  const { trx, ledger } = moving;
  const measured = rows
    .of('PORTFOLIOMETRICS')
    .toSorted((a, b) => a.LAST_OCCURRENCE.getTime() - b.LAST_OCCURRENCE.getTime() || a.ID - b.ID);
  const days = Map.groupBy(measured, (row) => row.LAST_OCCURRENCE.toISOString().slice(0, 10));
  const planned: Planned<PortfolioPoint>[] = [...days].flatMap(([day, its]) => {
    const last = its.at(-1);
    if (!last) return [];
    ledger.add('PORTFOLIOMETRICS', 'merged', its.length - 1);
    const value = {
      ...countsOf(last),
      projects: last.PROJECTS,
      vprojects: last.VULNERABLEPROJECTS,
      firstAt: last.FIRST_OCCURRENCE,
      lastAt: last.LAST_OCCURRENCE,
    };
    return [{ key: day, label: day, value, facts: { day } }];
  });
  await importOnce(moving, 'PORTFOLIOMETRICS', planned, {
    write: (points) => importPortfolioDays(trx, points),
  });
}

type Measured = Omit<Dt4Row<'PROJECTMETRICS'>, 'PROJECT_ID'>;

function countsOf(row: Measured): Counts {
  return {
    comps: row.COMPONENTS,
    vcomps: row.VULNERABLECOMPONENTS,
    c4: row.CRITICAL,
    c3: row.HIGH,
    c2: row.MEDIUM,
    c1: row.LOW,
    c0: row.UNASSIGNED_SEVERITY ?? 0,
    findings: row.FINDINGS_TOTAL ?? 0,
    audited: row.FINDINGS_AUDITED ?? 0,
    suppressed: row.SUPPRESSED,
    pv_fail: row.POLICYVIOLATIONS_FAIL ?? 0,
    pv_warn: row.POLICYVIOLATIONS_WARN ?? 0,
    pv_info: row.POLICYVIOLATIONS_INFO ?? 0,
    pv_license: row.POLICYVIOLATIONS_LICENSE_TOTAL ?? 0,
    pv_license_audited: row.POLICYVIOLATIONS_LICENSE_AUDITED ?? 0,
    pv_security: row.POLICYVIOLATIONS_SECURITY_TOTAL ?? 0,
    pv_security_audited: row.POLICYVIOLATIONS_SECURITY_AUDITED ?? 0,
    pv_operational: row.POLICYVIOLATIONS_OPERATIONAL_TOTAL ?? 0,
    pv_operational_audited: row.POLICYVIOLATIONS_OPERATIONAL_AUDITED ?? 0,
  };
}
