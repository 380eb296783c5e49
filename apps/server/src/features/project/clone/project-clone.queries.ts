import { findRow, runSql, sql, type Transaction } from '../../../db/database.ts';
import { digestColumns } from '../../component-shape/hash-members.ts';

const digests = sql.raw(digestColumns.join(', '));

/** Copies the members of a project that a request does not set (contract §4). */
export async function copyMembers(trx: Transaction, sourceId: number, targetId: number): Promise<void> {
  await runSql(
    trx,
    sql`update project t set parent_id = s.parent_id, group_name = s.group_name, description = s.description,
      classifier = s.classifier, publisher = s.publisher, cpe = s.cpe, purl = s.purl, swid_tag_id = s.swid_tag_id,
      active = s.active, collection_logic = s.collection_logic, collection_tag_id = s.collection_tag_id,
      authors = s.authors, manufacturer = s.manufacturer, supplier = s.supplier, bom_metadata = s.bom_metadata,
      carries_decisions = s.carries_decisions
    from project s where s.project_id = ${sourceId} and t.project_id = ${targetId}`,
  );
}

export async function copyTags(trx: Transaction, sourceId: number, targetId: number): Promise<void> {
  await runSql(
    trx,
    sql`insert into project_tag (project_id, tag_id)
      select ${targetId}::int, tag_id from project_tag where project_id = ${sourceId} on conflict do nothing`,
  );
}

export async function copyAcl(trx: Transaction, sourceId: number, targetId: number): Promise<void> {
  await runSql(
    trx,
    sql`insert into project_acl (team_id, project_id)
      select team_id, ${targetId}::int from project_acl where project_id = ${sourceId} and given
      on conflict (team_id, project_id) do update set given = true where not project_acl.given`,
  );
}

export async function copyProperties(trx: Transaction, sourceId: number, targetId: number): Promise<void> {
  await runSql(
    trx,
    sql`insert into project_property (project_id, uuid, group_name, property_name, value, property_type, description)
      select ${targetId}::int, gen_random_uuid(), group_name, property_name, value, property_type, description
      from project_property where project_id = ${sourceId}`,
  );
}

export interface ElementChoice {
  readonly components: boolean;
  readonly services: boolean;
}

/** Gives every element that is copied its new number; 0, the project, stays 0. */
export async function mapElements(trx: Transaction, sourceId: number, choice: ElementChoice): Promise<void> {
  await sql`create temp table clone_map on commit drop as
    select 0::bigint as old_id, 0::bigint as new_id
    union all
    select component_id, nextval('element_id') from component
      where project_id = ${sourceId} and ${choice.components}::bool
    union all
    select service_id, nextval('element_id') from service
      where project_id = ${sourceId} and ${choice.services}::bool`.execute(trx);
  await sql`analyze clone_map`.execute(trx);
}

/**
 * The day a component came is kept, so that its findings stay attributed to the day they were found.
 * @returns how many there are
 */
export async function copyComponents(trx: Transaction, sourceId: number, targetId: number): Promise<number> {
  const components = await runSql(
    trx,
    sql`insert into component (project_id, component_id, identity_id, uuid, added_at, flags)
      select ${targetId}::int, m.new_id, c.identity_id, gen_random_uuid(), c.added_at, c.flags
      from component c join clone_map m on m.old_id = c.component_id where c.project_id = ${sourceId}`,
  );
  await runSql(
    trx,
    sql`insert into component_detail (project_id, component_id, detail_hash, parent_id, bom_ref, classifier, scope,
        license_id, license_name, license_expression, license_url, ${digests}, detail)
      select ${targetId}::int, m.new_id, d.detail_hash, p.new_id, d.bom_ref, d.classifier, d.scope, d.license_id,
        d.license_name, d.license_expression, d.license_url, ${digests}, d.detail
      from component_detail d join clone_map m on m.old_id = d.component_id
      left join clone_map p on p.old_id = d.parent_id where d.project_id = ${sourceId}`,
  );
  await runSql(
    trx,
    sql`insert into component_property (project_id, component_id, uuid, group_name, property_name, value,
        property_type, description)
      select ${targetId}::int, m.new_id, gen_random_uuid(), h.group_name, h.property_name, h.value, h.property_type,
        h.description
      from component_property h join clone_map m on m.old_id = h.component_id where h.project_id = ${sourceId}`,
  );
  await runSql(
    trx,
    sql`insert into component_match (project_id, component_id, vuln_id, analyzer, alternate_identifier, reference_url,
        first_seen)
      select ${targetId}::int, m.new_id, h.vuln_id, h.analyzer, h.alternate_identifier, h.reference_url, h.first_seen
      from component_match h join clone_map m on m.old_id = h.component_id where h.project_id = ${sourceId}`,
  );
  return components;
}

export async function copyServices(trx: Transaction, sourceId: number, targetId: number): Promise<void> {
  await runSql(
    trx,
    sql`insert into service (project_id, service_id, uuid, parent_id, bom_ref, group_name, name, version, detail_hash,
        detail, added_at)
      select ${targetId}::int, m.new_id, gen_random_uuid(), p.new_id, s.bom_ref, s.group_name, s.name, s.version,
        s.detail_hash, s.detail, s.added_at
      from service s join clone_map m on m.old_id = s.service_id
      left join clone_map p on p.old_id = s.parent_id where s.project_id = ${sourceId}`,
  );
}

/** Edges between elements that are both copied, and whether the project itself depends on one. */
export async function copyEdges(trx: Transaction, sourceId: number, targetId: number): Promise<void> {
  await runSql(
    trx,
    sql`insert into dependency (project_id, from_id, to_id)
      select ${targetId}::int, f.new_id, t.new_id
      from dependency d join clone_map f on f.old_id = d.from_id join clone_map t on t.old_id = d.to_id
      where d.project_id = ${sourceId}`,
  );
  const root = await findRow(
    trx,
    sql`select 1 from dependency where project_id = ${targetId} and from_id = 0 limit 1`,
  );
  await runSql(
    trx,
    sql`update project set direct_dependencies = ${root !== undefined} where project_id = ${targetId}`,
  );
}

/** Decisions with their trail. */
export async function copyAnalyses(trx: Transaction, sourceId: number, targetId: number): Promise<void> {
  await runSql(
    trx,
    sql`insert into analysis (project_id, component_id, vuln_id, state, justification, response, details, suppressed,
        updated_at, decided_at, decided_by, decided_severity, decided_exploited, decided_epss,
        decided_fix, carried)
      select ${targetId}::int, m.new_id, a.vuln_id, a.state, a.justification, a.response, a.details, a.suppressed,
        a.updated_at, a.decided_at, a.decided_by, a.decided_severity, a.decided_exploited,
        a.decided_epss, a.decided_fix, a.carried
      from analysis a join clone_map m on m.old_id = a.component_id where a.project_id = ${sourceId}`,
  );
  await runSql(
    trx,
    sql`insert into analysis_comment (project_id, component_id, vuln_id, at, commenter, comment)
      select ${targetId}::int, m.new_id, c.vuln_id, c.at, c.commenter, c.comment
      from analysis_comment c join clone_map m on m.old_id = c.component_id
      where c.project_id = ${sourceId} order by c.comment_id`,
  );
}

/** Decisions about violations that the target has as well, with their trail. */
export async function copyViolationAnalyses(
  trx: Transaction,
  sourceId: number,
  targetId: number,
): Promise<void> {
  await runSql(
    trx,
    sql`insert into violation_analysis (project_id, component_id, condition_id, state, suppressed, updated_at)
      select v.project_id, v.component_id, v.condition_id, a.state, a.suppressed, a.updated_at
      from violation_analysis a join clone_map m on m.old_id = a.component_id
      join violation v on v.project_id = ${targetId} and v.component_id = m.new_id and v.condition_id = a.condition_id
      where a.project_id = ${sourceId}`,
  );
  await runSql(
    trx,
    sql`insert into violation_comment (project_id, component_id, condition_id, at, commenter, comment)
      select v.project_id, v.component_id, v.condition_id, t.at, t.commenter, t.comment
      from violation_comment t join clone_map m on m.old_id = t.component_id
      join violation v on v.project_id = ${targetId} and v.component_id = m.new_id and v.condition_id = t.condition_id
      where t.project_id = ${sourceId} order by t.comment_id`,
  );
}

/** Marks the components that cannot be counted by their identity alone. */
export async function markSpecial(trx: Transaction, targetId: number): Promise<void> {
  await runSql(
    trx,
    sql`update component set special = true
      where project_id = ${targetId} and component_id in (
        select component_id from analysis where project_id = ${targetId}
        union select component_id from component_match where project_id = ${targetId})`,
  );
}

/** True if both projects are still there; keeps them from being changed meanwhile. */
export async function lockPair(trx: Transaction, sourceId: number, targetId: number): Promise<boolean> {
  const row = await findRow(
    trx,
    sql<{ n: number }>`select count(*) as n from (select project_id from project
      where project_id in (${sourceId}, ${targetId}) order by project_id for no key update) p`,
  );
  return row?.n === 2;
}
