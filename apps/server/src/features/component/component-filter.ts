import type { EndpointInputs } from '@waybill/api-contract/server';
import { trimmed } from '../../http/text.ts';
import { severityColumns } from '../metrics/counts.ts';
import type { ComponentFilter } from './component.queries.ts';

type FilterQuery = Omit<EndpointInputs['GET /api/v1/component/project/{uuid}']['query'], 'coverage'>;

/** By what the list of a project's components, and whatever acts on what it shows, is filtered. */
export function readComponentFilter(query: FilterQuery): ComponentFilter {
  const { onlyDirect, onlyOutdated, severity, classifier, scope, internal } = query;
  return {
    onlyDirect,
    onlyOutdated,
    severities: severityColumns(severity),
    classifier: trimmed(classifier),
    scope,
    internal,
  };
}
