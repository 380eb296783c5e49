import type { SavedView } from '@waybill/api-contract';
import { type Database, inTransaction } from '../../db/database.ts';
import { newUuid } from '../../db/uuid.ts';
import { type AppError, notFound, textError } from '../../http/errors.ts';
import type { Principal } from '../../http/principal.ts';
import { type Actor, recordAudit } from '../audit-log/audit-log.service.ts';
import {
  changeSavedView,
  countSavedViews,
  deleteSavedView,
  hasNamesake,
  insertSavedView,
  listSavedViews,
  type SavedViewContent,
  shareSavedView,
} from './saved-view.queries.ts';
import { viewListed, viewSavedView } from './saved-view.view.ts';

/** More than anybody chooses from; it keeps one user from filling the database. */
const mostViews = 200;

interface SavedViewInput {
  name: string;
  search?: string | null | undefined;
  columns?: string | null | undefined;
}

type Team = Principal['teams'][number];

export async function listViews(db: Database, userId: number, teams: readonly Team[]): Promise<SavedView[]> {
  return (await listSavedViews(db, userId, idsOf(teams))).map(viewListed);
}

/**
 * Shares a view with one of its owner's teams, or with none any more.
 * @throws 404 if the user has no such view, or is not in the team
 */
export async function shareView(
  db: Database,
  userId: number,
  teams: readonly Team[],
  uuid: string,
  teamUuid: string | undefined,
): Promise<SavedView> {
  const team = teams.find((one) => one.uuid === teamUuid);
  if (teamUuid !== undefined && !team) throw notFound('team');
  return inTransaction(db, async (trx) => {
    if (!(await shareSavedView(trx, userId, uuid, team?.teamId ?? null))) throw notFound('saved view');
    const [row] = await listSavedViews(trx, userId, [], uuid);
    if (!row) throw notFound('saved view');
    return viewListed(row);
  });
}

const idsOf = (teams: readonly Team[]) => teams.map(({ teamId }) => teamId);

/** @throws 409 when the name is taken, or the user has as many views as one may have */
export async function createView(
  db: Database,
  userId: number,
  input: SavedViewInput & { list: string },
): Promise<SavedView> {
  return inTransaction(db, async (trx) => {
    if ((await countSavedViews(trx, userId)) >= mostViews) {
      throw textError('saved_view.too_many', 409, `A user may have ${mostViews} saved views.`);
    }
    const list = input.list.trim();
    const added = await insertSavedView(trx, userId, { uuid: newUuid(), list, ...contentOf(input) });
    if (!added) throw nameTaken(input.name);
    return viewSavedView(added);
  });
}

/** @throws 404 when it is not one of the user's, 409 when another one of the list has the name */
export async function updateView(
  db: Database,
  userId: number,
  uuid: string,
  input: SavedViewInput,
): Promise<SavedView> {
  return inTransaction(db, async (trx) => {
    // Locks the user's views: two that are renamed at once do not take the same name.
    await countSavedViews(trx, userId);
    if (await hasNamesake(trx, userId, uuid, input.name.trim())) throw nameTaken(input.name);
    const changed = await changeSavedView(trx, userId, uuid, contentOf(input));
    if (!changed) throw notFound('saved view');
    return viewSavedView(changed);
  });
}

export async function removeView(db: Database, actor: Actor, userId: number, uuid: string): Promise<void> {
  await inTransaction(db, async (trx) => {
    const gone = await deleteSavedView(trx, userId, uuid);
    if (!gone) throw notFound('saved view');
    await recordAudit(trx, actor, 'user.saved_view_deleted', actor.name, {
      list: gone.list,
      name: gone.name,
    });
  });
}

function contentOf({ name, search, columns }: SavedViewInput): SavedViewContent {
  return { name: name.trim(), search: search ?? '', columns: columns || null };
}

function nameTaken(name: string): AppError {
  return textError('saved_view.name_taken', 409, `A view named "${name.trim()}" already exists.`);
}
