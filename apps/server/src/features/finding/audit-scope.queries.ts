import { type RawBuilder, sql } from 'kysely';
import { type Database, rowsOf } from '../../db/database.ts';
import { vulnsByText } from '../vulnerability/vulns-by-text.ts';
import type { AuditFilter } from './audit-condition.queries.ts';
import { identityFindings, ownFindings } from './finding.queries.ts';

/** Of which findings a list is, before it is filtered. */
export interface AuditScope {
  readonly projectId: number;
  /** Only those that it finds. */
  readonly text?: FoundText | undefined;
  /** The filter leaves a few, which are looked up. */
  readonly isLookedUp: boolean;
}

/** A text with the vulnerabilities that it finds; which components it finds is looked for among those of the project. */
interface FoundText {
  readonly search: string;
  readonly vulnIds: readonly number[];
}

export async function findScope(
  db: Database,
  projectId: number,
  { vulnerability, flaw, component }: AuditFilter,
  search: string | undefined,
): Promise<AuditScope> {
  const isLookedUp = [vulnerability, flaw, component].some((named) => named !== undefined);
  if (search === undefined) return { projectId, isLookedUp };
  const rows = await rowsOf(db, sql<{ vuln_id: number }>`${vulnsByText(search)}`);
  const vulnIds = [...new Set(rows.map((row) => row.vuln_id))];
  return { projectId, isLookedUp, text: { search, vulnIds } };
}

/** The findings of a scope, as selects that have none in common: the last of them those that a person attached. */
export function findingKinds({ projectId, text, isLookedUp }: AuditScope): RawBuilder<unknown>[] {
  if (!text) {
    const byIdentity = isLookedUp
      ? identityFindings(projectId)
      : identityFindings(projectId, allTables(projectId));
    return [byIdentity, ownFindings(projectId)];
  }
  const isFound = sql`m.vuln_id = any(${text.vulnIds}::int[])`;
  const hasNameOf = (id: RawBuilder<unknown>) =>
    sql`(select ${hasName(text.search)} from identity i where i.identity_id = ${id})`;
  return [
    identityFindings(projectId, foundTables(projectId, text, isFound)),
    sql`${ownFindings(projectId)} and (${isFound} or ${hasNameOf(sql`c.identity_id`)})`,
  ];
}

/** The offsets have each component look up its matches: the planner would rather read those of all projects. */
function allTables(projectId: number): RawBuilder<unknown> {
  return sql`(select * from component where project_id = ${projectId} offset 0) c
    cross join lateral (select * from identity_match where identity_id = c.identity_id offset 0) m`;
}

/**
 * Components with their matches, of which the text finds one or the other. Each identity with findings is asked once. The
 * offsets keep the planner from reading the identities and the matches of all other projects.
 */
function foundTables(
  projectId: number,
  { search, vulnIds }: FoundText,
  isFound: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const named = vulnIds.length === 0 ? sql`i.has_name` : sql`true`;
  return sql`(select c.*, i.has_name
      from (select * from component where project_id = ${projectId} offset 0) c
      cross join lateral (select ${hasName(search)} as has_name from identity i
        where i.identity_id = c.identity_id and i.findings > 0 offset 0) i
      where ${named}) c
    cross join lateral (select * from identity_match m
      where m.identity_id = c.identity_id and (c.has_name or ${isFound}) offset 0) m`;
}

function hasName(search: string): RawBuilder<unknown> {
  const text = search.toLowerCase();
  return sql`(strpos(lower(i.name), ${text}) > 0 or strpos(lower(i.group_name), ${text}) > 0
    or strpos(lower(i.purl), ${text}) > 0)`;
}
