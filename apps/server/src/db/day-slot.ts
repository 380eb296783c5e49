import { type RawBuilder, sql } from 'kysely';

/** The day of a moment; days are those of UTC. */
export function dayOf(moment: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(${moment} at time zone 'utc')::date`;
}

/** The ten minutes of its day that a moment lies in, from 1 to 144; 0 is left to the day as a whole. */
export function daySlotOf(moment: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(1 + floor(extract(epoch from (${moment} at time zone 'utc')::time) / 600))::smallint`;
}
