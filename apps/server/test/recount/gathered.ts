import { sql } from 'kysely';
import { type Database, findRow } from '../../src/db/database.ts';
import { count, differ, type Finding } from './differ.ts';
import { plainFindings } from './plain-findings.ts';

/** Figures that jobs count, and the search index. */
export async function gatheredByHand(db: Database): Promise<Finding[]> {
  return [
    ...(await spreads(db)),
    ...(await licenseUse(db)),
    ...(await searchTexts(db)),
    ...(await coverage(db)),
  ];
}

/** True if a job has counted what is there now. */
async function isCounted(db: Database, state: string): Promise<boolean> {
  const row = await findRow(
    db,
    sql<{ counted: boolean }>`select exists (select 1 from ${sql.table(state)} s
      where s.counted_at >= (select coalesce(max(greatest(n.changed_at, p.last_bom_import)), '-infinity')
        from project p left join project_count n on n.project_id = p.project_id)) as counted`,
  );
  return row?.counted ?? false;
}

/**
 * For each kind: the key, the counted findings, and whether it also counts vulnerabilities. A vulnerability
 * with some suppressed records on a component counts twice with suppressed ones, as in lists.
 */
const spreadKinds = [
  { kind: 1, key: sql`f.vuln_id`, where: sql`not f.is_own`, ofFlaws: false },
  { kind: 2, key: sql`f.flaw`, where: sql`true`, ofFlaws: true },
  { kind: 3, key: sql`f.identity_id`, where: sql`true`, ofFlaws: true },
];

async function spreads(db: Database): Promise<Finding[]> {
  const found: Finding[] = [];
  if (await isCounted(db, 'finding_spread_state'))
    for (const { kind, key, where, ofFlaws } of spreadKinds) {
      const flaws = ofFlaws ? sql`, s.flaws, s.open_flaws` : sql``;
      const countedFlaws = ofFlaws
        ? sql`, count(distinct (f.project_id, f.component_id, f.flaw, f.suppressed)),
            count(distinct (f.project_id, f.component_id, f.flaw)) filter (where not f.suppressed)`
        : sql``;
      found.push(
        await differ(
          db,
          `finding_spread: kind ${kind}`,
          sql`select s.key, s.active, s.findings, s.projects, s.open_findings, s.open_projects${flaws} from finding_spread s
            where s.kind = ${sql.lit(kind)}`,
          sql`select ${key}, p.active, count(*), count(distinct f.project_id), count(*) filter (where not f.suppressed),
              count(distinct f.project_id) filter (where not f.suppressed)${countedFlaws}
            from (${plainFindings}) f join project p on p.project_id = f.project_id where ${where} group by 1, 2`,
        ),
      );
    }
  if (await isCounted(db, 'violation_spread_state'))
    found.push(
      await differ(
        db,
        'violation_spread',
        sql`select identity_id, active, state::int, violations, components, projects, undecided from violation_spread`,
        sql`select c.identity_id, p.active, max(o.state)::int, count(*), count(distinct c.component_id),
            count(distinct c.project_id), count(*) filter (where a.state is null or a.state = 'NOT_SET')
          from violation v join component c on c.project_id = v.project_id and c.component_id = v.component_id
          join project p on p.project_id = v.project_id
          join policy_condition k on k.condition_id = v.condition_id and k.deleted_at is null
          join policy o on o.policy_id = k.policy_id and o.deleted_at is null
          left join violation_analysis a on a.project_id = v.project_id and a.component_id = v.component_id
            and a.condition_id = v.condition_id
          where a.suppressed is not true group by 1, 2`,
      ),
    );
  return found;
}

async function licenseUse(db: Database): Promise<Finding[]> {
  if (!(await isCounted(db, 'license_use_state'))) return [];
  const used = sql`select d.license_id, d.project_id, count(*) as n
    from component c join component_detail d on d.project_id = c.project_id and d.component_id = c.component_id
    where d.license_id is not null group by 1, 2`;
  return [
    await differ(db, 'license_use', sql`select license_id, project_id, components from license_use`, used),
    await differ(
      db,
      'license_use_total',
      sql`select license_id, components, projects from license_use_total`,
      sql`select license_id, sum(n), count(*) from (${used}) u group by 1`,
    ),
  ];
}

/** Names and coordinates, as far as the index says that it has read them. */
async function searchTexts(db: Database): Promise<Finding[]> {
  const doneOf = (origin: number) =>
    sql`(select done_id from search_progress where kind = ${sql.lit(origin)})`;
  return [
    await count(
      db,
      'search_text: names that are missing',
      sql`select 1 from identity i where i.identity_id <= ${doneOf(1)} and not exists (select 1 from search_text t
        where t.kind = 1 and t.k3 = lower(i.name) and t.k2 = lower(coalesce(i.group_name, '')))`,
    ),
    await count(
      db,
      'search_text: coordinates that are missing',
      sql`select 1 from pkg g where g.pkg_id <= ${doneOf(2)} and not exists (select 1 from search_text t
        where t.kind = 2 + g.kind and (t.k1, t.k2, t.k3) = (g.k1, g.k2, g.k3))`,
    ),
    await count(
      db,
      'search_text: names of nothing',
      sql`select 1 from search_text t where t.kind = 1 and not exists (select 1 from identity i
        where lower(i.name) = t.k3 and lower(coalesce(i.group_name, '')) = t.k2)`,
    ),
  ];
}

/** How components are seen by the sources, of the projects whose figures are marked as current. */
async function coverage(db: Database): Promise<Finding[]> {
  const current = sql`select a.project_id from project_attention a join project p on p.project_id = a.project_id
    left join project_count n on n.project_id = a.project_id
    where p.active and p.collection_logic = 'NONE' and a.changed_at is not distinct from n.changed_at
      and a.imported_at is not distinct from p.last_bom_import`;
  const internal = sql`count(*) filter (where c.flags & 2 <> 0)`;
  return [
    await differ(
      db,
      'project_sight',
      sql`select project_id, sight, components, internal from project_sight where project_id in (${current})`,
      sql`select c.project_id, i.sight, count(*), ${internal} from component c
        join identity i on i.identity_id = c.identity_id where c.project_id in (${current}) group by 1, 2`,
    ),
  ];
}
