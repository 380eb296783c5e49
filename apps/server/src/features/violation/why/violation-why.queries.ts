import { type Database, findRow, rowsOf, sql } from '../../../db/database.ts';
import { digestColumns, type HashMember } from '../../component-shape/hash-members.ts';
import { type VulnFactsRow, vulnFacts } from '../../policy-evaluation/facts.service.ts';
import type { ViolationKey } from '../violation-list.queries.ts';

export interface ComponentFactsRow extends Record<HashMember, string | null> {
  flags: number;
  identity_id: number;
  group_name: string | null;
  name: string;
  version: string | null;
  purl: string | null;
  cpe: string | null;
  swid_tag_id: string | null;
  spdx_id: string | null;
  license_expression: string | null;
  license_name: string | null;
  latest_version: string | null;
  published_at: Date | null;
}

const digests = sql.join(
  digestColumns.map((member) => sql`encode(${sql.ref(`d.${member}`)}, 'hex') as ${sql.ref(member)}`),
);

/** All that conditions read of a component but its vulnerabilities. */
export async function findFacts(
  db: Database,
  { project_id, component_id }: ViolationKey,
): Promise<ComponentFactsRow | undefined> {
  return findRow(
    db,
    sql<ComponentFactsRow>`select c.flags, c.identity_id, i.group_name, i.name, i.version, i.purl, i.cpe, i.swid_tag_id,
        l.spdx_id, d.license_expression, d.license_name, w.version as latest_version, r.published_at, ${digests}
      from component c join identity i on i.identity_id = c.identity_id
      left join component_detail d on d.project_id = c.project_id and d.component_id = c.component_id
      left join license l on l.license_id = d.license_id
      left join identity_release r on r.identity_id = c.identity_id
      left join lateral (select w.version from identity_coord q
        join package_latest w on w.pkg_id = q.pkg_id where q.identity_id = c.identity_id limit 1) w on true
      where c.project_id = ${project_id} and c.component_id = ${component_id}`,
  );
}

export interface OwnVulnRow extends VulnFactsRow {
  /** The same for all records of one flaw. */
  flaw: number;
  fixed_in: string | null;
}

/** The vulnerabilities of a component that are not suppressed; of each flaw the records with a CVE first. */
export async function listVulnerabilities(
  db: Database,
  { project_id, component_id }: ViolationKey,
  identityId: number,
): Promise<OwnVulnRow[]> {
  return rowsOf(
    db,
    sql<OwnVulnRow>`select ${vulnFacts}, coalesce(v.alias_group, -v.vuln_id) as flaw, f.fixed_in
      from (select vuln_id from identity_match where identity_id = ${identityId}
        union select vuln_id from component_match
          where project_id = ${project_id} and component_id = ${component_id}) m
      join vuln v on v.vuln_id = m.vuln_id
      left join identity_match f on f.identity_id = ${identityId} and f.vuln_id = m.vuln_id
      left join analysis a on a.project_id = ${project_id} and a.component_id = ${component_id}
        and a.vuln_id = m.vuln_id
      where a.suppressed is not true
      order by v.urgency desc, v.source <> 'NVD', v.vuln_id`,
  );
}

interface PolicyReachRow {
  include_children: boolean;
  only_latest: boolean;
  is_latest: boolean;
  /** The policy's limits, those of its projects by their numbers. */
  projects: number[];
  policy_tags: string[];
  /** The project's parent, its parent's parent, and so on. */
  ancestors: number[];
  tags: string[];
}

/** The facts that decide if the policy of a condition applies to a project. */
export async function findReach(
  db: Database,
  policyUuid: string,
  projectId: number,
): Promise<PolicyReachRow | undefined> {
  return findRow(
    db,
    sql<PolicyReachRow>`with recursive above as (
        select parent_id from project where project_id = ${projectId} and parent_id is not null
        union select p.parent_id from above a join project p on p.project_id = a.parent_id where p.parent_id is not null)
      select o.include_children, o.only_latest, p.is_latest,
        array(select project_id from policy_project pp where pp.policy_id = o.policy_id) as projects,
        array(select t.name from policy_tag pt join tag t on t.tag_id = pt.tag_id
          where pt.policy_id = o.policy_id) as policy_tags,
        array(select parent_id from above) as ancestors,
        array(select t.name from project_tag pt join tag t on t.tag_id = pt.tag_id
          where pt.project_id = p.project_id order by t.name) as tags
      from policy o cross join project p where o.uuid = ${policyUuid} and p.project_id = ${projectId}`,
  );
}

export async function findProjectName(db: Database, projectId: number): Promise<string | undefined> {
  const row = await findRow(
    db,
    sql<{
      name: string;
    }>`select concat_ws(' ', name, version) as name from project where project_id = ${projectId}`,
  );
  return row?.name;
}

export interface WhyConditionRow {
  condition_uuid: string;
  subject: string;
  operator: string;
  value: string;
  value_name: string | null;
}

/** The conditions of a policy as people read them, in their order. */
export async function listWhyConditions(db: Database, policyUuid: string): Promise<WhyConditionRow[]> {
  return rowsOf(
    db,
    sql<WhyConditionRow>`select k.uuid as condition_uuid, k.subject, k.operator, k.value,
        case k.subject
          when 'LICENSE' then (select l.spdx_id from license l where l.uuid::text = lower(btrim(k.value)))
          when 'LICENSE_GROUP' then
            (select g.name from license_group g where g.uuid::text = lower(btrim(k.value))) end as value_name
      from policy o join policy_condition k on k.policy_id = o.policy_id
      where o.uuid = ${policyUuid} and k.deleted_at is null order by k.condition_id`,
  );
}
