// Public to other features.
import { classifiers, componentScopes, severities } from '@waybill/api-contract';
import { type FilterQuery, filterKinds } from '../../lib/url-filter.ts';

const listed = filterKinds<FilterQuery<'GET /api/v1/component/project/{uuid}'>>();

/** The filters of component lists. */
export const componentFilters = {
  direct: listed.flag('onlyDirect'),
  outdated: listed.flag('onlyOutdated'),
  severity: listed.anyOf(severities, 'severity'),
  classifier: listed.oneOf(classifiers, 'classifier'),
  scope: listed.oneOf(componentScopes, 'scope'),
  internal: listed.flag('internal'),
};
