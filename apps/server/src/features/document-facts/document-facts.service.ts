// Public to other features.
import { upgradeTo } from '@waybill/sbom';
import type { Database } from '../../db/database.ts';
import { type Fix, fixKey, type IdentifiedFinding, readFixes } from '../matching/fix.service.ts';
import { readDescribed, readMerged, readScoring } from '../vulnerability/facts/facts.service.ts';
import { withVectors } from '../vulnerability/facts/score-vectors.ts';
import { type DocumentedFlaw, idsOfFlaw } from './documented-flaw.ts';

/** The facts that all documents state about findings, from one place, so that they agree. */
export interface DocumentFacts {
  /** Undefined when the vulnerability has gone meanwhile. */
  flawOf(vulnId: number): DocumentedFlaw | undefined;
  /** The fix of a finding; undefined if no record has a version. */
  fixOf(finding: IdentifiedFinding): Fix | undefined;
}

/**
 * The number of vulnerabilities cached while a document is written. Findings of one vulnerability are
 * adjacent.
 */
const maxKept = 2_000;

/**
 * Reads what documents tell of findings, batch by batch: however many these are, each kind of fact is read by one statement, and
 * vulnerabilities that recur are read once while they are kept.
 */
export function documentFacts(
  db: Database,
): (findings: readonly IdentifiedFinding[]) => Promise<DocumentFacts> {
  const kept = new Map<number, DocumentedFlaw>();
  return async (findings) => {
    if (kept.size > maxKept) kept.clear();
    const missing = [...new Set(findings.map((finding) => finding.vuln_id))].filter((id) => !kept.has(id));
    const [flaws, fixes] = await Promise.all([readDocumentedFlaws(db, missing), readFixes(db, findings)]);
    for (const [id, flaw] of flaws) kept.set(id, flaw);
    return { flawOf: (id) => kept.get(id), fixOf: (finding) => fixes.get(fixKey(finding)) };
  };
}

/** Vulnerabilities as documents tell of them, by their numbers. */
export async function readDocumentedFlaws(
  db: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, DocumentedFlaw>> {
  const [described, merged] = await Promise.all([readDescribed(db, ids), readMerged(db, ids)]);
  const scoring = await readScoring(db, [...merged.values()]);
  const flaws = new Map<number, DocumentedFlaw>();
  for (const [id, facts] of described) {
    const all = merged.get(id)?.merged;
    if (!all) continue;
    const records = [facts, ...(scoring.get(id) ?? [])];
    flaws.set(id, {
      ...facts,
      merged: { ...all, scores: withVectors(all.scores, records) },
      sources: new Map(records.map(({ vulnId, source }) => [vulnId, source])),
      ids: idsOfFlaw(facts, all.otherIds),
    });
  }
  return flaws;
}

/** The recommended action for a finding, in words. */
export function adviceOf({ nearest, latest }: Fix): string {
  return upgradeTo(nearest, latest);
}
