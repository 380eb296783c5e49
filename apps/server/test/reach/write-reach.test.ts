import { findEndpoint } from '@waybill/api-contract/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { features } from '../../src/app.ts';
import { createApp } from '../../src/serve.ts';
import type { Answer } from '../client.ts';
import { hiddenWord, type ReachWorld, startReachWorld, type Target } from './reach-world.ts';
import { type Attack, type WriteReach, writeReach } from './write-reach.ts';

let world: ReachWorld;
let before: Record<string, string>;
beforeAll(async () => {
  world = await startReachWorld('access control');
  before = await world.snapshot();
});
afterAll(() => world.server.close());

const attacksOf = (entry: WriteReach, target: Target) => ('attacks' in entry ? entry.attacks(target) : []);
const attacked = Object.entries(writeReach).filter(([, entry]) => 'attacks' in entry);

function send(key: string, { path, body }: Attack): Promise<Answer<unknown>> {
  const [method = '', own = ''] = key.split(' ');
  const client = world.caller;
  return client[method.toLowerCase() as 'post'](path ?? own, body);
}

describe('every endpoint that writes', () => {
  it('says which projects it reaches', async () => {
    const app = await createApp(world.server.context, features);
    const writes = app.declaredRoutes.flatMap(({ method, url }) => {
      const key = ['POST', 'PUT', 'PATCH', 'DELETE'].includes(method) ? findEndpoint(method, url) : undefined;
      return key === undefined ? [] : [key as string];
    });
    await app.close();
    expect(Object.keys(writeReach).toSorted()).toEqual([...new Set(writes)].toSorted());
  });

  // One after the other in the order of the table: later ones delete what earlier ones need.
  it.each(attacked)(
    '%s changes nothing of hidden projects, named or around the named one',
    async (key, entry) => {
      for (const attack of attacksOf(entry, world.hidden)) await expectUntouched(key, attack);
      for (const attack of attacksOf(entry, world.seen)) {
        const { status, text } = await expectUntouched(key, attack);
        // An attack that is refused for another reason would show nothing.
        const refusals = entry.reach === 'beyond' ? [400, 403] : [];
        expect([200, 201, 202, 204, ...refusals], `${status} ${text}`).toContain(status);
      }
    },
  );
});

async function expectUntouched(key: string, attack: Attack): Promise<Answer<unknown>> {
  const answer = await send(key, attack);
  await world.server.runJobs();
  expect(answer.text).not.toContain(hiddenWord);
  expect(await world.snapshot()).toEqual(before);
  return answer;
}
