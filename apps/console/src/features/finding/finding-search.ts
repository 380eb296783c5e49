import {
  type AnalysisState,
  type AuditFinding,
  analysisStates,
  type Severity,
  severities,
} from '@waybill/api-contract';
import * as v from 'valibot';
import type { Call } from '../../lib/api.ts';
import { flagSearch, isUuid, textSearch, uuidSearch, wordsSearch } from '../../lib/url-flag.ts';
import { tableSearchEntries } from '../../lib/url-table.ts';

export const panelViews = ['audit', 'facts', 'why'] as const;
export type PanelView = (typeof panelViews)[number];

/** The address of the audit list: `?severity=HIGH&severity=LOW&state=NOT_SET&suppressed=true&finding=…`. */
export const findingSearch = v.object({
  ...tableSearchEntries,
  severity: wordsSearch<Severity>(severities),
  state: wordsSearch<AnalysisState>(analysisStates),
  /** Suppressed ones too. */
  suppressed: flagSearch,
  /** The uuid of a component. */
  component: uuidSearch,
  /** The id of a vulnerability. */
  vulnerability: textSearch,
  /** The finding in the panel, see `findingId`. */
  finding: textSearch,
  view: v.fallback(v.optional(v.picklist(panelViews)), undefined),
});
export type FindingSearch = v.InferOutput<typeof findingSearch>;

/** The key under which showing suppressed findings is remembered. */
export const suppressedKey = 'ProjectFindingsShowSuppressedFindings';

/** The parameters by which the server filters. */
export function toFindingFilter(
  search: FindingSearch,
): NonNullable<Call<'GET /api/waybill/v1/project/{uuid}/findings'>['query']> {
  return {
    severity: search.severity,
    state: search.state,
    suppressed: search.suppressed,
    component: search.component,
    vulnerability: search.vulnerability,
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
