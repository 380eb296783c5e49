import { AppError } from '../../http/errors.ts';

interface Counter {
  failures: number;
  resetAt: number;
}

export interface SignInAttempt {
  address: string;
  username: string;
}

export interface SignInLimit {
  /** @throws AppError 429 when there were too many failures */
  check(attempt: SignInAttempt, nowMs: number): void;
  noteFailure(attempt: SignInAttempt, nowMs: number): void;
  noteSuccess(attempt: SignInAttempt): void;
}

const windowMs = 60_000;
const maxPerAddressAndName = 10;
/** Larger, so that somebody elsewhere cannot easily lock a person out. */
const maxPerName = 50;
const maxPerAddress = 100;
const maxCounters = 50_000;

/**
 * Slows down guessing of passwords: counts failed sign-ins only, for each address and name, in the memory of this node.
 * A pipeline that signs in often and rightly is never held up.
 */
export function createSignInLimit(): SignInLimit {
  const counters = new Map<string, Counter>();
  const current = (key: string, nowMs: number) => {
    const counter = counters.get(key);
    return counter && counter.resetAt > nowMs ? counter : undefined;
  };
  return {
    check(attempt, nowMs) {
      for (const { key, max } of limitsOf(attempt)) {
        const counter = current(key, nowMs);
        if (counter && counter.failures >= max) throw tooMany(counter.resetAt - nowMs);
      }
    },
    noteFailure(attempt, nowMs) {
      if (counters.size > maxCounters) removeExpired(counters, nowMs);
      for (const { key } of limitsOf(attempt)) {
        const counter = current(key, nowMs);
        if (counter) counter.failures++;
        else counters.set(key, { failures: 1, resetAt: nowMs + windowMs });
      }
    },
    noteSuccess(attempt) {
      counters.delete(pairKey(attempt));
    },
  };
}

function limitsOf(attempt: SignInAttempt) {
  return [
    { key: pairKey(attempt), max: maxPerAddressAndName },
    { key: `name ${attempt.username}`, max: maxPerName },
    { key: `address ${attempt.address}`, max: maxPerAddress },
  ];
}

const pairKey = ({ address, username }: SignInAttempt) => `pair ${address} ${username}`;

/** Should a flood of names fill it all the same, everything is forgotten rather than memory be eaten. */
function removeExpired(counters: Map<string, Counter>, nowMs: number): void {
  for (const [key, counter] of counters) if (counter.resetAt <= nowMs) counters.delete(key);
  if (counters.size > maxCounters) counters.clear();
}

function tooMany(waitMs: number): AppError {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  return new AppError('session.too_many_attempts', {
    status: 429,
    title: 'Too many failed sign-ins',
    detail: `Too many sign-ins have failed. Try again in ${seconds} seconds.`,
    headers: { 'retry-after': String(seconds) },
  });
}
