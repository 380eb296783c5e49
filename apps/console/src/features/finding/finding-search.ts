import {
  type AuditFinding,
  analysisStates,
  analyzerIdentities,
  dependencyDepths,
  findingGroupings,
  fixStates,
} from '@waybill/api-contract';
import * as v from 'valibot';
import { type FilterQuery, filterEntries, filterKinds } from '../../lib/url-filter.ts';
import { isUuid, textSearch, wordSearch } from '../../lib/url-flag.ts';
import { tableSearchEntries } from '../../lib/url-table.ts';
import { flawFilters } from '../vulnerability/flaw-filter.ts';

export const panelViews = ['facts', 'audit', 'why'] as const;
export type PanelView = (typeof panelViews)[number];

export type FindingQuery = FilterQuery<'GET /api/waybill/v1/project/{uuid}/findings'>;
const finding = filterKinds<FindingQuery>();

/** What the findings of a project can be filtered by. */
export const findingFilters = {
  ...flawFilters,
  state: finding.anyOf(analysisStates, 'state'),
  dependency: finding.oneOf(dependencyDepths, 'dependency'),
  fix: finding.oneOf(fixStates, 'fix'),
  /** When they were found first. */
  found: finding.days({ from: 'foundSince', to: 'foundUntil' }),
  analyzer: finding.anyOf(analyzerIdentities, 'analyzer'),
  /** Suppressed ones too. */
  suppressed: finding.flag('suppressed', {
    widens: true,
    remember: 'ProjectFindingsShowSuppressedFindings',
  }),
  /** The uuid of a component. */
  component: finding.givenUuid('component'),
  /** The id of a vulnerability. */
  vulnerability: finding.givenText('vulnerability'),
  /** The uuid of a vulnerability; all records of the same flaw are meant. */
  flaw: finding.givenUuid('flaw'),
};

/** The address of the audit list: `?severity=HIGH&severity=LOW&epss=0.1..&state=NOT_SET&suppressed=true&finding=…`. */
export const findingSearch = v.object({
  ...tableSearchEntries,
  ...filterEntries(findingFilters),
  /** One row for each flaw or component, with its findings below. */
  by: wordSearch(findingGroupings),
  /** The finding in the panel, see `findingId`. */
  finding: textSearch,
  view: wordSearch(panelViews),
});
export type FindingSearch = v.InferOutput<typeof findingSearch>;

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
