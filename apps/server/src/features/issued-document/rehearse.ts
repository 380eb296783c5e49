// Public to other features.
import { createHash } from 'node:crypto';

/** A list that was read once, so that what it says is known before the first of it goes out. */
interface Rehearsed<T> {
  readonly isEmpty: boolean;
  /** SHA-256 of the head and of every item. */
  readonly digest: Buffer;
  /** The same list once more. */
  batches(): AsyncIterable<readonly T[]>;
}

/** So many items are kept, which is more than most documents have; a longer list is read again. */
const mostKept = 2_000;

/**
 * Reads a list and hashes what it says, in bounded memory.
 *
 * @param head what else belongs to the content
 * @param read reads the list from its beginning, and the same one each time
 */
export async function rehearse<T>(
  head: unknown,
  read: () => AsyncIterable<readonly T[]>,
): Promise<Rehearsed<T>> {
  const hash = createHash('sha256').update(JSON.stringify(head));
  const kept: (readonly T[])[] = [];
  let count = 0;
  for await (const batch of read()) {
    for (const item of batch) hash.update('\n').update(JSON.stringify(item));
    count += batch.length;
    if (count <= mostKept) kept.push(batch);
    else kept.length = 0;
  }
  const isKept = count <= mostKept;
  return {
    isEmpty: count === 0,
    digest: hash.digest(),
    batches: () => (isKept ? fromKept(kept) : read()),
  };
}

async function* fromKept<T>(
  batches: readonly (readonly T[])[],
): AsyncGenerator<readonly T[], void, undefined> {
  yield* batches;
}
