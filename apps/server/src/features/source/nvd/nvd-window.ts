/** One pass over the NVD API: all CVEs, or those that changed in a time span. Times are ISO 8601 in UTC. */
export interface NvdWindow {
  from?: string;
  to?: string;
}

/** Where asking stands within a window. */
export interface NvdCursor extends NvdWindow {
  /** Records before this one are stored. */
  startIndex: number;
  /** When the first page was answered: later changes are not surely among the pages. */
  asOf: string;
  /** The same by our clock. */
  startedAt: string;
}

const dayMs = 86_400_000;
/** More is refused. */
const maxWindowMs = 120 * dayMs;
/** The maximum delay until changes are published after their date. */
const shownWithinMs = dayMs;
/** Pages of all CVEs are in the order in which they were published, so a place in them holds for some time. */
const keptForMs = 2 * dayMs;

/** The next window after the newest change that is known for sure; all CVEs when there is none. */
export function nextWindow(lastModifiedMs: number | undefined, now: Date): NvdWindow {
  if (lastModifiedMs === undefined) return {};
  const to = Math.min(now.getTime(), lastModifiedMs + maxWindowMs);
  return {
    from: new Date(lastModifiedMs).toISOString(),
    to: new Date(Math.max(to, lastModifiedMs)).toISOString(),
  };
}

/** True if nothing lies behind a window. */
export function isLastWindow({ to }: NvdWindow, now: Date): boolean {
  return to !== undefined && Date.parse(to) >= now.getTime();
}

/** The result of a whole window. */
interface WindowPass {
  /** The latest change seen. */
  newest: string | undefined;
  asOf: string;
  isLast: boolean;
}

/**
 * Up to when changes are known for sure after a whole window: its end, when that lies well behind us; else the newest change
 * seen, because the NVD shows changes some time after their date.
 */
export function knownUntil(window: NvdWindow, pass: WindowPass, now: Date): string {
  const seen = newestSeen(window, pass);
  if (window.to === undefined || pass.isLast) return seen;
  const settled = new Date(Math.min(Date.parse(window.to), now.getTime() - shownWithinMs)).toISOString();
  return settled > seen ? settled : seen;
}

/** Never later than the first page's answer, never earlier than the window. */
function newestSeen({ from }: NvdWindow, { newest, asOf }: WindowPass): string {
  if (newest === undefined) return from ?? asOf;
  const seen = newest < asOf ? newest : asOf;
  return from !== undefined && seen < from ? from : seen;
}

/** Reads a stored cursor; undefined for anything else, for another window's, and for one that is too old to be trusted. */
export function resumable(
  text: string | null | undefined,
  window: NvdWindow,
  now: Date,
): NvdCursor | undefined {
  if (!text) return undefined;
  const value: unknown = JSON.parse(text);
  if (
    typeof value !== 'object' ||
    value === null ||
    !('startIndex' in value) ||
    !('asOf' in value) ||
    !('startedAt' in value)
  )
    return undefined;
  const { startIndex, asOf, startedAt } = value;
  if (typeof startIndex !== 'number' || typeof asOf !== 'string' || typeof startedAt !== 'string')
    return undefined;
  const from = 'from' in value && typeof value.from === 'string' ? { from: value.from } : {};
  const to = 'to' in value && typeof value.to === 'string' ? { to: value.to } : {};
  if (from.from !== window.from || now.getTime() - Date.parse(startedAt) > keptForMs) return undefined;
  // The end of the interrupted window counts: another one would have other pages.
  return { ...from, ...to, startIndex, asOf, startedAt };
}
