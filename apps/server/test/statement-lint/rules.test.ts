import { loadModule } from 'libpg-query';
import { beforeAll, describe, expect, it } from 'vitest';
import { rules } from './rules.ts';
import { parseStatement } from './statement.ts';

beforeAll(() => loadModule());

const broken = (sql: string): string[] => {
  const statement = parseStatement('here', sql);
  return rules.filter((rule) => rule.isBroken(statement)).map(({ name }) => name);
};

/** Rule, a statement that breaks it and no other, and what may be written. */
const cases: [rule: string, breach: string, sound: string][] = [
  [
    'insert-what-is-missing',
    'insert into attrs (value) select s.value from stage_attrs s where not exists (select 1 from attrs a where a.value = s.value)',
    'insert into attrs (value) select s.value from stage_attrs s left join attrs a on a.value = s.value where a.value is null',
  ],
  [
    'insert-what-is-missing',
    'insert into tag (name) select t.name from unnest($1::text[]) t(name) where not exists (select 1 from tag where tag.name = t.name)',
    'insert into stage_tag (name) select t.name from unnest($1::text[]) t(name) where not exists (select 1 from tag where tag.name = t.name)',
  ],
  [
    'insert-what-is-missing',
    'with added as (insert into pkg (k1) select k1 from stage_pkg s where not exists (select 1 from pkg p where p.k1 = s.k1) returning k1) select count(*) from added',
    // Rows joined to stored ones are sent to the machine of these.
    `with added as (insert into identity_match (identity_id, vuln_id) select h.identity_id, h.vuln_id from match_hit h
      join vuln v on v.vuln_id = h.vuln_id where not exists (select 1 from identity_match m where m.vuln_id = h.vuln_id)
      returning vuln_id) select count(*) from added`,
  ],
  [
    'select-against-staging',
    'select c.component_id from component c where c.project_id = $1 and not exists (select 1 from component_link l where l.component_id = c.component_id)',
    'select c.component_id from component c left join component_link l on l.component_id = c.component_id where c.project_id = $1 and l.component_id is null',
  ],
  [
    'change-against-staging',
    'delete from dependency d where d.project_id = $1 and not exists (select 1 from stage_edge s where s.to_id = d.to_id)',
    'delete from dependency d where d.project_id = $1 and (d.from_id, d.to_id) in (select from_id, to_id from stage_gone)',
  ],
  [
    'change-against-staging',
    'with wanted as (select vuln_id from match_hit) delete from identity_match m where not exists (select 1 from wanted w where w.vuln_id = m.vuln_id)',
    'delete from stage_vuln s where not exists (select 1 from vuln v where v.ext_id = s.ext_id)',
  ],
  [
    'dictionary-from-staging',
    'update vuln v set epss = s.score from stage_epss s where v.ext_id = s.cve_id',
    'update vuln v set epss = s.score from unnest($1::text[], $2::real[]) s(cve_id, score) where v.ext_id = s.cve_id',
  ],
  [
    'dictionary-from-staging',
    'with s as (select cve_id, max(score) as score from stage_epss group by cve_id) update vuln v set epss = s.score from s where v.ext_id = s.cve_id',
    'insert into epss (cve_id, score) select cve_id, score from stage_epss on conflict (cve_id) do update set score = excluded.score',
  ],
  [
    'dictionary-from-staging',
    'delete from vrange r using stage_id i where r.vuln_id = i.vuln_id',
    'update component c set flags = l.flags from component_link l where c.project_id = $1 and c.component_id = l.component_id',
  ],
  [
    'dictionary-by-projects',
    'update project set direct_dependencies = exists (select 1 from dependency where project_id = $1) where project_id = $2',
    'update project set direct_dependencies = $1 where project_id = $2',
  ],
  [
    'unsteady-conflict',
    'insert into vuln_record (feed, record_id) select $1, record_id from stage_vuln on conflict (feed, record_id) do update set seen_at = now()',
    'insert into vuln_record (feed, record_id, seen_at) select $1, record_id, now() from stage_vuln on conflict (feed, record_id) do update set seen_at = excluded.seen_at',
  ],
  [
    'unsteady-conflict',
    'insert into epss (cve_id, score) values ($1, $2) on conflict (cve_id) do update set score = 1 where epss.at < current_timestamp',
    'insert into worker_node (worker_id) values ($1) on conflict (worker_id) do update set seen_at = now()',
  ],
  [
    'row-changes-project',
    'update component set project_id = $1 where project_id = $2 and component_id = $3',
    'update project_tag set project_id = $1 where project_id = $2',
  ],
  [
    'row-changes-project',
    'insert into component_count (project_id, component_id) values ($1, $2) on conflict (project_id, component_id) do update set project_id = $3',
    'insert into component_count (project_id, component_id) values ($1, $2) on conflict (project_id, component_id) do update set c4 = excluded.c4',
  ],
  [
    'merge',
    'merge into epss e using stage_epss s on s.cve_id = e.cve_id when not matched then insert (cve_id) values (s.cve_id)',
    'merge into stage_epss s using stage_new n on s.cve_id = n.cve_id when not matched then insert (cve_id) values (n.cve_id)',
  ],
  [
    'projects-apart',
    'select 1 from component c join component_detail d on d.component_id = c.component_id where c.project_id = $1 and d.project_id = any($2)',
    'select 1 from component c join component_detail d on d.project_id = c.project_id and d.component_id = c.component_id where c.project_id = $1',
  ],
  [
    'projects-apart',
    `select (select count(*) from analysis_comment k where k.vuln_id = a.vuln_id and k.project_id in (1, 2))
      from analysis a where a.project_id = $1`,
    `select (select count(*) from analysis_comment k where k.vuln_id = a.vuln_id and k.project_id = a.project_id)
      from analysis a where a.project_id = $1`,
  ],
  [
    'projects-apart',
    `select 1 from component c left join lateral (select 1 from dependency d
      where d.to_id = c.component_id and d.project_id in (1, 2)) d on true where c.project_id = $1`,
    `select 1 from component c left join lateral (select 1 from dependency d
      where d.to_id = c.component_id and (d.project_id, d.from_id) = (c.project_id, 0)) d on true where c.project_id = $1`,
  ],
  [
    'projects-apart',
    'select 1 from component c join component_property h using (component_id) where c.project_id = any($1) and h.project_id = any($1)',
    'select 1 from component c join component_property h using (project_id, component_id) where c.project_id = any($1)',
  ],
  [
    'lock-beyond-a-project',
    'select 1 from bom_import where project_id = any($1::int[]) order by bom_id for update',
    'select 1 from bom_import where project_id = $1 order by bom_id for update',
  ],
  [
    'lock-beyond-a-project',
    'select 1 from component c join project p on p.project_id = c.project_id where p.project_id = any($1) for update of c',
    'select 1 from component c join project p on p.project_id = c.project_id where p.project_id = any($1) for update of p',
  ],
  [
    'union-in-lateral',
    `select 1 from component c left join lateral (
      select vuln_id from identity_match m where m.identity_id = c.identity_id
      union all select vuln_id from component_match k where k.project_id = c.project_id) m on true where c.project_id = $1`,
    `with seen as (select vuln_id from identity_match where identity_id = $1
      union all select vuln_id from component_match where project_id = $2)
      select 1 from seen s join lateral (select 1 from vuln v where v.vuln_id = s.vuln_id) v on true`,
  ],
  [
    'all-projects',
    'select 1 from component where uuid = $1',
    'select 1 from component where project_id = $1 and uuid = $2',
  ],
  [
    'all-projects',
    'select 1 from component c join project p on p.project_id = c.project_id where p.active',
    'select 1 from component c join project p on p.project_id = c.project_id where p.project_id = $1',
  ],
  [
    'all-projects',
    'update component set flags = 0 where identity_id = any($1) or project_id = $2',
    'update component set flags = 0 where (project_id, component_id) in (select * from unnest($1::int[], $2::bigint[]))',
  ],
  [
    'all-projects',
    'select 1 from project p where exists (select 1 from component c where c.project_id = p.project_id)',
    'select 1 from project p where exists (select 1 from component c where c.project_id = p.project_id) and p.project_id in ($1, $2)',
  ],
  [
    'all-projects',
    'with chosen as (select project_id from component where identity_id = $1) select 1 from dependency d join chosen c on c.project_id = d.project_id',
    'with chosen as (select project_id from project where name = $1) select 1 from dependency d join chosen c on c.project_id = d.project_id',
  ],
  // The answer of a lateral query may have the name that a table has within it.
  [
    'all-projects',
    'select 1 from identity i cross join lateral (select 1 from component c where c.identity_id = i.identity_id limit 1) c',
    'select 1 from identity i cross join lateral (select 1 from component c where c.identity_id = i.identity_id and c.project_id = any($1) limit 1) c',
  ],
];

describe('the rules for statements', () => {
  it.each(cases)('%s: %s', (rule, breach) => {
    expect(broken(breach)).toEqual([rule]);
  });

  it.each(cases.map(([rule, _, sound]) => [rule, sound]))('%s has nothing against: %s', (_, sound) => {
    expect(broken(sound)).toEqual([]);
  });

  it('have each a case', () => {
    expect(new Set(cases.map(([rule]) => rule))).toEqual(new Set(rules.map(({ name }) => name)));
  });

  it('say nothing of tables that are not ours', () => {
    expect(
      broken('delete from graphile_worker.jobs j where exists (select 1 from stage_job s where s.id = j.id)'),
    ).toEqual([]);
    expect(
      broken('select 1 from pg_class where exists (select 1 from component where project_id = $1)'),
    ).toEqual([]);
  });
});
