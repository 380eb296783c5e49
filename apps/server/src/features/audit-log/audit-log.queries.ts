import { type RawBuilder, sql } from 'kysely';
import { type Database, runSql, type Transaction } from '../../db/database.ts';
import { descending, neverNull } from '../../db/list/order.ts';
import type { ListPage, Page } from '../../db/list/page.ts';
import { readList } from '../../db/list/read-list.ts';
import { containsPattern } from '../../db/list/search.ts';

export interface AuditEntry {
  audit_id: number;
  at: Date;
  actor: string;
  address: string | null;
  action: string;
  target: string;
  detail: Record<string, unknown> | null;
  left_out: number | null;
}

export interface NewAuditEntry {
  readonly at: Date;
  readonly actor: string;
  readonly address?: string | undefined;
  readonly action: string;
  readonly target: string;
  readonly detail: Readonly<Record<string, unknown>> | null;
  /** The number of further refusals without rows. */
  readonly leftOut?: number;
}

/** In a transaction where it is about a change; refusals change nothing. */
export async function insertAuditEntries(
  db: Database | Transaction,
  entries: readonly NewAuditEntry[],
): Promise<void> {
  if (entries.length === 0) return;
  const rows = entries.map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() }));
  await runSql(
    db,
    sql`insert into audit_log (at, actor, address, action, target, detail, left_out)
      select at, actor, nullif(address, ''), action, target, nullif(detail, 'null'::jsonb), "leftOut"
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as e (
        at timestamptz, actor text, address text, action text, target text, detail jsonb, "leftOut" int)`,
  );
}

export interface AuditFilter {
  readonly target?: string | undefined;
  readonly actor?: string | undefined;
  readonly address?: string | undefined;
  /** The kind of event, or of the things affected (`team` covers everything about teams). */
  readonly kind: readonly string[];
  readonly since?: Date | undefined;
  readonly until?: Date | undefined;
}

/** Newest first. */
export async function listAuditEntries(
  db: Database,
  page: Page,
  filter: AuditFilter,
): Promise<ListPage<AuditEntry>> {
  return readList(db, page, {
    select: sql<AuditEntry>`audit_id, at, actor, address, action, target, detail, left_out`,
    from: sql`audit_log`,
    where: sql.join([sql`true`, ...conditionsOf(filter, page.search)], sql` and `),
    order: [descending(neverNull(sql`at`)), descending(neverNull(sql`audit_id`))],
  });
}

function conditionsOf(filter: AuditFilter, search: string | undefined): RawBuilder<unknown>[] {
  const { target, actor, address, kind, since, until } = filter;
  const conditions: RawBuilder<unknown>[] = [];
  if (target !== undefined) conditions.push(sql`target = ${target}`);
  if (actor !== undefined) conditions.push(sql`actor = ${actor}`);
  if (address !== undefined) conditions.push(sql`address = ${address}`);
  if (kind.length > 0) {
    conditions.push(sql`(action = any(${kind}) or split_part(action, '.', 1) = any(${kind}))`);
  }
  if (since !== undefined) conditions.push(sql`at >= ${since}`);
  if (until !== undefined) conditions.push(sql`at < ${until}`);
  if (search !== undefined) {
    const pattern = containsPattern(search);
    conditions.push(
      sql`(lower(actor) like ${pattern} or lower(target) like ${pattern} or lower(action) like ${pattern}
        or lower(address) like ${pattern} or lower(detail::text) like ${pattern})`,
    );
  }
  return conditions;
}

/** Sign-ins and refusals: what comes by itself, and without an end. @returns how many were deleted */
export async function deleteOldAccess(trx: Transaction, before: Date, limit: number): Promise<number> {
  return runSql(
    trx,
    sql`delete from audit_log where audit_id in (
      select audit_id from audit_log
      where at < ${before} and split_part(action, '.', 1) in ('session', 'request')
      order by at, audit_id limit ${limit})`,
  );
}
