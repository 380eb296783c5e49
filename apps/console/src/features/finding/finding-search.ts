import {
  type AnalysisState,
  type AuditFinding,
  analysisStates,
  dependencyDepths,
  findingGroupings,
  fixStates,
  type Severity,
  severities,
  type VulnerabilitySource,
  vulnerabilitySources,
} from '@waybill/api-contract';
import * as v from 'valibot';
import type { Call } from '../../lib/api.ts';
import { flagSearch, isUuid, textSearch, uuidSearch, wordsSearch } from '../../lib/url-flag.ts';
import { tableSearchEntries } from '../../lib/url-table.ts';

/** The words with or without one of them; none at all is the same as absent. */
export function toggled<Word>(words: readonly Word[] | undefined, word: Word, on: boolean) {
  const next = (words ?? []).filter((other) => other !== word);
  if (on) next.push(word);
  return next.length === 0 ? undefined : next;
}

/** One of the known words; anything else is the same as absent. */
function wordSearch<const Words extends readonly string[]>(known: Words) {
  return v.fallback(v.optional(v.picklist(known)), undefined);
}

/** A number between two others; anything else is the same as absent. */
function numberSearch(least: number, most: number) {
  return v.fallback(
    v.optional(
      v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.minValue(least), v.maxValue(most)),
    ),
    undefined,
  );
}

export const panelViews = ['facts', 'audit', 'why'] as const;
export type PanelView = (typeof panelViews)[number];

/** The address of the audit list: `?severity=HIGH&severity=LOW&minEpss=0.1&state=NOT_SET&suppressed=true&finding=…`. */
export const findingSearch = v.object({
  ...tableSearchEntries,
  /** One row for each flaw or component, with its findings below. */
  by: wordSearch(findingGroupings),
  severity: wordsSearch<Severity>(severities),
  state: wordsSearch<AnalysisState>(analysisStates),
  source: wordsSearch<VulnerabilitySource>(vulnerabilitySources),
  /** Only those that are known to be exploited. */
  exploited: flagSearch,
  minEpss: numberSearch(0, 1),
  minCvss: numberSearch(0, 10),
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
  view: v.fallback(v.optional(v.picklist(panelViews)), undefined),
});
export type FindingSearch = v.InferOutput<typeof findingSearch>;

/** The key under which showing suppressed findings is remembered. */
export const suppressedKey = 'ProjectFindingsShowSuppressedFindings';

/** What leaves findings out, besides the search. */
const filterNames = [
  'severity',
  'state',
  'source',
  'exploited',
  'minEpss',
  'minCvss',
  'dependency',
  'fix',
  'days',
  'component',
  'vulnerability',
  'flaw',
] as const satisfies (keyof FindingSearch)[];

export function hasFilters(search: FindingSearch): boolean {
  return filterNames.some((name) => search[name] !== undefined);
}

export const noFilters: Partial<FindingSearch> = Object.fromEntries(
  filterNames.map((name) => [name, undefined]),
);

type FindingFilter = NonNullable<Call<'GET /api/waybill/v1/project/{uuid}/findings'>['query']>;

const dayMs = 86_400_000;

/** The parameters by which the server filters. */
export function toFindingFilter(search: FindingSearch, nowMs = Date.now()): FindingFilter {
  const { days, suppressed } = search;
  return {
    suppressed,
    severity: search.severity,
    state: search.state,
    source: search.source,
    exploited: search.exploited,
    minEpss: search.minEpss,
    minCvss: search.minCvss,
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
