import { sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import { finders } from '../../../db/found-by.ts';
import {
  type Packed,
  packedInts,
  packedNumbers,
  packedTimes,
  unpackInts,
  unpackNumbers,
  unpackTimes,
} from '../../../db/packed.ts';
import { preparedRow } from '../../../db/prepared.ts';
import { filtered, folding, projectFindings, type RecordFilter } from '../finding.queries.ts';

/** The findings of a project in order, a column each: 32 bytes a finding, however long the list is. */
export interface FindingKeys {
  readonly components: Float64Array;
  readonly vulns: Int32Array;
  /** Milliseconds. */
  readonly attributedOn: Float64Array;
  /** Places in `finders`. */
  readonly finders: Int32Array;
  /** 1 for those of which more is to be read: what was decided about them, or what an analyzer outside told. */
  readonly special: Int32Array;
}

/** Every finding of a project, most severe first, vulnerability by vulnerability. */
export async function readFindingKeys(
  db: Database,
  projectId: number,
  filter: RecordFilter,
): Promise<FindingKeys> {
  const { exceptions, isLeading } = folding(projectId, filter);
  const words = finders.map(({ word }) => word);
  const row = await preparedRow(
    db,
    sql<Record<keyof FindingKeys, Packed>>`with f as materialized (${projectFindings(projectId)})
      select ${packedNumbers(sql`r.component_id`)} as components, ${packedInts(sql`r.vuln_id`)} as vulns,
        ${packedTimes(sql`r.attributed_on`)} as "attributedOn", ${packedInts(sql`r.finder`)} as finders,
        ${packedInts(sql`r.special`)} as special
      from (select f.component_id, f.vuln_id, v.effective_severity as severity,
          greatest(f.added_at, f.first_seen) as attributed_on,
          coalesce(array_position(${words}::text[], f.analyzer), 0) - 1 as finder,
          (a.vuln_id is not null or f.alternate_identifier is not null or f.reference_url is not null
            or f.analyzer <> all(${words}::text[]))::int as special
        from f join vuln v on v.vuln_id = f.vuln_id
        left join analysis a on a.project_id = ${projectId} and a.component_id = f.component_id and a.vuln_id = f.vuln_id
        ${exceptions} where ${filtered(filter)} and ${isLeading}
        order by 3 desc, 2, 1) r`,
  );
  return {
    components: unpackNumbers(row?.components ?? null),
    vulns: unpackInts(row?.vulns ?? null),
    attributedOn: unpackTimes(row?.attributedOn ?? null),
    finders: unpackInts(row?.finders ?? null),
    special: unpackInts(row?.special ?? null),
  };
}
