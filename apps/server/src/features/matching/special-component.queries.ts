import { type RawBuilder, sql } from 'kysely';
import { runSql, type Transaction } from '../../db/database.ts';

/**
 * Marks the components of a project that cannot be counted by their identity alone, as they have an analysis or a match of their own.
 * @param components SQL of a list of their numbers
 */
export async function markSpecial(
  trx: Transaction,
  projectId: number,
  components: RawBuilder<unknown>,
): Promise<void> {
  await runSql(
    trx,
    sql`update component set special = true
      where project_id = ${projectId} and not special and component_id in (${components})`,
  );
}

/** Likewise all of a project that has just been filled. */
export async function markAllSpecial(trx: Transaction, projectId: number): Promise<void> {
  await markSpecial(
    trx,
    projectId,
    sql`select component_id from analysis where project_id = ${projectId}
      union select component_id from component_match where project_id = ${projectId}`,
  );
}

/** Likewise the components of new decisions in `moved_analysis`, which moved in. */
export async function markDecided(trx: Transaction): Promise<void> {
  await runSql(
    trx,
    sql`update component c set special = true from moved_analysis a
      where a.is_new and c.project_id = a.project_id and c.component_id = a.component_id and not c.special`,
  );
}
