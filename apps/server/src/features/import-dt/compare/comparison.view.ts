import type {
  CauseSum,
  ComparisonDay,
  DifferenceCause,
  DifferenceSide,
  FindingDifference,
  ImportComparison,
} from '@waybill/api-contract';
import { present } from '../../../http/present.ts';
import { severityOf } from '../../vulnerability/facts/severity.ts';
import type { Comparison } from './comparison.service.ts';
import type { ComparisonDayRow } from './comparison-day.queries.ts';
import { onlyThere } from './difference-draft.queries.ts';
import type { CauseRow, CauseSumRow, DifferenceRow } from './difference-list.queries.ts';

export function viewComparison(comparison: Comparison): ImportComparison {
  const { installation, causes, days, agreedDays, blinded, shadow, task } = comparison;
  return {
    ...present('version', installation?.version),
    ...present('importedAt', installation?.importedAt.getTime()),
    ...present('comparedAt', days[0]?.compared_at?.getTime()),
    ...present('task', task),
    agreedDays,
    causes: causes.map(viewCauseSum),
    days: days.map(viewDay),
    blinded: blinded.map(({ kind, username }) => ({ kind, username })),
    ...present(
      'shadow',
      shadow && {
        uploads: shadow.uploads,
        refused: shadow.refused,
        lastAt: shadow.last_at.getTime(),
        ...present('lastRefusal', shadow.last_refusal),
      },
    ),
  };
}

function viewCause({ side, cause, detail }: CauseRow) {
  const word: DifferenceSide = side === onlyThere ? 'THERE' : 'HERE';
  return { side: word, cause: cause as DifferenceCause, detail };
}

function viewCauseSum(row: CauseSumRow): CauseSum {
  return {
    ...viewCause(row),
    findings: row.findings,
    projects: row.projects,
    ...present('understoodBy', row.understood_by),
    ...present('understoodAt', row.understood_at?.getTime()),
  };
}

function viewDay(row: ComparisonDayRow): ComparisonDay {
  return {
    day: row.day,
    bothSides: row.both_sides,
    onlyThere: row.only_there,
    onlyHere: row.only_here,
    withoutCause: row.without_cause,
    toLookAt: row.to_look_at,
    agreed: row.to_look_at === 0,
    uploads: row.uploads,
    refusedUploads: row.refused,
  };
}

export function viewDifference(row: DifferenceRow): FindingDifference {
  return {
    project: {
      uuid: row.project_uuid,
      name: row.project_name,
      ...present('version', row.project_version),
    },
    component: {
      uuid: row.uuid,
      ...present('group', row.group_name),
      name: row.name,
      ...present('version', row.version),
    },
    vulnerability: {
      uuid: row.vuln_uuid,
      source: row.source,
      vulnId: row.ext_id,
      ...present('title', row.title),
    },
    severity: severityOf(row.severity),
    ...viewCause(row),
    ...present('analyzer', row.analyzer),
    ...present('foundAt', row.found_at?.getTime()),
    understood: row.understood,
  };
}
