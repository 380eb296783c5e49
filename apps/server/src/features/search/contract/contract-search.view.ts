import { formatCpe22, parseCpe } from '@waybill/cpe';
import { stableUuid } from '../../vulnerability/stable-uuid.ts';
import type {
  ComponentHit,
  LicenseHit,
  ProductHit,
  ProjectHit,
  ServiceHit,
  VulnerabilityHit,
} from './contract-search.queries.ts';

type Fields = Record<string, string>;

/** Only fields that are not blank are there (contract §21). */
function fieldsOf(fields: Readonly<Record<string, string | null | undefined>>): Fields {
  const present = Object.entries(fields).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1].trim() !== '',
  );
  return Object.fromEntries(present);
}

export function viewProjectHit(row: ProjectHit): Fields {
  return fieldsOf({ ...row });
}

export function viewComponentHit({ group_name, ...row }: ComponentHit): Fields {
  return fieldsOf({ ...row, group: group_name });
}

export function viewServiceHit({ group_name, ...row }: ServiceHit): Fields {
  return fieldsOf({ ...row, group: group_name });
}

export function viewLicenseHit({ uuid, spdx_id, name }: LicenseHit): Fields {
  return fieldsOf({ uuid, licenseId: spdx_id, name });
}

export function viewVulnerabilityHit({ uuid, ext_id, source, description }: VulnerabilityHit): Fields {
  return fieldsOf({ uuid, vulnId: ext_id, source, description });
}

/** Names the products of CPEs, so that each keeps its UUID. */
const productNamespace = '5c0e1d0e-4f6a-4b0a-9a51-2f7c1f6b3d11';

/** A product with all its versions. */
export function viewProductHit({ part, vendor, product }: ProductHit): Fields {
  const cpe23 = `cpe:2.3:${part}:${vendor}:${product}:*:*:*:*:*:*:*:*`;
  const parsed = parseCpe(cpe23);
  const unescaped = (text: string) => text.replace(/\\(?=.)/g, '');
  return fieldsOf({
    uuid: stableUuid(productNamespace, cpe23),
    cpe22: parsed.ok ? formatCpe22(parsed.cpe) : undefined,
    cpe23,
    vendor: unescaped(vendor),
    product: unescaped(product),
    version: '*',
  });
}
