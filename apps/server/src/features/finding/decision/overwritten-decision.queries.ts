import { type RawBuilder, sql } from 'kysely';
import { rowsOf, type Transaction } from '../../../db/database.ts';
import { type ProjectScope, visible } from '../../../db/project-scope.ts';
import type { AnalysisChange } from '../../analysis/decide.service.ts';
import { flaw } from '../folded.queries.ts';
import type { FindingRef } from './finding-ref.ts';

/**
 * Flaws of components, of which somebody has decided otherwise than a change says: one name for each.
 * @param aliases decisions about the other records of the flaws as well
 */
export async function listOverwritten(
  trx: Transaction,
  keys: readonly FindingRef[],
  change: AnalysisChange,
  aliases: boolean,
  scope: ProjectScope,
): Promise<string[]> {
  const differs = differencesFrom(change);
  if (differs.length === 0) return [];
  const others = aliases
    ? sql`union select w.vuln_id from vuln w where w.alias_group = o.alias_group`
    : sql``;
  const rows = await rowsOf(
    trx,
    sql<{ name: string }>`select distinct c.component_id::text || ':' || ${flaw} as name
      from unnest(${keys.map((key) => key.component)}::uuid[], ${keys.map((key) => key.vulnerability)}::uuid[])
        as k(component, vulnerability)
      join component c on c.uuid = k.component
      join vuln o on o.uuid = k.vulnerability
      cross join lateral (select o.vuln_id ${others}) n
      join vuln v on v.vuln_id = n.vuln_id
      join analysis a on a.project_id = c.project_id and a.component_id = c.component_id and a.vuln_id = n.vuln_id
      where (a.state <> 'NOT_SET' or a.suppressed) and (${sql.join(differs, sql` or `)})
        and ${visible(scope, sql.ref('c.project_id'))}`,
  );
  return rows.map((row) => row.name);
}

/** The fields in which a decision `a` differs. A comment alone changes none. */
function differencesFrom({
  state,
  justification,
  response,
  details,
  suppressed,
  until,
}: AnalysisChange): RawBuilder<unknown>[] {
  return [
    ...(state === undefined ? [] : [sql`a.state <> ${state}`]),
    ...(justification === undefined ? [] : [sql`a.justification <> ${justification}`]),
    ...(response === undefined ? [] : [sql`a.response <> ${response}`]),
    ...(details === undefined ? [] : [sql`a.details is distinct from ${details}::text`]),
    ...(until === undefined ? [] : [sql`a.until is distinct from ${until}::date`]),
    ...(suppressed === undefined ? [] : [sql`a.suppressed <> ${suppressed}::bool`]),
  ];
}
