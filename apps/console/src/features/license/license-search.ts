import { licenseGroupings } from '@waybill/api-contract';
import * as v from 'valibot';
import { type FilterQuery, filterEntries, filterKinds } from '../../lib/url-filter.ts';
import { wordSearch } from '../../lib/url-flag.ts';
import { tableSearchEntries } from '../../lib/url-table.ts';
import { componentFilters } from '../component/component-filter.ts';

const listed = filterKinds<FilterQuery<'GET /api/waybill/v1/licenses'>>();

/** The filters that everyone may use. */
export const plainLicenseFilters = {
  osi: listed.flag('osiApproved'),
  fsf: listed.flag('fsfLibre'),
  deprecated: listed.flag('deprecated'),
  custom: listed.flag('custom'),
  other: listed.flag('other'),
  used: listed.flag('used'),
};

export const licenseFilters = {
  ...plainLicenseFilters,
  group: listed.anyThing('group'),
  ungrouped: listed.flag('ungrouped'),
};

/** The address of the list: `?osi=true&deprecated=true`. */
export const licenseListSearch = v.object({
  ...tableSearchEntries,
  ...filterEntries(licenseFilters),
  by: wordSearch(licenseGroupings),
  dialog: wordSearch(['create']),
});
export type LicenseListSearch = v.InferOutput<typeof licenseListSearch>;

const ofLicense = filterKinds<FilterQuery<'GET /api/waybill/v1/licenses/{licenseId}/components'>>();

export const licenseComponentFilters = {
  ...componentFilters,
  active: ofLicense.flag('excludeInactiveProjects'),
  latest: ofLicense.flag('onlyLatestProjectVersions'),
};

/** The address of the components that have a license. */
export const licenseComponentsSearch = v.object({
  ...tableSearchEntries,
  ...filterEntries(licenseComponentFilters),
});
export type LicenseComponentsSearch = v.InferOutput<typeof licenseComponentsSearch>;

export const licensePageSearch = v.object({ dialog: wordSearch(['edit', 'delete']) });
export type LicensePageSearch = v.InferOutput<typeof licensePageSearch>;
