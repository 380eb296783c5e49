import { type Dt4Row, readDataClassifications, readOrganization, readTexts } from '@waybill/dt4';
import type { ServiceData } from '@waybill/sbom';
import { present } from '../../../http/present.ts';
import type { MovedService } from '../../service/moved-services.service.ts';
import type { ServiceDetail } from '../../service/service-facts.ts';
import type { Refusal } from '../plan-rows.ts';
import { referencesOf, refusalOf, viewOrganization, wordOf } from './party.ts';

type ServiceRow = Dt4Row<'SERVICECOMPONENT'>;

/** What a row of SERVICECOMPONENT stands for here. */
export function planService(row: ServiceRow, projectId: number): MovedService | Refusal {
  try {
    return {
      oldId: row.ID,
      projectId,
      uuid: row.UUID,
      parentOldId: row.PARENT_SERVICECOMPONENT_ID,
      facts: {
        bomRef: null,
        group: row.GROUP,
        name: row.NAME,
        version: row.VERSION,
        detail: detailOf(row),
      },
    };
  } catch (error) {
    return refusalOf(`${row.NAME} ${row.UUID}`, error);
  }
}

function detailOf(row: ServiceRow): ServiceDetail {
  const provider = row.PROVIDER_ID === null ? null : readOrganization(row.PROVIDER_ID);
  const endpoints = row.ENDPOINTS === null ? [] : readTexts(row.ENDPOINTS);
  const data = row.DATA === null ? null : readDataClassifications(row.DATA);
  return {
    ...present('provider', provider && viewOrganization(provider)),
    ...present('description', row.DESCRIPTION),
    ...(endpoints.length > 0 ? { endpoints } : {}),
    ...present('authenticated', row.AUTHENTICATED),
    ...present('crossesTrustBoundary', row.X_TRUST_BOUNDARY),
    ...present('data', data?.map(dataOf)),
    ...present('externalReferences', referencesOf(row.EXTERNAL_REFERENCES)),
    ...present('notes', row.TEXT),
  };
}

function dataOf({ direction, name }: { direction: string | null; name: string | null }): ServiceData {
  return { flow: wordOf(direction ?? 'UNKNOWN'), classification: name ?? '' };
}
