import type { Repository } from '@waybill/api-contract';
import { present } from '../../http/present.ts';
import type { RepositoryRow } from './repository.queries.ts';

/** Without the password, which is never shown (contract §17). */
export function viewRepository(row: RepositoryRow): Repository {
  return {
    type: row.type,
    identifier: row.identifier,
    url: row.url,
    resolutionOrder: row.resolution_order,
    enabled: row.enabled,
    internal: row.internal,
    authenticationRequired: row.authentication_required,
    ...present('username', row.username),
    uuid: row.uuid,
  };
}
