import { HttpError } from './http-error.ts';

interface Member {
  value: string;
}

/** The items to add to and remove from one list to get the other. */
export function memberChanges(
  before: readonly Member[],
  wanted: readonly Member[],
): { added: string[]; gone: string[] } {
  const had = new Set(before.map(({ value }) => value));
  const wants = new Set(wanted.map(({ value }) => value));
  return {
    added: [...wants].filter((value) => !had.has(value)),
    gone: [...had].filter((value) => !wants.has(value)),
  };
}

/** Waits for a change that somebody else may have made already, which API v1 answers by 304 and is as good. */
export async function settle(change: Promise<unknown>): Promise<void> {
  try {
    await change;
  } catch (error) {
    if (!(error instanceof HttpError && error.status === 304)) throw error;
  }
}
