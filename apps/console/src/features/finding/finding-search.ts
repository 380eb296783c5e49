import {
  type AnalysisState,
  type AuditFinding,
  analysisStates,
  dependencyDepths,
  findingGroupings,
  fixStates,
} from '@waybill/api-contract';
import * as v from 'valibot';
import type { Call } from '../../lib/api.ts';
import {
  flagSearch,
  isUuid,
  numberSearch,
  textSearch,
  uuidSearch,
  wordSearch,
  wordsSearch,
} from '../../lib/url-flag.ts';
import { tableSearchEntries } from '../../lib/url-table.ts';
import { flawFilterEntries, noFlawFilter, pickFlawFilter } from '../vulnerability/flaw-filter.ts';

export const panelViews = ['facts', 'audit', 'why'] as const;
export type PanelView = (typeof panelViews)[number];

/** The address of the audit list: `?severity=HIGH&severity=LOW&minEpss=0.1&state=NOT_SET&suppressed=true&finding=…`. */
export const findingSearch = v.object({
  ...tableSearchEntries,
  ...flawFilterEntries,
  /** One row for each flaw or component, with its findings below. */
  by: wordSearch(findingGroupings),
  state: wordsSearch<AnalysisState>(analysisStates),
  dependency: wordSearch(dependencyDepths),
  fix: wordSearch(fixStates),
  /** Found first in so many days before today. */
  days: numberSearch(1, 3650),
  /** Suppressed ones too. */
  suppressed: flagSearch,
  /** The uuid of a component. */
  component: uuidSearch,
  /** The id of a vulnerability. */
  vulnerability: textSearch,
  /** The uuid of a vulnerability; all records of the same flaw are meant. */
  flaw: uuidSearch,
  /** The finding in the panel, see `findingId`. */
  finding: textSearch,
  view: wordSearch(panelViews),
});
export type FindingSearch = v.InferOutput<typeof findingSearch>;

/** The key under which showing suppressed findings is remembered. */
export const suppressedKey = 'ProjectFindingsShowSuppressedFindings';

/** What takes off all that leaves findings out, besides the search. */
export const noFilters = {
  ...noFlawFilter,
  state: undefined,
  dependency: undefined,
  fix: undefined,
  days: undefined,
  component: undefined,
  vulnerability: undefined,
  flaw: undefined,
} as const satisfies Partial<FindingSearch>;

export function hasFilters(search: FindingSearch): boolean {
  return (Object.keys(noFilters) as (keyof typeof noFilters)[]).some((name) => search[name] !== undefined);
}

type FindingFilter = NonNullable<Call<'GET /api/waybill/v1/project/{uuid}/findings'>['query']>;

const dayMs = 86_400_000;

/** The parameters by which the server filters. */
export function toFindingFilter(search: FindingSearch, nowMs = Date.now()): FindingFilter {
  const { days, suppressed } = search;
  return {
    ...pickFlawFilter(search),
    suppressed,
    state: search.state,
    dependency: search.dependency,
    fix: search.fix,
    foundSince: days === undefined ? undefined : new Date(nowMs - days * dayMs).toISOString().slice(0, 10),
    component: search.component,
    vulnerability: search.vulnerability,
    flaw: search.flaw,
  };
}

/** Names a finding in the address: the uuids of its component and its vulnerability. */
export function findingId(finding: Pick<AuditFinding, 'component' | 'vulnerability'>): string {
  return `${finding.component.uuid}:${finding.vulnerability.uuid}`;
}

export interface FindingKey {
  component: string;
  vulnerability: string;
}

export function readFindingId(id: string | undefined): FindingKey | undefined {
  const [component, vulnerability] = id?.split(':') ?? [];
  if (!component || !vulnerability || !isUuid(component) || !isUuid(vulnerability)) return undefined;
  return { component, vulnerability };
}
