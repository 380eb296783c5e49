// Public to other features.
import { type FlawSummary, openAnalysisStates, type ReportComponent } from '@waybill/api-contract';
import type { Database } from '../../db/database.ts';
import type { Page } from '../../db/list/page.ts';
import { present } from '../../http/present.ts';
import { fixKey, readFixes } from '../matching/fix.service.ts';
import { readMerged } from '../vulnerability/facts/facts.service.ts';
import { type AuditFilter, everyFinding } from './audit-condition.queries.ts';
import { chooseAuditFindings } from './audit-list.queries.ts';
import { type AuditKey, type AuditRow, listAuditRows } from './audit-row.queries.ts';
import { openScope } from './audit-scope.queries.ts';
import { viewFlaw } from './finding.view.ts';
import { chooseFindingGroups, listFindingGroups } from './finding-group.queries.ts';
import { type AffectedRow, countFlaws, type FlawCounts, listAffected } from './flaw-report.queries.ts';

/** Suppressed findings are none of them, as everywhere. */
const openFindings: AuditFilter = { ...everyFinding, states: openAnalysisStates };
const decidedFindings: AuditFilter = { ...everyFinding, withSuppressed: true, decided: true };

/** The number of components shown per vulnerability. */
export const shownComponents = 5;

interface OpenFlaw {
  vulnerability: FlawSummary;
  /** The first few, by name. */
  components: ReportComponent[];
  componentCount: number;
}

export type ReportedFlaws = FlawCounts & { rows: OpenFlaw[] };

/** The flaws with open findings, the most urgent first, each once however many records tell of it. */
export async function openFlaws(db: Database, projectId: number, most: number): Promise<ReportedFlaws> {
  const scope = await openScope(db, projectId, openFindings, undefined);
  const [counts, { rows: keys }] = await Promise.all([
    countFlaws(db, projectId, openFindings),
    chooseFindingGroups(db, scope, 'FLAW', openFindings, firstOf(most)),
  ]);
  const groups = await listFindingGroups(db, scope, 'FLAW', openFindings, keys);
  if (!counts) throw new Error('An aggregate without group always has a row');
  const [known, affected] = await Promise.all([
    readMerged(
      db,
      groups.map((group) => group.vuln_id),
    ),
    readAffected(
      db,
      projectId,
      groups.map((group) => group.key),
    ),
  ]);
  const rows = groups.flatMap((group) => {
    const facts = known.get(group.vuln_id);
    if (!facts) return [];
    const components = affected.get(group.key) ?? [];
    return [{ vulnerability: viewFlaw(facts), components, componentCount: group.components }];
  });
  return { ...counts, rows };
}

async function readAffected(
  db: Database,
  projectId: number,
  flaws: readonly number[],
): Promise<Map<number, ReportComponent[]>> {
  const rows = await listAffected(db, projectId, openFindings, flaws, shownComponents);
  const fixes = await readFixes(db, rows);
  const components = new Map<number, ReportComponent[]>();
  for (const [flaw, ofOne] of Map.groupBy(rows, (row) => row.flaw))
    components.set(
      flaw,
      ofOne.map((row) => viewReportComponent(row, fixes.get(fixKey(row))?.nearest)),
    );
  return components;
}

export interface DecidedFinding {
  key: AuditKey;
  component: ReportComponent;
  vulnerability: FlawSummary;
}

/** The findings that somebody has stated something about, the most urgent first. */
export async function decidedInProject(
  db: Database,
  projectId: number,
  most: number,
): Promise<{ total: number; rows: DecidedFinding[] }> {
  const { total = 0, rows: keys } = await chooseAuditFindings(db, projectId, decidedFindings, firstOf(most));
  const [rows, known] = await Promise.all([
    listAuditRows(db, projectId, keys),
    readMerged(
      db,
      keys.map((key) => key.vuln_id),
    ),
  ]);
  return {
    total,
    rows: rows.flatMap((row) => {
      const facts = known.get(row.vuln_id);
      if (!facts) return [];
      const key = { component_id: row.component_id, vuln_id: row.vuln_id };
      return [{ key, component: viewReportComponent(row, undefined), vulnerability: viewFlaw(facts) }];
    }),
  };
}

export function viewReportComponent(
  row: Pick<AffectedRow | AuditRow, 'name' | 'group_name' | 'version'>,
  fixedIn: string | undefined,
): ReportComponent {
  return {
    name: row.name,
    ...present('group', row.group_name),
    ...present('version', row.version),
    ...present('fixedIn', fixedIn),
  };
}

function firstOf(most: number): Page {
  return { offset: 0, limit: most, search: undefined, order: undefined };
}
