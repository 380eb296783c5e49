import type { Transaction } from '../../../db/database.ts';
import { listAliases } from '../../analysis/alias.service.ts';
import type { FindingToDecide } from './finding-decision.queries.ts';

/** Findings, each followed by the other records of its flaw that its component has, under its ref; none is there twice. */
export async function withAliases(
  trx: Transaction,
  found: readonly FindingToDecide[],
): Promise<FindingToDecide[]> {
  const aliases = Map.groupBy(await listAliases(trx, found), ({ of }) => of);
  const known = new Set(found.map(nameOf));
  return found.flatMap((finding, index) => {
    const others = (aliases.get(index) ?? []).map(({ id, uuid, source, vulnId }) => ({
      ...finding,
      vuln_id: id,
      vuln_uuid: uuid,
      source,
      ext_id: vulnId,
    }));
    const fresh = others.filter((other) => !known.has(nameOf(other)));
    for (const other of fresh) known.add(nameOf(other));
    return [finding, ...fresh];
  });
}

function nameOf({ project_id, component_id, vuln_id }: FindingToDecide): string {
  return `${project_id}/${component_id}/${vuln_id}`;
}

/** The ref of a finding itself, whatever finding it is decided along with. */
export function ownRef({ ref, vuln_uuid }: FindingToDecide): string {
  return ref.slice(0, ref.lastIndexOf(':') + 1) + vuln_uuid;
}
