import { type Dt4Row, readDependencyUuids } from '@waybill/dt4';
import { parsePurl, purlCoordinates } from '@waybill/purl';
import { present } from '../../../http/present.ts';
import type { ComponentDetail, ComponentFacts, ComponentIdentity } from '../../component/component-facts.ts';
import type { MovedComponent } from '../../component/moved-in/moved-components.service.ts';
import { hashMembers } from '../../component-shape/hash-members.ts';
import { noLicense, type ResolvedLicense } from '../../license/license-book.ts';
import { readPurl } from '../../party/party-input.ts';
import type { Refusal } from '../plan-rows.ts';
import { contactsOf, organizationOf, referencesOf, refusalOf } from './party.ts';

type ComponentRow = Dt4Row<'COMPONENT'>;

/** What components refer to by the numbers of there. */
export interface ElementPlaces {
  /** Numbers of projects here. */
  readonly projects: ReadonlyMap<number, number>;
  /** Numbers of licenses here. */
  readonly licenses: ReadonlyMap<number, number>;
  /** UUIDs of what projects depend on directly, by the number of the project here. */
  readonly direct: ReadonlyMap<number, ReadonlySet<string>>;
}

export interface PlannedComponent {
  readonly component: MovedComponent;
  readonly dependencies: readonly string[];
}

/** What a row of COMPONENT stands for here. */
export function planComponent(
  row: ComponentRow,
  { projectId, said }: Pick<MovedComponent, 'projectId' | 'said'>,
  { licenses, direct }: ElementPlaces,
): PlannedComponent | Refusal {
  try {
    return {
      component: {
        oldId: row.ID,
        projectId,
        uuid: row.UUID,
        said,
        parentOldId: row.PARENT_COMPONENT_ID,
        isInternal: row.INTERNAL ?? false,
        isDirect: direct.get(projectId)?.has(row.UUID) ?? false,
        facts: {
          identity: identityOf(row),
          bomRef: null,
          classifier: row.CLASSIFIER,
          scope: row.SCOPE,
          license: licenseOf(row, licenses),
          hashes: hashesOf(row),
          properties: [],
          detail: detailOf(row),
        },
      },
      dependencies: readDependencyUuids(row.DIRECT_DEPENDENCIES),
    };
  } catch (error) {
    return refusalOf(`${row.NAME} ${row.UUID}`, error);
  }
}

/** As an upload of the same component reads it, so that it is the same one afterwards. */
function identityOf(row: ComponentRow): ComponentIdentity {
  const purl = readPurl(row.PURL);
  const parsed = purl === null ? undefined : parsePurl(purl);
  const parts = parsed?.ok ? parsed.purl : undefined;
  return {
    group: row.GROUP,
    name: row.NAME,
    version: row.VERSION,
    purl,
    purlCoordinates: parts ? purlCoordinates(parts) : null,
    purlType: parts?.type ?? null,
    cpe: row.CPE,
    swidTagId: row.SWIDTAGID,
    upstream: null,
    distro: null,
  };
}

function licenseOf(row: ComponentRow, licenses: ReadonlyMap<number, number>): ResolvedLicense {
  const licenseId = row.LICENSE_ID === null ? undefined : licenses.get(row.LICENSE_ID);
  const rest = { ...noLicense, expression: row.LICENSE_EXPRESSION, url: row.LICENSE_URL };
  return licenseId === undefined ? { ...rest, name: row.LICENSE } : { ...rest, licenseId };
}

const columnOf = {
  md5: 'MD5',
  sha1: 'SHA1',
  sha256: 'SHA_256',
  sha384: 'SHA_384',
  sha512: 'SHA_512',
  sha3_256: 'SHA3_256',
  sha3_384: 'SHA3_384',
  sha3_512: 'SHA3_512',
  blake2b_256: 'BLAKE2B_256',
  blake2b_384: 'BLAKE2B_384',
  blake2b_512: 'BLAKE2B_512',
  blake3: 'BLAKE3',
} as const;

function hashesOf(row: ComponentRow): ComponentFacts['hashes'] {
  return hashMembers.flatMap(({ member, algorithm }) => {
    const value = row[columnOf[member]]?.trim().toLowerCase();
    return value ? [[algorithm, value] as const] : [];
  });
}

function detailOf(row: ComponentRow): ComponentDetail {
  return {
    ...present('description', row.DESCRIPTION),
    ...present('publisher', row.PUBLISHER),
    ...present('copyright', row.COPYRIGHT),
    ...present('filename', row.FILENAME),
    ...present('extension', row.EXTENSION),
    ...present('notes', row.TEXT),
    ...present('authors', contactsOf(row.AUTHORS)),
    ...present('supplier', organizationOf(row.SUPPLIER)),
    ...present('externalReferences', referencesOf(row.EXTERNAL_REFERENCES)),
  };
}
