import { createHmac, randomBytes } from 'node:crypto';

interface Attempt {
  address: string;
  username: string;
  password: string;
}

export interface HeldUpPasswords {
  /** When this password was first tried for this name from this address without being admitted; now, if never. */
  since(attempt: Attempt): number;
  /** It was admitted. */
  forget(attempt: Attempt): void;
}

const rememberedMs = 120_000;
const maxRemembered = 20_000;

/** Remembers by a digest, under a key that only this process knows, which passwords wait for being checked. */
export function createHeldUpPasswords(): HeldUpPasswords {
  const key = randomBytes(32);
  // In the order in which they came.
  const firstTried = new Map<string, number>();

  const digestOf = ({ address, username, password }: Attempt) =>
    createHmac('sha256', key)
      .update(JSON.stringify([address, username, password]))
      .digest('base64');

  const dropOld = (now: number) => {
    for (const [digest, at] of firstTried) {
      if (now - at < rememberedMs && firstTried.size < maxRemembered) return;
      firstTried.delete(digest);
    }
  };

  return {
    since(attempt) {
      const now = performance.now();
      dropOld(now);
      const digest = digestOf(attempt);
      const first = firstTried.get(digest) ?? now;
      firstTried.set(digest, first);
      return first;
    },
    forget(attempt) {
      firstTried.delete(digestOf(attempt));
    },
  };
}
