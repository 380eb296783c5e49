import type { ConnectionFacts, ConnectionFailure, Probe, ProbeAnswer } from './probe.ts';

/** The fault of an answer; undefined if there is none. */
export function troubleOf(probe: Probe, answer: ProbeAnswer, now: Date): ConnectionFailure | undefined {
  const own = probe.findTrouble?.(answer);
  if (own) return own;
  const trouble = answer.status >= 400 ? troubleOfStatus(probe, answer, now) : troubleOfBody(probe, answer);
  return trouble && { ...trouble, facts: { status: answer.status, ...trouble.facts } };
}

function troubleOfStatus(probe: Probe, answer: ProbeAnswer, now: Date): ConnectionFailure | undefined {
  const { status } = answer;
  const asksToWait = answer.header('retry-after') !== undefined || rateOf(answer, now)?.remaining === 0;
  if (status === 429 || status === 402 || (status === 403 && asksToWait)) {
    return { step: 'RATE', code: 'LIMIT_REACHED', facts: waitOf(answer, now) };
  }
  if (status === 407) return { step: 'CONNECTION', code: 'PROXY_REFUSED' };
  if (status === 401) return accountTrouble(probe, 'CREDENTIALS_REFUSED');
  if (status === 403) {
    // A host that nobody signs in to refuses us for another reason.
    return probe.account === 'NONE'
      ? { step: 'ANSWER', code: 'REFUSED' }
      : accountTrouble(probe, 'ACCESS_DENIED');
  }
  if (status === 404 || status === 410) {
    const mayLack = probe.mayLackExample === 'PAGE' || (probe.mayLackExample && !isPage(answer));
    return mayLack ? undefined : { step: 'ANSWER', code: 'NOT_FOUND' };
  }
  return { step: 'ANSWER', code: status >= 500 ? 'SERVER_ERROR' : 'UNEXPECTED_STATUS' };
}

/** A host that turns us away without credentials has said nothing about them. */
function accountTrouble(
  { account }: Probe,
  refused: 'CREDENTIALS_REFUSED' | 'ACCESS_DENIED',
): ConnectionFailure {
  if (account === 'SENT') return { step: 'ACCOUNT', code: refused };
  if (account === 'WITHHELD') return { step: 'ACCOUNT', code: 'SECRET_WITHHELD' };
  if (account === 'UNREADABLE') return { step: 'ACCOUNT', code: 'SECRET_UNREADABLE' };
  return { step: 'ACCOUNT', code: 'CREDENTIALS_MISSING' };
}

function troubleOfBody(probe: Probe, answer: ProbeAnswer): ConnectionFailure | undefined {
  if (probe.isExpected(answer)) return undefined;
  return { step: 'ANSWER', code: isPage(answer) ? 'WEB_PAGE' : 'UNEXPECTED_CONTENT' };
}

function isPage({ text }: ProbeAnswer): boolean {
  return /^\s*<(!doctype html|html|head|body)/i.test(text);
}

/**
 * Reads a limit from common headers: `x-ratelimit-limit`, `-remaining`, and `-reset`, the last one as a time
 * in seconds or as the seconds until then. Services with several limits at once send lists, which are
 * ignored.
 */
export function rateOf(answer: ProbeAnswer, now: Date): ConnectionFacts | undefined {
  const remaining = numberIn(answer, 'x-ratelimit-remaining');
  if (remaining === undefined) return undefined;
  const limit = numberIn(answer, 'x-ratelimit-limit');
  const reset = numberIn(answer, 'x-ratelimit-reset');
  return {
    remaining,
    ...(limit === undefined ? {} : { limit }),
    ...(reset === undefined ? {} : { resetAt: reset > 1e9 ? reset * 1000 : now.getTime() + reset * 1000 }),
  };
}

function waitOf(answer: ProbeAnswer, now: Date): ConnectionFacts {
  const after = answer.header('retry-after')?.trim() ?? '';
  if (/^\d{1,9}$/.test(after)) return { resetAt: now.getTime() + Number(after) * 1000 };
  const date = Date.parse(after);
  return Number.isNaN(date) ? (rateOf(answer, now) ?? {}) : { resetAt: date };
}

function numberIn(answer: ProbeAnswer, header: string): number | undefined {
  const text = answer.header(header)?.trim() ?? '';
  return /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}
