import { type EndpointKey, endpointKeys } from '@waybill/api-contract/server';
import { extent } from '@waybill/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Ask, type Asks, askingPosts, asksOf, postAsksOf } from './asks.ts';
import type { LeakWorld } from './leak-world.ts';
import { differenceOf, type Heard, hear, leakOf, tells } from './listen.ts';
import type { Principal } from './principals.ts';

/** Requests at once. */
const lanes = 6;
/** Each caller asks one of so many requests of an endpoint, which are others than those of the caller before. */
const step = extent({ whole: 1, usual: 40 });

/**
 * These answers depend on the server, its clock, its jobs, or the caller's own requests, so they are not
 * compared with earlier ones. They must not contain hidden things either.
 */
const restless: readonly EndpointKey[] = [
  'GET /metrics',
  'GET /health',
  'GET /health/live',
  'GET /health/ready',
  'GET /health/started',
  // The jobs that run while the hidden half is made take up what of the visible one still waits.
  'GET /api/waybill/v1/notification/deliveries',
  'GET /api/waybill/v1/notification/rules',
  'GET /api/waybill/v1/tasks',
  'GET /api/waybill/v1/component/internal/identification',
  // Made anew for each request.
  'GET /api/v1/vulnerability/vulnId',
  // Ordered by when the caller's sessions were used last.
  'GET /api/waybill/v1/session',
  // A project above a hidden one is not deleted, and that is said: nobody deletes what they do not see (`test/reach/hidden-reach.test.ts`).
  'POST /api/waybill/v1/project/deletion/preview',
  // Compressed, with the time of its creation. `report/data` compares its content.
  'GET /api/waybill/v1/project/{uuid}/report',
];

interface Leak {
  readonly key: EndpointKey;
  readonly place: string;
  readonly what: string;
}

/**
 * Checks that answers reveal nothing about projects that the caller cannot see. Everyone makes all requests
 * while only the visible half of the world exists, and again when the hidden half has been added. The answers
 * must be equal, so no row, count, sum, total, suggestion, or order reveals it. A hidden name is answered
 * like an unknown one.
 */
export function lookForLeaks(start: () => Promise<LeakWorld>): void {
  let world: LeakWorld;
  const asked = new Map<EndpointKey, Asks>();
  const before = new Map<string, Heard>();
  const figures = { requests: 0, leaks: 0, found: [] as string[] };

  beforeAll(async () => {
    world = await start();
    listAsks();
    await walk('visible', others(), async (principal, ask) => {
      before.set(placeOf(principal, ask), await hear(principal, ask));
    });
    await world.addHidden();
    // Hidden things can be named now.
    listAsks();
  }, 1_800_000);
  afterAll(() => world.server.close());

  function listAsks(): void {
    const halves = world.halves();
    for (const key of endpointKeys.filter((one) => one.startsWith('GET ')))
      asked.set(key, asksOf(key, halves));
    for (const key of askingPosts) asked.set(key, postAsksOf(key, halves));
  }

  const placeOf = ({ name }: Principal, { key, path, body }: Ask) =>
    `${name} ${key} ${path} ${JSON.stringify(body) ?? ''}`;

  /** Callers with their part of the requests, several at once. */
  async function walk<Kind extends keyof Asks>(
    kind: Kind,
    who: readonly Principal[],
    work: (principal: Principal, ask: Asks[Kind][number]) => Promise<void>,
  ): Promise<void> {
    const all = [...asked.values()].flatMap((asks) => asks[kind] as readonly Asks[Kind][number][]);
    const rounds = who.flatMap((principal, at) =>
      all.filter((_, number) => (number + at) % step === 0).map((ask) => ({ principal, ask })),
    );
    await inLanes(rounds, ({ principal, ask }) => work(principal, ask));
  }

  async function inLanes<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
    let next = 0;
    const lane = async () => {
      for (let one = all[next++]; one; one = all[next++]) {
        figures.requests += 1;
        await work(one);
      }
    };
    await Promise.all(Array.from({ length: lanes }, lane));
  }

  const seers = () => world.principals.filter(({ seesAll }) => seesAll);
  const others = () => world.principals.filter(({ seesAll }) => !seesAll);

  /** One line for each route that leaks: how often, and the first time. */
  function expectNone(leaks: readonly Leak[]): void {
    figures.leaks += leaks.length;
    const lines = [...Map.groupBy(leaks, ({ key }) => key)].map(
      ([key, [first, ...more]]) =>
        `${key}, ${more.length + 1} times, such as\n  ${first?.place}\n    ${first?.what}`,
    );
    expect(lines.join('\n')).toBe('');
  }

  describe('what is hidden', { timeout: 1_800_000, retry: 0 }, () => {
    it('changes no answer to requests that do not name it', async () => {
      const leaks: Leak[] = [];
      await walk('visible', others(), async (principal, ask) => {
        const place = placeOf(principal, ask);
        const known = before.get(place);
        if (!known) throw new Error(`${place} was not asked before`);
        const heard = await hear(principal, ask);
        const what =
          tells(heard, world.secrets()) ??
          (restless.includes(ask.key) ? undefined : differenceOf(known, heard));
        if (what) leaks.push({ key: ask.key, place, what });
      });
      expectNone(leaks);
    });

    it('is answered like what is unknown', async () => {
      const leaks: Leak[] = [];
      const { hidden, unknown } = world.halves();
      await walk('hidden', others(), async (principal, ask) => {
        const heard = await hear(principal, ask);
        const other = await hear(principal, ask.unknown);
        figures.requests += 1;
        const what = restless.includes(ask.key)
          ? undefined
          : leakOf(ask, { hidden, heard }, { unknown, heard: other });
        if (what) leaks.push({ key: ask.key, place: placeOf(principal, ask), what });
      });
      expectNone(leaks);
    });

    it('is found by those who see everything, so that the walk is not blind', async () => {
      const asks = [...asked.values()].flatMap(({ visible, hidden }) => [
        ...visible.slice(0, 1),
        ...hidden.slice(0, extent({ whole: 4, usual: 1 })),
      ]);
      for (const principal of seers()) {
        const found = new Set<EndpointKey>();
        await inLanes(asks, async (ask) => {
          if (tells(await hear(principal, ask), world.secrets())) found.add(ask.key);
        });
        figures.found.push(`${principal.name} in ${found.size} routes`);
        expect(found.size).toBeGreaterThan(40);
      }
      const { requests, leaks, found } = figures;
      console.info(
        `Looked for leaks: ${requests} requests by ${world.principals.length} principals to ${asked.size} routes, ${leaks} leaks. What is hidden was found by ${found.join(', ')}.`,
      );
    });
  });
}
