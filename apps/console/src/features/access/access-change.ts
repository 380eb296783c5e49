import { useMutation } from '@tanstack/react-query';
import { HttpError } from '../../lib/http-error.ts';
import { refresh } from '../../lib/query.ts';

/** A change of who may do what. One of several steps may have been taken before it failed, so both are asked for anew. */
export function useAccessChange<Input, Output>(change: (input: Input) => Promise<Output>) {
  return useMutation({ mutationFn: change, onSettled: () => refresh('user', 'team', 'service-account') });
}

/** "Not modified" means that somebody else was faster, and is as good. */
export const notModified = { quiet: [304] };

export async function settle(change: Promise<unknown>): Promise<void> {
  try {
    await change;
  } catch (error) {
    if (!(error instanceof HttpError && error.status === 304)) throw error;
  }
}
