import { type RawBuilder, sql } from 'kysely';
import { type Between, isAnywhere, within } from '../../../db/list/filters.ts';
import type { PortfolioGrouping } from '../finding-filter.ts';

/** Facts of a group's most urgent vulnerability by which groups can be sorted. */
export const sortFacts = ['title', 'published', 'cvss', 'epss'] as const;
type SortFact = (typeof sortFacts)[number];

export function isSortFact(sort: GroupPage['sort']): sort is SortFact {
  return sortFacts.some((fact) => fact === sort);
}

/** Which groups come first. */
export interface GroupPage {
  sort: 'urgency' | 'findings' | 'projects' | 'components' | 'name' | 'severity' | SortFact;
  descending: boolean;
  /** In how many projects they are. */
  projects: Between;
  offset: number;
  limit: number;
}

/** The names of groups `g`, to sort by. */
const names: Readonly<Record<PortfolioGrouping, RawBuilder<unknown>>> = {
  FLAW: sql`(select coalesce(n.cve_id, n.ext_id) from vuln n where n.vuln_id = g.vuln_id)`,
  COMPONENT: sql`(select lower(n.name) from identity n where n.identity_id = g.key)`,
  PROJECT: sql`(select lower(n.name) from project n where n.project_id = g.key)`,
};

/**
 * The fact of a vulnerability `n`'s record, or else of another one in its alias group, in the order of
 * `mergeFacts`.
 */
function merged(column: 'title' | 'published'): RawBuilder<unknown> {
  const [own, others] = [sql.ref(`n.${column}`), sql.ref(`o.${column}`)];
  return sql`coalesce(${own}, (select ${others} from vuln o
    where o.alias_group = n.alias_group and ${others} is not null and o.rejected_at is null
    order by array_position(array['GITHUB', 'OSV', 'NVD'], o.source) nulls last, o.ext_id limit 1))`;
}

const facts: Readonly<Record<SortFact, RawBuilder<unknown>>> = {
  title: merged('title'),
  published: merged('published'),
  cvss: sql`n.effective_cvss`,
  epss: sql`n.effective_epss`,
};

/** The names of groups `g`, or the facts of their most urgent vulnerability. */
export function ofGroups(by: PortfolioGrouping, sort: 'name' | SortFact): RawBuilder<unknown> {
  return sort === 'name' ? names[by] : sql`(select ${facts[sort]} from vuln n where n.vuln_id = g.vuln_id)`;
}

/** True if groups are in so many projects. */
export const inProjects = (projects: RawBuilder<unknown>, between: Between): RawBuilder<unknown> =>
  within(projects, sql`float8`)(between) ?? sql`true`;

/**
 * The groups that are in so many projects.
 * @param spread the number of projects per group, as `value`
 */
export function withProjects(
  groups: RawBuilder<unknown>,
  spread: RawBuilder<unknown>,
  projects: Between,
): RawBuilder<unknown> {
  if (isAnywhere(projects)) return groups;
  return sql`select g.* from (${groups}) g join (${spread}) s on s.key = g.key
    where ${inProjects(sql`s.value`, projects)}`;
}

/** True if counts are kept in this order. */
export function isCounted(sort: GroupPage['sort']): boolean {
  return sort !== 'name' && sort !== 'severity' && !isSortFact(sort);
}

/** The counted groups, with their `projects`, that are in so many. */
export function ofCounted(groups: RawBuilder<unknown>, projects: Between): RawBuilder<unknown> {
  return isAnywhere(projects)
    ? groups
    : sql`select g.* from (${groups}) g where ${inProjects(sql`g.projects`, projects)}`;
}

/** The order of groups `g` by their value. */
export function orderOfGroups({ descending }: Pick<GroupPage, 'descending'>): RawBuilder<unknown> {
  return sql`order by g.value ${descending ? sql`desc nulls last` : sql`asc nulls first`}, g.key`;
}

/**
 * The order of groups `g` with columns for their figures.
 * @param severity theirs
 */
export function orderByFigure(
  by: PortfolioGrouping,
  { sort, descending }: Pick<GroupPage, 'sort' | 'descending'>,
  severity = sql`g.severity`,
): RawBuilder<unknown> {
  const figure = sort === 'severity' ? severity : sql.ref(`g.${sort}`);
  const value = sort === 'name' || isSortFact(sort) ? ofGroups(by, sort) : figure;
  return sql`order by ${value} ${descending ? sql`desc nulls last` : sql`asc nulls first`}, g.key`;
}

export const pageClause = ({ limit, offset }: Pick<GroupPage, 'limit' | 'offset'>): RawBuilder<unknown> =>
  sql`limit ${limit} offset ${offset}`;
