import { expect, it } from 'vitest';
import { memberGroups } from './member-groups.ts';

/** Groups by the entries that are their members. */
const graph: Record<string, string[]> = {
  'uid=ann': ['cn=a', 'CN=A', 'cn=b'],
  'cn=a': ['cn=c'],
  'cn=b': ['cn=c', 'cn=a'],
  'cn=c': ['cn=a', 'cn=d', 'uid=ann'],
  'cn=d': ['cn=e'],
};

async function groupsAt(depth: number): Promise<{ groups: string[]; asked: string[] }> {
  const asked: string[] = [];
  const groups = await memberGroups('uid=ann', depth, async (dns) => {
    asked.push(...dns);
    return dns.flatMap((dn) => graph[dn] ?? []);
  });
  return { groups: groups.toSorted(), asked };
}

it.each([
  [1, ['cn=a', 'cn=b']],
  [2, ['cn=a', 'cn=b', 'cn=c']],
  [3, ['cn=a', 'cn=b', 'cn=c', 'cn=d']],
  [50, ['cn=a', 'cn=b', 'cn=c', 'cn=d', 'cn=e']],
])('finds groups inside groups %d deep, each once', async (depth, expected) => {
  expect((await groupsAt(depth)).groups).toEqual(expected);
});

it('asks about no group twice, however they go round', async () => {
  const { asked } = await groupsAt(50);
  expect(asked.length).toBe(new Set(asked).size);
});
