import type { ServiceAccount } from '@waybill/api-contract';
import { present } from '../../../http/present.ts';
import type { AccountTeamRow, ServiceAccountRow } from './service-account.queries.ts';

export function viewServiceAccount(row: ServiceAccountRow, teams: readonly AccountTeamRow[]): ServiceAccount {
  return {
    name: row.username,
    ...present('description', row.description),
    suspended: row.suspended,
    created: row.created_at.getTime(),
    ...present('lastUsed', row.last_used_at?.getTime()),
    apiKeys: row.api_keys,
    teams: teams.map(({ uuid, name }) => ({ uuid, name })),
  };
}
