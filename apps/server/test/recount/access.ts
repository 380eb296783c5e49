import { sql } from 'kysely';
import type { Database } from '../../src/db/database.ts';
import { differ, type Finding } from './differ.ts';

/** Which team sees which project: from the top of the tree down, where the code goes up from each project. */
export async function accessByHand(db: Database): Promise<Finding[]> {
  return [
    await differ(
      db,
      'project_acl: projects of teams',
      sql`select team_id, project_id from project_acl`,
      sql`with recursive seen (team_id, project_id) as (
          select team_id, project_id from project_acl where given
          union
          select tt.team_id, pt.project_id from team_tag tt join project_tag pt on pt.tag_id = tt.tag_id),
        below (team_id, project_id) as (
          select team_id, project_id from seen
          union
          select b.team_id, c.project_id from below b join project c on c.parent_id = b.project_id
          where exists (select 1 from config_property where property_name = 'acl.inherited' and value = 'true'))
        select team_id, project_id from below`,
    ),
  ];
}
