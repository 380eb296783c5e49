import { RefusalError } from '../refusal.ts';
import { isObject } from '../text/parse-json.ts';

/**
 * Most edges that the dependency graph of a document may have. A server stored 1.4 million in 88 s; the largest graphs of
 * real documents have some ten thousand.
 */
export const MAX_EDGES = 500_000;

/** Counts the edges of a document while it is read or checked. */
export class EdgeCount {
  #edges = 0;

  /** @throws RefusalError when these are too many */
  add(edges: number): void {
    this.#edges += edges;
    if (this.#edges > MAX_EDGES) {
      throw new RefusalError(`The document has more than ${MAX_EDGES} edges in its dependency graph`);
    }
  }

  /** Counts what a dependency says that its component uses or provides. */
  addDependency(dependency: unknown): void {
    if (isObject(dependency)) this.add(lengthOf(dependency.dependsOn) + lengthOf(dependency.provides));
  }
}

function lengthOf(list: unknown): number {
  return Array.isArray(list) ? list.length : 0;
}
