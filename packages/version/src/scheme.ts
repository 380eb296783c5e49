import type { Order } from './key/order.ts';
import type { Random } from './random.ts';

/** The rules by which the versions of one ecosystem are read and ordered. */
export interface VersionScheme<Id extends string = string> {
  readonly id: Id;
  /** Stored in databases: never changes and is never given to another scheme. */
  readonly code: number;
  /** Orders two versions by the rules of the scheme; undefined when one of them is unreadable. */
  compare(a: string, b: string): Order | undefined;
  /**
   * Text whose plain order is the version order; equal versions have equal keys. Characters from `!` to `}` only.
   * Undefined when and only when the version is unreadable.
   */
  key(version: string): string | undefined;
  /**
   * True if a readable version precedes a release and is not a release itself. Omitted if the scheme has no
   * such versions, or if the distribution decides what it releases.
   */
  isPrerelease?(version: string): boolean;
  /** A made-up text in the style of the scheme, for the fuzz gate; most of them should be readable. */
  sample(random: Random): string;
}

/** Gives a scheme the literal type of its id. */
export function defineScheme<const Id extends string>(scheme: VersionScheme<Id>): VersionScheme<Id> {
  return scheme;
}
