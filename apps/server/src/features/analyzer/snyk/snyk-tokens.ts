import { setTimeout as pause } from 'node:timers/promises';
import { OutgoingError } from '../../../outgoing/outgoing-error.ts';
import { maxWaitMs } from '../../../outgoing/turns.ts';

/** Refusals go on until nothing was asked for a minute (https://docs.snyk.io/snyk-api/rest-api/rate-limits). */
const quietMs = 60_000;
/** A token that is refused so often in a run is left to the next one. */
const mostRefusals = 3;

interface SnykToken {
  readonly text: string;
  busyUntilMs: number;
  timesBusy: number;
  isRefused: boolean;
}

/** The tokens that a setting holds, separated by semicolons, each once. */
export function splitTokens(setting: string): string[] {
  const texts = setting.split(';').map((text) => text.trim());
  return [...new Set(texts.filter((text) => text !== ''))];
}

/** Tokens that are used one after the other. */
export class SnykTokens {
  readonly #tokens: readonly SnykToken[];
  #at = 0;

  /** @param setting tokens, separated by semicolons */
  constructor(setting: string) {
    this.#tokens = splitTokens(setting).map((text) => ({
      text,
      busyUntilMs: 0,
      timesBusy: 0,
      isRefused: false,
    }));
  }

  get count(): number {
    return this.#tokens.length;
  }

  /** The next token that may be used, as soon as there is one; the trouble when there will be none. */
  async next(signal: AbortSignal): Promise<SnykToken | OutgoingError> {
    const usable = this.#tokens.filter((token) => !token.isRefused);
    if (usable.length === 0) return new OutgoingError('forbidden', 'Snyk rejects the API token (401)');
    const left = usable.filter((token) => token.timesBusy < mostRefusals);
    const waitMs = Math.min(...left.map((token) => token.busyUntilMs)) - performance.now();
    if (left.length === 0 || waitMs > maxWaitMs) {
      return new OutgoingError('busy', 'Snyk limits the requests of every API token (429)');
    }
    if (waitMs > 0) await pause(waitMs, undefined, { signal });
    const free = left.filter((token) => token.busyUntilMs <= performance.now());
    this.#at += 1;
    return free[this.#at % free.length] ?? left[0] ?? this.next(signal);
  }

  noteRefused(token: SnykToken): void {
    token.isRefused = true;
  }

  /** @param retryAfter seconds or a date, as the service says it */
  noteBusy(token: SnykToken, retryAfter: string | undefined): void {
    token.timesBusy += 1;
    token.busyUntilMs = performance.now() + waitOf(retryAfter);
  }
}

function waitOf(retryAfter: string | undefined): number {
  const seconds = Number(retryAfter);
  if (retryAfter !== undefined && seconds >= 0) return seconds * 1000;
  const at = Date.parse(retryAfter ?? '');
  return Number.isNaN(at) ? quietMs : Math.max(0, at - Date.now());
}
