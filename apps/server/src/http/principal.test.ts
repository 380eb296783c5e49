import type { Permission } from '@waybill/api-contract';
import { describe, expect, it } from 'vitest';
import type { ProjectScope } from '../db/project-scope.ts';
import { actingBy, mayAccess, type Principal, reachNote } from './principal.ts';

const teams = [1, 2, 3].map((teamId) => ({ teamId, uuid: `${teamId}`, name: `Team ${teamId}` }));

function principal(
  held: readonly Permission[],
  ofTeams: Partial<Record<Permission, readonly number[]>>,
  scope: ProjectScope = { all: true },
): Principal {
  return {
    kind: 'user',
    name: 'ada',
    userId: 7,
    teams,
    permissions: new Set(held),
    teamPermissions: new Map(Object.entries(ofTeams) as [Permission, readonly number[]][]),
    scope,
  };
}

describe('a caller', () => {
  const seesTeams: ProjectScope = { all: false, teamIds: [1, 2, 3] };
  const keyOnly: ProjectScope = { all: false, limitedKeyId: 5 };

  it.each<[string, Principal, ProjectScope | undefined]>([
    ['who holds it for everything', principal(['BOM_UPLOAD'], {}, seesTeams), seesTeams],
    ['who does not hold it', principal(['VIEW_PORTFOLIO'], { VIEW_BADGES: [1] }), undefined],
    ['who sees everything', principal([], { BOM_UPLOAD: [1] }, { all: true }), { all: false, teamIds: [1] }],
    [
      'who sees more through other teams',
      principal([], { BOM_UPLOAD: [1, 2] }, seesTeams),
      { all: false, teamIds: [1, 2] },
    ],
    [
      'whose key is limited to projects',
      principal([], { BOM_UPLOAD: [1] }, keyOnly),
      { all: false, limitedKeyId: 5, teamIds: [1] },
    ],
  ])('%s reaches no more by it', (_, who, scope) => {
    expect(actingBy(who, 'BOM_UPLOAD')?.scope).toEqual(scope);
    expect(mayAccess('BOM_UPLOAD', who)).toBe(scope !== undefined);
  });

  it('needs one of several permissions, for the projects of any team that brings one', () => {
    const either: Permission[] = ['VIEW_VULNERABILITY', 'VULNERABILITY_ANALYSIS'];
    const limited = principal([], { VIEW_VULNERABILITY: [1], VULNERABILITY_ANALYSIS: [2] });
    const acting = actingBy(limited, either);
    expect(acting?.scope).toEqual({ all: false, teamIds: [1, 2] });
    // Neither holds for all that is left.
    expect([...(acting?.permissions ?? [])]).toEqual([]);
    const whole = principal(['VIEW_VULNERABILITY'], { VULNERABILITY_ANALYSIS: [2] });
    expect(actingBy(whole, either)).toBe(whole);
  });

  it('holds for the call what its teams bring as well', () => {
    const who = principal(['VIEW_PORTFOLIO'], {
      PORTFOLIO_MANAGEMENT: [1],
      BOM_UPLOAD: [1, 2],
      VIEW_BADGES: [2],
    });
    const acting = actingBy(who, 'PORTFOLIO_MANAGEMENT');
    expect([...(acting?.permissions ?? [])]).toEqual([
      'VIEW_PORTFOLIO',
      'PORTFOLIO_MANAGEMENT',
      'BOM_UPLOAD',
    ]);
    expect(acting && mayAccess('VIEW_BADGES', acting)).toBe(true);
  });

  it('needs two permissions for the same project, whichever teams bring them', () => {
    const who = principal([], { BOM_UPLOAD: [1, 2], PROJECT_CREATION_UPLOAD: [2, 3] });
    const uploading = actingBy(who, 'BOM_UPLOAD');
    const creating = uploading && actingBy(uploading, 'PROJECT_CREATION_UPLOAD');
    expect(creating?.scope).toEqual({ all: false, teamIds: [1, 2], alsoTeamIds: [[2, 3]] });
    expect(creating?.actsForTeams).toEqual([
      [1, 2],
      [2, 3],
    ]);
  });

  it('is told of its own teams where a permission does not reach', () => {
    const who = principal([], { BOM_UPLOAD: [1, 3] });
    expect(reachNote(who)).toBeUndefined();
    expect(reachNote(actingBy(who, 'BOM_UPLOAD'))).toBe(
      'You hold the permission that this needs only for the projects of "Team 1", "Team 3".',
    );
  });

  it('is not narrowed where no permission is asked for', () => {
    const who = principal([], { BOM_UPLOAD: [1] });
    expect(actingBy(who, 'authenticated')).toBe(who);
    expect(mayAccess('none', undefined)).toBe(true);
    expect(mayAccess('authenticated', undefined)).toBe(false);
  });
});
