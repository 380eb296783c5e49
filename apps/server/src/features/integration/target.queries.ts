import type { RawBuilder } from 'kysely';
import { type Database, findRow, rowsOf, sql } from '../../db/database.ts';

/** Which projects take part in an integration. */
export interface TargetRule {
  /** Projects that have this property, in the group of integrations. */
  readonly property: string;
  /** Active projects without it as well: all, or those with one of these tags. */
  readonly others?: { readonly tags: readonly string[] };
}

/** A project that takes part. */
export interface Target {
  readonly project_id: number;
  readonly uuid: string;
  readonly name: string;
  readonly version: string | null;
  readonly group_name: string | null;
  readonly classifier: string | null;
  readonly tags: readonly string[];
  /** The properties in the group of integrations, by name. */
  readonly properties: Readonly<Record<string, string>>;
  /** The data stored by the last upload. */
  readonly memory: Readonly<Record<string, unknown>> | null;
}

/** Properties that a person may have entered. Encrypted values are not sent to anyone. */
const filledIn = sql`pp.group_name = 'integrations' and pp.property_type <> 'ENCRYPTEDSTRING' and btrim(pp.value) <> ''`;

function hasProperty(name: string): RawBuilder<boolean> {
  return sql<boolean>`exists (select 1 from project_property pp
    where pp.project_id = p.project_id and pp.property_name = ${name} and ${filledIn})`;
}

/** Condition on a project `p`. A collection has no findings of its own. */
function takesPart({ property, others }: TargetRule): RawBuilder<boolean> {
  if (!others) return hasProperty(property);
  const isChosen =
    others.tags.length === 0
      ? sql`true`
      : sql`exists (select 1 from project_tag pt join tag t on t.tag_id = pt.tag_id
          where pt.project_id = p.project_id and t.name = any(${others.tags}::text[]))`;
  return sql<boolean>`(${hasProperty(property)} or p.active and p.collection_logic = 'NONE' and ${isChosen})`;
}

/** Projects behind a number that a run has not settled, in order. */
export async function listTargets(
  db: Database,
  integration: string,
  rule: TargetRule,
  { task, afterId, limit }: { task: string; afterId: number; limit: number },
): Promise<Target[]> {
  return rowsOf(
    db,
    sql<Target>`select p.project_id, p.uuid, p.name, p.version, p.group_name, p.classifier, u.memory,
        coalesce((select array_agg(t.name order by t.name) from project_tag pt join tag t on t.tag_id = pt.tag_id
          where pt.project_id = p.project_id), '{}') as tags,
        coalesce((select jsonb_object_agg(pp.property_name, btrim(pp.value)) from project_property pp
          where pp.project_id = p.project_id and ${filledIn}), '{}') as properties
      from project p left join integration_upload u on u.project_id = p.project_id and u.integration = ${integration}
      where p.project_id > ${afterId} and ${takesPart(rule)} and u.task is distinct from ${task}::uuid
      order by p.project_id limit ${limit}`,
  );
}

export async function countTargets(db: Database, rule: TargetRule): Promise<number> {
  const row = await findRow(
    db,
    sql<{ n: number }>`select count(*)::int as n from project p where ${takesPart(rule)}`,
  );
  return row?.n ?? 0;
}

export async function isTarget(db: Database, rule: TargetRule, projectId: number): Promise<boolean> {
  const row = await findRow(
    db,
    sql<{ is: boolean }>`select exists (select 1 from project p
      where p.project_id = ${projectId} and ${takesPart(rule)}) as is`,
  );
  return row?.is ?? false;
}

/** Values of a property that several projects have. */
export async function listSharedValues(db: Database, property: string): Promise<string[]> {
  const rows = await rowsOf(
    db,
    sql<{ value: string }>`select btrim(pp.value) as value from project_property pp
      where pp.property_name = ${property} and ${filledIn} group by 1 having count(*) > 1`,
  );
  return rows.map(({ value }) => value);
}
