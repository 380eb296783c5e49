import { sql } from 'kysely';
import type { Database } from '../../src/db/database.ts';
import { placement } from '../../src/db/placement.ts';
import { count, type Finding } from './differ.ts';

const ofComponents = [
  'component_detail',
  'component_property',
  'component_count',
  'component_match',
  'analysis',
  'analysis_comment',
  'moved_finding',
  'finding_difference',
  'violation',
  'violation_analysis',
  'violation_comment',
] as const;

/** Tables with rows of projects that may stay when the project is gone, so that its past can be found. */
const keptOfProjects = new Set(['deleted_project', 'component_past']);
const otherOfProjects = [
  'project_acl',
  'project_attention',
  'project_count',
  'project_record_fault',
  'project_sight',
  'project_tag',
  'policy_project',
] as const;
const ofProjects = [
  ...Object.entries(placement).flatMap(([table, place]) => (place === 'project' ? [table] : [])),
  ...otherOfProjects,
].filter((table) => !keptOfProjects.has(table));

/** Rows whose owner is gone: a component, a project, a violation. */
export async function leftovers(db: Database): Promise<Finding[]> {
  const found: Finding[] = [];
  for (const table of ofComponents) {
    const isKept = sql`exists (select 1 from component c where c.project_id = t.project_id and c.component_id = t.component_id)`;
    found.push(
      await count(
        db,
        `${table}: of components that are gone`,
        sql`select 1 from ${sql.table(table)} t where not ${isKept}`,
      ),
    );
  }
  for (const table of ofProjects) {
    const isKept = sql`t.project_id in (select project_id from project)`;
    found.push(
      await count(
        db,
        `${table}: of projects that are gone`,
        sql`select 1 from ${sql.table(table)} t where not ${isKept}`,
      ),
    );
  }
  for (const table of ['violation_analysis', 'violation_comment']) {
    found.push(
      await count(
        db,
        `${table}: of violations that are gone`,
        sql`select project_id, component_id, condition_id from ${sql.table(table)}
          except select project_id, component_id, condition_id from violation`,
      ),
    );
  }
  const elements = sql`select component_id as id from component union select service_id from service union select 0`;
  found.push(
    await count(
      db,
      'dependency: from or to what is gone',
      sql`select 1 from dependency d where d.from_id not in (${elements}) or d.to_id not in (${elements})`,
    ),
  );
  return found;
}
