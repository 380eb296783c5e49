/** One that could not be done, and why. */
interface Failure<Item> {
  item: Item;
  error: unknown;
}

export interface OneByOneOptions<Item> {
  items: readonly Item[];
  work: (item: Item) => Promise<unknown>;
  /** How many are over, done or not. */
  onProgress: (over: number) => void;
  /** Whether this error would meet every other item too: then they are not tried. */
  endsAll: (error: unknown) => boolean;
  signal: AbortSignal;
}

export interface Outcome<Item> {
  done: number;
  failed: Failure<Item>[];
  /** Not tried any more: it was stopped, or the last error would have met them too. */
  left: Item[];
}

/** Does the same to many things, one after the other; an item that fails does not stop the rest. */
export async function doOneByOne<Item>(options: OneByOneOptions<Item>): Promise<Outcome<Item>> {
  const { items, work, onProgress, endsAll, signal } = options;
  const failed: Failure<Item>[] = [];
  for (const [index, item] of items.entries()) {
    if (signal.aborted) return { done: index - failed.length, failed, left: items.slice(index) };
    try {
      await work(item);
    } catch (error) {
      failed.push({ item, error });
      if (endsAll(error)) return { done: index + 1 - failed.length, failed, left: items.slice(index + 1) };
    }
    onProgress(index + 1);
  }
  return { done: items.length - failed.length, failed, left: [] };
}
