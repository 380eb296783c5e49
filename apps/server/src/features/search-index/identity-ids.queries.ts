import { type RawBuilder, sql } from 'kysely';
import { containsPattern } from '../../db/list/search.ts';
import {
  isBehind,
  kindNumber,
  originOf,
  storedText,
  type TextColumns,
  textOf,
} from './text-source.queries.ts';

/** What a group, a name, or both together must have. Texts are in lower case. */
export interface NameCondition {
  readonly on: 'name' | 'group' | 'any';
  readonly isExact: boolean;
  readonly text: string;
}

/** Trigrams find parts of three letters; fewer only begin a name. */
const leastPart = 3;

/** SQL of an array of the identities whose names fit all conditions. */
export function identitiesByName(conditions: readonly NameCondition[]): RawBuilder<unknown> {
  const fits = (columns: TextColumns) =>
    sql.join(
      conditions.map((each) => fitsName(columns, each)),
      sql` and `,
    );
  return sql`array(
    select x.identity_id from search_text t
      join identity x on lower(x.name) = t.k3 collate "default"
        and lower(coalesce(x.group_name, '')) = t.k2 collate "default"
      where t.kind = ${kindNumber('name')} and ${fits(storedText)}
    union all
    select x.identity_id from identity x where ${isBehind('name', sql.ref('x.identity_id'))} and ${fits(textOf.name)})`;
}

function fitsName(columns: TextColumns, { on, isExact, text }: NameCondition): RawBuilder<unknown> {
  const { k2: group, k3: name, label } = columns;
  const pattern = containsPattern(text);
  if (isExact && on === 'name') return sql`${name} = ${text}`;
  if (isExact && on === 'group')
    return sql`(${group} = ${text} and ${label} like ${`${pattern.slice(1, -1)}/%`})`;
  if (text.length < leastPart && on !== 'group') return sql`${name} like ${pattern.slice(1)}`;
  if (on === 'any') return sql`${label} like ${pattern}`;
  return sql`(${label} like ${pattern} and ${on === 'name' ? name : group} like ${pattern})`;
}

/** SQL of an array of the identities at coordinates that have all words. */
export function identitiesByCoordinates(
  kind: 'package' | 'cpe',
  words: readonly string[],
): RawBuilder<unknown> {
  const { where } = originOf[kind];
  const fits = ({ label }: TextColumns) =>
    sql.join(
      words.map((word) => sql`${label} like ${containsPattern(word)}`),
      sql` and `,
    );
  return sql`array(
    select d.identity_id from search_text t
      join pkg x on ${where} and x.k3 = t.k3 and x.k2 = t.k2 and x.k1 = t.k1
      join identity_coord d on d.pkg_id = x.pkg_id
      where t.kind = ${kindNumber(kind)} and ${fits(storedText)}
    union all
    select d.identity_id from pkg x join identity_coord d on d.pkg_id = x.pkg_id
      where ${where} and ${isBehind(kind, sql.ref('x.pkg_id'))} and ${fits(textOf[kind])}
    union all
    select x.identity_id from identity x where ${isUnreadable})`;
}

/** Identities with a package URL or CPE that cannot be read have no coordinates; an index has these few. */
const isUnreadable = sql`(left(x.sight, 1) = 'x' or substr(x.sight, 2, 1) = 'x')`;

/** SQL of an array of the CPE products that have one of some words. */
export function productsByLabel(words: readonly string[]): RawBuilder<unknown> {
  const fits = ({ label }: TextColumns) =>
    sql`(${sql.join(
      words.map((word) => sql`${label} like ${containsPattern(word)}`),
      sql` or `,
    )})`;
  return sql`array(
    select x.pkg_id from search_text t join pkg x on x.kind = 1 and x.k3 = t.k3 and x.k2 = t.k2 and x.k1 = t.k1
      where t.kind = ${kindNumber('cpe')} and ${fits(storedText)}
    union all
    select x.pkg_id from pkg x where x.kind = 1 and ${isBehind('cpe', sql.ref('x.pkg_id'))} and ${fits(textOf.cpe)})`;
}

/** SQL of an array of the packages and products whose names have a text. */
export function coordinatesByName(text: string): RawBuilder<unknown> {
  const pattern = containsPattern(text);
  return sql`array(
    select x.pkg_id from search_text t join pkg x on x.kind = t.kind - 2 and x.k3 = t.k3 and x.k2 = t.k2 and x.k1 = t.k1
      where t.kind in (${kindNumber('package')}, ${kindNumber('cpe')}) and t.label like ${pattern} and lower(t.k3) like ${pattern}
    union all
    select x.pkg_id from pkg x where ${isBehind('package', sql.ref('x.pkg_id'))} and lower(x.k3) like ${pattern})`;
}

/** SQL of a table of the groups (`k2`) and names (`k3`) that have all words. */
export function componentLabels(words: readonly string[]): RawBuilder<unknown> {
  const fits = (columns: TextColumns) =>
    sql.join(
      words.map((text) => fitsName(columns, { on: 'any', isExact: false, text })),
      sql` and `,
    );
  return sql`(
    select t.k2, t.k3 from search_text t where t.kind = ${kindNumber('name')} and ${fits(storedText)}
    union
    select ${textOf.name.k2} collate "C", ${textOf.name.k3} collate "C" from identity x
      where ${isBehind('name', sql.ref('x.identity_id'))} and ${fits(textOf.name)})`;
}
