import {
  type AliasField,
  type AliasIds,
  aliasField,
  aliasGroups,
  mergeAliases,
  refsOfAlias,
  type VulnRef,
  type VulnSource,
} from '@waybill/match';
import type { Transaction } from '../../../db/database.ts';
import {
  type AliasRow,
  type GroupMember,
  listAliasRows,
  listMembers,
  listRefs,
  noteFeed,
  removeFromRows,
  writeAliasRows,
  writeGroups,
} from './alias.queries.ts';

/**
 * Merges incoming aliases into the stored rows (contract §12.3) and gives all vulnerabilities of one flaw the same
 * group number. Needs the feed lock.
 * @param feed whose records say so
 * @param newVulnIds vulnerabilities that other records may have named before they existed
 */
export async function storeAliases(
  trx: Transaction,
  feed: string,
  incoming: readonly AliasIds[],
  newVulnIds: readonly number[],
): Promise<AliasChange> {
  const known = await listAliasRows(trx, keysOf(incoming));
  const { updated, inserted, met } = mergeAliases(known, incoming);
  await writeAliasRows(trx, feed, updated, inserted);
  // New rows are this feed's from the start.
  await noteFeed(trx, feed, met);
  const touched = keysOf([...updated, ...inserted]);
  for (const ref of await listRefs(trx, newVulnIds))
    addKey(touched, aliasField(ref.source as VulnSource), ref.vulnId);
  return regroup(trx, await listConnected(trx, touched));
}

/** True if aliases say anything that is not stored. */
export async function areNews(trx: Transaction, incoming: readonly AliasIds[]): Promise<boolean> {
  if (incoming.length === 0) return false;
  const { updated, inserted } = mergeAliases(await listAliasRows(trx, keysOf(incoming)), incoming);
  return updated.length + inserted.length > 0;
}

/**
 * Takes back all that a feed said of the aliases of one of its vulnerabilities. Needs the feed lock.
 * @returns what happened to it and to those that were of its group
 */
export async function dropAliases(trx: Transaction, feed: string, ref: VulnRef): Promise<AliasChange> {
  const field = aliasField(ref.source as VulnSource);
  const before = await listConnected(trx, new Map([[field, new Set([ref.vulnId])]]));
  if (before.length === 0) return { regrouped: [], related: [] };
  await removeFromRows(trx, feed, field, ref.vulnId);
  const left = await listConnected(trx, keysOf(before));
  const apart = new Map(before.flatMap(refsOfAlias).map((each) => [refKey(each), [each]]));
  for (const group of aliasGroups(left)) for (const each of group) apart.delete(refKey(each));
  return regroup(trx, left, [...apart.values()]);
}

/** Vulnerabilities by what happened to them. */
export interface AliasChange {
  /** Their group has another number now, or they have none any longer. */
  readonly regrouped: readonly number[];
  /** Some record names them as an alias that was not known before, or not of them. */
  readonly related: readonly number[];
}

type Keys = Map<AliasField, Set<string>>;

function keysOf(rows: Iterable<AliasIds>): Keys {
  const keys: Keys = new Map();
  for (const row of rows) addKeys(keys, row);
  return keys;
}

function addKeys(keys: Keys, row: AliasIds): void {
  const { cveId, ghsaId, sonatypeId, osvId, snykId, gsdId, vulnDbId, internalId } = row;
  const ids = { cveId, ghsaId, sonatypeId, osvId, snykId, gsdId, vulnDbId, internalId };
  for (const [field, id] of Object.entries(ids)) if (id) addKey(keys, field as AliasField, id);
}

function addKey(keys: Keys, field: AliasField, id: string): void {
  const ids = keys.get(field);
  if (ids) ids.add(id);
  else keys.set(field, new Set([id]));
}

/** Rows that hold one of the ids, and rows that share an id with those, and so on. */
async function listConnected(trx: Transaction, start: Keys): Promise<AliasRow[]> {
  const rows = new Map<number, AliasRow>();
  const asked: Keys = new Map();
  for (let open = start; open.size > 0; ) {
    const found = await listAliasRows(trx, open);
    for (const [field, ids] of open) for (const id of ids) addKey(asked, field, id);
    for (const row of found) rows.set(row.alias_id, row);
    open = new Map();
    for (const [field, ids] of keysOf(found)) {
      for (const id of ids) if (!asked.get(field)?.has(id)) addKey(open, field, id);
    }
  }
  return [...rows.values()];
}

/** @param apart vulnerabilities that are in no group any longer, each by itself */
async function regroup(
  trx: Transaction,
  rows: readonly AliasRow[],
  apart: readonly VulnRef[][] = [],
): Promise<AliasChange> {
  const groups = [...aliasGroups(rows), ...apart];
  if (groups.length === 0) return { regrouped: [], related: [] };
  const members = new Map<string, GroupMember>();
  for (const member of await listMembers(trx, groups.flat())) {
    members.set(refKey({ source: member.source, vulnId: member.ext_id }), member);
  }
  const changes: { vulnId: number; group: number | null }[] = [];
  for (const group of groups) {
    const present = group.map((ref) => members.get(refKey(ref))).filter((member) => member !== undefined);
    // The number of the oldest member, so that a group keeps its number when others join.
    const number = present.length < 2 ? null : Math.min(...present.map((member) => member.vuln_id));
    for (const member of present) {
      if (member.alias_group !== number) changes.push({ vulnId: member.vuln_id, group: number });
    }
  }
  if (changes.length > 0) await writeGroups(trx, changes);
  return {
    regrouped: changes.map((change) => change.vulnId),
    related: [...members.values()].map((member) => member.vuln_id),
  };
}

function refKey(ref: VulnRef): string {
  return `${ref.source}/${ref.vulnId}`;
}
