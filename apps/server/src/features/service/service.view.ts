import type { DataDirection, ServiceComponent } from '@waybill/api-contract';
import { present } from '../../http/present.ts';
import { viewOrganization, viewReferences } from '../party/contract-shapes.ts';
import type { ServiceRow } from './service.queries.ts';

/** A service without its project. */
export function viewService(row: ServiceRow): ServiceComponent {
  const { detail } = row;
  return {
    uuid: row.uuid,
    name: row.name,
    ...present('group', row.group_name),
    ...present('version', row.version),
    ...present('description', detail.description),
    ...present('provider', detail.provider && viewOrganization(detail.provider)),
    endpoints: detail.endpoints ?? [],
    ...present('authenticated', detail.authenticated),
    ...present('crossesTrustBoundary', detail.crossesTrustBoundary),
    ...present(
      'data',
      detail.data?.map(({ flow, classification }) => ({
        direction: flow.toUpperCase().replace('-', '_') as DataDirection,
        ...(classification === '' ? {} : { name: classification }),
      })),
    ),
    ...viewReferences(detail.externalReferences),
    ...present('notes', detail.notes),
  };
}
