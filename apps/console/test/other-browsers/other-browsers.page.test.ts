import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ensureConsoleBuilt } from '../build.ts';
import { startJourneyWorld } from '../journeys/journey-world.ts';
import { journeys } from '../journeys/journeys.ts';
import { findFirefox, startFirefox } from './firefox.ts';
import type { Session } from './session.ts';
import { visitWithSession } from './session-visitor.ts';
import { findWebKit, startWebKit } from './webkit.ts';

describe.each([
  { name: 'Firefox', find: findFirefox, start: startFirefox as (found: never) => Promise<Session> },
  { name: 'WebKit', find: findWebKit, start: startWebKit as (found: never) => Promise<Session> },
])('$name', ({ find, start }) => {
  const found = find();
  let session: Session;
  let world: Awaited<ReturnType<typeof startJourneyWorld>>;

  // Root can fetch it on Debian; elsewhere the output says why it was not tried.
  test.runIf(typeof found === 'string')(typeof found === 'string' ? found : 'can be had', () => {
    if (process.getuid?.() === 0 && process.env.WAYBILL_TESTS === 'all') throw new Error(String(found));
  });

  describe.skipIf(typeof found === 'string')('goes the ten journeys', () => {
    beforeAll(async () => {
      await ensureConsoleBuilt();
      world = await startJourneyWorld();
      session = await start(found as never);
      await session.send('resize', { width: 1440, height: 900 });
    });
    afterAll(async () => {
      await session?.close();
      await world?.server.close();
    });

    test.each(Object.entries(journeys))('%s', async (name, go) => {
      const token = name.includes('password') ? '' : world.pageOptions.token;
      await go(visitWithSession(session, { origin: world.server.url, token }), world);
      expect(await session.send('execute', { script: 'return document.title;', args: [] })).toContain(
        'Waybill',
      );
    });
  });
});
