import type { HttpError } from './http-error.ts';

// One place knows if the server can be reached. A failed request reports that it cannot. From then on, a
// cheap endpoint is polled, less and less often, until it answers. Code that wants to retry listens.

const shortestMs = 1000;
const longestMs = 30_000;
/** A server that fails again so soon after it has answered is no server that is back. */
const steadyMs = 10_000;

type Listener = () => unknown;

const listeners = new Set<Listener>();
let timer: ReturnType<typeof setTimeout> | undefined;
let ping: () => Promise<boolean> = async () => true;
let isAway = false;
let delayMs = shortestMs;
let backAtMs = Number.NEGATIVE_INFINITY;

/** True if nothing answers, or only a proxy in front of the server. */
export function meansAway({ kind, status }: HttpError): boolean {
  return kind === 'network' || [502, 503, 504].includes(status);
}

/** Called when the server answers again. */
export function onReconnect(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Call this for every failed request. */
export function noteFailure(error: HttpError): void {
  if (isAway || !meansAway(error)) return;
  isAway = true;
  const failsAgain = performance.now() - backAtMs < steadyMs;
  delayMs = failsAgain ? Math.min(longestMs, 2 * delayMs) : shortestMs;
  timer = setTimeout(check, delayMs);
}

async function check(): Promise<void> {
  clearTimeout(timer);
  const isBack = await ping();
  if (!isAway) return;
  if (!isBack) {
    delayMs = Math.min(longestMs, 2 * delayMs);
    timer = setTimeout(check, delayMs);
    return;
  }
  isAway = false;
  backAtMs = performance.now();
  for (const listener of listeners) listener();
}

/** `askServer` says whether the server is ready. The browser knows of some changes before the next attempt. */
export function watchConnection(askServer: () => Promise<boolean>): void {
  ping = askServer;
  const checkNow = () => {
    if (isAway) void check();
  };
  addEventListener('online', checkNow);
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) checkNow();
  });
}
