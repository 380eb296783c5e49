import { type RawBuilder, sql } from 'kysely';
import { type Database, rowsOf } from '../../db/database.ts';
import { vulnsByText } from '../vulnerability/vulns-by-text.ts';
import { identityFindings, ownFindings } from './finding.queries.ts';

/** A text with the vulnerabilities that it finds; which components it finds is looked for among those of the project. */
export interface FoundText {
  readonly search: string;
  readonly vulnIds: readonly number[];
}

export async function findText(db: Database, search: string | undefined): Promise<FoundText | undefined> {
  if (search === undefined) return undefined;
  const rows = await rowsOf(db, sql<{ vuln_id: number }>`${vulnsByText(search)}`);
  return { search, vulnIds: [...new Set(rows.map((row) => row.vuln_id))] };
}

/** The findings of a project, or those that a text finds, as selects that have none in common: the last of them those that a person attached. */
export function findingKinds(projectId: number, text: FoundText | undefined): RawBuilder<unknown>[] {
  if (!text) return [identityFindings(projectId), ownFindings(projectId)];
  const isFound = sql`m.vuln_id = any(${text.vulnIds}::int[])`;
  const hasNameOf = (id: RawBuilder<unknown>) =>
    sql`(select ${hasName(text.search)} from identity i where i.identity_id = ${id})`;
  return [
    identityFindings(projectId, foundTables(projectId, text, isFound)),
    sql`${ownFindings(projectId)} and (${isFound} or ${hasNameOf(sql`c.identity_id`)})`,
  ];
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
