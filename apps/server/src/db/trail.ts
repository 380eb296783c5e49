import { piecesOf, type TrailForm, type TrailParts } from '@waybill/api-contract';
import { type RawBuilder, sql } from 'kysely';

/** The author of trail entries that no person wrote. */
export const trailAuthor = 'Waybill';

/** A line of a trail whose parts are values of a statement. */
export function trailLineOf<Form extends TrailForm>(
  form: Form,
  parts: Readonly<Record<keyof TrailParts<Form>, RawBuilder<unknown>>>,
): RawBuilder<unknown> {
  const values: Readonly<Record<string, RawBuilder<unknown>>> = parts;
  return sql`concat(${sql.join(
    piecesOf(form).map((piece, at) => (at % 2 === 0 ? sql`${piece}::text` : (values[piece] ?? sql`null`))),
  )})`;
}

/** The day of a time as lines of a trail have it. */
export function trailDay(at: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD')`;
}
