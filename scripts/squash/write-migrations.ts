import { areasOf } from '../../apps/server/test/schema/areas.ts';
import { writeDefinition, writeForeignKey, writeTable } from '../../apps/server/test/schema/write-table.ts';
import type { Snapshot } from './snapshot.ts';

export interface MigrationFile {
  name: string;
  text: string;
}

/** A file per area, in the order of `db/owners.ts`. The first one has what stands before all tables, the last one views. */
export function writeMigrations({ schema, rows }: Snapshot): MigrationFile[] {
  const areas = areasOf(schema);
  return areas.map(({ name, tables, foreignKeys }, at) => {
    const sections = [
      ...(at === 0 ? beforeTables(schema) : []),
      ...tables.map((table) => writeTable(table, 'stated')),
      ...(foreignKeys.length > 0
        ? [foreignKeys.map(({ table, key }) => writeForeignKey(table, key)).join('\n')]
        : []),
      ...(at === areas.length - 1 ? schema.views.map((each) => writeDefinition('view', each, 'stated')) : []),
      ...tables.flatMap((table) =>
        rows.filter((row) => row.table === table.name).map(({ statement }) => statement),
      ),
    ];
    return {
      name: `${String(at + 1).padStart(4, '0')}-${name}.sql`,
      text: `${sections.join('\n\n')}\n`,
    };
  });
}

function beforeTables({ extensions, types, functions, sequences }: Snapshot['schema']): string[] {
  return [
    ...extensions.map((name) => `create extension if not exists ${name};`),
    ...types.map((each) => writeDefinition('type', each, 'stated')),
    ...functions.map((each) => writeDefinition('function', each, 'stated')),
    ...sequences.map((each) => writeDefinition('sequence', each, 'stated')),
  ];
}
