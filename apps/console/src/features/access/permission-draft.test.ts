import type { LimitedPermission, PermissionItem } from '@waybill/api-contract';
import { expect, test } from 'vitest';
import {
  changedDraft,
  changesOf,
  chosenReach,
  type HeldPermissions,
  heldByTeam,
  inheritedBy,
  limitedBy,
} from './permission-draft.ts';

const item = (name: PermissionItem['name']): PermissionItem => ({ name, description: '' });
const limited: LimitedPermission[] = [
  { team: '1', name: 'Readers', permission: 'VULNERABILITY_ANALYSIS' },
  { team: '2', name: 'Builders', permission: 'VULNERABILITY_ANALYSIS' },
  { team: '3', name: 'Others', permission: 'BOM_UPLOAD' },
];

test('a permission is inherited from every team that has it and that the user is in', () => {
  const teams = [
    { uuid: '1', name: 'Readers', permissions: [item('VIEW_PORTFOLIO')] },
    { uuid: '2', name: 'Builders', permissions: [item('VIEW_PORTFOLIO'), item('BOM_UPLOAD')] },
    { uuid: '3', name: 'Others', permissions: [item('TAG_MANAGEMENT')] },
  ];
  const user = { teams: [teams[0], teams[1]] as never };
  expect([...inheritedBy(user, teams)]).toEqual([
    ['VIEW_PORTFOLIO', ['Readers', 'Builders']],
    ['BOM_UPLOAD', ['Builders']],
  ]);
  expect(inheritedBy({}, teams).size).toBe(0);
  expect([...limitedBy(user, limited)]).toEqual([['VULNERABILITY_ANALYSIS', ['Readers', 'Builders']]]);
});

test('a team holds what the contract shows, and beside it what is for its own projects only', () => {
  const team = { uuid: '1', permissions: [item('VIEW_PORTFOLIO')] };
  expect([...heldByTeam(team, limited)]).toEqual([
    ['VIEW_PORTFOLIO', 'ALL'],
    ['VULNERABILITY_ANALYSIS', 'TEAM'],
  ]);
});

test('what is back as it was is no change', () => {
  const held: HeldPermissions = new Map([['BOM_UPLOAD', 'TEAM']]);
  const gone = changedDraft(new Map(), 'BOM_UPLOAD', undefined);
  expect(chosenReach(gone, held, 'BOM_UPLOAD')).toBeUndefined();
  expect(changesOf(gone, held)).toEqual([{ permission: 'BOM_UPLOAD', reach: undefined }]);
  const whole = changedDraft(gone, 'BOM_UPLOAD', 'ALL');
  expect(changesOf(whole, held)).toEqual([{ permission: 'BOM_UPLOAD', reach: 'ALL' }]);
  expect(changesOf(changedDraft(whole, 'BOM_UPLOAD', 'TEAM'), held)).toEqual([]);
});
