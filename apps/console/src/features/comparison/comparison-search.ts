import {
  componentChanges,
  findingChanges,
  licenseChanges,
  policyViolationStates,
  policyViolationTypes,
  severities,
} from '@waybill/api-contract';
import * as v from 'valibot';
import { type FilterQuery, filterEntries, filterKinds } from '../../lib/url-filter.ts';
import { uuidSearch } from '../../lib/url-flag.ts';
import { tableSearchEntries } from '../../lib/url-table.ts';

/** The shared search parameter of a comparison: the other version. */
export const comparisonSearch = v.object({ with: uuidSearch });

export const comparedComponentFilters = {
  change: filterKinds<FilterQuery<'GET /api/waybill/v1/comparison/components'>>().anyOf(
    componentChanges,
    'change',
  ),
};

const finding = filterKinds<FilterQuery<'GET /api/waybill/v1/comparison/findings'>>();
export const comparedFindingFilters = {
  change: finding.anyOf(findingChanges, 'change'),
  severity: finding.anyOf(severities, 'severity'),
  suppressed: finding.flag('suppressed', { widens: true }),
};

const violation = filterKinds<FilterQuery<'GET /api/waybill/v1/comparison/violations'>>();
export const comparedViolationFilters = {
  change: violation.anyOf(findingChanges, 'change'),
  state: violation.anyOf(policyViolationStates, 'state'),
  type: violation.anyOf(policyViolationTypes, 'type'),
  suppressed: violation.flag('suppressed', { widens: true }),
};

export const comparedLicenseFilters = {
  change: filterKinds<FilterQuery<'GET /api/waybill/v1/comparison/licenses'>>().anyOf(
    licenseChanges,
    'change',
  ),
};

export const comparedComponentsSearch = v.object({
  ...tableSearchEntries,
  ...filterEntries(comparedComponentFilters),
});
export type ComparedComponentsSearch = v.InferOutput<typeof comparedComponentsSearch>;

export const comparedFindingsSearch = v.object({
  ...tableSearchEntries,
  ...filterEntries(comparedFindingFilters),
});
export type ComparedFindingsSearch = v.InferOutput<typeof comparedFindingsSearch>;

export const comparedViolationsSearch = v.object({
  ...tableSearchEntries,
  ...filterEntries(comparedViolationFilters),
});
export type ComparedViolationsSearch = v.InferOutput<typeof comparedViolationsSearch>;

export const comparedLicensesSearch = v.object({
  ...tableSearchEntries,
  ...filterEntries(comparedLicenseFilters),
});
export type ComparedLicensesSearch = v.InferOutput<typeof comparedLicensesSearch>;
