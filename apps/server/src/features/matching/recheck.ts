import { type Advisory, attrsMatch, decide } from '@waybill/match';
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

/** Decides pairs that the keys could not: attributes by their relation, the rest by the rule itself (design §4.1 point 3). */
export async function confirmUnsure(trx: Transaction, unsure: readonly UnsurePair[]): Promise<Pair[]> {
  if (unsure.length === 0) return [];
  const confirmed = new Map<string, Pair>();
  const open: UnsurePair[] = [];
  const relations = new Map<string, boolean>();
  for (const pair of unsure) {
    if (!pair.attrs_only) open.push(pair);
    else if (attributesMatch(pair, relations)) remember(confirmed, pair);
  }
  await confirmByRule(
    trx,
    open.filter((pair) => !confirmed.has(keyOf(pair))),
    confirmed,
  );
  return [...confirmed.values()];
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

async function confirmByRule(trx: Transaction, pairs: readonly UnsurePair[], confirmed: Map<string, Pair>) {
  if (pairs.length === 0) return;
  const identities = new Map<number, IdentityRow>();
  const identityIds = [...new Set(pairs.map((pair) => pair.identity_id))];
  for (const row of await listIdentities(trx, identityIds)) identities.set(row.identity_id, row);
  const byVuln = Map.groupBy(pairs, (pair) => pair.vuln_id);
  const vulnIds = [...byVuln.keys()];
  for (let i = 0; i < vulnIds.length; i += advisoryBatch) {
    const advisories = await listAdvisories(trx, vulnIds.slice(i, i + advisoryBatch));
    for (const { vuln_id, doc } of advisories) {
      for (const pair of byVuln.get(vuln_id) ?? []) {
        const identity = identities.get(pair.identity_id);
        if (identity && isAffected(identity, doc as Advisory)) remember(confirmed, pair);
      }
    }
  }
}

function isAffected(identity: IdentityRow, advisory: Advisory): boolean {
  return decide(identityFacts(identity), advisory).verdict === 'affected';
}

function remember(confirmed: Map<string, Pair>, pair: UnsurePair): void {
  confirmed.set(keyOf(pair), { identityId: pair.identity_id, vulnId: pair.vuln_id });
}

function keyOf(pair: UnsurePair): string {
  return `${pair.identity_id}/${pair.vuln_id}`;
}
