// Public to other features.
import { deliveryStates } from '@waybill/api-contract';
import * as v from 'valibot';
import { type FilterQuery, filterEntries, filterKinds } from '../../lib/url-filter.ts';
import { uuidSearch, wordSearch } from '../../lib/url-flag.ts';
import { tableSearchEntries } from '../../lib/url-table.ts';

export const alertListSearch = v.object({ ...tableSearchEntries, dialog: wordSearch(['create']) });
export type AlertListSearch = v.InferOutput<typeof alertListSearch>;

const deliveries = filterKinds<FilterQuery<'GET /api/waybill/v1/notification/deliveries'>>();

export const deliveryFilters = { state: deliveries.oneOf(deliveryStates, 'state') };

export const deliveriesSearch = v.object({
  ...tableSearchEntries,
  ...filterEntries(deliveryFilters),
  /** The one that is shown beside the list. */
  delivery: uuidSearch,
});
export type DeliveriesSearch = v.InferOutput<typeof deliveriesSearch>;
