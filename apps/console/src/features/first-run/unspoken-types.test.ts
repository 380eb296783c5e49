import type { BlindSpot, Coverage } from '@waybill/api-contract';
import { expect, test } from 'vitest';
import { listUnspokenTypes, neededSources } from './unspoken-types.ts';

function coverage(...blindSpots: Pick<BlindSpot, 'code' | 'data' | 'components'>[]): Coverage {
  const action = { code: 'none', data: {}, components: 0 };
  return {
    status: 'NOT_COVERED',
    components: 10,
    judgeable: 0,
    intended: 0,
    blind: 10,
    blindSpots: blindSpots.map((spot) => ({ ...spot, key: spot.code, examples: [], action })),
    notes: [],
  };
}

test('adds up what several projects have of a type, the most frequent first', () => {
  const npm = { code: 'ecosystem_not_enabled', data: { type: 'npm', osv: ['npm'], github: true } };
  const list = listUnspokenTypes([
    coverage({ ...npm, components: 3 }, { code: 'nvd_not_enabled', data: {}, components: 4 }),
    coverage(
      { ...npm, components: 2 },
      { code: 'type_without_source', data: { type: 'docker' }, components: 1 },
    ),
  ]);
  expect(list).toEqual([
    { type: 'npm', components: 5, ecosystems: ['npm'] },
    { type: 'cpe', components: 4, ecosystems: [] },
    { type: 'docker', components: 1, ecosystems: [] },
  ]);
  expect(neededSources(list)).toEqual({ nvd: true, ecosystems: ['npm'] });
});

test('leaves out what no source could help with', () => {
  expect(listUnspokenTypes([coverage({ code: 'version_missing', data: {}, components: 7 })])).toEqual([]);
});
