import type { ListedService, ServiceGroup } from '@waybill/api-contract';
import { present } from '../../../http/present.ts';
import type { ServiceGroupRow } from './portfolio-group.queries.ts';
import type { ListedServiceRow } from './portfolio-list.queries.ts';

export function viewListedService(row: ListedServiceRow): ListedService {
  return {
    uuid: row.uuid,
    name: row.name,
    ...present('group', row.group_name),
    ...present('version', row.version),
    ...present('provider', row.provider),
    endpoints: row.endpoints,
    ...present('authenticated', row.authenticated),
    ...present('crossesTrustBoundary', row.crosses_trust_boundary),
    project: {
      uuid: row.project_uuid,
      name: row.project_name,
      ...present('version', row.project_version),
      active: row.project_active,
    },
  };
}

export function viewServiceGroup(row: ServiceGroupRow): ServiceGroup {
  return {
    ...present('name', row.name),
    ...present('version', row.version),
    ...present('project', row.project_uuid),
    services: row.services,
    projects: row.projects,
  };
}
