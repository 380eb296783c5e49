import { type RawBuilder, sql } from 'kysely';
import { rowsOf, runSql, type Transaction } from '../../db/database.ts';
import type { FollowedTable } from '../../db/followed-rows.ts';
import type { ImportedRepository } from './repository-import.service.ts';

/** By type and identifier. */
export const followedRepositories: FollowedTable = {
  table: 'repository',
  key: sql`t.type || ' ' || t.identifier`,
  columns: {
    url: ['url', 'text'],
    enabled: ['enabled', 'bool'],
    internal: ['internal', 'bool'],
    authenticationRequired: ['authentication_required', 'bool'],
    username: ['username', 'text'],
    password: ['password', 'text'],
  },
};

export interface StoredRepository {
  repository_id: number;
  type: string;
  identifier: string;
  url: string;
  enabled: boolean;
  internal: boolean;
  authentication_required: boolean;
}

/** All repositories, which nobody else changes until the transaction ends. */
export async function listAllRepositories(trx: Transaction): Promise<StoredRepository[]> {
  await runSql(trx, sql`lock table repository in share row exclusive mode`);
  return rowsOf(
    trx,
    sql<StoredRepository>`select repository_id, type, identifier, url, enabled, internal, authentication_required
      from repository`,
  );
}

/** A repository with its password encrypted; `id` is the stored one's. */
type StorableRepository = ImportedRepository & { readonly id: number | null };

function given(repositories: readonly object[]): RawBuilder<unknown> {
  return sql`jsonb_to_recordset(${JSON.stringify(repositories)}::jsonb) as g (id int, uuid uuid, type text, identifier text,
    url text, "resolutionOrder" int, enabled bool, internal bool, "authenticationRequired" bool, username text, password text)`;
}

export async function insertRepositories(
  trx: Transaction,
  repositories: readonly StorableRepository[],
): Promise<void> {
  await runSql(
    trx,
    sql`insert into repository (uuid, type, identifier, url, resolution_order, enabled, internal, authentication_required,
        username, password)
      select uuid, type, identifier, url, "resolutionOrder", enabled, internal, "authenticationRequired", username, password
      from ${given(repositories)} order by type, "resolutionOrder"`,
  );
}

/** Makes stored repositories what is given, UUID included. */
export async function adoptRepositories(
  trx: Transaction,
  repositories: readonly StorableRepository[],
): Promise<void> {
  await runSql(
    trx,
    sql`update repository r set uuid = g.uuid, url = g.url, enabled = g.enabled, internal = g.internal,
        authentication_required = g."authenticationRequired", username = g.username, password = g.password,
        problem = null, problem_at = null, failure = null, network_problem = null, failures = 0
      from ${given(repositories)} where r.repository_id = g.id`,
  );
}

/** Numbers the repositories of the types that came anew: first those that came, in their order, then the others in theirs. */
export async function placeRepositories(
  trx: Transaction,
  repositories: readonly ImportedRepository[],
): Promise<void> {
  await runSql(
    trx,
    sql`with came as (select uuid, type, "resolutionOrder" as place from ${given(repositories)}),
      placed as (select r.repository_id, row_number() over (partition by r.type
          order by c.place nulls last, r.resolution_order, r.repository_id) as place
        from repository r left join came c on c.uuid = r.uuid where r.type in (select type from came))
      update repository r set resolution_order = p.place from placed p where p.repository_id = r.repository_id`,
  );
}
