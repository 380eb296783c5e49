import type { PermissionItem } from '@waybill/api-contract';
import { expect, test } from 'vitest';
import { changesOf, inheritedBy, toggledDraft } from './permission-draft.ts';

const item = (name: PermissionItem['name']): PermissionItem => ({ name, description: '' });

test('a permission is inherited from every team that has it and that the user is in', () => {
  const teams = [
    { uuid: '1', name: 'Readers', permissions: [item('VIEW_PORTFOLIO')] },
    { uuid: '2', name: 'Builders', permissions: [item('VIEW_PORTFOLIO'), item('BOM_UPLOAD')] },
    { uuid: '3', name: 'Others', permissions: [item('TAG_MANAGEMENT')] },
  ];
  const inherited = inheritedBy({ teams: [teams[0], teams[1]] as never }, teams);
  expect([...inherited]).toEqual([
    ['VIEW_PORTFOLIO', ['Readers', 'Builders']],
    ['BOM_UPLOAD', ['Builders']],
  ]);
  expect(inheritedBy({}, teams).size).toBe(0);
});

test('a box that is back where it was is no change', () => {
  const isHeld = (name: string) => name === 'BOM_UPLOAD';
  const touched = toggledDraft(new Map(), 'BOM_UPLOAD', false);
  expect(changesOf(touched, isHeld)).toEqual([{ permission: 'BOM_UPLOAD', granted: false }]);
  expect(changesOf(toggledDraft(touched, 'BOM_UPLOAD', true), isHeld)).toEqual([]);
});
