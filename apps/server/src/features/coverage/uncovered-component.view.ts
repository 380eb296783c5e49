import type { CoverageCause, UncoveredComponent } from '@waybill/api-contract';
import { readTarget } from '@waybill/match';
import { present } from '../../http/present.ts';
import { identityFacts } from '../matching/identity-facts.ts';
import { type Cause, caveatsOf, faultCause, gapsOf, internalCause } from './coverage-cause.ts';
import type { SilentRecord } from './record-fault.queries.ts';
import { type CoverJudgment, judgeCover, type SourcesByOwner, sourcesOf } from './sources-by-owner.ts';
import type { UncoveredRow } from './uncovered-component.queries.ts';

/** @param records that cannot tell about it */
export function viewUncovered(
  row: UncoveredRow,
  sources: SourcesByOwner,
  records: readonly SilentRecord[],
): UncoveredComponent {
  // By the identifiers themselves, which tell what is wrong with them.
  const judgment = judgeCover(readTarget(identityFacts(row)), sourcesOf(sources, row.is_internal));
  return {
    uuid: row.uuid,
    name: row.name,
    ...present('group', row.group_name),
    ...present('version', row.version),
    ...present('purl', row.purl),
    ...present('cpe', row.cpe),
    isInternal: row.is_internal,
    isCovered: judgment.judgeable,
    causes: causesOf(judgment, row.is_internal, records).map(viewCause),
    records: records.map(({ source, vuln_id }) => ({ source, vulnId: vuln_id })),
    recordCount: records[0]?.total ?? 0,
    project: {
      uuid: row.project_uuid,
      name: row.project_name,
      ...present('version', row.project_version),
    },
  };
}

function causesOf(judgment: CoverJudgment, isInternal: boolean, records: readonly SilentRecord[]): Cause[] {
  if (judgment.judgeable) {
    const faults = new Set(records.flatMap(({ fault }) => fault ?? []));
    return [...caveatsOf(judgment), ...[...faults].map(faultCause)];
  }
  return isInternal ? [internalCause] : gapsOf(judgment);
}

function viewCause({ key, code, data, remedy }: Cause): CoverageCause {
  return { code, data, key, action: remedy ?? { code: 'none', data: {} } };
}
