/** Kinds of work that are measured and traced. */
type ObservedKind = 'request' | 'job' | 'outgoing' | 'statement';

/** Work that is measured. Its name is one of few; nothing in it comes from users. */
export interface Observed {
  readonly kind: ObservedKind;
  readonly name: string;
  readonly facts?: Readonly<Record<string, string | number>>;
}

/** One piece of work that is being watched. */
export interface Watch {
  /** @param outcome `ok`, or a word for what went wrong */
  end(outcome: string, facts?: Readonly<Record<string, string | number>>): void;
  /** Runs the work, so that what begins inside of it is known to belong to it. */
  inside?<T>(work: () => T): T;
}

/** Is told of all work as it begins. */
export type Observer = (what: Observed) => Watch | undefined;

const observers = new Set<Observer>();

/** Has somebody told of all work from now on. @returns what ends that */
export function addObserver(observer: Observer): () => void {
  observers.add(observer);
  return () => {
    observers.delete(observer);
  };
}

/** Whether anybody wants to know: statements come by the thousands. */
export const isObserved = (): boolean => observers.size > 0;

/** Watches work whose begin and end are told apart, such as a request. */
export function beginObserved(what: Observed): Watch & { inside<T>(work: () => T): T } {
  const watches = [...observers].map((observer) => observer(what)).filter((watch) => watch !== undefined);
  return {
    end(outcome, facts) {
      for (const watch of watches) watch.end(outcome, facts);
    },
    inside: (work) =>
      watches.reduce((inner, watch) => () => (watch.inside ? watch.inside(inner) : inner()), work)(),
  };
}

/**
 * Runs work and tells how it ended.
 * @param outcomeOf what an end means that is no error; `ok` when absent
 */
export async function observed<T>(
  what: Observed,
  work: () => Promise<T>,
  outcomeOf?: (result: T) => string,
): Promise<T> {
  if (!isObserved()) return work();
  const watch = beginObserved(what);
  try {
    const result = await watch.inside(work);
    watch.end(outcomeOf?.(result) ?? 'ok');
    return result;
  } catch (error) {
    watch.end('error');
    throw error;
  }
}
