import { permissions } from '@waybill/api-contract';
import type { Principal } from '../http/principal.ts';

/** Anyone who may run commands on the installation may do everything. */
export const operator: Principal = {
  kind: 'user',
  name: 'command line',
  teams: [],
  permissions: new Set(permissions),
  teamPermissions: new Map(),
  scope: { all: true },
};
