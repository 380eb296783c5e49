import type { RawBuilder } from 'kysely';

/** A project whose elements are copied into another one. Each feature copies its own rows. */
export interface ElementCopy {
  readonly sourceId: number;
  readonly targetId: number;
  /** SQL of a table `(old_id bigint, new_id bigint)`: components and services that are copied, and the project itself as 0. */
  readonly map: RawBuilder<unknown>;
}
