import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { lookedUp } from '../../db/looked-up.ts';
import { preparedRows } from '../../db/prepared.ts';
import { comesBefore, rankOf, rankOrder } from '../matching/leading-record.ts';

type Part = RawBuilder<unknown>;

/** The flaw of a vulnerability `v`: an alias group, or a vulnerability without aliases by its negative number. */
export const flaw = sql`coalesce(v.alias_group, -v.vuln_id)`;

/** The columns of a finding by which its place among the records of its flaw is found. */
export interface FoldedColumns {
  readonly project: Part;
  readonly component: Part;
  readonly identity: Part;
  readonly vuln: Part;
  /** The component has an analysis or a match of its own. */
  readonly special: Part;
  /** Another match of the identity comes before this one; true where that is not known. */
  readonly twin: Part;
  /** The suppression of all requested findings, if it is the same for all. */
  readonly areSuppressed: boolean | undefined;
}

/** The filter's condition on suppression. @returns see {@link FoldedColumns.areSuppressed} */
export function areSuppressed(filter: {
  withSuppressed: boolean;
  onlySuppressed: boolean;
}): boolean | undefined {
  return filter.onlySuppressed || !filter.withSuppressed ? filter.onlySuppressed : undefined;
}

/**
 * True if a finding leads those of its vulnerability on its component. A folded list contains these, so it
 * has as many rows as the severity counters say. Open and suppressed findings each have their own leader.
 * Otherwise an open finding could hide behind a suppressed one. Only components with an analysis or their own
 * match can differ from the match of the identity, so nothing is looked up for others.
 */
export function leadsFlaw(of: FoldedColumns): Part {
  return sql`((not ${of.twin} or (${of.special} and not ${hasBefore(of, matchOf(of))}))
    and not (${of.special} and ${hasOwnMatch(of)} and ${hasBefore(of, ownMatchOf(of))}))`;
}

/** Hardly any component has one, and to know is faster than to look at the other records of a flaw. */
const hasOwnMatch = ({ project, component }: FoldedColumns) =>
  sql`exists (select 1 from component_match o where o.project_id = ${project} and o.component_id = ${component})`;

/**
 * Findings of a project of which their mark says the opposite of what holds: those that lead although they are twins, and those that do
 * not although they are none. There are none but on components with a suppressed finding or a match of their own. Joined to all
 * findings: with a look-up for each, several processes could not read them together.
 */
function exceptionsInProject(projectId: number): Part {
  return sql`(select l.component_id, l.vuln_id from (
      select m.component_id, m.vuln_id, m.twin, row_number() over (
        partition by m.component_id, coalesce(v.alias_group, -v.vuln_id), coalesce(b.suppressed, false)
        order by ${rankOrder('v')}) > 1 as is_twin
      from (${matchesOfSpecial(projectId)}) m
      join vuln v on v.vuln_id = m.vuln_id
      left join analysis b on b.project_id = ${projectId} and b.component_id = m.component_id and b.vuln_id = m.vuln_id) l
    where l.twin <> l.is_twin)`;
}

/** Joins findings `f` to the exceptions of their project, as `e`; see {@link leadsByMark}. */
export function withExceptions(projectId: number): Part {
  return sql`left join ${exceptionsInProject(projectId)} e on e.component_id = f.component_id and e.vuln_id = f.vuln_id`;
}

/** True if a finding `f` leads its vulnerability, by its mark and the exceptions `e`. */
export const leadsByMark = sql`f.twin = (e.component_id is not null)`;

function matchesOfSpecial(projectId: number): Part {
  return sql`select c.component_id, im.vuln_id, im.twin
    from (select k.component_id from component_count k where k.project_id = ${projectId} and k.suppressed > 0
      union select o.component_id from component_match o where o.project_id = ${projectId}) s
    join component c on c.project_id = ${projectId} and c.component_id = s.component_id
    join identity_match im on im.identity_id = c.identity_id
    union all
    select o.component_id, o.vuln_id, true from component_match o
    join component c on c.project_id = ${projectId} and c.component_id = o.component_id
    where o.project_id = ${projectId} and not exists (
      select 1 from identity_match im where im.identity_id = c.identity_id and im.vuln_id = o.vuln_id)`;
}

const matchOf = ({ identity }: FoldedColumns) =>
  sql`identity_match o on o.identity_id = ${identity} and o.vuln_id = w.vuln_id`;

const ownMatchOf = ({ project, component }: FoldedColumns) =>
  sql`component_match o on o.project_id = ${project} and o.component_id = ${component} and o.vuln_id = w.vuln_id`;

/** True if one of some matches `o` precedes it, with the same suppression. */
function hasBefore(of: FoldedColumns, matches: Part): Part {
  const isThis =
    of.areSuppressed === undefined ? isSuppressed(of, sql`l.vuln_id`) : sql`${of.areSuppressed}::bool`;
  return sql`exists (select 1 from vuln l
    join vuln w on w.alias_group = l.alias_group and ${comesBefore('w', 'l')}
    join ${matches}
    where l.vuln_id = ${of.vuln} and ${isSuppressed(of, sql`w.vuln_id`)} = ${isThis})`;
}

function isSuppressed(
  { project, component }: Pick<FoldedColumns, 'project' | 'component'>,
  vuln: Part,
): Part {
  return sql`coalesce((select b.suppressed from analysis b
    where b.project_id = ${project} and b.component_id = ${component} and b.vuln_id = ${vuln}), false)`;
}

/**
 * The unsuppressed leading findings of many components `c`. Components without an analysis or their own match
 * follow the marks of matches. The matches of the others are ranked.
 */
export function leadingFindings(which: Part): Part {
  return sql`select c.project_id, greatest(c.added_at, m.first_seen) as found_at, m.vuln_id
      from component c join identity_match m on ${lookedUp(sql`m.identity_id`, sql`c.identity_id`)}
      where ${which} and not c.special and not m.twin
    union all
    select r.project_id, r.found_at, r.vuln_id from (
      select m.*, coalesce(a.suppressed, false) as suppressed, row_number() over (
        partition by m.component_id, coalesce(v.alias_group, -v.vuln_id), coalesce(a.suppressed, false)
        order by ${rankOrder('v')}) as place
      from (
        select c.project_id, c.component_id, greatest(c.added_at, im.first_seen) as found_at, im.vuln_id
        from component c join identity_match im on im.identity_id = c.identity_id where ${which} and c.special
        union all
        select c.project_id, c.component_id, greatest(c.added_at, o.first_seen), o.vuln_id
        from component c join component_match o on o.project_id = c.project_id and o.component_id = c.component_id
        where ${which} and c.special and not exists (
          select 1 from identity_match im where im.identity_id = c.identity_id and im.vuln_id = o.vuln_id)) m
      join vuln v on v.vuln_id = m.vuln_id
      left join analysis a on a.project_id = m.project_id and a.component_id = m.component_id
        and a.vuln_id = m.vuln_id) r
    where r.place = 1 and not r.suppressed`;
}

/** The vulnerabilities of a statement with all others of their flaws. @param ids selects a column `vuln_id` */
export function wholeFlaws(ids: Part): Part {
  return sql`select coalesce(g.vuln_id, o.vuln_id) as vuln_id from (${ids}) n join vuln o on o.vuln_id = n.vuln_id
    left join vuln g on g.alias_group = o.alias_group`;
}

/** Which finding of any project. */
interface FindingNumbers {
  project_id: number;
  component_id: number;
  vuln_id: number;
}

/** A record for which a finding of a folded list stands. */
export interface TwinRow {
  /** The place of the finding among those that were asked for. */
  place: number;
  uuid: string;
  source: string;
  ext_id: string;
}

/** The other records of the flaws of findings that match the same component, suppressed or not as these are, in their order. */
export async function listTwins(db: Database, findings: readonly FindingNumbers[]): Promise<TwinRow[]> {
  const of = { project: sql`c.project_id`, component: sql`c.component_id` };
  return preparedRows(
    db,
    sql<TwinRow>`select k.n::int - 1 as place, w.uuid, w.source, w.ext_id
      from unnest(${findings.map((key) => key.project_id)}::int[], ${findings.map((key) => key.component_id)}::bigint[],
        ${findings.map((key) => key.vuln_id)}::int[]) with ordinality as k(project_id, component_id, vuln_id, n)
      join vuln l on l.vuln_id = k.vuln_id
      join vuln w on w.alias_group = l.alias_group and w.vuln_id <> l.vuln_id
      join component c on c.project_id = k.project_id and c.component_id = k.component_id
      where (exists (select 1 from identity_match m where m.identity_id = c.identity_id and m.vuln_id = w.vuln_id)
          or exists (select 1 from component_match m where m.project_id = c.project_id
            and m.component_id = c.component_id and m.vuln_id = w.vuln_id))
        and ${isSuppressed(of, sql`w.vuln_id`)} = ${isSuppressed(of, sql`l.vuln_id`)}
      order by k.n, ${rankOf('w')} desc`,
  );
}
