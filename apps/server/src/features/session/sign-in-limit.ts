import { addressGroup } from '../../http/edge/address-group.ts';
import { AppError } from '../../http/errors.ts';
import { createHeldUpPasswords } from './held-up-passwords.ts';

export interface SignInAttempt {
  address: string;
  username: string;
  password: string;
  /** Name of the caller's device, when somebody has signed in on it under this name (known-device.ts). */
  device?: string | undefined;
}

/** Called when the attempt is over: only wrong passwords count. */
type Settle = (passwordWasWrong: boolean) => void;

export interface SignInLimit {
  /**
   * Waits for the attempt's turn, which is at once as long as few sign-ins fail. The attempt counts from its turn on, so
   * that any number at once try no more passwords than one after the other.
   * @param gone aborts when the caller waits no longer
   * @throws AppError 429 when too many are waiting already
   */
  enter(attempt: SignInAttempt, gone?: AbortSignal): Promise<Settle>;
}

/** The allowed burst of failures and its decay: `burst + 60 s / everyMs` in any minute. */
interface Pace {
  burst: number;
  everyMs: number;
  /** More are refused, so that the last of them has its turn within 24 s. */
  maxWaiting: number;
}

/** 10 wrong passwords a minute for an address and a name together, 50 for a name, 100 for an address. */
const paces = {
  pair: { burst: 5, everyMs: 12_000, maxWaiting: 2 },
  name: { burst: 25, everyMs: 2_400, maxWaiting: 10 },
  address: { burst: 50, everyMs: 1_200, maxWaiting: 20 },
} as const satisfies Record<string, Pace>;

/** As long as attempts are being checked nobody knows whether they count: those behind them are probably a pipeline. */
const maxUndecided = 200;
const maxWaitingInAll = 500;
/** Proxies mostly give up after 60 s. */
const maxWaitMs = 30_000;
/** For those behind attempts of which none has failed yet: imported passwords take a second each, and all people come on one morning. */
const maxUndecidedWaitMs = 6 * 60_000;
const maxCounters = 50_000;

interface Counter {
  readonly pace: Pace;
  /** Attempts that count, as of `at`; one is forgotten every `everyMs`. */
  spent: number;
  at: number;
  /** Attempts whose turn it is and that have not been decided. */
  running: number;
  waiting: number;
}

interface Waiter {
  counters: readonly [Counter, ...Counter[]];
  /** When this very password was first held up, so that trying it again keeps its place before newer guesses. */
  since: number;
  readonly beganAt: number;
  admit(): void;
  refuse(): void;
}

/**
 * Slows down guessing of passwords in the memory of this node. Attempts that are too fast wait for their
 * turn. Users who have not failed lately go before those who have, so someone elsewhere who keeps guessing
 * cannot keep the owner out. Nor can someone at the same address, because the password that was held up first
 * goes first, and a guesser has a new one each time (docs/adr/0007). A pipeline that signs in often with the
 * right password is never held up.
 */
export function createSignInLimit(): SignInLimit {
  const counters = new Map<string, Counter>();
  const heldUp = createHeldUpPasswords();
  const waiting: Waiter[] = [];
  let timer: NodeJS.Timeout | undefined;
  let isUpdateDue = false;

  const counterOf = (key: string, pace: Pace) => {
    const known = counters.get(key);
    if (known) return known;
    const counter = { pace, spent: 0, at: performance.now(), running: 0, waiting: 0 };
    counters.set(key, counter);
    return counter;
  };

  /** A known device is counted apart from everybody else: whatever others fail at leaves it alone. */
  const countersOf = ({ address, username, device }: SignInAttempt): [Counter, ...Counter[]] => {
    if (device !== undefined) {
      return [counterOf(`device ${device}`, paces.pair), counterOf(`known ${username}`, paces.name)];
    }
    const group = addressGroup(address);
    return [
      counterOf(`pair ${group} ${username}`, paces.pair),
      counterOf(`name ${username}`, paces.name),
      counterOf(`address ${group}`, paces.address),
    ];
  };

  const leave = (waiter: Waiter) => {
    waiting.splice(waiting.indexOf(waiter), 1);
    for (const counter of waiter.counters) counter.waiting--;
  };

  /** Lets in whose turn it is, refuses whom there is no room for, and comes back when the next turn is due. */
  const update = () => {
    clearTimeout(timer);
    const now = performance.now();
    waiting.sort(byTurn);
    for (const waiter of [...waiting]) {
      if (waitOf(waiter.counters) > 0) continue;
      leave(waiter);
      waiter.admit();
    }
    for (const waiter of [...waiting].reverse()) {
      const isEarly = now < endOf(waiter);
      if (isEarly && waiting.length <= maxWaitingInAll && waiter.counters.every(hasRoom)) continue;
      leave(waiter);
      waiter.refuse();
    }
    if (waiting.length === 0) return;
    const waits = waiting.map((waiter) => Math.min(waitOf(waiter.counters), endOf(waiter) - now));
    const nextMs = Math.min(...waits);
    timer = setTimeout(update, Math.ceil(nextMs));
    timer.unref();
  };

  /** Once for all that arrive together: with 400 at once, looking at all the others for each took 0.2 s. */
  const updateSoon = () => {
    if (isUpdateDue) return;
    isUpdateDue = true;
    setImmediate(() => {
      isUpdateDue = false;
      update();
    });
  };

  const settle = (own: readonly Counter[], passwordWasWrong: boolean) => {
    for (const counter of own) {
      counter.running--;
      if (!passwordWasWrong) counter.spent = Math.max(0, spentNow(counter) - 1);
    }
    updateSoon();
  };

  return {
    enter(attempt, gone) {
      if (counters.size > maxCounters) forgetUnused(counters);
      const own = countersOf(attempt);
      return new Promise<Settle>((resolve, reject) => {
        const waiter: Waiter = {
          counters: own,
          since: heldUp.since(attempt),
          beganAt: performance.now(),
          admit() {
            heldUp.forget(attempt);
            for (const counter of own) {
              counter.spent = spentNow(counter) + 1;
              counter.running++;
            }
            resolve((passwordWasWrong) => settle(own, passwordWasWrong));
          },
          refuse: () => reject(tooManyAttempts(waitOf(own))),
        };
        waiting.push(waiter);
        for (const counter of own) counter.waiting++;
        gone?.addEventListener('abort', () => {
          if (!waiting.includes(waiter)) return;
          leave(waiter);
          waiter.refuse();
          updateSoon();
        });
        updateSoon();
      });
    },
  };
}

/**
 * The attempt with fewer recent wrong passwords for this name and address goes first, then the one that has
 * waited longer.
 */
function byTurn(a: Waiter, b: Waiter): number {
  return failuresOf(a) - failuresOf(b) || a.since - b.since;
}

function failuresOf({ counters: [first] }: Waiter): number {
  return Math.ceil(spentNow(first));
}

/** The current count; updates the counter. */
function spentNow(counter: Counter): number {
  const now = performance.now();
  counter.spent = Math.max(0, counter.spent - (now - counter.at) / counter.pace.everyMs);
  counter.at = now;
  return counter.spent;
}

/** The time until all counters have a turn to give. */
function waitOf(counters: readonly Counter[]): number {
  const waits = counters.map((counter) => {
    const over = spentNow(counter) + 1 - counter.pace.burst;
    // The remainder of a turn after rounding counts as none.
    return over < 1e-6 ? 0 : over * counter.pace.everyMs;
  });
  return Math.max(...waits);
}

/** When it is refused at the latest. */
function endOf({ beganAt, counters }: Waiter): number {
  const isUndecided = counters.every(
    (counter) => waitOf([counter]) === 0 || counter.running >= spentNow(counter) / 2,
  );
  return beganAt + (isUndecided ? maxUndecidedWaitMs : maxWaitMs);
}

function hasRoom(counter: Counter): boolean {
  return counter.waiting <= (counter.running > 0 ? maxUndecided : counter.pace.maxWaiting);
}

/** Should a flood of names fill the memory all the same, what nobody waits for is forgotten. */
function forgetUnused(counters: Map<string, Counter>): void {
  const isUnused = (counter: Counter) => counter.running === 0 && counter.waiting === 0;
  for (const [key, counter] of counters) {
    if (isUnused(counter) && spentNow(counter) === 0) counters.delete(key);
  }
  if (counters.size <= maxCounters) return;
  for (const [key, counter] of counters) if (isUnused(counter)) counters.delete(key);
}

function tooManyAttempts(waitMs: number): AppError {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  return new AppError('session.too_many_attempts', {
    status: 429,
    title: 'Too many failed sign-ins',
    detail: `Too many sign-ins have failed. Try again in ${seconds} seconds.`,
    headers: { 'retry-after': String(seconds) },
  });
}
