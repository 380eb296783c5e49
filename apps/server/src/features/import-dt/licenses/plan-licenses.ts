import { Dt4Error, type Dt4Row, readTexts } from '@waybill/dt4';
import type { ImportedLicense } from '../../license/license-import.service.ts';
import type {
  ImportedLicenseGroup,
  ImportedMember,
} from '../../license-group/license-group-import.service.ts';
import type { Planned } from '../import-once.ts';
import { byId, lacks, planRows, type Refusal } from '../plan-rows.ts';
import type { Ledger } from '../report/ledger.ts';
import type { GatheredRows } from '../source/gather-rows.ts';

export const licenseTables = ['LICENSE', 'LICENSEGROUP', 'LICENSEGROUP_LICENSE'] as const;

export interface LicensePlan {
  readonly licenses: readonly Planned<ImportedLicense>[];
  readonly groups: readonly Planned<ImportedLicenseGroup>[];
  readonly members: readonly Planned<ImportedMember>[];
}

/** Licenses, known by their ids, and the groups that they are in. */
export function planLicenses(
  rows: GatheredRows<(typeof licenseTables)[number]>,
  ledger: Ledger,
): LicensePlan {
  const licenses = planRows(ledger, 'LICENSE', rows.of('LICENSE'), planLicense);
  const taken = new Set(licenses.map(({ key }) => key));
  const ids = byId(
    rows.of('LICENSE').filter(({ LICENSEID }) => taken.has(LICENSEID)),
    (row) => row.LICENSEID,
  );
  const groups = byId(rows.of('LICENSEGROUP'), (row) => row.UUID);
  return {
    licenses,
    groups: planRows(ledger, 'LICENSEGROUP', rows.of('LICENSEGROUP'), ({ UUID, NAME, RISKWEIGHT }) => ({
      key: UUID,
      label: NAME,
      value: { uuid: UUID, name: NAME, riskWeight: RISKWEIGHT },
    })),
    members: planRows(ledger, 'LICENSEGROUP_LICENSE', rows.of('LICENSEGROUP_LICENSE'), (row) => {
      const [group, spdxId] = [groups.get(row.LICENSEGROUP_ID), ids.get(row.LICENSE_ID)];
      const label = `LICENSEGROUP ${row.LICENSEGROUP_ID}, LICENSE ${row.LICENSE_ID}`;
      if (group === undefined) return lacks(label, 'LICENSEGROUP', row.LICENSEGROUP_ID);
      if (spdxId === undefined) return lacks(label, 'LICENSE', row.LICENSE_ID);
      return { key: `${group} ${spdxId}`, label, value: { group, spdxId } };
    }),
  };
}

function planLicense(row: Dt4Row<'LICENSE'>): Planned<ImportedLicense> | Refusal {
  const label = row.LICENSEID;
  const seeAlso = linksOf(row);
  if (seeAlso === undefined) return { label, refusal: 'SEEALSO is no serialized list of texts.', key: label };
  const value = {
    uuid: row.UUID,
    spdxId: row.LICENSEID,
    name: row.NAME,
    custom: row.ISCUSTOMLICENSE ?? false,
    osiApproved: row.ISOSIAPPROVED,
    fsfLibre: row.FSFLIBRE ?? false,
    deprecated: row.ISDEPRECATED,
    seeAlso,
    text: row.TEXT,
    template: row.TEMPLATE,
    header: row.HEADER,
    comment: row.COMMENT,
  };
  // SPDX licenses are rewritten by each start there.
  const facts = value.custom ? value : { spdxId: value.spdxId };
  return { key: label, label, value, facts };
}

function linksOf({ SEEALSO }: Dt4Row<'LICENSE'>): string[] | undefined {
  if (SEEALSO === null) return [];
  try {
    return readTexts(SEEALSO);
  } catch (error) {
    if (error instanceof Dt4Error) return undefined;
    throw error;
  }
}
