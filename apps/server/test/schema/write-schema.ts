import { areasOf } from './areas.ts';
import type { Schema } from './catalog.ts';
import { writeDefinition, writeForeignKey, writeTable } from './write-table.ts';

const headline = `-- All tables as the migrations leave them, to be read. Written by \`npm run schema\`. Do not edit.
-- What is said of a table, a column or an index is its comment in the database. A name that is left out is the one that
-- PostgreSQL gives. Tables of the queue and of the migrator are not here.`;

/** The whole schema as a text, the same for the same schema. */
export function writeSchema(schema: Schema): string {
  const areas = areasOf(schema);
  const sections = [
    headline,
    ...beforeTables(schema),
    ...areas.flatMap(({ name, tables }) => [
      heading(name),
      ...tables.map((each) => writeTable(each, 'beside')),
    ]),
    ...chapter(
      'views',
      schema.views.map((each) => writeDefinition('view', each, 'beside')),
    ),
    heading('foreign keys'),
    areas
      .flatMap(({ foreignKeys }) => foreignKeys.map(({ table, key }) => writeForeignKey(table, key)))
      .join('\n'),
  ];
  return `${sections.join('\n\n')}\n`;
}

function beforeTables({ extensions, types, functions, sequences }: Schema): string[] {
  return [
    ...chapter(
      'extensions',
      extensions.map((name) => `create extension ${name};`),
    ),
    ...chapter(
      'types',
      types.map((each) => writeDefinition('type', each, 'beside')),
    ),
    ...chapter(
      'functions',
      functions.map((each) => writeDefinition('function', each, 'beside')),
    ),
    ...chapter(
      'sequences',
      sequences.map((each) => writeDefinition('sequence', each, 'beside')),
    ),
  ];
}

function chapter(name: string, sections: readonly string[]): string[] {
  return sections.length > 0 ? [heading(name), ...sections] : [];
}

function heading(name: string): string {
  return `-- ${name[0]?.toUpperCase()}${name.slice(1)} ${'-'.repeat(136 - name.length)}`;
}
