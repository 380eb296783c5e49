import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../src/db/database.ts';
import { count, differ, type Finding } from './differ.ts';
import { componentFigures, identityFigures } from './plain-findings.ts';

const ofFindings = 'comps vcomps c4 c3 c2 c1 c0 findings audited suppressed'.split(' ');
const ofViolations = [
  'pv_fail',
  'pv_warn',
  'pv_info',
  ...['license', 'security', 'operational'].flatMap((type) => [`pv_${type}`, `pv_${type}_audited`]),
];

/** Figures of a row that may not be there. */
const orZero = (table: string, columns: readonly string[]): RawBuilder<unknown> =>
  sql.join(
    columns.map((column) => sql`coalesce(${sql.ref(`${table}.${column}`)}, 0)::int as ${sql.ref(column)}`),
  );

const findingsOfProjects = sql`select project_id, count(*)::int as comps,
    (count(*) filter (where findings > 0))::int as vcomps, sum(c4)::int as c4, sum(c3)::int as c3, sum(c2)::int as c2,
    sum(c1)::int as c1, sum(c0)::int as c0, sum(findings)::int as findings, sum(audited)::int as audited,
    sum(suppressed)::int as suppressed
  from (${componentFigures}) c group by project_id`;

/** Violations of components that exist; whoever counts others counts ghosts. */
const violationsOfProjects = sql`select v.project_id, count(*) filter (where o.state = 2) as pv_fail,
    count(*) filter (where o.state = 1) as pv_warn, count(*) filter (where o.state = 0) as pv_info,
    ${sql.join(
      ['license', 'security', 'operational'].flatMap((type, n) => [
        sql`count(*) filter (where k.type = ${sql.lit(n)}) as ${sql.ref(`pv_${type}`)}`,
        sql`count(*) filter (where k.type = ${sql.lit(n)} and a.state <> 'NOT_SET') as ${sql.ref(`pv_${type}_audited`)}`,
      ]),
    )}
  from component c join violation v on v.project_id = c.project_id and v.component_id = c.component_id
  join policy_condition k on k.condition_id = v.condition_id join policy o on o.policy_id = k.policy_id
  left join violation_analysis a on a.project_id = v.project_id and a.component_id = v.component_id
    and a.condition_id = v.condition_id
  where a.suppressed is not true group by v.project_id`;

const perProject = (table: RawBuilder<unknown>, columns: readonly string[]) =>
  sql`select p.project_id, ${orZero('n', columns)} from project p left join (${table}) n on n.project_id = p.project_id`;

const all = [...ofFindings, ...ofViolations];
const sumsOfChanges = sql`select project_id, ${sql.join(
  all.map((column) => sql`sum(${sql.ref(`d_${column}`)}) as ${sql.ref(column)}`),
)} from project_delta group by project_id`;

/** Counters of projects, components and identities, and the marks that counting goes by. */
export async function countersByHand(db: Database): Promise<Finding[]> {
  const special = sql`project_id, component_id, identity_id, c4, c3, c2, c1, c0, findings, audited, suppressed`;
  const ofIdentity = sql`identity_id, c4, c3, c2, c1, c0, findings`;
  const stored = sql`select * from project_count`;
  return [
    await differ(
      db,
      'projects: counters of findings',
      perProject(stored, ofFindings),
      perProject(findingsOfProjects, ofFindings),
    ),
    await differ(
      db,
      'projects: counters of violations',
      perProject(stored, ofViolations),
      perProject(violationsOfProjects, ofViolations),
    ),
    await differ(db, 'projects: sums of changes', perProject(sumsOfChanges, all), perProject(stored, all)),
    await differ(
      db,
      'components: counters',
      sql`select ${special} from component_count`,
      sql`select ${special} from (${componentFigures}) c where c.special`,
    ),
    await differ(
      db,
      'identities: counters',
      sql`select ${ofIdentity} from identity`,
      sql`select ${ofIdentity} from (${identityFigures}) i`,
    ),
    await count(
      db,
      'components: not marked as counted by themselves',
      sql`select 1 from component c where not c.special and (c.project_id, c.component_id) in (
        select project_id, component_id from analysis union select project_id, component_id from component_match)`,
    ),
    await differ(
      db,
      'violations: identities',
      sql`select v.project_id, v.component_id, v.identity_id from violation v`,
      sql`select v.project_id, v.component_id, c.identity_id from violation v
        join component c on c.project_id = v.project_id and c.component_id = v.component_id`,
    ),
    await count(
      db,
      'matches: severities',
      sql`select 1 from identity_match m left join vuln v on v.vuln_id = m.vuln_id
        where m.severity is distinct from v.effective_severity`,
    ),
    await count(
      db,
      'matches: leading records of flaws',
      sql`select 1 from identity_match m join vuln v on v.vuln_id = m.vuln_id
        group by m.identity_id, coalesce(v.alias_group, -v.vuln_id)
        having count(*) filter (where not m.twin) <> 1
          or max(v.effective_severity) <> max(v.effective_severity) filter (where not m.twin)`,
    ),
    await count(
      db,
      'matches: vulnerabilities that are not known as matched',
      sql`select distinct vuln_id from identity_match except select vuln_id from vuln_matched`,
    ),
  ];
}
