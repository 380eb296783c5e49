import { type RawBuilder, sql } from 'kysely';

/**
 * The attributes of releases, some hundred: read once in a statement, they spare the ranges of all other packages a look at their texts,
 * or at their package.
 */
const ofReleases = sql`array(select attrs_id from attrs where (value >= 'distro=' and value < 'distro>')
  or (value >= 'names=' and value < 'names>'))`;

/**
 * True if the attributes of a range accept those of a coordinate, as far as SQL can tell. Either one has
 * none, or they are equal, or they belong to one release, their names may match, and one of them has no exact
 * stream (`attrsMatch` of @waybill/match).
 * @param range the alias of a row of `vrange`
 * @param coordinate the alias of a row of `identity_coord`
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
