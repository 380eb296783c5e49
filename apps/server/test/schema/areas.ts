import { owners } from '../../src/db/owners.ts';
import type { Constraint, Schema, Table } from './catalog.ts';
import { foreignKeysOf } from './write-table.ts';

export interface Area {
  name: string;
  tables: readonly Table[];
  /** Those of its tables, and those to its tables from areas before it. */
  foreignKeys: readonly { table: Table; key: Constraint }[];
}

/**
 * The tables of a schema by area, in the order in which `db/owners.ts` lists them.
 * @throws when a table is in no area
 */
export function areasOf(schema: Schema): Area[] {
  const areas = Object.entries(owners).map(([name, features]) => ({
    name,
    tables: Object.values<readonly string[]>(features)
      .flat()
      .flatMap((table) => schema.tables.filter((each) => each.name === table)),
  }));
  const place = new Map(areas.flatMap(({ tables }, at) => tables.map((table) => [table.name, at])));
  const strays = schema.tables.filter(({ name }) => !place.has(name)).map(({ name }) => name);
  if (strays.length > 0) throw new Error(`Nobody owns ${strays.join(', ')}: add a line to db/owners.ts.`);
  const keys = areas.flatMap(({ tables }) =>
    tables.flatMap((table) => foreignKeysOf(table).map((key) => ({ table, key }))),
  );
  const areaOf = ({ table, key }: (typeof keys)[number]) =>
    Math.max(place.get(table.name) ?? 0, place.get(key.refersTo ?? '') ?? 0);
  return areas.map((area, at) => ({ ...area, foreignKeys: keys.filter((each) => areaOf(each) === at) }));
}
