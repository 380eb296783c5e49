import { addressGroup } from '../../http/edge/address-group.ts';
import { AppError } from '../../http/errors.ts';

const windowMs = 10 * 60_000;
const maxPerAddress = 10;
/**
 * For all addresses together, so that nobody can make the server send thousands of emails from as many
 * addresses.
 */
const maxInAll = 300;
const everybody = '';

interface ResetLimit {
  /** Counts a request of an address. @throws AppError 429 when there are too many */
  count(address: string): void;
}

/** Limits requests for links and attempts to use them, in the memory of this node. */
export function createResetLimit(now: () => number): ResetLimit {
  let counts = new Map<string, number>();
  let since = now();
  return {
    count(address) {
      // A clock that was set back begins anew.
      if (now() - since >= windowMs || now() < since) {
        counts = new Map();
        since = now();
      }
      const keys = [
        [addressGroup(address), maxPerAddress],
        [everybody, maxInAll],
      ] as const;
      if (keys.some(([key, max]) => (counts.get(key) ?? 0) >= max)) throw tooMany(windowMs - (now() - since));
      for (const [key] of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
    },
  };
}

function tooMany(waitMs: number): AppError {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  return new AppError('password_reset.too_many_attempts', {
    status: 429,
    title: 'Too many attempts',
    detail: `Too many links were requested or tried. Try again in ${seconds} seconds.`,
    headers: { 'retry-after': String(seconds) },
  });
}
