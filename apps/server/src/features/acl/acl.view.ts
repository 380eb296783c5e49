import type { TeamProject } from '@waybill/api-contract';
import type { TeamProjectRow } from './acl.queries.ts';

export function viewTeamProject({ uuid, name, version, active, origin }: TeamProjectRow): TeamProject {
  return { uuid, name, ...(version === null ? {} : { version }), active, origin };
}
