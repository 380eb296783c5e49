import { extent } from '@waybill/test-kit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hiddenWord, type ReachWorld, startReachWorld, type Target } from './reach-world.ts';
import { writeReach } from './write-reach.ts';

/** The reach of a key limited to a project: as little as that of a team with access to one project. */
let world: ReachWorld;
let before: Record<string, string>;
beforeAll(async () => {
  world = await startReachWorld('limited key');
  before = await world.snapshot();
});
afterAll(() => world.server.close());

const attacked = Object.entries(writeReach).filter(([, entry]) => 'attacks' in entry);

/** A part of them, spread over all kinds: what a scope says, statements say for every caller alike. */
const tried = extent({ whole: attacked, usual: attacked.filter((_, place) => place % 5 === 0) });

it.each(tried)('%s by a limited key changes nothing of other projects', async (key, entry) => {
  const targets: Target[] = [world.hidden, world.seen];
  for (const target of targets) {
    for (const { path, body } of 'attacks' in entry ? entry.attacks(target) : []) {
      const [method = '', own = ''] = key.split(' ');
      const client = world.caller;
      const answer = await client[method.toLowerCase() as 'post'](path ?? own, body);
      await world.server.runJobs();
      expect(answer.text).not.toContain(hiddenWord);
      expect(answer.status).toBeLessThan(500);
      expect(await world.snapshot()).toEqual(before);
    }
  }
});
