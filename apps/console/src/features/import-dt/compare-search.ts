import { differenceCauses, differenceSides } from '@waybill/api-contract';
import * as v from 'valibot';
import { type FilterQuery, filterEntries, filterKinds } from '../../lib/url-filter.ts';
import { tableSearchEntries } from '../../lib/url-table.ts';

const listed = filterKinds<FilterQuery<'GET /api/waybill/v1/import/dt/comparison/difference'>>();

export const differenceFilters = {
  side: listed.oneOf(differenceSides, 'side'),
  cause: listed.oneOf(differenceCauses, 'cause'),
  detail: listed.givenText('detail'),
  project: listed.givenUuid('project'),
  open: listed.flag('open'),
};

export const compareSearch = v.object({ ...tableSearchEntries, ...filterEntries(differenceFilters) });
export type CompareSearch = v.InferOutput<typeof compareSearch>;
