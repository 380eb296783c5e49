import { type RawBuilder, sql } from 'kysely';

/**
 * The statement that adds lines to the trails of analyses, also as a part of another one.
 * @param lines a select of project_id, component_id, vuln_id, commenter and comment
 */
export function insertLines(lines: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`insert into analysis_comment (project_id, component_id, vuln_id, commenter, comment) ${lines}`;
}
