import { type RawBuilder, sql } from 'kysely';
import { attrsMeet } from '../../db/attrs-meet.ts';
import { rowsOf, type Transaction } from '../../db/database.ts';
import { fence } from '../../db/planner.ts';
import type { ComponentKey } from './count.queries.ts';
import type { Axis } from './matching.queries.ts';
import { outdateFigures } from './outdated-figures.queries.ts';
import type { FaultyPair } from './recheck.ts';

/** Stores of what records cannot tell about identities of which nothing is stored yet. */
export async function addFaults(trx: Transaction, faults: readonly FaultyPair[]): Promise<void> {
  if (faults.length > 0) await storeFaults(trx, faults);
}

/** Brings what records cannot tell, of one side of the pairs, to what the pass found; projects with it are counted again. */
export async function diffFaults(
  trx: Transaction,
  axis: Axis,
  faults: readonly FaultyPair[],
  { isAdding }: { isAdding: boolean },
): Promise<void> {
  const ended = await rowsOf(
    trx,
    sql<{ identity_id: number }>`delete from identity_record_fault f
      where ${axis.by === 'identity' ? sql`f.identity_id` : sql`f.vuln_id`} = any(${axis.ids}::int[])
        and not exists (select 1 from (${openPairs(faults)}) o
          where o.identity_id = f.identity_id and o.vuln_id = f.vuln_id)
      returning f.identity_id`,
  );
  const stored = !isAdding || faults.length === 0 ? [] : await storeFaults(trx, faults);
  const touched = new Set([...ended, ...stored].map((row) => row.identity_id));
  if (touched.size > 0) await outdateUsers(trx, [...touched]);
}

async function storeFaults(
  trx: Transaction,
  faults: readonly FaultyPair[],
): Promise<{ identity_id: number }[]> {
  return rowsOf(
    trx,
    sql<{ identity_id: number }>`insert into identity_record_fault as f (identity_id, vuln_id, fault)
      select distinct on (identity_id, vuln_id) identity_id, vuln_id, fault from (${openPairs(faults)}) o
      order by identity_id, vuln_id, fault
      on conflict (identity_id, vuln_id) do update set fault = excluded.fault where f.fault <> excluded.fault
      returning identity_id`,
  );
}

/**
 * The pairs that no other record of the flaw decides by versions of the same package. Versions that the faulty record itself has
 * elsewhere stand for its commits, but not for a bound that cannot be read. The ranges are looked up by the members of the
 * flaw, which are few (`fence`): a package may have a hundred thousand of them.
 */
function openPairs(faults: readonly FaultyPair[]): RawBuilder<unknown> {
  const all = <T>(of: (pair: FaultyPair) => T) => faults.map(of);
  return sql`
    select s.identity_id, s.vuln_id, s.fault
    from unnest(${all(({ identityId }) => identityId)}::int[], ${all(({ vulnId }) => vulnId)}::int[],
      ${all(({ feed }) => feed)}::text[], ${all(({ fault }) => fault)}::text[]) as s(identity_id, vuln_id, feed, fault)
    join vuln v on v.vuln_id = s.vuln_id
    where not exists (
      select 1 from (select s.vuln_id union select g.vuln_id from vuln g where g.alias_group = v.alias_group) m
      cross join lateral (select * from vrange where vuln_id = m.vuln_id ${fence}) r
      join identity_coord c on c.identity_id = s.identity_id and c.pkg_id = r.pkg_id and c.ver_kind = 0
      where not r.recheck and r.lo < r.hi and ${attrsMeet('r', 'c')}
        and not (s.fault = 'bound_unreadable' and r.vuln_id = s.vuln_id and r.feed = s.feed))`;
}

/** Has the figures of the projects counted again that use identities. */
async function outdateUsers(trx: Transaction, identityIds: readonly number[]): Promise<void> {
  const users = await rowsOf(
    trx,
    sql<{ id: number }>`select distinct c.project_id as id from component c
      where c.identity_id = any(${identityIds}::int[])`,
  );
  await outdateFigures(
    trx,
    users.map(({ id }) => id),
  );
}

/**
 * The same of components of which records cannot tell: somebody has decided about one, or has told what it has. Each is looked up
 * (`fence`): the planner would hold ten thousand of them against every component that has such records.
 */
export async function outdateFaulty(trx: Transaction, components: readonly ComponentKey[]): Promise<void> {
  const projects = await rowsOf(
    trx,
    sql<{ id: number }>`select distinct k.project_id as id
      from unnest(${components.map(({ projectId }) => projectId)}::int[],
          ${components.map(({ componentId }) => componentId)}::bigint[]) as k(project_id, component_id)
        cross join lateral (select c.identity_id from component c
          where c.project_id = k.project_id and c.component_id = k.component_id ${fence}) c
      where exists (select 1 from identity_record_fault f where f.identity_id = c.identity_id)`,
  );
  await outdateFigures(
    trx,
    projects.map(({ id }) => id),
  );
}
