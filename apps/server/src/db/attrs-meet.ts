import { type RawBuilder, sql } from 'kysely';

/**
 * Whether the attributes of a range let those of a coordinate through, as far as SQL can tell: one has none, they are equal, or
 * they are of one release and one of them says no exact stream of it (`attrsMatch` of @waybill/match).
 * @param range the alias of a row of `vrange` @param coordinate that of one of `identity_coord`
 * @param namespace that of their package: only Red Hat has streams, other packages are not asked for their texts
 */
export function attrsMeet(
  range: string,
  coordinate: string,
  namespace: RawBuilder<unknown> = sql`(select k2 from pkg where pkg_id = ${sql.ref(`${range}.pkg_id`)})`,
): RawBuilder<boolean> {
  const row = sql.ref(`${range}.attrs`);
  const own = sql.ref(`${coordinate}.attrs`);
  return sql`(${row} is null or ${own} is null or ${row} = ${own} or (${namespace} = 'redhat' and exists (
    select 1 from attrs ra join attrs ca on ca.attrs_id = ${own}
    where ra.attrs_id = ${row} and split_part(ra.value, ';stream=', 1) = split_part(ca.value, ';stream=', 1)
      and (ra.value not like '%;stream=%' or ca.value not like '%;stream=%' or right(ca.value, 1) = '+'))))`;
}
