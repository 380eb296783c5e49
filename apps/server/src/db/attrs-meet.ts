import { type RawBuilder, sql } from 'kysely';

/**
 * The attributes of Red Hat's releases, a few dozen: read once in a statement, they spare the ranges of all other packages a look at
 * their texts, or at their package.
 */
const ofRedHat = sql`array(select attrs_id from attrs where value >= 'distro=redhat-' and value < 'distro=redhat.')`;

/**
 * Whether the attributes of a range let those of a coordinate through, as far as SQL can tell: one has none, they are equal, or
 * they are of one release and one of them says no exact stream of it (`attrsMatch` of @waybill/match).
 * @param range the alias of a row of `vrange` @param coordinate that of one of `identity_coord`
 */
export function attrsMeet(range: string, coordinate: string): RawBuilder<boolean> {
  const row = sql.ref(`${range}.attrs`);
  const own = sql.ref(`${coordinate}.attrs`);
  return sql`(${row} is null or ${own} is null or ${row} = ${own} or (${row} = any(${ofRedHat}) and exists (
    select 1 from attrs ra join attrs ca on ca.attrs_id = ${own}
    where ra.attrs_id = ${row} and split_part(ra.value, ';stream=', 1) = split_part(ca.value, ';stream=', 1)
      and (ra.value not like '%;stream=%' or ca.value not like '%;stream=%' or right(ca.value, 1) = '+'))))`;
}
