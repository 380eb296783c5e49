import { type RawBuilder, sql } from 'kysely';
import { type TextKind, textKinds } from './text-kind.ts';

/** The keys of a text, and what is looked in, as expressions over the rows that it comes from. */
export interface TextColumns {
  readonly k1: RawBuilder<unknown>;
  readonly k2: RawBuilder<unknown>;
  readonly k3: RawBuilder<unknown>;
  readonly label: RawBuilder<unknown>;
}

/** Texts that the index has, as `t`. */
export const storedText: TextColumns = {
  k1: sql.ref('t.k1'),
  k2: sql.ref('t.k2'),
  k3: sql.ref('t.k3'),
  label: sql.ref('t.label'),
};

/** The same of an identity `x` or of coordinates `x`; the migration that fills the table says the same. */
export const textOf: Readonly<Record<TextKind, TextColumns>> = {
  name: {
    k1: sql`''`,
    k2: sql`lower(coalesce(x.group_name, ''))`,
    k3: sql`lower(x.name)`,
    label: sql`lower(coalesce(x.group_name || '/', '') || x.name)`,
  },
  package: {
    k1: sql`x.k1`,
    k2: sql`x.k2`,
    k3: sql`x.k3`,
    label: sql`lower(concat_ws('/', x.k1, nullif(x.k2, ''), x.k3))`,
  },
  cpe: {
    k1: sql`x.k1`,
    k2: sql`x.k2`,
    k3: sql`x.k3`,
    label: sql`lower(replace(concat_ws(':', x.k1, x.k2, x.k3), '\\', ''))`,
  },
};

/** The table that texts come from, as `x`, with its number. */
export const originOf = {
  name: { table: sql`identity x`, id: sql.ref('x.identity_id'), where: sql`true` },
  package: { table: sql`pkg x`, id: sql.ref('x.pkg_id'), where: sql`x.kind = 0` },
  cpe: { table: sql`pkg x`, id: sql.ref('x.pkg_id'), where: sql`x.kind = 1` },
} as const satisfies Readonly<Record<TextKind, object>>;

/** The number up to which the texts of a kind are in the index. */
export function doneId(kind: TextKind): RawBuilder<unknown> {
  const progress = kind === 'name' ? 1 : 2;
  return sql`(select done_id from search_progress where kind = ${sql.lit(progress)})`;
}

/**
 * The condition on a number that its row is not in the index yet. The bound above excludes nothing: with two bounds the
 * planner expects few rows, which there are, with one a third of the table, for which it starts workers.
 */
export function isBehind(kind: TextKind, id: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`${id} > ${doneId(kind)} and ${id} <= 2147483647`;
}

export const kindNumber = (kind: TextKind): RawBuilder<unknown> => sql`${sql.lit(textKinds[kind])}`;
