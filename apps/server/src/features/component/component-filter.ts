import type { EndpointInputs } from '@waybill/api-contract/server';
import { trimmed } from '../../http/text.ts';
import { severityColumns } from '../metrics/counts.ts';
import type { ComponentFilter } from './component.queries.ts';

type FilterQuery = Omit<EndpointInputs['GET /api/v1/component/project/{uuid}']['query'], 'coverage'>;

/** Reads the filter of a project's component list, also for actions on the listed components. */
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
