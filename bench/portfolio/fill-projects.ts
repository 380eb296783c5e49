import { sql } from 'kysely';
import { type Database, runSql } from '../../apps/server/src/db/database.ts';
import { chance, pick, share } from './chance.ts';
import type { PortfolioSize } from './portfolio-size.ts';

/**
 * Versions of applications, the newest marked as the latest, a tenth below a parent; with tags, teams, and
 * access.
 */
export async function fillProjects(db: Database, size: PortfolioSize): Promise<void> {
  await runSql(
    db,
    sql`insert into project (uuid, name, version, group_name, description, classifier, purl, active, is_latest,
        direct_dependencies, last_bom_import, last_bom_import_format, last_vulnerability_analysis, created_at)
      select gen_random_uuid(), 'application-' || app, n_th || '.0.0', 'org.example.unit' || app % 40,
        'What application ' || app || ' does for its users, in a sentence.',
        (array['APPLICATION', 'APPLICATION', 'CONTAINER', 'LIBRARY'])[1 + app % 4],
        'pkg:generic/application-' || app || '@' || n_th || '.0.0', n_th > versions - 3, n_th = versions, true,
        now() - ${chance(sql`n`, 30)} * interval '60 days', 'CycloneDX 1.5', now(),
        now() - interval '400 days' + n_th * interval '90 days'
      from (select n, 1 + (n - 1) / 4 as app, 1 + (n - 1) % 4 as n_th,
          least(4, ${size.projects}::int - (n - 1) / 4 * 4) as versions
        from generate_series(1, ${size.projects}::int) n) p order by n`,
  );
  await runSql(
    db,
    sql`update project p set parent_id = 1 + (p.project_id % 40) * 4
      where p.project_id > 200 and ${share(sql`p.project_id`, 31, 0.1)}`,
  );
  await runSql(db, sql`insert into tag (name) select 'tag-' || n from generate_series(1, 120) n`);
  await runSql(
    db,
    sql`insert into project_tag (project_id, tag_id)
      select distinct p.project_id, t.tag_id from project p cross join generate_series(1, 3) n
      join tag t on t.tag_id = ${pick(sql`p.project_id * 10 + n`, 32, 120, 2)}`,
  );
  await runSql(
    db,
    sql`insert into team (uuid, name) select gen_random_uuid(), 'team-' || n from generate_series(1, ${size.teams}::int) n`,
  );
  // Some teams see a handful of projects, a few see most of them.
  await runSql(
    db,
    sql`insert into project_acl (team_id, project_id)
      select t.team_id, p.project_id from team t join project p
        on ${chance(sql`t.team_id * 1000003::bigint + p.project_id`, 33)} < power(${chance(sql`t.team_id`, 34)}, 6)
      where t.name like 'team-%'`,
  );
  await runSql(
    db,
    sql`insert into project_property (project_id, uuid, group_name, property_name, value, property_type)
      select project_id, gen_random_uuid(), 'ownership', 'cost-center', (project_id % 90)::text, 'STRING'
      from project where ${share(sql`project_id`, 35, 0.3)}`,
  );
  await runSql(db, sql`analyze project, project_tag, project_acl`);
}
