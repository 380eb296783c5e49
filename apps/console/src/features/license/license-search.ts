import * as v from 'valibot';
import { type FilterQuery, filterEntries, filterKinds } from '../../lib/url-filter.ts';
import { wordSearch } from '../../lib/url-flag.ts';
import { tableSearchEntries } from '../../lib/url-table.ts';

const listed = filterKinds<FilterQuery<'GET /api/waybill/v1/licenses'>>();

export const licenseFilters = {
  osi: listed.flag('osiApproved'),
  fsf: listed.flag('fsfLibre'),
  deprecated: listed.flag('deprecated'),
  custom: listed.flag('custom'),
  used: listed.flag('used'),
};

/** The address of the list: `?osi=true&deprecated=true`. */
export const licenseListSearch = v.object({
  ...tableSearchEntries,
  ...filterEntries(licenseFilters),
  dialog: wordSearch(['create']),
});
export type LicenseListSearch = v.InferOutput<typeof licenseListSearch>;

/** The address of the components that have a license. */
export const licenseComponentsSearch = v.object(tableSearchEntries);

export const licensePageSearch = v.object({ dialog: wordSearch(['edit', 'delete']) });
export type LicensePageSearch = v.InferOutput<typeof licensePageSearch>;
