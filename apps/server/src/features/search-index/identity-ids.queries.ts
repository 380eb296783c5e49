import { type RawBuilder, sql } from 'kysely';
import { containsPattern } from '../../db/list/search.ts';
import { fence } from '../../db/planner.ts';
import {
  doneId,
  isBehind,
  kindNumber,
  originOf,
  storedText,
  type TextColumns,
  textOf,
} from './text-source.queries.ts';

/** The required text of a group, a name, or both together. Texts are in lower case. */
export interface NameCondition {
  readonly on: 'name' | 'group' | 'any';
  readonly isExact: boolean;
  readonly text: string;
}

/** Trigrams find parts of three letters; fewer only begin a name. */
export const leastPart = 3;

/** SQL of an array of the identities whose names fit all conditions. */
export function identitiesByName(conditions: readonly NameCondition[]): RawBuilder<unknown> {
  return sql`array(select x.identity_id from ${identitiesNamed(conditions)} x)`;
}

/** SQL of a table of the identities whose names fit all conditions, each once. */
export function identitiesNamed(conditions: readonly NameCondition[]): RawBuilder<unknown> {
  return sql`(
    select x.* from search_text t
      join identity x on lower(x.name) = t.k3 collate "default"
        and lower(coalesce(x.group_name, '')) = t.k2 collate "default"
      where ${isNamed(conditions)} and x.identity_id <= ${doneId('name')}
    union all
    select x.* from identity x where ${isBehind('name', sql.ref('x.identity_id'))} and ${fitAll(textOf.name, conditions)})`;
}

/**
 * SQL of the number of texts in the index that fit.
 * @param wanted all conditions on a name, or one on coordinates
 * @param atMost where counting ends
 */
export function countTexts(
  wanted: readonly NameCondition[] | CoordinateCondition,
  atMost: number,
): RawBuilder<unknown> {
  const fits = 'kind' in wanted ? isAt(wanted) : isNamed(wanted);
  return sql`(select count(*) from (select 1 from search_text t where ${fits} limit ${atMost}) t)`;
}

/** The condition on a text `t` of the index that it is a name that fits all conditions. */
function isNamed(conditions: readonly NameCondition[]): RawBuilder<unknown> {
  return sql`t.kind = ${kindNumber('name')} and ${fitAll(storedText, conditions)}`;
}

function fitAll(columns: TextColumns, conditions: readonly NameCondition[]): RawBuilder<unknown> {
  return sql.join(
    conditions.map((each) => fitsName(columns, each)),
    sql` and `,
  );
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

/** Words that the coordinates of a package or a CPE product must have, in lower case. */
export interface CoordinateCondition {
  readonly kind: 'package' | 'cpe';
  readonly words: readonly string[];
}

/** SQL of an array of the identities at coordinates that have all words. */
export function identitiesByCoordinates(condition: CoordinateCondition): RawBuilder<unknown> {
  const { kind } = condition;
  const { where } = originOf[kind];
  return sql`array(
    select d.identity_id from search_text t
      join pkg x on ${where} and x.k3 = t.k3 and x.k2 = t.k2 and x.k1 = t.k1
      join identity_coord d on d.pkg_id = x.pkg_id
      where ${isAt(condition)}
    union all
    select d.identity_id from pkg x join identity_coord d on d.pkg_id = x.pkg_id
      where ${where} and ${isBehind(kind, sql.ref('x.pkg_id'))} and ${hasWords(textOf[kind], condition)}
    union all
    select x.identity_id from identity x where ${isUnreadable})`;
}

/** The condition on a text `t` of the index that it is of coordinates that have all words. */
function isAt(condition: CoordinateCondition): RawBuilder<unknown> {
  return sql`t.kind = ${kindNumber(condition.kind)} and ${hasWords(storedText, condition)}`;
}

function hasWords({ label }: TextColumns, { words }: CoordinateCondition): RawBuilder<unknown> {
  return sql.join(
    words.map((word) => sql`${label} like ${containsPattern(word)}`),
    sql` and `,
  );
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

/** SQL of a table of the groups (`k2`) and names (`k3`) that have all words, each once. */
export function componentLabels(words: readonly string[]): RawBuilder<unknown> {
  return labelsNamed(words.map((text) => ({ on: 'any', isExact: false, text })));
}

/**
 * SQL of a table of the identities whose names fit all conditions, each once, in the order of their names in lower case, `named`: as many
 * of them are looked up as are read.
 * @param part of the names, such as 20: every twentieth, in no order
 */
export function identitiesInOrder(
  conditions: readonly NameCondition[],
  { isDescending = false, part = 1 } = {},
): RawBuilder<unknown> {
  const named = sql`t.k3 collate "default"`;
  const order = isDescending ? sql`${named} desc` : named;
  const which = part === 1 ? sql`order by ${order}` : sql`where abs(hashtext(t.k3) % ${part}) = 0`;
  return sql`(
    select x.*, ${named} as named
    from (select t.k2, t.k3 from ${labelsNamed(conditions)} t ${which} ${fence}) t
      join identity x on lower(x.name) = ${named} and lower(coalesce(x.group_name, '')) = t.k2 collate "default")`;
}

/**
 * SQL of a table of the groups (`k2`) and names (`k3`) that fit all conditions. The index has each once; those behind it are
 * left out where it has them, since all of them would have to be compared for that afterwards.
 */
function labelsNamed(conditions: readonly NameCondition[]): RawBuilder<unknown> {
  const { k1, k2, k3 } = textOf.name;
  return sql`(
    select t.k2, t.k3 from search_text t where ${isNamed(conditions)}
    union all
    select distinct ${k2} collate "C", ${k3} collate "C" from identity x
      where ${isBehind('name', sql.ref('x.identity_id'))} and ${fitAll(textOf.name, conditions)}
        and not exists (select 1 from search_text t
          where t.kind = ${kindNumber('name')} and t.k3 = ${k3} collate "C" and t.k2 = ${k2} collate "C" and t.k1 = ${k1}))`;
}
