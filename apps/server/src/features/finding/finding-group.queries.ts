import { type RawBuilder, sql } from 'kysely';
import { type Database, rowsOf } from '../../db/database.ts';
import { ascending, descending, neverNull, orderOf, type SortColumns } from '../../db/list/order.ts';
import type { ListPage, Page } from '../../db/list/page.ts';
import { chooseIds } from '../../db/list/read-list.ts';
import {
  type AuditFilter,
  auditCondition,
  auditTables,
  eachKind,
  hasText,
  leavesFewVulns,
  rankedCondition,
  scanCondition,
  tablesOf,
  vulnCondition,
  vulnsMeant,
} from './audit-condition.queries.ts';
import { componentsCounted, componentsFound, vulnsFound } from './audit-drivers.queries.ts';
import type { AuditScope } from './audit-scope.queries.ts';
import { otherFindings, plainFindings } from './plain-findings.queries.ts';

/** Findings that have something in common. */
export interface GroupRow {
  /** Of a flaw see {@link flaw}, of a component its number. */
  key: number;
  /** Of the most urgent finding of the group. */
  vuln_id: number;
  component_id: number;
  severity: number;
  exploited: boolean;
  findings: number;
  components: number;
  flaws: number;
  fixable: number;
  decided: number;
}

/** Of a query. */
interface Part {
  from: RawBuilder<unknown>;
  where: RawBuilder<unknown>;
}

export type Grouping = 'FLAW' | 'COMPONENT';

/** An alias group, or a vulnerability without aliases by its negative number. */
export const flaw = sql`coalesce(v.alias_group, -v.vuln_id)`;

/** The groups as a table `key, value`: what they are sorted by is worked out for all of them, and only that. */
function groupsOf(scope: AuditScope, by: Grouping, filter: AuditFilter, page: Page): RawBuilder<unknown> {
  const field = page.order?.field;
  return by === 'FLAW' ? flawGroups(scope, filter, field) : componentGroups(scope, filter, field);
}

/** A component has each flaw once, unless it has it open and suppressed. */
const isOnceEach = ({ isFolded, withSuppressed }: AuditFilter) => isFolded && !withSuppressed;

/** By vulnerability first: there are fewer than findings, and most of them are a flaw of their own. */
function flawGroups(scope: AuditScope, filter: AuditFilter, field: string | undefined): RawBuilder<unknown> {
  if (field === 'components' && !isOnceEach(filter)) {
    return sql`select key, count(*) as value from (
      select ${flaw} as key, f.component_id from ${tablesOf(scope)}
      where ${scanCondition(scope.projectId, filter)} group by 1, 2) pair group by 1`;
  }
  return sql`select ${flaw} as key, ${flawValue(field)} as value from ${vulnsFound(scope, filter)} group by 1`;
}

function flawValue(field: string | undefined): RawBuilder<unknown> {
  switch (field) {
    case 'findings':
    case 'components':
      return sql`sum(d.n)`;
    case 'flaws':
      return sql`1`;
    case 'name':
      return sql`coalesce(min(v.cve_id), min(v.ext_id))`;
    default:
      return sql`max(v.urgency)`;
  }
}

function componentGroups(
  scope: AuditScope,
  filter: AuditFilter,
  field: string | undefined,
): RawBuilder<unknown> {
  if (field === 'flaws' && !isOnceEach(filter)) {
    return sql`select key, count(*) as value from (
      select f.component_id as key, ${flaw} from ${tablesOf(scope)}
      where ${scanCondition(scope.projectId, filter)} group by 1, 2) pair group by 1`;
  }
  if (field === undefined || field === 'urgency') return componentsByUrgency(scope, filter);
  const counted = componentsCounted(scope, filter) ?? componentsFound(scope, filter);
  if (field !== 'name')
    return sql`select d.id as key, ${field === 'components' ? sql`1` : sql`sum(d.n)`} as value
      from (${counted}) d group by 1`;
  return sql`select d.id as key, lower(min(i.name)) as value from (${counted}) d
    cross join lateral (select name from identity where identity_id = d.identity_id offset 0) i group by 1`;
}

/** Components by their most urgent finding. */
function componentsByUrgency(scope: AuditScope, filter: AuditFilter): RawBuilder<unknown> {
  const where = scanCondition(scope.projectId, filter);
  const ofKinds = (of: AuditScope) =>
    eachKind(
      of,
      (tables) =>
        sql`select f.component_id as key, max(v.urgency) as value from ${tables} where ${where} group by 1`,
    );
  const plain = plainFindings(scope, filter, leavesFewVulns(filter) ? vulnsMeant(filter) : undefined);
  if (!plain) return sql`select key, max(value) as value from (${ofKinds(scope)}) part group by 1`;
  const others = auditTables(scope.projectId, otherFindings(scope.projectId, plain, false));
  return sql`select coalesce(c.component_id, u.component_id) as key, u.value
    from (with ${plain.tables}
      select p.identity_id, p.component_id, max(v.urgency) as value
      from (select m.identity_id, null::bigint as component_id, m.vuln_id from ${plain.from} where ${plain.where}
        union all select null::int, f.component_id, f.vuln_id from ${others}
          where ${rankedCondition(scope.projectId, filter)}) p
      join vuln v on v.vuln_id = p.vuln_id and ${vulnCondition(filter)} group by 1, 2) u
    left join ${plain.components} c on c.identity_id = u.identity_id`;
}

const value = neverNull(sql`g.value`);
const sortColumns: SortColumns = {
  urgency: value,
  findings: value,
  components: value,
  flaws: value,
  name: value,
};

/** Which groups of a project's findings are on a page: the numbers by which they are grouped. */
export async function chooseFindingGroups(
  db: Database,
  scope: AuditScope,
  by: Grouping,
  filter: AuditFilter,
  page: Page,
): Promise<ListPage<number>> {
  return chooseIds(
    db,
    page,
    {
      select: sql<{ key: number }>`g.key`,
      from: sql`(${groupsOf(scope, by, filter, page)}) g`,
      where: sql`true`,
      order: orderOf(page, sortColumns, [descending(value)], [ascending(neverNull(sql`g.key`))]),
      isGathered: true,
    },
    (row) => row.key,
  );
}

/** Figures of groups with what the filter leaves of them, in the order of their keys; those that are gone are left out. */
export async function listFindingGroups(
  db: Database,
  scope: AuditScope,
  by: Grouping,
  filter: AuditFilter,
  keys: readonly number[],
): Promise<GroupRow[]> {
  const first = (column: string) =>
    sql`(array_agg(${sql.ref(column)} order by v.urgency desc, v.vuln_id, f.component_id))[1]`;
  const key = groupKey(by);
  const { from, where } =
    by === 'FLAW' ? ofVulns(scope, filter, await vulnsOf(db, keys)) : ofFewComponents(scope, filter, keys);
  const rows = await rowsOf(
    db,
    sql<GroupRow>`select ${key} as key, ${first('v.vuln_id')} as vuln_id,
        ${first('f.component_id')} as component_id, max(v.effective_severity) as severity,
        bool_or(v.exploited) as exploited, count(*)::int as findings, count(distinct f.component_id)::int as components,
        count(distinct ${flaw})::int as flaws, count(f.fixed_in)::int as fixable,
        count(*) filter (where coalesce(a.state, 'NOT_SET') <> 'NOT_SET')::int as decided
      from ${from} where ${where} group by ${key}`,
  );
  const byKey = new Map(rows.map((row) => [row.key, row]));
  return keys.flatMap((key) => byKey.get(key) ?? []);
}

function ofVulns(scope: AuditScope, filter: AuditFilter, ids: readonly number[]): Part {
  const isFound = scope.text ? hasText(scope.text.search) : sql`true`;
  return {
    from: auditTables(scope.projectId),
    where: sql`f.vuln_id = any(${ids}::int[]) and ${auditCondition(scope.projectId, filter)} and ${isFound}`,
  };
}

/** With a text, each component is asked for it once, not with each of its findings. */
function ofFewComponents(scope: AuditScope, filter: AuditFilter, ids: readonly number[]): Part {
  return {
    from: scope.text ? tablesOf({ ...scope, components: ids }) : auditTables(scope.projectId),
    where: sql`f.component_id = any(${ids}::bigint[]) and ${auditCondition(scope.projectId, filter)}`,
  };
}

function groupKey(by: Grouping): RawBuilder<unknown> {
  return by === 'FLAW' ? flaw : sql`f.component_id`;
}

/** The records of flaws by their group; a record that is alone has its own number, negative. */
async function vulnsOf(db: Database, flaws: readonly number[]): Promise<number[]> {
  const alone = flaws.filter((key) => key < 0).map((key) => -key);
  const groups = flaws.filter((key) => key >= 0);
  const rows = await rowsOf(
    db,
    sql<{ vuln_id: number }>`select vuln_id from vuln where alias_group = any(${groups}::int[])`,
  );
  return [...alone, ...rows.map((row) => row.vuln_id)];
}
