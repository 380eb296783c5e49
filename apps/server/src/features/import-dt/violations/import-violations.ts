import { createHash } from 'node:crypto';
import type { Dt4Row } from '@waybill/dt4';
import type { Transaction } from '../../../db/database.ts';
import {
  followViolationAnalyses,
  type ImportedViolation,
  type ImportedViolationAnalysis,
  type ImportedViolationComment,
  importViolationAnalyses,
  importViolationComments,
  importViolations,
} from '../../violation/import/violation-import.service.ts';
import { importOnce, type Moving, type Planned } from '../import-once.ts';
import type { KnownThings } from '../known-things.ts';
import { byId, lacks, planRows, type Refusal } from '../plan-rows.ts';
import type { Ledger } from '../report/ledger.ts';
import type { GatheredRows } from '../source/gather-rows.ts';
import type { Dt4Source } from '../source/source.ts';
import { streamRows } from '../source/stream-rows.ts';

export const violationTables = ['VIOLATIONANALYSIS', 'VIOLATIONANALYSISCOMMENT'] as const;

type ViolationRows = GatheredRows<(typeof violationTables)[number] | 'POLICYCONDITION'>;

/** Violations somebody has decided about, by their numbers. */
type Decided = ReadonlyMap<number, ImportedViolation>;

/**
 * Takes over violations with their decisions and trails. There may be as many as components, so they are read in batches, and only those that
 * somebody has decided about are kept in memory.
 */
export async function importViolationsAndDecisions(
  moving: Moving,
  { source, zone }: { readonly source: Dt4Source; readonly zone: string },
  rows: ViolationRows,
  known: KnownThings,
): Promise<void> {
  const { trx, ledger, at } = moving;
  const find = placesOf(rows, known);
  const wanted = new Set(rows.of('VIOLATIONANALYSIS').map((row) => row.POLICYVIOLATION_ID));
  const decided = new Map<number, ImportedViolation>();
  const take = async (batch: readonly Dt4Row<'POLICYVIOLATION'>[]) => {
    const planned = planRows(ledger, 'POLICYVIOLATION', batch, find);
    for (const { key, value } of planned)
      if (wanted.has(value.id)) decided.set(value.id, { ...value, uuid: key });
    await storeBatch(trx, planned, ledger, at);
  };
  await streamRows(source, { POLICYVIOLATION: take }, zone, ledger);
  await importDecisions(moving, rows, decided);
}

type Found = Planned<ImportedViolation & { readonly id: number }>;

function placesOf(rows: ViolationRows, { projects, components }: KnownThings) {
  const conditions = byId(rows.of('POLICYCONDITION'), (row) => row.UUID);
  return (row: Dt4Row<'POLICYVIOLATION'>): Found | Refusal => {
    const label = row.UUID;
    const [project, component] = [projects.get(row.PROJECT_ID)?.key, components.find(row.COMPONENT_ID)];
    const condition = conditions.get(row.POLICYCONDITION_ID);
    if (project === undefined) return lacks(label, 'PROJECT', row.PROJECT_ID);
    if (component === undefined) return lacks(label, 'COMPONENT', row.COMPONENT_ID);
    if (condition === undefined) return lacks(label, 'POLICYCONDITION', row.POLICYCONDITION_ID);
    const value = { id: row.ID, uuid: row.UUID, project, component, condition, at: row.TIMESTAMP };
    return { key: row.UUID, label, value };
  };
}

async function storeBatch(
  trx: Transaction,
  planned: readonly Found[],
  ledger: Ledger,
  at: Date,
): Promise<void> {
  const table = 'POLICYVIOLATION';
  const became = await importViolations(
    trx,
    planned.map(({ value }) => value),
    at,
  );
  for (const [n, { label }] of planned.entries()) {
    const refuse = (reason: string) => ledger.tell(table, { row: label, outcome: 'refused', reason });
    switch (became[n]) {
      case 'added':
        ledger.add(table, 'written');
        break;
      case 'joined':
        ledger.add(table, 'merged');
        break;
      case 'noComponent':
        refuse('Its component is not here.');
        break;
      case 'noCondition':
        refuse('Its condition is not here.');
        break;
      default:
        ledger.add(table, 'present');
    }
  }
}

async function importDecisions(moving: Moving, rows: ViolationRows, decided: Decided): Promise<void> {
  const { trx, ledger, at } = moving;
  const trails = Map.groupBy(rows.of('VIOLATIONANALYSISCOMMENT'), (row) => row.VIOLATIONANALYSIS_ID);
  const lastOf = (id: number) => Math.max(...(trails.get(id) ?? []).map((row) => row.TIMESTAMP.getTime()));
  const analyses = planRows(ledger, 'VIOLATIONANALYSIS', rows.of('VIOLATIONANALYSIS'), (row) => {
    const violation = decided.get(row.POLICYVIOLATION_ID);
    if (!violation) return lacks(`VIOLATIONANALYSIS ${row.ID}`, 'POLICYVIOLATION', row.POLICYVIOLATION_ID);
    const last = lastOf(row.ID);
    const value = { state: row.STATE, suppressed: row.SUPPRESSED };
    const planned: Planned<ImportedViolationAnalysis> = {
      key: violation.uuid,
      label: violation.uuid,
      value: { ...placeOf(violation), ...value, at: Number.isFinite(last) ? new Date(last) : at },
      facts: value,
    };
    return planned;
  });
  await importOnce(moving, 'VIOLATIONANALYSIS', analyses, {
    write: (values) => importViolationAnalyses(trx, values),
    ...followViolationAnalyses(trx, at),
  });
  await importOnce(moving, 'VIOLATIONANALYSISCOMMENT', planTrails(rows, decided, ledger), {
    write: (values) => importViolationComments(trx, values),
  });
}

/** Lines of trails by their times; what was written at the same time stays in the order in which it was. */
function planTrails(
  rows: ViolationRows,
  decided: Decided,
  ledger: Ledger,
): Planned<ImportedViolationComment>[] {
  const violations = byId(rows.of('VIOLATIONANALYSIS'), (row) => row.POLICYVIOLATION_ID);
  const lines = rows
    .of('VIOLATIONANALYSISCOMMENT')
    .toSorted((a, b) => a.TIMESTAMP.getTime() - b.TIMESTAMP.getTime() || a.ID - b.ID);
  const seen = new Map<string, number>();
  return planRows(ledger, 'VIOLATIONANALYSISCOMMENT', lines, (row) => {
    const label = `VIOLATIONANALYSISCOMMENT ${row.ID}`;
    const id = violations.get(row.VIOLATIONANALYSIS_ID);
    if (id === undefined) return lacks(label, 'VIOLATIONANALYSIS', row.VIOLATIONANALYSIS_ID);
    const violation = decided.get(id);
    if (!violation) return lacks(label, 'POLICYVIOLATION', id);
    const line = { at: row.TIMESTAMP, commenter: row.COMMENTER, comment: row.COMMENT };
    const same = `${violation.uuid} ${createHash('sha256').update(JSON.stringify(line)).digest('hex')}`;
    const times = (seen.get(same) ?? 0) + 1;
    seen.set(same, times);
    // Two people may say the same at the same time.
    return { key: `${same} ${times}`, label, value: { ...placeOf(violation), ...line }, facts: {} };
  });
}

const placeOf = ({ project, component, condition }: ImportedViolation) => ({ project, component, condition });
