// Public to other features.
/** Dependencies that move in from another installation: staged by the numbers and UUIDs that elements had there. */
import type { RawBuilder } from 'kysely';
import type { Transaction } from '../../db/database.ts';
import { makeTemporary } from '../../db/temporary-tables.ts';
import { copyMovedEdges, insertMovedEdges } from './moved-edges.queries.ts';

export interface MovedEdge {
  /** The number of the project here. */
  readonly projectId: number;
  /** The number there of the component that depends on it; null: the project does. */
  readonly fromOldId: number | null;
  readonly toUuid: string;
}

/** Makes room for staged edges. Once in a transaction. */
export async function openMovedEdges(trx: Transaction): Promise<void> {
  await makeTemporary(trx, 'moved_edge');
}

export async function stageMovedEdges(trx: Transaction, edges: readonly MovedEdge[]): Promise<void> {
  await copyMovedEdges(trx, edges);
}

/**
 * Adds the edges that begin at elements which came with this move. Such as lead to nothing are left out, as they were there.
 * @param elements what came, as rows (project_id, old_id, id, uuid, is_new); services have no old_id, projects are not among them
 * @param newProjects numbers of projects that came with this move
 * @param followed numbers of projects whose edges are replaced by those that were staged
 */
export async function storeMovedEdges(
  trx: Transaction,
  elements: RawBuilder<unknown>,
  newProjects: readonly number[],
  followed: readonly number[],
): Promise<void> {
  await insertMovedEdges(trx, elements, newProjects, followed);
}
