import { openAnalysisStates } from '@waybill/api-contract';
import type { EndpointInputs } from '@waybill/api-contract/server';
import { storedSeverity } from '../vulnerability/facts/severity.ts';
import type { AuditFilter } from './audit-condition.queries.ts';

type AuditQuery = EndpointInputs['GET /api/waybill/v1/project/{uuid}/findings']['query'];

/** Reads the filter parameters of the audit list, also for actions on the listed findings. */
export function auditFilter(query: AuditQuery): AuditFilter {
  const isOpen = query.open && query.state.length === 0;
  return {
    withSuppressed: !isOpen && (query.suppressed || query.onlySuppressed),
    onlySuppressed: !isOpen && query.onlySuppressed,
    severities: query.severity.map(storedSeverity),
    sources: query.source,
    analyzers: query.analyzer,
    states: isOpen ? openAnalysisStates : query.state,
    exploited: query.exploited,
    minEpss: query.minEpss,
    maxEpss: query.maxEpss,
    minCvss: query.minCvss,
    maxCvss: query.maxCvss,
    dependency: query.dependency,
    fix: query.fix,
    tickets: query.ticket,
    foundSince: query.foundSince,
    foundUntil: query.foundUntil,
    component: query.component,
    vulnerability: query.vulnerability,
    flaw: query.flaw,
    reasonsChanged: query.reasonsChanged,
    // Sources and analyzers are those of single records.
    isFolded: !query.everyRecord && query.source.length === 0 && query.analyzer.length === 0,
  };
}
