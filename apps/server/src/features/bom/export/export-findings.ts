import type { ImpactAnalysis, Property, Vulnerability } from '@waybill/sbom';
import type { Database } from '../../../db/database.ts';
import { present } from '../../../http/present.ts';
import { readDescribed, readMerged } from '../../vulnerability/facts/facts.service.ts';
import type { ExportedFinding } from './bom-export.queries.ts';
import {
  type ExportedVulnerability,
  exportAnalysis,
  exportVulnerability,
  suppressionProperties,
} from './export-vulnerability.ts';

/** An entry that further findings may join. */
interface OpenEntry {
  readonly vulnId: number;
  readonly about: Vulnerability;
  readonly decision: Decision;
  readonly refs: string[];
}

/** What was decided, as it is written. */
interface Decision {
  readonly analysis?: ImpactAnalysis;
  readonly properties?: Property[];
}

interface ExportChoice {
  readonly withAnalyses: boolean;
  /** What is affected where all components of a vulnerability are decided about alike. */
  readonly whole?: string;
}

/**
 * The findings of a project as entries: one for each vulnerability, or for each decision about it, that names the
 * components. References of a document have to be different, so those of further entries get a number.
 * @param batches by vulnerability and decision
 */
export async function* exportVulnerabilities(
  db: Database,
  batches: AsyncIterable<readonly ExportedFinding[]>,
  { withAnalyses, whole }: ExportChoice,
): AsyncGenerator<Vulnerability[], void, undefined> {
  let open: OpenEntry[] = [];
  for await (const rows of batches) {
    const known = await readExported(
      db,
      rows.map((row) => row.vuln_id),
    );
    const done: Vulnerability[] = [];
    for (const row of rows) {
      const decision = withAnalyses ? decisionOf(row) : {};
      const last = open.at(-1);
      if (last?.vulnId === row.vuln_id && JSON.stringify(last.decision) === JSON.stringify(decision)) {
        last.refs.push(row.component_uuid);
        continue;
      }
      if (last && last.vulnId !== row.vuln_id) {
        done.push(...entriesOf(open, whole));
        open = [];
      }
      const facts = known.get(row.vuln_id);
      if (!facts) continue;
      const about = exportVulnerability(facts);
      open.push({ vulnId: row.vuln_id, about, decision, refs: [row.component_uuid] });
    }
    if (done.length > 0) yield done;
  }
  if (open.length > 0) yield entriesOf(open, whole);
}

function decisionOf(row: ExportedFinding): Decision {
  return {
    ...present('analysis', exportAnalysis(row)),
    ...present('properties', suppressionProperties(row)),
  };
}

function entriesOf(open: readonly OpenEntry[], whole: string | undefined): Vulnerability[] {
  const refs = open.length === 1 && whole !== undefined ? [whole] : undefined;
  return open.map((entry, index) => ({
    ...entry.about,
    bomRef: index === 0 ? (entry.about.bomRef ?? '') : `${entry.about.bomRef}-${index + 1}`,
    ...entry.decision,
    affects: (refs ?? entry.refs).map((ref) => ({ ref })),
  }));
}

async function readExported(
  db: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ExportedVulnerability>> {
  const distinct = [...new Set(ids)];
  const [described, merged] = await Promise.all([readDescribed(db, distinct), readMerged(db, distinct)]);
  const known = new Map<number, ExportedVulnerability>();
  for (const [id, facts] of described) {
    const all = merged.get(id);
    if (all) known.set(id, { ...facts, merged: all.merged });
  }
  return known;
}
