import { type RawBuilder, sql } from 'kysely';

/**
 * The attributes of releases, some hundred: read once in a statement, they spare the ranges of all other packages a look at their texts,
 * or at their package.
 */
const ofReleases = sql`array(select attrs_id from attrs where (value >= 'distro=' and value < 'distro>')
  or (value >= 'names=' and value < 'names>'))`;

/**
 * Whether the attributes of a range let those of a coordinate through, as far as SQL can tell: one has none, they are equal, or
 * they are of one release, their names may be those of the same, and one of them says no exact stream of the release (`attrsMatch` of @waybill/match).
 * @param range the alias of a row of `vrange` @param coordinate that of one of `identity_coord`
 */
export function attrsMeet(range: string, coordinate: string): RawBuilder<boolean> {
  const row = sql.ref(`${range}.attrs`);
  const own = sql.ref(`${coordinate}.attrs`);
  const release = (value: RawBuilder<unknown>) =>
    sql`regexp_replace(split_part(${value}, ';stream=', 1), '^names=[a-z]+;?', '')`;
  const names = (value: RawBuilder<unknown>) => sql`substring(${value} from '^names=([a-z]+)')`;
  const [ofRow, ofOwn] = [sql`ra.value`, sql`ca.value`];
  return sql`(${row} is null or ${own} is null or ${row} = ${own} or (${row} = any(${ofReleases}) and exists (
    select 1 from attrs ra join attrs ca on ca.attrs_id = ${own}
    where ra.attrs_id = ${row} and coalesce(${names(ofRow)} = ${names(ofOwn)}, true)
      and (${release(ofRow)} = ${release(ofOwn)} or ${release(ofRow)} = '' or ${release(ofOwn)} = '')
      and (ra.value not like '%;stream=%' or ca.value not like '%;stream=%' or right(ca.value, 1) = '+'))))`;
}
