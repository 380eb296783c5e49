import { type FilterQuery, filterKinds } from '../../lib/url-filter.ts';
import { sharedFilters } from './finding-search.ts';

const listed = filterKinds<Omit<FilterQuery<'GET /api/waybill/v1/project/{uuid}/findings'>, 'component'>>();

/** The filters for one component's findings. The choice to show suppressed ones is not remembered. */
export const componentFindingFilters = {
  ...sharedFilters,
  all: listed.unless('open', { remember: 'ComponentFindingsShowAll' }),
  suppressed: listed.flag('suppressed', { widens: true }),
};
