import type {
  Attention,
  AttentionProject,
  Coverage,
  CoverageCounts,
  SeverityCounts,
} from '@waybill/api-contract';
import { present } from '../../http/present.ts';
import type { AttentionProjectRow, AttentionRow, NewCounts } from './attention.queries.ts';

export function viewAttention(row: AttentionRow, coverage: Coverage, since: Date): Attention {
  return {
    since: since.toISOString().slice(0, 10),
    pending: row.pending,
    newFindings: viewNew(row),
    newProjects: row.new_projects,
    exploited: row.exploited,
    exploitedProjects: row.exploited_projects,
    coverage,
  };
}

/** @param coverage undefined while a new BOM is still to be counted */
export function viewAttentionProject(
  row: AttentionProjectRow,
  coverage: CoverageCounts | undefined,
  { exploitedUnread, epssUnread }: Pick<Coverage, 'exploitedUnread' | 'epssUnread'>,
): AttentionProject {
  return {
    uuid: row.uuid,
    name: row.name,
    ...present('version', row.version),
    findings: row.findings,
    newFindings: viewNew(row),
    exploited: row.exploited,
    ...present('exploitedUnread', exploitedUnread),
    critical: row.critical,
    high: row.high,
    ...present('epss', row.epss),
    ...present('epssUnread', row.epss === null ? epssUnread : undefined),
    components: row.components,
    notCovered: row.not_covered,
    ...present('coverage', coverage),
  };
}

function viewNew(row: NewCounts): SeverityCounts {
  return { critical: row.new4, high: row.new3, medium: row.new2, low: row.new1, unassigned: row.new0 };
}
