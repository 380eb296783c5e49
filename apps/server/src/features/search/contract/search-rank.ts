import { type RawBuilder, sql } from 'kysely';
import { containsPattern } from '../../../db/list/search.ts';
import { isUuid } from '../../../db/uuid.ts';

/** The search text. */
export interface Sought {
  /** In lower case; any of them suffices. There is at least one. */
  readonly words: readonly string[];
  /** The text as a whole in lower case, as it came and with single blanks. */
  readonly phrases: readonly string[];
}

type Text = RawBuilder<unknown>;

/** The facts that determine how well a row matches. Texts are in lower case and may be null. */
interface RankedRow {
  readonly uuid?: Text;
  /** The row is one whose hash or id was given. */
  readonly hasId?: Text | undefined;
  readonly group?: Text;
  readonly name: Text;
  readonly version?: Text;
  /** All that words are looked for in. */
  readonly text: Text;
}

export const anyOf = (parts: readonly Text[]): Text => sql`(${sql.join(parts, sql` or `)})`;

/** True if a text, in lower case, has one of the words. */
export function has(text: Text, { words }: Sought): Text {
  return anyOf(words.map((word) => sql`${text} like ${containsPattern(word)}`));
}

/** Conditions for words that are UUIDs. */
export function hasUuid(column: Text, { words }: Sought): Text[] {
  const uuids = words.filter(isUuid);
  return uuids.length === 0 ? [] : [sql`${column} = any(${uuids}::uuid[])`];
}

/**
 * Ranks a match, lower is better (contract §21): first an equal UUID, hash, or id; then a group and then a
 * name equal to the whole text; then rows that contain more of the words. Among these, first a group or name
 * equal to a word, then one that begins with it, then one that contains it.
 */
export function rankOf({ uuid, hasId, group, name, version, text }: RankedRow, sought: Sought): Text {
  const { words, phrases } = sought;
  const is = (column: Text) => sql`${column} = any(${phrases}::text[])`;
  const isWord = (column: Text) => sql`${column} = any(${words}::text[])`;
  const begins = (column: Text) =>
    anyOf(words.map((word) => sql`${column} like ${containsPattern(word).slice(1)}`));
  const whole = [
    is(name),
    ...(group ? ['/', ':', ' '].map((sign) => is(sql`${group} || ${sign}::text || ${name}`)) : []),
    ...(version ? [is(sql`${name} || ' ' || ${version}`)] : []),
  ];
  const tiers = [
    ...(uuid ? hasUuid(uuid, sought).map((condition) => sql`when ${condition} then 0`) : []),
    ...(hasId ? [sql`when ${hasId} then 100`] : []),
    ...(group ? [sql`when ${is(group)} then 200`] : []),
    sql`when ${anyOf(whole)} then 300`,
  ];
  const places = [
    ...(group ? [sql`when ${isWord(group)} then 0`] : []),
    sql`when ${isWord(name)} then 1`,
    ...(group ? [sql`when ${begins(group)} then 2`] : []),
    sql`when ${begins(name)} then 3`,
  ];
  return sql`(case ${sql.join(tiers, sql` `)} else 400 end + ${missing(text, sought)}
    + case ${sql.join(places, sql` `)} else 4 end)`;
}

/** Ten for each word that a text does not have; of a single word every row has it, or is found by something else. */
function missing(text: Text, { words }: Sought): Text {
  if (words.length === 1) return sql`0`;
  const lacks = words.map((word) => sql`(${text} not like ${containsPattern(word)})::int`);
  return sql`10 * (${sql.join(lacks, sql` + `)})`;
}
