import type { RepositoryType, SourceProblem } from '@waybill/api-contract';
import { type Database, findRow, rowsOf, runSql, sql, type Transaction } from '../../db/database.ts';
import { ascending, neverNull, orderOf, type SortColumns } from '../../db/list/order.ts';
import type { ListPage, Page } from '../../db/list/page.ts';
import { readList } from '../../db/list/read-list.ts';
import { containsPattern } from '../../db/list/search.ts';
import type { OutgoingErrorKind } from '../../outgoing/outgoing-error.ts';

export interface RepositoryRow {
  repository_id: number;
  uuid: string;
  type: RepositoryType;
  identifier: string;
  url: string;
  resolution_order: number;
  enabled: boolean;
  internal: boolean;
  authentication_required: boolean;
  username: string | null;
  /** Encrypted. */
  password: string | null;
}

type NewRepository = Omit<RepositoryRow, 'repository_id' | 'resolution_order'>;

const columns = sql`r.repository_id, r.uuid, r.type, r.identifier, r.url, r.resolution_order, r.enabled, r.internal,
  r.authentication_required, r.username, r.password`;

const type = neverNull(sql`r.type`);
const identifier = neverNull(sql`lower(r.identifier)`);

const sortColumns: SortColumns = {
  type,
  identifier,
  url: sql`r.url`,
  resolutionOrder: sql`r.resolution_order`,
  enabled: sql`r.enabled`,
  internal: sql`r.internal`,
  authenticationRequired: sql`r.authentication_required`,
  username: sql`r.username`,
  uuid: sql`r.uuid`,
};

const tieBreak = [ascending(neverNull(sql`r.repository_id`))];

export async function listRepositories(db: Database, page: Page): Promise<ListPage<RepositoryRow>> {
  return readList(db, page, {
    select: sql<RepositoryRow>`${columns}`,
    from: sql`repository r`,
    where:
      page.search === undefined ? sql`true` : sql`lower(r.identifier) like ${containsPattern(page.search)}`,
    order: orderOf(page, sortColumns, [ascending(type), ascending(identifier)], tieBreak),
  });
}

/** The contract does not search here (contract §1.4). */
export async function listRepositoriesOfType(
  db: Database,
  wanted: RepositoryType,
  page: Page,
): Promise<ListPage<RepositoryRow>> {
  return readList(db, page, {
    select: sql<RepositoryRow>`${columns}`,
    from: sql`repository r`,
    where: sql`r.type = ${wanted}`,
    order: orderOf(page, sortColumns, [ascending(identifier)], tieBreak),
  });
}

/** A repository that is switched on, with how often in a row it could not be asked. */
export interface EnabledRepositoryRow extends RepositoryRow {
  failures: number;
  failure: OutgoingErrorKind | null;
  problem_at: Date | null;
}

/** The repositories that are switched on, in the order in which they are asked. */
export async function listEnabledRepositories(db: Database): Promise<EnabledRepositoryRow[]> {
  return rowsOf(
    db,
    sql<EnabledRepositoryRow>`select ${columns}, r.failures, r.failure, r.problem_at from repository r where r.enabled
      order by r.type, r.resolution_order, r.repository_id`,
  );
}

export async function findRepository(db: Database, uuid: string): Promise<RepositoryRow | undefined> {
  return findRow(db, sql<RepositoryRow>`select ${columns} from repository r where r.uuid = ${uuid}`);
}

/** How a repository fares. */
export interface RepositoryStateRow {
  uuid: string;
  type: RepositoryType;
  has_password: boolean;
  asked_at: Date | null;
  problem: string | null;
  failure: OutgoingErrorKind | null;
  network_problem: SourceProblem | null;
  problem_at: Date | null;
  oversized: number;
}

/** @param excessSince packages for which a repository sent too much since then are counted */
export async function listRepositoryStates(db: Database, excessSince: Date): Promise<RepositoryStateRow[]> {
  return rowsOf(
    db,
    sql<RepositoryStateRow>`select uuid, type, password is not null as has_password, asked_at, problem, failure,
        network_problem, problem_at, (select count(*)::int from package_answer a
          where a.repository_id = r.repository_id and a.excess_at > ${excessSince}) as oversized
      from repository r order by type, resolution_order, repository_id`,
  );
}

/** Holds the repository until the transaction ends. */
export async function lockRepository(trx: Transaction, uuid: string): Promise<RepositoryRow | undefined> {
  return findRow(
    trx,
    sql<RepositoryRow>`select ${columns} from repository r where r.uuid = ${uuid} for update`,
  );
}

/** Adds a repository as the last one of its type; undefined when the type has the identifier. */
export async function insertRepository(
  trx: Transaction,
  added: NewRepository,
): Promise<RepositoryRow | undefined> {
  // Creations wait for each other, because two concurrent ones must not get the same place.
  await runSql(trx, sql`lock table repository in share row exclusive mode`);
  return findRow(
    trx,
    sql<RepositoryRow>`insert into repository as r (uuid, type, identifier, url, resolution_order, enabled, internal,
        authentication_required, username, password)
      select ${added.uuid}, ${added.type}, ${added.identifier}, ${added.url},
        (select coalesce(max(resolution_order), 0) + 1 from repository where type = ${added.type}),
        ${added.enabled}::bool, ${added.internal}::bool, ${added.authentication_required}::bool,
        ${added.username}::text, ${added.password}::text
      on conflict (type, identifier) do nothing returning ${columns}`,
  );
}

export async function changeRepository(
  trx: Transaction,
  id: number,
  changed: Omit<NewRepository, 'uuid' | 'type' | 'identifier'>,
): Promise<RepositoryRow | undefined> {
  return findRow(
    trx,
    sql<RepositoryRow>`update repository r set url = ${changed.url}, enabled = ${changed.enabled},
        internal = ${changed.internal}, authentication_required = ${changed.authentication_required},
        username = ${changed.username}, password = ${changed.password}, problem = null, problem_at = null, failure = null,
        network_problem = null, failures = 0
      where r.repository_id = ${id} returning ${columns}`,
  );
}

/** Holds all repositories until the transaction ends. @returns the UUIDs of those of a type, in their order */
export async function lockOrder(trx: Transaction, wanted: RepositoryType): Promise<string[]> {
  await runSql(trx, sql`lock table repository in share row exclusive mode`);
  const rows = await rowsOf(
    trx,
    sql<{ uuid: string }>`select uuid from repository where type = ${wanted}
      order by resolution_order, repository_id`,
  );
  return rows.map((row) => row.uuid);
}

export async function storeOrder(trx: Transaction, uuids: readonly string[]): Promise<void> {
  await runSql(
    trx,
    sql`update repository r set resolution_order = g.place
      from unnest(${uuids}::uuid[]) with ordinality as g(uuid, place) where r.uuid = g.uuid`,
  );
}

export async function deleteRepository(trx: Transaction, id: number): Promise<void> {
  await runSql(trx, sql`delete from repository where repository_id = ${id}`);
}

/** The answers of the old repository do not apply to the changed one. */
export async function forgetAnswers(trx: Transaction, repositoryId: number): Promise<void> {
  await runSql(trx, sql`delete from package_answer where repository_id = ${repositoryId}`);
  // Dates stay until repositories are asked again, as latest versions do: policies then learn what changed.
  await runSql(
    trx,
    sql`update identity_release set checked_at = 'epoch' where repository_id = ${repositoryId}`,
  );
}
