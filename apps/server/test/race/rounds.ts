import type { Random } from './random.ts';

/**
 * Groups in which every pair of names meets at least once, and each name itself: the most useful of some random groups is
 * taken each time, until no pair is left.
 */
export function roundsOfAllPairs(names: readonly string[], size: number, random: Random): string[][] {
  const open = new Set<string>();
  for (const [n, one] of names.entries()) for (const other of names.slice(n)) open.add(pairOf(one, other));
  const rounds: string[][] = [];
  while (open.size > 0) {
    let best: string[] = [];
    let most = 0;
    for (let tries = 0; tries < 40; tries++) {
      const [first = ''] = open;
      const [one = '', other = ''] = first.split(' ');
      const group = [one, other, ...Array.from({ length: size - 2 }, () => random.pick(names))];
      const met = pairsIn(group).filter((pair) => open.has(pair)).length;
      if (met > most) [best, most] = [group, met];
    }
    for (const pair of pairsIn(best)) open.delete(pair);
    rounds.push(best);
  }
  return rounds;
}

const pairOf = (one: string, other: string) => (one < other ? `${one} ${other}` : `${other} ${one}`);

function pairsIn(group: readonly string[]): string[] {
  const pairs = new Set<string>();
  for (const [n, one] of group.entries())
    for (const other of group.slice(n + 1)) pairs.add(pairOf(one, other));
  return [...pairs];
}
