// Public to other features.
import type { Database } from '../../db/database.ts';
import { type FixRow, listFixes } from './fix.queries.ts';

/** Versions that mend a finding. */
export interface Fix {
  /** The least one; the same major version's where there is one. */
  readonly nearest: string;
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
 * What mends findings, by {@link fixKey}; those without a known fix are missing. Package URLs come before CPEs, whose
 * versions are further from what people install.
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
  const [nearest] = rows;
  if (!nearest) return undefined;
  const latest = rows.filter((row) => row.kind === nearest.kind).at(-1);
  return {
    nearest: nearest.fixed,
    ...(latest && latest.fixed !== nearest.fixed ? { latest: latest.fixed } : {}),
    from: nearest.record,
  };
}
