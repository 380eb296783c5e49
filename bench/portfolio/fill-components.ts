import { sql } from 'kysely';
import { type Database, inTransaction, runSql, type Transaction } from '../../apps/server/src/db/database.ts';
import { withoutNestedLoops } from '../../apps/server/src/db/planner.ts';
import { chance, pick, share } from './chance.ts';
import type { PortfolioSize } from './portfolio-size.ts';

/** Projects at once: a statement over all of them would sort millions of rows on disk. */
const slice = 500;

/** Components with details and their dependency graph: most projects are small, some have thousands. */
export async function fillComponents(
  db: Database,
  size: PortfolioSize,
  onProgress: (share: number) => void,
): Promise<void> {
  const mean = size.components / size.projects;
  for (let from = 1; from <= size.projects; from += slice) {
    await fillSlice(db, size, mean, from, from + slice);
    onProgress((from + slice) / size.projects);
  }
  await runSql(db, sql`analyze component, component_detail, dependency`);
}

async function fillSlice(
  db: Database,
  size: PortfolioSize,
  mean: number,
  from: number,
  to: number,
): Promise<void> {
  // 0.2 to 12 times the mean; the factor makes the mean of all the mean that is wanted.
  const count = sql`coalesce((${size.special}::int[])[p.project_id],
    (${sql.lit(mean)} * 0.2 * exp(4.1 * power(${chance(sql`p.project_id`, 40)}, 2.2)) * 0.615)::int)`;
  const key = sql`p.project_id * 100000::bigint + n`;
  // Versions of an application share most of what they use.
  const familyKey = sql`((p.project_id - 1) / 4 + (case when ${share(key, 42, 0.15)} then p.project_id else 0 end)) * 100000::bigint + n`;
  await runSql(
    db,
    sql`insert into component (project_id, identity_id, uuid, added_at, flags)
      select project_id, identity_id, gen_random_uuid(), now() - ${chance(sql`identity_id * 7 + project_id`, 43)} * interval '300 days',
        case when ${share(sql`identity_id * 13 + project_id`, 44, 0.12)} then 4 else 0 end
      from (select distinct p.project_id, ${pick(familyKey, 41, size.identities, 2.2)} as identity_id
        from project p cross join lateral generate_series(1, ${count}) n
        where p.project_id >= ${from} and p.project_id < ${to}) c order by project_id, identity_id`,
  );
  await runSql(
    db,
    sql`insert into component_detail (project_id, component_id, detail_hash, bom_ref, classifier, scope, license_id, sha1, detail)
      select c.project_id, c.component_id, decode(md5(c.component_id::text), 'hex'), 'ref-' || c.identity_id, 'LIBRARY',
        'REQUIRED', 1 + c.identity_id % l.n, case when ${share(sql`c.component_id`, 45, 0.3)} then substr(sha256(c.component_id::text::bytea), 1, 20) end,
        '{}'
      from component c cross join (select greatest(count(*), 1) as n from license) l
      where c.project_id >= ${from} and c.project_id < ${to} order by c.project_id, c.component_id`,
  );
  await inTransaction(db, (trx) => withoutNestedLoops(trx, () => fillGraphs(trx, from, to)));
}

/** Each component is used by an earlier one, direct ones by the project; every fourth by another one as well. */
async function fillGraphs(trx: Transaction, from: number, to: number): Promise<void> {
  await runSql(
    trx,
    sql`insert into dependency (project_id, from_id, to_id)
      with numbered as (
        select project_id, component_id, flags, row_number() over (partition by project_id order by component_id) as n
        from component where project_id >= ${from} and project_id < ${to})
      select project_id, 0, component_id from numbered where flags & 4 = 4
      union
      select c.project_id, u.component_id, c.component_id
      from (select project_id, component_id, n, k from numbered cross join generate_series(1, 2) k
        where k = 1 or n % 4 = 0) c
      join numbered u on u.project_id = c.project_id and u.n = 1 + floor((c.n - 1) * ${chance(sql`c.component_id * 2 + c.k`, 46)})::int
      where c.n > 1`,
  );
}
