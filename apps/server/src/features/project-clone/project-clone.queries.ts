import { type RawBuilder, sql } from 'kysely';
import { findRow, type Transaction } from '../../db/database.ts';
import { temporaryOf } from '../../db/temporary-tables.ts';

export interface ElementChoice {
  readonly components: boolean;
  readonly services: boolean;
}

/**
 * Gives every element that is copied its new number; 0, the project, stays 0.
 * @returns the table that says so, which lasts as long as the transaction
 */
export async function mapElements(
  trx: Transaction,
  sourceId: number,
  choice: ElementChoice,
): Promise<RawBuilder<unknown>> {
  await temporaryOf(
    trx,
    'clone_map',
    sql`select 0::bigint as old_id, 0::bigint as new_id
    union all
    select component_id, nextval('element_id') from component
      where project_id = ${sourceId} and ${choice.components}::bool
    union all
    select service_id, nextval('element_id') from service
      where project_id = ${sourceId} and ${choice.services}::bool`,
  );
  await sql`analyze clone_map`.execute(trx);
  return sql`clone_map`;
}

/** Whether both projects are still there; keeps them from being changed meanwhile. */
export async function lockPair(trx: Transaction, sourceId: number, targetId: number): Promise<boolean> {
  const row = await findRow(
    trx,
    sql<{ n: number }>`select count(*) as n from (select project_id from project
      where project_id in (${sourceId}, ${targetId}) order by project_id for no key update) p`,
  );
  return row?.n === 2;
}
