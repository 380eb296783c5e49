// Public to other features.

import type { License } from '@waybill/api-contract';
import { compareTexts } from '../../ui/collator.ts';
import type { SearchOption } from '../../ui/use-option-search.ts';

type NamedLicense = Pick<License, 'uuid' | 'name' | 'licenseId'>;

/** A license to choose, by its id and name. */
export function licenseOption({ uuid, name, licenseId }: NamedLicense): SearchOption {
  return { value: uuid, label: name === licenseId ? name : `${licenseId} · ${name}` };
}

const mostOffered = 50;

/** Licenses whose id or name has a text: first those whose id begins with it. */
export function findLicenses(
  licenses: readonly NamedLicense[],
  text: string,
  most = mostOffered,
): SearchOption[] {
  const wanted = text.trim().toLowerCase();
  const rank = ({ licenseId, name }: NamedLicense) => {
    if (licenseId.toLowerCase().startsWith(wanted)) return 0;
    return licenseId.toLowerCase().includes(wanted) || name.toLowerCase().includes(wanted) ? 1 : 2;
  };
  return licenses
    .map((license) => ({ license, rank: rank(license) }))
    .filter(({ rank }) => rank < 2)
    .sort((a, b) => a.rank - b.rank || compareTexts(a.license.licenseId, b.license.licenseId))
    .slice(0, most)
    .map(({ license }) => licenseOption(license));
}
