import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '../../http/errors.ts';
import { createSignInLimit, type SignInAttempt, type SignInLimit } from './sign-in-limit.ts';

type Caller = Omit<SignInAttempt, 'password'>;

const own = { address: '192.0.2.1', username: 'ada' };
const minuteMs = 60_000;

let limit: SignInLimit;
/** When each password was tried, in ms from the start. */
let tried: { at: number; attempt: Caller; isRight: boolean }[];
let guesses: number;
let refused: { at: number; error: unknown }[];

beforeEach(() => {
  vi.useFakeTimers();
  limit = createSignInLimit();
  tried = [];
  guesses = 0;
  refused = [];
  startedAt = performance.now();
});
afterEach(() => vi.useRealTimers());

let startedAt: number;
const elapsed = () => Math.round(performance.now() - startedAt);

/** Tries a password; the check takes 20 ms. */
async function signIn(attempt: Caller, isRight: boolean, gone?: AbortSignal): Promise<void> {
  const password = isRight ? 'right' : `guess ${guesses++}`;
  try {
    const settle = await limit.enter({ ...attempt, password }, gone);
    tried.push({ at: elapsed(), attempt, isRight });
    setTimeout(() => settle(!isRight), 20);
  } catch (error) {
    refused.push({ at: elapsed(), error });
  }
}
const guess = (attempt: Caller = own) => signIn(attempt, false);
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const triedRight = () => tried.filter((item) => item.isRight);

function mostInAMinute(): number {
  return Math.max(
    ...tried.map(({ at }) => tried.filter((item) => item.at >= at && item.at < at + minuteMs).length),
  );
}

describe('the limit on sign-ins', () => {
  it('lets no more guesses through at once than one after the other', async () => {
    for (let n = 0; n < 400; n++) void guess();
    await pass(1_000);
    expect(tried).toHaveLength(5);
    expect(refused).toHaveLength(393);
    await pass(minuteMs);
    expect(tried).toHaveLength(7);
    expect(mostInAMinute()).toBeLessThanOrEqual(10);
  });

  it('lets ten guesses a minute through from one address at one name, however many come', async () => {
    for (let ms = 0; ms < 5 * minuteMs; ms += 100) {
      void guess();
      await pass(100);
    }
    expect(mostInAMinute()).toBeGreaterThanOrEqual(9);
    expect(mostInAMinute()).toBeLessThanOrEqual(10);
    expect(refused.length).toBeGreaterThan(1000);
  });

  it('never holds up those who know the password, however many sign in at once', async () => {
    for (let n = 0; n < 150; n++) void signIn(own, true);
    await pass(1_000);
    expect(triedRight()).toHaveLength(150);
  });

  it('lets people behind one address wait for minutes where checks take long and none has failed', async () => {
    let checks = Promise.resolve();
    const slowSignIn = async (name: string, isRight: boolean) => {
      try {
        const settle = await limit.enter({ ...own, username: name, password: name });
        // A second each, one after the other, as with imported passwords.
        checks = checks.then(() => new Promise((done) => setTimeout(done, 1_000)));
        await checks;
        settle(!isRight);
        tried.push({ at: elapsed(), attempt: own, isRight });
      } catch (error) {
        refused.push({ at: elapsed(), error });
      }
    };
    for (let n = 0; n < 200; n++) void slowSignIn(`person ${n}`, true);
    await pass(201_000);
    expect([triedRight().length, refused.length]).toEqual([200, 0]);
    for (let n = 0; n < 200; n++) void slowSignIn(`guess ${n}`, false);
    tried = [];
    await pass(7 * minuteMs);
    // 100 a minute for an address, as ever, and nobody waits without end.
    expect(mostInAMinute()).toBeLessThanOrEqual(100);
    expect(tried.length + refused.length).toBe(200);
  });

  it('lets the right password wait for its turn rather than refuse it, and lets it in within a minute', async () => {
    for (let n = 0; n < 5; n++) void guess();
    await pass(100);
    void signIn(own, true);
    await pass(minuteMs);
    expect(triedRight()).toEqual([expect.objectContaining({ at: expect.closeTo(12_000, -2) })]);
  });

  it('tells who is refused when to come again, and keeps to it', async () => {
    for (let n = 0; n < 400; n++) void guess();
    await pass(1_000);
    const error = refused[0]?.error;
    expect(error).toBeInstanceOf(AppError);
    if (!(error instanceof AppError)) return;
    expect(error).toMatchObject({ status: 429, code: 'session.too_many_attempts' });
    const seconds = Number(error.headers['retry-after']);
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(12);
    await pass(seconds * 1000);
    void signIn(own, true);
    await pass(minuteMs - seconds * 1000);
    expect(triedRight()).toHaveLength(1);
  });

  it('lets the owner of a name in within a minute while others at the same address keep guessing at it', async () => {
    for (let n = 0; n < 400; n++) void guess();
    await pass(1_000);
    let isOver = false;
    const goOn = async (pauseMs: number, attempt: () => Promise<void>) => {
      while (!isOver) {
        await attempt();
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
      }
    };
    for (let n = 0; n < 20; n++) void goOn(50, () => guess());
    await pass(1_000);
    void goOn(1_000, () => (triedRight().length > 0 ? Promise.resolve() : signIn(own, true)));
    await pass(minuteMs);
    isOver = true;
    expect(triedRight()).toHaveLength(1);
    expect(mostInAMinute()).toBeLessThanOrEqual(10);
    await pass(minuteMs);
  });

  it('lets the owner of a name in at once while others elsewhere keep guessing at it', async () => {
    const attackers = Array.from({ length: 200 }, (_, n) => ({
      address: `198.51.100.${n}`,
      username: 'ada',
    }));
    for (const minute of [0, 1, 2]) {
      for (const attacker of attackers) for (let n = 0; n < 3; n++) void guess(attacker);
      await pass(30_000);
      const before = elapsed();
      void signIn({ address: `203.0.113.${minute}`, username: 'ada' }, true);
      await pass(30_000);
      expect(triedRight()).toHaveLength(minute + 1);
      expect((triedRight().at(-1)?.at ?? Number.NaN) - before).toBeLessThan(5_000);
    }
    expect(mostInAMinute()).toBeLessThanOrEqual(55);
  });

  it('leaves other names at an address where somebody guesses, and that address elsewhere, alone', async () => {
    for (let n = 0; n < 400; n++) void guess();
    await pass(100);
    const before = elapsed();
    void signIn({ ...own, username: 'grace' }, true);
    void signIn({ ...own, address: '192.0.2.2' }, true);
    await pass(100);
    expect(triedRight().map((item) => item.at)).toEqual([before, before]);
  });

  it('counts the names that an address tries together, and the network of an IPv6 address as one', async () => {
    for (let n = 0; n < 400; n++)
      void guess({ address: `2001:db8::${n.toString(16)}`, username: `name${n}` });
    await pass(minuteMs);
    expect(mostInAMinute()).toBeLessThanOrEqual(100);
    void guess({ address: '2001:db8:0:1::1', username: 'other' });
    await pass(100);
    expect(tried.at(-1)?.attempt.username).toBe('other');
  });

  it('keeps nobody waiting for longer than half a minute', async () => {
    for (let n = 0; n < 4; n++) void guess();
    for (let n = 0; n < 21; n++) void guess({ address: `198.51.100.${n}`, username: 'ada' });
    await pass(100);
    // Has failed before, so that the others, who have not, go first time and again.
    const end = vi.fn<() => void>();
    void guess().then(end);
    for (let n = 0; n < 16; n++) {
      void guess({ address: `203.0.113.${n}`, username: 'ada' });
      await pass(2_000);
    }
    expect(end).toHaveBeenCalled();
    expect(refused).toEqual([expect.objectContaining({ at: expect.closeTo(30_100, -2) })]);
  });

  it('lets a known device in at once whoever guesses at the name, at the same address as well', async () => {
    const device = { ...own, device: 'laptop' };
    for (let ms = 0; ms < minuteMs; ms += 1_000) {
      for (let n = 0; n < 20; n++) void guess();
      await pass(1_000);
    }
    const before = elapsed();
    void signIn(device, true);
    await pass(100);
    expect(triedRight().map((item) => item.at)).toEqual([before]);
    tried = [];
    for (let n = 0; n < 400; n++) void guess(device);
    await pass(1_000);
    expect(tried.filter((item) => item.attempt === device)).toHaveLength(5);
  });

  it('gives the place of a caller who is gone to the next', async () => {
    const gone = new AbortController();
    for (let n = 0; n < 5; n++) void guess();
    await pass(100);
    void signIn(own, false, gone.signal);
    void guess();
    await pass(100);
    gone.abort();
    void signIn(own, true);
    await pass(24_000);
    expect(refused).toHaveLength(1);
    expect(triedRight()).toHaveLength(1);
  });
});
