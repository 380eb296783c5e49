import { closedAnalysisStates } from '@waybill/api-contract';
import { type RawBuilder, sql } from 'kysely';
import { reasonsChanged } from '../../db/decision-reasons.ts';
import { foundBy } from '../../db/found-by.ts';
import {
  conditionsOn,
  type FilterRules,
  given,
  oneOf,
  onlyIf,
  since,
  until,
  within,
} from '../../db/list/filters.ts';
import { allowedProjects } from '../../db/list/listed-projects.ts';
import { containsPattern } from '../../db/list/search.ts';
import { fence } from '../../db/planner.ts';
import type { ProjectScope } from '../../db/project-scope.ts';
import { hasTicket } from '../../db/ticket-condition.ts';
import { isUuid } from '../../db/uuid.ts';
import { directFlag } from '../component-shape/component-flags.ts';
import type { FindingFilter, GroupFilter, TextField, TextFilter } from './finding-filter.ts';
import { areSuppressed, leadsFlaw, wholeFlaws } from './folded.queries.ts';

type Part = RawBuilder<unknown>;

/** Where the tables of a list have what conditions on findings are about. Vulnerabilities are `v` and decisions `a` everywhere. */
export interface FindingTables {
  readonly flags: Part;
  readonly fixedIn: Part;
  readonly foundAt: Part;
  readonly vuln: Part;
  /** The uuid of the component. */
  readonly component: Part;
  /** The id of the group of components. */
  readonly group: Part;
  isInState(states: readonly string[]): Part;
  isFoundBy(analyzers: readonly string[]): Part;
}

/**
 * The tables of a list over all projects: `p` project, `c` component, `i` identity, `m` match (identity_match, or component_match
 * with the same columns). Joins put each condition where its table is.
 */
const joinedTables: FindingTables = {
  flags: sql`c.flags`,
  fixedIn: sql`m.fixed_in`,
  // Findings came when both were there, the component and the match.
  foundAt: sql`greatest(c.added_at, m.first_seen)`,
  vuln: sql`m.vuln_id`,
  component: sql`c.uuid`,
  group: sql`i.nat_hash`,
  isInState: (states) => sql`coalesce(a.state, 'NOT_SET') = any(${states}::text[])`,
  isFoundBy: (analyzers) => sql`${foundBy('m')} = any(${analyzers}::text[])`,
};

/** The table that a condition is on: `finding` has all that is on none of the others alone. */
type Place = 'vulnerability' | 'suppression' | 'decision' | 'analyzer' | 'finding';

/** The filters of findings, besides projects, texts, and folding. */
const filters: FilterRules<FindingFilter, Place, FindingTables> = {
  epss: { on: 'vulnerability', where: within(sql`v.effective_epss`) },
  cvss: { on: 'vulnerability', where: within(sql`v.effective_cvss`) },
  recordScores: { on: 'vulnerability', where: ofRecord },
  severities: { on: 'vulnerability', where: oneOf(sql`v.effective_severity`, sql`int[]`) },
  sources: { on: 'vulnerability', where: oneOf(sql`v.source`) },
  exploited: { on: 'vulnerability', where: onlyIf(sql`v.exploited`) },
  publishedSince: { on: 'vulnerability', where: since(sql`v.published`) },
  publishedUntil: { on: 'vulnerability', where: until(sql`v.published`) },
  vulnerability: {
    on: 'vulnerability',
    where: (id, { isFolded }) => (id === undefined ? undefined : isNamed(id, isFolded)),
  },
  flaw: { on: 'vulnerability', where: given((uuid) => inFlaws([uuid])) },
  onlySuppressed: { on: 'suppression', where: onlyIf(sql`a.suppressed`) },
  withSuppressed: {
    on: 'suppression',
    where: (areLetIn, { onlySuppressed }) =>
      areLetIn || onlySuppressed ? undefined : sql`not coalesce(a.suppressed, false)`,
  },
  open: {
    on: 'suppression',
    where: (open, { onlySuppressed }) =>
      open && !onlySuppressed ? sql`not coalesce(${isClosed}, false)` : undefined,
  },
  states: {
    on: 'decision',
    where: (states, _, { isInState }) => (states.length > 0 ? isInState(states) : undefined),
  },
  responses: { on: 'decision', where: oneOf(sql`coalesce(a.response, 'NOT_SET')`) },
  decided: { on: 'decision', where: onlyIf(sql`(a.state <> 'NOT_SET' or a.suppressed)`) },
  reasonsChanged: { on: 'decision', where: onlyIf(reasonsChanged) },
  analyzers: {
    on: 'analyzer',
    where: (analyzers, _, { isFoundBy }) => (analyzers.length > 0 ? isFoundBy(analyzers) : undefined),
  },
  dependency: {
    on: 'finding',
    where: (dependency, _, { flags }) => byDependency(dependency, flags),
  },
  fix: {
    on: 'finding',
    where: (fix, _, { fixedIn }) =>
      fix && (fix === 'AVAILABLE' ? sql`${fixedIn} is not null` : sql`${fixedIn} is null`),
  },
  tickets: {
    on: 'finding',
    where: (tickets, _, { component, vuln }) =>
      tickets.length > 0 ? hasTicket(tickets, component, vuln) : undefined,
  },
  foundSince: { on: 'finding', where: (time, _, { foundAt }) => since(foundAt)(time) },
  foundUntil: { on: 'finding', where: (day, _, { foundAt }) => until(foundAt)(day) },
  component: {
    on: 'finding',
    where: (uuid, _, { component }) => (uuid === undefined ? undefined : sql`${component} = ${uuid}`),
  },
  identity: { on: 'finding', where: given((id) => sql`i.nat_hash = ${id}::uuid`) },
  groups: [
    { on: 'vulnerability', where: (groups) => (groups?.by === 'FLAW' ? ofGroups(groups) : undefined) },
    {
      on: 'finding',
      where: (groups, _, { group }) => (groups?.by === 'COMPONENT' ? inGroups(groups, group) : undefined),
    },
  ],
};

/** Projects that the caller may see and that the filter leaves, as a condition on `p`. Undefined: all there are. */
export function projectsOf(scope: ProjectScope, filter: FindingFilter): Part | undefined {
  const { withInactive, latestOnly, projects, tags, groups } = filter;
  const listed = { onlyActive: !withInactive, onlyLatest: latestOnly, uuids: projects, tags };
  const allowed = allowedProjects(listed, scope);
  if (groups?.by !== 'PROJECT') return allowed;
  const inThese = inGroups(groups, sql`p.uuid`);
  return allowed ? sql`${allowed} and ${inThese}` : inThese;
}

/** Conditions on `v` alone. */
export const vulnerabilityConditions = (filter: FindingFilter): Part[] =>
  conditionsOn(filters, filter, ['vulnerability'], joinedTables);

/** Conditions on suppression alone, and on decisions that close a finding. */
export const bySuppression = (filter: FindingFilter): Part[] =>
  conditionsOn(filters, filter, ['suppression'], joinedTables);

/** Conditions on neither projects, vulnerabilities, nor analyzers alone. */
export const otherConditions = (filter: FindingFilter, tables = joinedTables): Part[] =>
  conditionsOn(filters, filter, ['suppression', 'decision', 'finding'], tables);

/** The same with those on analyzers, which single out no side of a project's findings. */
export const ofFinding = (filter: FindingFilter, tables: FindingTables): Part[] =>
  conditionsOn(filters, filter, ['suppression', 'analyzer', 'decision', 'finding'], tables);

/** True if a filter is about nothing but projects, suppression, folding, and texts. */
export const isOfAny = (filter: FindingFilter): boolean =>
  conditionsOn(filters, filter, ['vulnerability', 'analyzer', 'decision', 'finding'], joinedTables).length ===
    0 && !filter.onlySuppressed;

/** Somebody has decided about a finding so that nothing is left to be done, as a condition on a decision `a`. */
export const isClosed: Part = sql`a.state = any(${closedAnalysisStates}::text[])`;

/** True if a filter leaves only findings that somebody has stated something about. */
export function areOnlyDecided({
  onlySuppressed,
  decided = false,
  states,
  responses,
  reasonsChanged,
}: FindingFilter): boolean {
  const areDecided = (words: readonly string[]) => words.length > 0 && !words.includes('NOT_SET');
  return onlySuppressed || decided || reasonsChanged || areDecided(states) || areDecided(responses);
}

/** The filter's condition on the flags of a component. */
export function byDependency(dependency: FindingFilter['dependency'], flags: Part): Part | undefined {
  // As a cast, the planner takes it for a third of all; compared with 0, for one of 200.
  const isDirect = sql`(${flags} & ${directFlag}::int)::bool`;
  return dependency && (dependency === 'DIRECT' ? isDirect : sql`not ${isDirect}`);
}

function ofRecord(scores: FindingFilter['recordScores']): Part | undefined {
  const parts = Object.entries(scores).flatMap(
    ([column, bounds]) => within(sql.ref(`v.${column}`))(bounds) ?? [],
  );
  return parts.length === 0 ? undefined : sql.join(parts, sql` and `);
}

/** True if a vulnerability has an id or a CVE. If folded, another record of it may have them. Each is found by its own index. */
function isNamed(id: string, isFolded: boolean): Part {
  const ids = isUuid(id)
    ? sql`select n.vuln_id from vuln n where n.uuid = ${id}`
    : sql`select n.vuln_id from vuln n where n.ext_id = ${id}
        union all select n.vuln_id from vuln_cve n where n.cve_id = ${id}`;
  return sql`v.vuln_id = any(array(${isFolded ? wholeFlaws(ids) : ids}))`;
}

/** @param uuids of any records of the flaws */
function inFlaws(uuids: readonly string[]): Part {
  return sql`v.vuln_id = any(array(select coalesce(g.vuln_id, o.vuln_id) from vuln o
    left join vuln g on g.alias_group = o.alias_group where o.uuid = any(${uuids}::uuid[])))`;
}

const ofGroups = ({ ids, areExcluded }: GroupFilter): Part =>
  areExcluded ? sql`not (${inFlaws(ids)})` : inFlaws(ids);

function inGroups({ ids, areExcluded }: GroupFilter, column: Part): Part {
  return areExcluded ? sql`${column} <> all(${ids}::uuid[])` : sql`${column} = any(${ids}::uuid[])`;
}

/** True if a finding is the only one or the first of its vulnerability on its component: see `leadsFlaw`. */
export function leadsInPortfolio(filter: Pick<FindingFilter, 'withSuppressed' | 'onlySuppressed'>): Part {
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
export function textCondition(text: TextFilter, isFolded: boolean): Part {
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
export function textIn(field: TextField, { text, isExact }: TextFilter, vuln = 'v'): Part {
  const ofVuln = (column: string) => has(sql.ref(`${vuln}.${column}`));
  const has = (column: Part) =>
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
export function vulnerabilitiesWith(text: TextFilter, fields: readonly TextField[]): Part {
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
export function identitiesWith(text: TextFilter, fields: readonly TextField[]): Part {
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
