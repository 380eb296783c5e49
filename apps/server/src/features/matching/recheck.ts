import { type Advisory, attrsMatch, decide, type RecordFault } from '@waybill/match';
import type { Transaction } from '../../db/database.ts';
import { identityFacts } from './identity-facts.ts';
import {
  type IdentityRow,
  listAdvisories,
  listIdentities,
  type Pair,
  type UnsurePair,
} from './matching.queries.ts';

const advisoryBatch = 500;

/** A pair of which a record cannot tell for a fault of its own. */
export interface FaultyPair extends Pair {
  feed: string;
  fault: RecordFault;
}

export interface Confirmation {
  confirmed: readonly Pair[];
  /** The unconfirmed pairs, one for each record. */
  faults: readonly FaultyPair[];
}

/** Decides pairs that the keys could not: attributes by their relation, the rest by the rule itself (design §4.1 point 3). */
export async function confirmUnsure(trx: Transaction, unsure: readonly UnsurePair[]): Promise<Confirmation> {
  if (unsure.length === 0) return { confirmed: [], faults: [] };
  const confirmed = new Map<string, Pair>();
  const open: UnsurePair[] = [];
  const relations = new Map<string, boolean>();
  for (const pair of unsure) {
    if (!pair.attrs_only) open.push(pair);
    else if (attributesMatch(pair, relations)) remember(confirmed, pair);
  }
  const faults = await confirmByRule(
    trx,
    open.filter((pair) => !confirmed.has(keyOf(pair))),
    confirmed,
  );
  return { confirmed: [...confirmed.values()], faults };
}

/** Distinct pairs of attributes are few, so each relation is worked out once. */
function attributesMatch(pair: UnsurePair, relations: Map<string, boolean>): boolean {
  if (pair.row_attrs === null || pair.coord_attrs === null) return true;
  const key = `${pair.row_attrs}\n${pair.coord_attrs}`;
  let matches = relations.get(key);
  if (matches === undefined) {
    matches = attrsMatch(pair.row_attrs, pair.coord_attrs);
    relations.set(key, matches);
  }
  return matches;
}

async function confirmByRule(
  trx: Transaction,
  pairs: readonly UnsurePair[],
  confirmed: Map<string, Pair>,
): Promise<FaultyPair[]> {
  if (pairs.length === 0) return [];
  const identities = new Map<number, IdentityRow>();
  const identityIds = [...new Set(pairs.map((pair) => pair.identity_id))];
  for (const row of await listIdentities(trx, identityIds)) identities.set(row.identity_id, row);
  const byVuln = Map.groupBy(pairs, (pair) => pair.vuln_id);
  const vulnIds = [...byVuln.keys()];
  const faulty: { pair: UnsurePair; feed: string; fault: RecordFault }[] = [];
  for (let i = 0; i < vulnIds.length; i += advisoryBatch) {
    const advisories = await listAdvisories(trx, vulnIds.slice(i, i + advisoryBatch));
    for (const { vuln_id, feed, doc } of advisories) {
      for (const pair of byVuln.get(vuln_id) ?? []) {
        const identity = identities.get(pair.identity_id);
        if (!identity) continue;
        const { verdict, fault } = decide(identityFacts(identity), doc as Advisory);
        if (verdict === 'affected') remember(confirmed, pair);
        if (fault !== undefined) faulty.push({ pair, feed, fault });
      }
    }
  }
  return faulty
    .filter(({ pair }) => !confirmed.has(keyOf(pair)))
    .map(({ pair, feed, fault }) => ({ identityId: pair.identity_id, vulnId: pair.vuln_id, feed, fault }));
}

function remember(confirmed: Map<string, Pair>, pair: UnsurePair): void {
  confirmed.set(keyOf(pair), { identityId: pair.identity_id, vulnId: pair.vuln_id });
}

function keyOf(pair: UnsurePair): string {
  return `${pair.identity_id}/${pair.vuln_id}`;
}
