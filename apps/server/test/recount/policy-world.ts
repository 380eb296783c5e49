import type { PolicyOperator } from '@waybill/policy';
import { sql } from 'kysely';
import { type Database, rowsOf } from '../../src/db/database.ts';
import { plainFindings } from './plain-findings.ts';

export interface PolicyRow {
  operator: PolicyOperator;
  include_children: boolean;
  only_latest: boolean;
  projects: number[];
  tags: string[];
  conditions: { id: number; subject: string; operator: string; value: string }[];
}

/** Policies that are there, with their conditions and limits. */
export function listPolicies(db: Database): Promise<PolicyRow[]> {
  return rowsOf(
    db,
    sql<PolicyRow>`select o.operator, o.include_children, o.only_latest,
        array(select p.project_id from policy_project p where p.policy_id = o.policy_id) as projects,
        array(select t.name from policy_tag p join tag t on t.tag_id = p.tag_id where p.policy_id = o.policy_id) as tags,
        (select coalesce(jsonb_agg(jsonb_build_object('id', k.condition_id, 'subject', k.subject, 'operator', k.operator,
          'value', k.value) order by k.condition_id), '[]')
          from policy_condition k where k.policy_id = o.policy_id and k.deleted_at is null) as conditions
      from policy o where o.deleted_at is null`,
  );
}

export interface ProjectRow {
  project_id: number;
  parent_id: number | null;
  is_latest: boolean;
  tags: string[];
}

export function listProjects(db: Database): Promise<ProjectRow[]> {
  return rowsOf(
    db,
    sql<ProjectRow>`select p.project_id, p.parent_id, p.is_latest,
        array(select t.name from project_tag g join tag t on t.tag_id = g.tag_id where g.project_id = p.project_id) as tags
      from project p`,
  );
}

export interface ComponentRow {
  project_id: number;
  component_id: number;
  group_name: string | null;
  name: string;
  version: string | null;
  purl: string | null;
  cpe: string | null;
  swid_tag_id: string | null;
  spdx_id: string | null;
  license_expression: string | null;
  license_name: string | null;
  internal: boolean;
  direct: boolean;
}

export function listComponents(db: Database): Promise<ComponentRow[]> {
  return rowsOf(
    db,
    sql<ComponentRow>`select c.project_id, c.component_id, i.group_name, i.name, i.version, i.purl, i.cpe, i.swid_tag_id,
        l.spdx_id, d.license_expression, d.license_name, c.flags & 2 <> 0 as internal, c.flags & 4 <> 0 as direct
      from component c join identity i on i.identity_id = c.identity_id
      left join component_detail d on d.project_id = c.project_id and d.component_id = c.component_id
      left join license l on l.license_id = d.license_id`,
  );
}

interface VulnerabilityRow {
  project_id: number;
  component_id: number;
  ext_id: string;
  severity: number;
  cwes: number[] | null;
  cvss: number | null;
  epss: number | null;
  exploited: boolean;
  fixed_in: string | null;
  suppressed: boolean;
}

export function listVulnerabilities(db: Database): Promise<VulnerabilityRow[]> {
  return rowsOf(
    db,
    sql<VulnerabilityRow>`select f.project_id, f.component_id, v.ext_id, v.effective_severity as severity, v.cwes,
        v.effective_cvss as cvss, v.effective_epss as epss, v.exploited, m.fixed_in, f.suppressed
      from (${plainFindings}) f join vuln v on v.vuln_id = f.vuln_id
      join component c on c.project_id = f.project_id and c.component_id = f.component_id
      left join identity_match m on m.identity_id = c.identity_id and m.vuln_id = f.vuln_id`,
  );
}

interface ViolationRow {
  project_id: number;
  component_id: number;
  condition_id: number;
}

export function listStoredViolations(db: Database): Promise<ViolationRow[]> {
  return rowsOf(db, sql<ViolationRow>`select project_id, component_id, condition_id from violation`);
}

export function listLicenses(db: Database): Promise<{ uuid: string; spdx_id: string }[]> {
  return rowsOf(db, sql<{ uuid: string; spdx_id: string }>`select uuid, spdx_id from license`);
}

export function listGroups(db: Database): Promise<{ uuid: string; name: string; members: string[] }[]> {
  return rowsOf(
    db,
    sql<{ uuid: string; name: string; members: string[] }>`select g.uuid, g.name,
        array(select l.spdx_id from license_group_license m join license l on l.license_id = m.license_id
          where m.license_group_id = g.license_group_id) as members
      from license_group g`,
  );
}
