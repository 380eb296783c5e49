import { type RawBuilder, sql } from 'kysely';
import { type Database, findRow, rowsOf } from '../../../db/database.ts';
import { ascending, neverNull, orderOf } from '../../../db/list/order.ts';
import type { ListPage, Page } from '../../../db/list/page.ts';
import { chooseIds, positionsIn, shortName } from '../../../db/list/read-list.ts';
import { type Figures, pageOfSorted } from '../../../db/list/sorted-list.ts';
import { lookedUp } from '../../../db/looked-up.ts';
import { type Packed, packedInts, packedNumbers, unpackInts, unpackNumbers } from '../../../db/packed.ts';
import { fence } from '../../../db/planner.ts';
import type { FindingFilter } from '../finding-filter.ts';
import { flaw } from '../folded.queries.ts';
import { auditCondition, auditTables, hasText, isOfAnyVuln, tablesOf } from './audit-condition.queries.ts';
import { componentsCounted } from './audit-drivers.queries.ts';
import type { AuditScope, OpenScope } from './audit-scope.queries.ts';
import { componentsOf, type Figure, type FlawFacts, type Grouping, tallyFindings } from './finding-tally.ts';
import { readFlawFacts, readFoundPairs, vulnsById } from './found-pairs.queries.ts';

/** Findings that have something in common. */
export interface GroupRow {
  /** For a vulnerability see {@link flaw}; for a component, its number. */
  key: number;
  /** The most urgent finding of the group. */
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

/** A part of a query. */
interface Part {
  from: RawBuilder<unknown>;
  where: RawBuilder<unknown>;
}

/** Which groups of a project's findings are on a page: the numbers by which they are grouped. */
export async function chooseFindingGroups(
  db: Database,
  scope: OpenScope,
  by: Grouping,
  filter: FindingFilter,
  page: Page,
): Promise<ListPage<number>> {
  const field = page.order?.field ?? 'urgency';
  const figure = figureOf(field, by, filter);
  const name = shortName(['groups', scope.projectId, by, filter, page.search, page.order]);
  const isCounted = by === 'COMPONENT' && (figure === 'findings' || field === 'name');
  const counted = isCounted ? await readCounted(db, scope, filter) : undefined;
  if (counted && field === 'name')
    return pageOfNamed(db, page, name, namedComponents(scope.projectId, counted.ids));
  if (counted) return pageOfSorted(page, name, counted, positionsIn(db));
  const found = await readFoundPairs(db, scope, filter, by === 'COMPONENT' || figure === 'components');
  const readFacts = () => readFlawFacts(db, found, filter);
  if (field !== 'name')
    return pageOfSorted(page, name, tallyFindings(found, await readFacts(), by, figure), positionsIn(db));
  const named =
    by === 'FLAW'
      ? namedFlaws(await readFacts())
      : namedComponents(
          scope.projectId,
          isOfAnyVuln(filter)
            ? componentsOf(found)
            : tallyFindings(found, await readFacts(), by, 'components').ids,
        );
  return pageOfNamed(db, page, name, named);
}

/** @param named groups `key` with their names `value` */
function pageOfNamed(
  db: Database,
  page: Page,
  name: string,
  named: RawBuilder<unknown>,
): Promise<ListPage<number>> {
  const value = neverNull(sql`g.value`);
  return chooseIds(
    db,
    page,
    {
      select: sql<{ key: number }>`g.key`,
      from: sql`(${named}) g`,
      where: sql`true`,
      order: orderOf(page, { name: value }, [], [ascending(neverNull(sql`g.key`))]),
      name,
      isGathered: true,
    },
    (row) => row.key,
  );
}

/** Components with how many flaws they have, by the counters; undefined where these do not tell it. */
async function readCounted(
  db: Database,
  { projectId, search }: OpenScope,
  filter: FindingFilter,
): Promise<Figures | undefined> {
  const counted = componentsCounted(projectId, search !== undefined, filter);
  if (!counted) return undefined;
  const row = await findRow(
    db,
    sql<
      Record<'ids' | 'counts', Packed>
    >`select ${packedNumbers(sql`d.id`)} as ids, ${packedInts(sql`d.n`)} as counts
      from (${counted}) d`,
  );
  return { ids: unpackNumbers(row?.ids ?? null), values: unpackInts(row?.counts ?? null) };
}

function figureOf(field: string, by: Grouping, { isFolded, withSuppressed }: FindingFilter): Figure {
  // A component has each flaw once, unless it has it open and suppressed.
  const isOnceEach = isFolded && !withSuppressed;
  if (isOnceEach && field === (by === 'FLAW' ? 'components' : 'flaws')) return 'findings';
  return field === 'findings' || field === 'components' || field === 'flaws' ? field : 'urgency';
}

function namedFlaws({ vulns }: FlawFacts): RawBuilder<unknown> {
  return sql`select ${flaw} as key, coalesce(min(v.cve_id), min(v.ext_id)) as value from ${vulnsById(vulns)} group by 1`;
}

function namedComponents(projectId: number, ids: Float64Array): RawBuilder<unknown> {
  return sql`select c.component_id as key, lower(i.name) as value
    from (select ${`{${ids.join(',')}}`}::bigint[] as ids from generate_series(1, (select 1)) ${fence}) p
    cross join lateral (select * from component where project_id = ${projectId} and component_id = any(p.ids)) c
    join identity i on ${lookedUp(sql`i.identity_id`, sql`c.identity_id`)}`;
}

/** Figures of groups with what the filter leaves of them, in the order of their keys; those that are gone are left out. */
export async function listFindingGroups(
  db: Database,
  open: OpenScope,
  by: Grouping,
  filter: FindingFilter,
  keys: readonly number[],
): Promise<GroupRow[]> {
  const scope = { ...open, text: await open.text };
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

function ofVulns(scope: AuditScope, filter: FindingFilter, ids: readonly number[]): Part {
  const isFound = scope.text ? hasText(scope.text.search) : sql`true`;
  return {
    from: auditTables(scope.projectId),
    where: sql`f.vuln_id = any(${ids}::int[]) and ${auditCondition(scope.projectId, filter)} and ${isFound}`,
  };
}

/**
 * With a text, each component is checked once, not once per finding. Each finding is checked whether it leads
 * its vulnerability, so the exceptions of the whole project are not needed.
 */
function ofFewComponents(scope: AuditScope, filter: FindingFilter, ids: readonly number[]): Part {
  return {
    from: scope.text
      ? tablesOf({ ...scope, components: ids, isFolded: false })
      : auditTables(scope.projectId),
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
