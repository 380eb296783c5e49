import type { Permission, Team } from '@waybill/api-contract';

export function holds(team: Team, permission: Permission): boolean {
  return team.permissions.some(({ name }) => name === permission);
}

/** Whether an upload of the team's keys may create its project (`autoCreate`). */
export function canCreateProjects(team: Team): boolean {
  return holds(team, 'PROJECT_CREATION_UPLOAD') || holds(team, 'PORTFOLIO_MANAGEMENT');
}
