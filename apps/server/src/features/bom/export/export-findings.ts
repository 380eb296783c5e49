import type { ImpactAnalysis, Vulnerability } from '@waybill/sbom';
import type { Database } from '../../../db/database.ts';
import { present } from '../../../http/present.ts';
import { readDescribed, readMerged } from '../../vulnerability/facts/facts.service.ts';
import type { ExportedFinding } from './bom-export.queries.ts';
import { type ExportedVulnerability, exportAnalysis, exportVulnerability } from './export-vulnerability.ts';

/** An entry that further findings may join. */
interface OpenEntry {
  readonly vulnId: number;
  readonly about: Vulnerability;
  readonly analysis: ImpactAnalysis | undefined;
  /** How many entries the vulnerability has so far, this one included. */
  readonly nth: number;
  readonly refs: string[];
}

/**
 * The findings of a project as entries: one for each vulnerability, or for each decision about it, that names the
 * components. References of a document have to be different, so those of further entries get a number.
 * @param batches by vulnerability and decision
 */
export async function* exportVulnerabilities(
  db: Database,
  batches: AsyncIterable<readonly ExportedFinding[]>,
  withAnalyses: boolean,
): AsyncGenerator<Vulnerability[], void, undefined> {
  let open: OpenEntry | undefined;
  for await (const rows of batches) {
    const known = await readExported(
      db,
      rows.map((row) => row.vuln_id),
    );
    const done: Vulnerability[] = [];
    for (const row of rows) {
      const analysis = withAnalyses ? exportAnalysis(row) : undefined;
      if (open && isOf(open, row, analysis)) {
        open.refs.push(row.component_uuid);
        continue;
      }
      if (open) done.push(entryOf(open));
      const facts = known.get(row.vuln_id);
      const nth: number = open?.vulnId === row.vuln_id ? open.nth + 1 : 1;
      open = facts && {
        vulnId: row.vuln_id,
        about: exportVulnerability(facts),
        analysis,
        nth,
        refs: [row.component_uuid],
      };
    }
    if (done.length > 0) yield done;
  }
  if (open) yield [entryOf(open)];
}

function isOf(open: OpenEntry, row: ExportedFinding, analysis: ImpactAnalysis | undefined): boolean {
  return open.vulnId === row.vuln_id && JSON.stringify(open.analysis) === JSON.stringify(analysis);
}

function entryOf({ about, analysis, nth, refs }: OpenEntry): Vulnerability {
  return {
    ...about,
    bomRef: nth === 1 ? (about.bomRef ?? '') : `${about.bomRef}-${nth}`,
    ...present('analysis', analysis),
    affects: refs.map((ref) => ({ ref })),
  };
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
