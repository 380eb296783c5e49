import { type FilterQuery, filterKinds } from '../../lib/url-filter.ts';
import { sharedFilters } from './finding-search.ts';

const listed = filterKinds<Omit<FilterQuery<'GET /api/waybill/v1/project/{uuid}/findings'>, 'component'>>();

/** What the findings of one component can be filtered by. Whether suppressed ones are shown is not remembered. */
export const componentFindingFilters = {
  ...sharedFilters,
  all: listed.unless('open', { remember: 'ComponentFindingsShowAll' }),
  suppressed: listed.flag('suppressed', { widens: true }),
};
