import { sql } from 'kysely';
import { type Database, rowsOf, runSql, type Transaction } from '../../../db/database.ts';
import { expiryStage } from './key-expiry.queries.ts';

export interface KeyProjectRow {
  api_key_id: number;
  uuid: string;
  name: string;
  version: string | null;
  with_children: boolean;
}

export interface KeyTeamRow {
  api_key_id: number;
  uuid: string;
  name: string;
}

/** The projects that keys are limited to, by name. */
export async function listKeyProjects(db: Database, apiKeyIds: readonly number[]): Promise<KeyProjectRow[]> {
  return rowsOf(
    db,
    sql<KeyProjectRow>`select k.api_key_id, p.uuid, p.name, p.version, k.with_children
      from api_key_project k join project p on p.project_id = k.project_id
      where k.api_key_id = any(${apiKeyIds}::int[]) order by lower(p.name), p.version, p.project_id`,
  );
}

/** The teams that keys may give to projects that they create, by name. */
export async function listKeyTeams(db: Database, apiKeyIds: readonly number[]): Promise<KeyTeamRow[]> {
  return rowsOf(
    db,
    sql<KeyTeamRow>`select k.api_key_id, t.uuid, t.name from api_key_access_team k join team t using (team_id)
      where k.api_key_id = any(${apiKeyIds}::int[]) order by t.name, t.team_id`,
  );
}

export async function listProjectIds(
  db: Database,
  uuids: readonly string[],
): Promise<{ uuid: string; project_id: number }[]> {
  return rowsOf(
    db,
    sql<{ uuid: string; project_id: number }>`select uuid, project_id from project
      where uuid = any(${uuids}::uuid[])`,
  );
}

export async function listTeamIds(
  db: Database,
  uuids: readonly string[],
): Promise<{ uuid: string; team_id: number }[]> {
  return rowsOf(
    db,
    sql<{ uuid: string; team_id: number }>`select uuid, team_id from team where uuid = any(${uuids}::uuid[])`,
  );
}

export interface StoredKeyRules {
  readonly comment: string | null;
  readonly expiresAt: Date | null;
  /** Null: the key is not limited. */
  readonly projects: readonly { readonly projectId: number; readonly withChildren: boolean }[] | null;
  readonly teamIds: readonly number[];
}

/**
 * Replaces the rules of a key. Its row is written first, and so locked against another change. No notice is
 * sent for an end that is already near, because the person who chose it knows.
 */
export async function replaceKeyRules(
  trx: Transaction,
  apiKeyId: number,
  { comment, expiresAt, projects, teamIds }: StoredKeyRules,
  now: Date,
): Promise<void> {
  await runSql(
    trx,
    sql`update api_key set comment = ${comment}, expires_at = ${expiresAt}, limited = ${projects !== null},
        expiry_told = case when expires_at is not distinct from ${expiresAt} then expiry_told
          else ${expiryStage(sql`${expiresAt}::timestamptz`, now)} end
      where api_key_id = ${apiKeyId}`,
  );
  await runSql(trx, sql`delete from api_key_project where api_key_id = ${apiKeyId}`);
  await runSql(trx, sql`delete from api_key_access_team where api_key_id = ${apiKeyId}`);
  const ids = (projects ?? []).map(({ projectId }) => projectId);
  const flags = (projects ?? []).map(({ withChildren }) => withChildren);
  await runSql(
    trx,
    sql`insert into api_key_project (api_key_id, project_id, with_children)
      select ${apiKeyId}::int, project_id, with_children
      from unnest(${ids}::int[], ${flags}::bool[]) as t(project_id, with_children) order by project_id`,
  );
  await runSql(
    trx,
    sql`insert into api_key_access_team (api_key_id, team_id)
      select ${apiKeyId}::int, team_id from unnest(${teamIds}::int[]) as t(team_id) order by team_id`,
  );
}
