import type { TeamProject } from '@waybill/api-contract';
import type { TeamProjectRow } from './acl.queries.ts';

export function viewTeamProject({ version, ...row }: TeamProjectRow): TeamProject {
  return { ...row, ...(version === null ? {} : { version }) };
}
