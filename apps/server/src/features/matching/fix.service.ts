// Public to other features.
import { prereleaseSchemeIds, schemeCode } from '@waybill/version';
import type { Database, Transaction } from '../../db/database.ts';
import {
  type FixRow,
  listFixes,
  listFixesOfComponents,
  listWordyFixes,
  replaceFixes,
  storeFixes,
} from './fix.queries.ts';
import { chooseFix, isBeforeRelease } from './fix-choice.ts';

/** Versions that mend a finding. */
export interface Fix {
  /** The least one; for a pre-release the least release with its major version, where records name one. */
  readonly nearest: string;
  /** The nearest is a pre-release. */
  readonly isPrerelease?: true;
  /** The greatest one that records name, where there are several. */
  readonly latest?: string;
  /** Id of the record that names the nearest. */
  readonly from: string;
}

export interface IdentifiedFinding {
  readonly identity_id: number;
  readonly vuln_id: number;
}

/**
 * Fixes for findings, keyed by {@link fixKey}. Findings without a known fix are missing. Package URLs precede
 * CPEs, whose versions are less like those that people install.
 */
export async function readFixes(
  db: Database,
  findings: readonly IdentifiedFinding[],
): Promise<ReadonlyMap<string, Fix>> {
  if (findings.length === 0) return new Map();
  const rows = await listFixes(
    db,
    findings.map((finding) => finding.identity_id),
    findings.map((finding) => finding.vuln_id),
  );
  return fixesFrom(rows);
}

/** All versions that mend a finding, the least one first: those that {@link readFixes} chooses from. */
export async function listFixedVersions(db: Database, finding: IdentifiedFinding): Promise<string[]> {
  const rows = await listFixes(db, [finding.identity_id], [finding.vuln_id]);
  return [...new Set(rows.map((row) => row.fixed))];
}

/** The same as {@link readFixes}, where only the components of findings of a project are known. */
export async function readComponentFixes(
  db: Database,
  projectId: number,
  findings: readonly { readonly component_id: number; readonly vuln_id: number }[],
): Promise<ReadonlyMap<string, Fix>> {
  if (findings.length === 0) return new Map();
  const rows = await listFixesOfComponents(
    db,
    projectId,
    findings.map((finding) => finding.component_id),
    findings.map((finding) => finding.vuln_id),
  );
  return fixesFrom(rows);
}

function fixesFrom(rows: readonly FixRow[]): Map<string, Fix> {
  const fixes = new Map<string, Fix>();
  for (const [key, ofOne] of Map.groupBy(rows, fixKey)) {
    const fix = fixFrom(ofOne);
    if (fix) fixes.set(key, fix);
  }
  return fixes;
}

export function fixKey({ identity_id, vuln_id }: IdentifiedFinding): string {
  return `${identity_id}/${vuln_id}`;
}

/** @param rows sorted, as they are read */
function fixFrom(rows: readonly FixRow[]): Fix | undefined {
  const chosen = chooseFix(rows);
  if (!chosen) return undefined;
  const { nearest, isPrerelease, latest } = chosen;
  return {
    nearest: nearest.fixed,
    ...(isPrerelease ? { isPrerelease } : {}),
    ...(latest.fixed === nearest.fixed ? {} : { latest: latest.fixed }),
    from: nearest.record,
  };
}

const wordySchemes = prereleaseSchemeIds.map(schemeCode);

/** Has `match_fix` name the same versions as {@link readFixes}: it was filled with the least ones, few of which are pre-releases. */
export async function preferReleases(trx: Transaction): Promise<void> {
  const before = (await listWordyFixes(trx, wordySchemes)).filter(({ fixed_in, scheme }) =>
    isBeforeRelease({ fixed: fixed_in, scheme }),
  );
  const fixes = await readFixes(trx, before);
  const better = before.flatMap((row) => {
    const nearest = fixes.get(fixKey(row))?.nearest;
    return nearest === undefined || nearest === row.fixed_in ? [] : [{ ...row, fixed_in: nearest }];
  });
  await replaceFixes(trx, better);
}

/** Notes with matches that analyzers report what mends them: it is found by no pass over the ranges, which they are not in. */
export async function storeReportedFixes(
  trx: Transaction,
  reports: readonly { readonly identityId: number; readonly vulnId: number }[],
): Promise<void> {
  const pairs = reports.map(({ identityId, vulnId }) => ({ identity_id: identityId, vuln_id: vulnId }));
  const fixes = await readFixes(trx, pairs);
  await storeFixes(
    trx,
    pairs.map((pair) => ({ ...pair, fixed_in: fixes.get(fixKey(pair))?.nearest ?? null })),
  );
}
