import { closedAnalysisStates } from '@waybill/api-contract';
import { type RawBuilder, sql } from 'kysely';
import { reasonsChanged } from '../../../db/decision-reasons.ts';
import { containsPattern } from '../../../db/list/search.ts';
import { fence } from '../../../db/planner.ts';
import { type ProjectScope, visible } from '../../../db/project-scope.ts';
import { hasTicket } from '../../../db/ticket-condition.ts';
import { isUuid } from '../../../db/uuid.ts';
import { byDependency } from '../audit-condition.queries.ts';
import { areSuppressed, leadsFlaw, wholeFlaws } from '../folded.queries.ts';
import type { Between, GroupFilter, PortfolioFilter, TextField, TextFilter } from './portfolio-filter.ts';

/**
 * Conditions of a filter on the tables that findings are joined of: `p` project, `c` component, `i` identity, `m` match
 * (identity_match, or component_match with the same columns), `v` vuln, `a` analysis. Joins put each where its table is.
 */
type Condition = RawBuilder<unknown>;

/** Findings came when both were there, the component and the match. */
const foundAt = sql`greatest(c.added_at, m.first_seen)`;

/** Projects that the caller may see and that the filter leaves. Undefined: all there are. */
export function allowedProjects(scope: ProjectScope, filter: PortfolioFilter): Condition | undefined {
  const parts: Condition[] = [];
  if (!scope.all) parts.push(visible(scope, sql.ref('p.project_id')));
  if (!filter.withInactive) parts.push(sql`p.active`);
  if (filter.latestOnly) parts.push(sql`p.is_latest`);
  if (filter.projects.length > 0) parts.push(sql`p.uuid = any(${filter.projects}::uuid[])`);
  if (filter.tags.length > 0)
    parts.push(sql`exists (select 1 from project_tag pt join tag t on t.tag_id = pt.tag_id
      where pt.project_id = p.project_id and t.name = any(${filter.tags}::text[]))`);
  if (filter.groups?.by === 'PROJECT') parts.push(inGroups(filter.groups, sql`p.uuid`));
  return parts.length === 0 ? undefined : sql.join(parts, sql` and `);
}

/** Conditions on `v` alone. */
export function vulnerabilityConditions(filter: PortfolioFilter): Condition[] {
  const parts = [
    ...between(sql`v.effective_epss`, filter.epss),
    ...between(sql`v.effective_cvss`, filter.cvss),
    ...Object.entries(filter.recordScores).flatMap(([column, bounds]) =>
      between(sql.ref(`v.${column}`), bounds),
    ),
  ];
  if (filter.severities.length > 0) parts.push(sql`v.effective_severity = any(${filter.severities}::int[])`);
  if (filter.sources.length > 0) parts.push(sql`v.source = any(${filter.sources}::text[])`);
  if (filter.exploited) parts.push(sql`v.exploited`);
  if (filter.publishedSince) parts.push(sql`v.published >= ${filter.publishedSince}`);
  if (filter.publishedUntil)
    parts.push(sql`v.published < ${filter.publishedUntil}::timestamptz + interval '24 hours'`);
  if (filter.vulnerability !== undefined) parts.push(isNamed(filter.vulnerability, filter.isFolded));
  if (filter.flaw !== undefined) parts.push(inFlaws({ by: 'FLAW', ids: [filter.flaw], areExcluded: false }));
  if (filter.groups?.by === 'FLAW') parts.push(inFlaws(filter.groups));
  return parts;
}

/** Somebody has decided about a finding so that nothing is left to be done, as a condition on a decision `a`. */
export const isClosed: Condition = sql`a.state = any(${closedAnalysisStates}::text[])`;

/** The filter's conditions on suppression alone, and on decisions that close a finding. */
export function bySuppression({ withSuppressed, onlySuppressed, open }: PortfolioFilter): Condition[] {
  if (onlySuppressed) return [sql`a.suppressed`];
  const ofStates = open ? [sql`not coalesce(${isClosed}, false)`] : [];
  return withSuppressed ? ofStates : [sql`not coalesce(a.suppressed, false)`, ...ofStates];
}

/**
 * Restricts the list to components with decisions if the filter is about decisions. Findings of others need
 * no look-up.
 */
export function componentConditions({
  onlySuppressed,
  decided = false,
  states,
  responses,
  reasonsChanged,
}: PortfolioFilter): Condition[] {
  const areDecided = (words: readonly string[]) => words.length > 0 && !words.includes('NOT_SET');
  const isDecided =
    onlySuppressed || decided || reasonsChanged || areDecided(states) || areDecided(responses);
  return isDecided ? [sql`c.special`] : [];
}

/** Conditions that are on none of project and vulnerability alone. */
export function otherConditions(filter: PortfolioFilter): Condition[] {
  const parts = bySuppression(filter);
  if (filter.states.length > 0) parts.push(sql`coalesce(a.state, 'NOT_SET') = any(${filter.states}::text[])`);
  if (filter.responses.length > 0)
    parts.push(sql`coalesce(a.response, 'NOT_SET') = any(${filter.responses}::text[])`);
  if (filter.decided) parts.push(sql`(a.state <> 'NOT_SET' or a.suppressed)`);
  if (filter.reasonsChanged) parts.push(reasonsChanged);
  parts.push(...byDependency(filter, sql`c.flags`));
  if (filter.fix !== undefined)
    parts.push(filter.fix === 'AVAILABLE' ? sql`m.fixed_in is not null` : sql`m.fixed_in is null`);
  if (filter.tickets.length > 0) parts.push(hasTicket(filter.tickets, sql`c.uuid`, sql`m.vuln_id`));
  if (filter.foundSince) parts.push(sql`${foundAt} >= ${filter.foundSince}`);
  if (filter.foundUntil)
    parts.push(sql`${foundAt} < ${filter.foundUntil}::timestamptz + interval '24 hours'`);
  if (filter.identity !== undefined) parts.push(sql`i.nat_hash = ${filter.identity}::uuid`);
  if (filter.groups?.by === 'COMPONENT') parts.push(inGroups(filter.groups, sql`i.nat_hash`));
  return parts;
}

/** True if a vulnerability has an id. If folded, another record of it may have the id. */
function isNamed(id: string, isFolded: boolean): Condition {
  const is = isUuid(id)
    ? sql`v.uuid = ${id}`
    : sql`(v.ext_id = ${id} or v.vuln_id in (select n.vuln_id from vuln_cve n where n.cve_id = ${id}))`;
  if (!isFolded) return is;
  return sql`v.vuln_id = any(array(${wholeFlaws(sql`select v.vuln_id from vuln v where ${is}`)}))`;
}

/** True if a finding is the only one or the first of its vulnerability on its component: see `leadsFlaw`. */
export function leadsInPortfolio(
  filter: Pick<PortfolioFilter, 'withSuppressed' | 'onlySuppressed'>,
): Condition {
  return leadsFlaw({
    project: sql`c.project_id`,
    component: sql`c.component_id`,
    identity: sql`c.identity_id`,
    vuln: sql`m.vuln_id`,
    special: sql`c.special`,
    twin: sql`m.twin`,
    areSuppressed: areSuppressed(filter),
  });
}

/** Text in any of the fields, on `v`, `i` and `p`; folded, also in another record of the flaw. */
export function textCondition(text: TextFilter, isFolded: boolean): Condition {
  const parts = text.fields.map((field) => textIn(field, text));
  const ofRecords = text.fields.filter((field) => field === 'vulnerability' || field === 'title');
  if (isFolded && ofRecords.length > 0) {
    // Asked last, of findings that have the text nowhere else. The offset keeps the planner from reading all records for it.
    const isIn = ofRecords.map((field) => textIn(field, text, 'r'));
    parts.push(sql`exists (select 1 from vuln r
      where r.alias_group = v.alias_group and (${sql.join(isIn, sql` or `)}) ${fence})`);
  }
  return sql`(${sql.join(parts, sql` or `)})`;
}

/** Text in a field, on the one table that has it. @param vuln alias of the vulnerability */
export function textIn(field: TextField, { text, isExact }: TextFilter, vuln = 'v'): Condition {
  const ofVuln = (column: string) => has(sql.ref(`${vuln}.${column}`));
  const has = (column: Condition) =>
    isExact ? sql`strpos(${column}, ${text}) > 0` : sql`strpos(lower(${column}), ${text.toLowerCase()}) > 0`;
  switch (field) {
    case 'vulnerability':
      return isExact ? ofVuln('ext_id') : sql`(${ofVuln('ext_id')} or ${ofVuln('cve_id')})`;
    case 'title':
      return ofVuln('title');
    case 'component':
      return isExact ? has(sql`i.name`) : sql`(${has(sql`i.name`)} or ${has(sql`i.group_name`)})`;
    case 'componentVersion':
      return has(sql`i.version`);
    case 'project':
      return has(sql`concat_ws(' ', p.name, p.version)`);
  }
}

/** Vulnerabilities with text in their id or title, by the indexes of these where the case makes no difference. */
export function vulnerabilitiesWith(text: TextFilter, fields: readonly TextField[]): Condition {
  const pattern = containsPattern(text.text);
  const legs = fields.map((field) => {
    const near =
      field === 'title'
        ? sql`v.title is not null and lower(v.title) like ${pattern}`
        : sql`lower(v.ext_id) like ${pattern}`;
    const leg = sql`select v.vuln_id from vuln v where ${near}`;
    return text.isExact ? sql`${leg} and ${textIn(field, text)}` : leg;
  });
  // In capitals, as CVE ids are.
  if (!text.isExact && fields.includes('vulnerability'))
    legs.push(sql`select n.vuln_id from vuln_cve n where n.cve_id like ${pattern.toUpperCase()}`);
  return sql.join(legs, sql` union `);
}

/**
 * Identities with findings and with text in their name, group or version. Names are looked up where searches find them
 * (docs/adr/0014): a lower-case look finds all that an exact one does.
 */
export function identitiesWith(text: TextFilter, fields: readonly TextField[]): Condition {
  const pattern = containsPattern(text.text);
  const exactly = (field: TextField) => (text.isExact ? sql` and ${textIn(field, text)}` : sql``);
  const legs = fields.map((field) =>
    field === 'component'
      ? sql`select i.identity_id from search_text t
          join identity i on lower(i.name) = t.k3 and lower(coalesce(i.group_name, '')) = t.k2
          where t.kind = 1 and t.label like ${pattern} and i.findings > 0${exactly(field)}`
      : sql`select i.identity_id from identity i where i.findings > 0 and ${textIn(field, text)}`,
  );
  return sql.join(legs, sql` union `);
}

function between(column: Condition, { from, to }: Between): Condition[] {
  return [
    ...(from === undefined ? [] : [sql`${column} >= ${from}::real`]),
    ...(to === undefined ? [] : [sql`${column} <= ${to}::real`]),
  ];
}

function inGroups({ ids, areExcluded }: GroupFilter, column: Condition): Condition {
  return areExcluded ? sql`${column} <> all(${ids}::uuid[])` : sql`${column} = any(${ids}::uuid[])`;
}

function inFlaws({ ids, areExcluded }: GroupFilter): Condition {
  const members = sql`v.vuln_id = any(array(select coalesce(g.vuln_id, o.vuln_id) from vuln o
    left join vuln g on g.alias_group = o.alias_group where o.uuid = any(${ids}::uuid[])))`;
  return areExcluded ? sql`not (${members})` : members;
}
