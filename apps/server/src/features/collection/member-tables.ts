// Public to other features.
import { type RawBuilder, sql } from 'kysely';
import { type ProjectScope, visible } from '../../db/project-scope.ts';

/** True if a project `m` includes its child `c`: a collection by its rule, any other project always. */
export const isTakenIn: RawBuilder<boolean> = sql<boolean>`(m.logic in ('NONE', 'AGGREGATE_DIRECT_CHILDREN')
  or (m.logic = 'AGGREGATE_LATEST_VERSION_CHILDREN' and c.is_latest)
  or (m.logic = 'AGGREGATE_DIRECT_CHILDREN_WITH_TAG' and exists (
    select 1 from project_tag t where t.project_id = c.project_id and t.tag_id = m.tag_id)))`;

/**
 * The start of a `with`: the table `leaf` has the projects that collection projects are made of (contract §26.3), each with
 * its collection as `top`. These are the active direct children, those of them with the tag, or those that are the latest
 * version. A child that is a collection stands for its own members. Members that the caller may not see are left out.
 * @param isWanted condition on a collection project `p`
 */
export function memberTables(isWanted: RawBuilder<unknown>, scope: ProjectScope): RawBuilder<unknown> {
  return sql`recursive member as (
      select p.project_id as top, p.project_id, p.collection_logic as logic, p.collection_tag_id as tag_id
      from project p where ${isWanted} and p.collection_logic <> 'NONE'
      union
      select m.top, c.project_id, c.collection_logic, c.collection_tag_id
      from member m join project c on c.parent_id = m.project_id
      where m.logic <> 'NONE' and c.active and ${visible(scope, sql.ref('c.project_id'))} and ${isTakenIn}),
    leaf as (select distinct top, project_id from member where logic = 'NONE')`;
}
