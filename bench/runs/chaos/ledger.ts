import type { Database } from '../../../apps/server/src/db/database.ts';
import { rowsOf, sql } from '../../../apps/server/src/db/database.ts';
import type { Change } from '../../../apps/server/test/race/writer.ts';

/** Changes that were acknowledged and are not there. */
export interface Loss {
  readonly what: string;
  readonly acknowledged: number;
  readonly lost: readonly string[];
}

/** Looks for every acknowledged change, when all work is done. */
export async function findLosses(db: Database, changes: readonly Change[]): Promise<Loss[]> {
  return [
    await lostTasks(db, changes),
    await lostComments(db, changes),
    await lostDeletions(db, changes),
    await lostPolicies(db, changes),
  ];
}

function of<Kind extends Change['kind']>(changes: readonly Change[], kind: Kind) {
  return changes.filter((change): change is Extract<Change, { kind: Kind }> => change.kind === kind);
}

/** A task that failed has lost what it was to do, unless what it was about is gone. */
async function lostTasks(db: Database, changes: readonly Change[]): Promise<Loss> {
  const tasks = of(changes, 'task');
  const rows = await rowsOf(
    db,
    sql<{ token: string; state: string | null; error: string | null }>`select g.token, t.state, t.error
      from unnest(${tasks.map(({ token }) => token)}::uuid[]) as g(token) left join task t on t.token = g.token
      where t.state is distinct from 'done'`,
  );
  const whatOf = new Map(tasks.map(({ token, what }) => [token, what]));
  const lost = rows.map(({ token, state, error }) => `${whatOf.get(token)}: ${state} ${error ?? ''}`);
  return { what: 'uploads, bulk decisions, VEX, clones', acknowledged: tasks.length, lost };
}

/** Lines of trails; those of projects that are gone went with them. */
async function lostComments(db: Database, changes: readonly Change[]): Promise<Loss> {
  const comments = of(changes, 'comment');
  const rows = await rowsOf(
    db,
    sql<{ comment: string }>`select g.comment
      from unnest(${comments.map(({ comment }) => comment)}::text[], ${comments.map(({ project }) => project)}::uuid[])
        as g(comment, project)
      join project p on p.uuid = g.project
      left join (
        select comment from analysis_comment union select comment from violation_comment
        union select l ->> 'comment' from analysis_past a cross join jsonb_array_elements(a.comments) l
        union select l ->> 'comment' from violation_past v cross join jsonb_array_elements(v.analysis -> 'comments') l
        ) kept on kept.comment = g.comment
      where kept.comment is null`,
  );
  return { what: 'decisions', acknowledged: comments.length, lost: rows.map(({ comment }) => comment) };
}

async function lostDeletions(db: Database, changes: readonly Change[]): Promise<Loss> {
  const deletions = of(changes, 'deletion');
  const rows = await rowsOf(
    db,
    sql<{
      uuid: string;
    }>`select uuid from project where uuid = any(${deletions.map(({ project }) => project)}::uuid[])`,
  );
  return { what: 'deletions', acknowledged: deletions.length, lost: rows.map(({ uuid }) => uuid) };
}

/** Deleted policies keep their row. */
async function lostPolicies(db: Database, changes: readonly Change[]): Promise<Loss> {
  const policies = of(changes, 'policy');
  const rows = await rowsOf(
    db,
    sql<{ name: string }>`select g.name from unnest(${policies.map(({ name }) => name)}::text[]) as g(name)
      where not exists (select 1 from policy p where p.name = g.name)`,
  );
  return { what: 'policies', acknowledged: policies.length, lost: rows.map(({ name }) => name) };
}
