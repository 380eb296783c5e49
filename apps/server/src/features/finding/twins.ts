import type { RecordRef } from '@waybill/api-contract';
import type { Database } from '../../db/database.ts';
import { listTwins } from './folded.queries.ts';

type Numbers = Parameters<typeof listTwins>[1][number];

/**
 * The records for which each finding of a folded list stands.
 * @returns those of a finding; none where the list is not folded
 */
export async function readTwins(
  db: Database,
  isFolded: boolean,
  findings: readonly Numbers[],
): Promise<(finding: Pick<Numbers, 'component_id' | 'vuln_id'>) => readonly RecordRef[]> {
  const found = new Map<string, RecordRef[]>();
  for (const { place, uuid, source, ext_id } of isFolded ? await listTwins(db, findings) : []) {
    const finding = findings[place];
    if (!finding) continue;
    const key = keyOf(finding);
    found.set(key, [...(found.get(key) ?? []), { uuid, source, vulnId: ext_id }]);
  }
  return (finding) => found.get(keyOf(finding)) ?? [];
}

function keyOf({ component_id, vuln_id }: Pick<Numbers, 'component_id' | 'vuln_id'>): string {
  return `${component_id}/${vuln_id}`;
}
