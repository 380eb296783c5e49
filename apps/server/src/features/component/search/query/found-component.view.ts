import type { CoverageStatus, FoundComponent, FoundGroup } from '@waybill/api-contract';
import { present } from '../../../../http/present.ts';
import { riskScore } from '../../../metrics/counts.ts';
import type { FoundRow } from './component-query.queries.ts';
import type { FoundGroupRow } from './found-group.queries.ts';

/** @param coverageOf a component that is there */
export function viewFound(
  row: FoundRow,
  coverageOf: (sight: string, isInternal: boolean) => CoverageStatus,
): FoundComponent {
  return {
    uuid: row.uuid,
    name: row.name,
    ...present('group', row.group_name),
    ...present('version', row.version),
    ...present('purl', row.purl),
    ...present('cpe', row.cpe),
    ...present('swidTagId', row.swid_tag_id),
    ...present('latestVersion', row.latest_version),
    ...present('license', row.license),
    ...present('licenseId', row.license_id),
    isInternal: row.internal,
    project: {
      uuid: row.project_uuid,
      name: row.project_name,
      ...present('version', row.project_version),
      ...(row.project_deleted ? { deleted: true } : {}),
      hasGraph: row.project_graph,
    },
    firstSeen: row.added_at.getTime(),
    ...(row.removed_at === null
      ? {
          findings: { critical: row.c4, high: row.c3, medium: row.c2, low: row.c1, unassigned: row.c0 },
          riskScore: riskScore(row),
          coverage: coverageOf(row.sight, row.internal),
        }
      : { lastSeen: row.removed_at.getTime() }),
  };
}

export function viewFoundGroup(row: FoundGroupRow): FoundGroup {
  return {
    name: row.name,
    ...present('group', row.group_name),
    ...present('version', row.version),
    ...present('project', row.project_uuid),
    ...(row.project_deleted ? { projectDeleted: true } : {}),
    components: row.components,
    projects: row.projects,
  };
}
