import type { Column, Constraint, Definition, Table } from './catalog.ts';
import { commentLines, ourWords, quoted, withoutBrackets } from './sql-text.ts';

/** Where sentences stand: beside what they are about, to be read, or as statements, to be kept in the database. */
export type Sentences = 'beside' | 'stated';

/** The statements that make a table with its indexes and triggers, without foreign keys. */
export function writeTable(table: Table, sentences: Sentences): string {
  const lines = [
    ...beside(table.sentence, sentences),
    `create table ${table.name}${table.partitionOf ? ` partition of ${ourWords(table.partitionOf)}` : ' ('}`,
    ...(table.partitionOf ? [] : writeMembers(table, sentences)),
  ];
  const last = lines.length - 1;
  lines[last] = endTable(lines[last] ?? '', table);
  lines.push(...writeStorage(table));
  for (const each of [...table.indexes, ...table.triggers]) {
    lines.push(...beside(each.sentence, sentences), broken(`${ourWords(each.text)};`));
  }
  if (sentences === 'stated') lines.push(...stateSentences(table));
  return lines.join('\n');
}

/** Long statements go on in another line. */
function broken(statement: string): string {
  return statement.length <= 140 ? statement : statement.replace(/ (?=where |include \()/g, '\n  ');
}

/** The statement that makes a foreign key. */
export function writeForeignKey(table: Table, key: Constraint): string {
  const name = key.name === usualName(table, key) ? '' : `constraint ${key.name} `;
  return `alter table ${table.name} add ${name}${ourWords(key.text)};`;
}

export function foreignKeysOf(table: Table): readonly Constraint[] {
  return table.constraints.filter(({ kind }) => kind === 'foreign key');
}

/** A statement with its sentence. */
export function writeDefinition(kind: string, { name, text, sentence }: Definition, sentences: Sentences) {
  const stated =
    sentences === 'stated' && sentence ? [`comment on ${kind} ${name} is ${quoted(sentence)};`] : [];
  return [...beside(sentence, sentences), `${kind === 'function' ? text : ourWords(text)};`, ...stated].join(
    '\n',
  );
}

function beside(sentence: string | null, sentences: Sentences): string[] {
  return sentence && sentences === 'beside' ? commentLines(sentence) : [];
}

/** Columns, then the constraints that are not written beside one. */
function writeMembers(table: Table, sentences: Sentences): string[] {
  const inline = table.constraints.filter((each) => isInline(table, each));
  const rest = table.constraints.filter((each) => each.kind !== 'foreign key' && !isInline(table, each));
  const members = [
    ...table.columns.map((column) => ({
      text: writeColumn(
        column,
        inline.filter(({ columns }) => columns[0] === column.name),
      ),
      sentence: column.sentence,
    })),
    ...rest.map((each) => ({ text: writeConstraint(table, each), sentence: each.sentence })),
  ];
  return members.flatMap(({ text, sentence }, at) => {
    const line = `  ${text}${at === members.length - 1 ? '' : ','}`;
    return sentence && sentences === 'beside' ? withSentence(line, sentence) : [line];
  });
}

/** The sentence stands behind the line where there is room, else above it. */
function withSentence(line: string, sentence: string): string[] {
  const beside = `${line.padEnd(46)}  -- ${sentence}`;
  return beside.length <= 140 ? [beside] : [...commentLines(sentence, '  '), line];
}

/** The end of the statement goes before a comment. */
function endTable(line: string, { options, partitionKey, partitionOf }: Table): string {
  const comment = /\s*(-- .*)$/.exec(line);
  const code = comment ? line.slice(0, comment.index) : line;
  const by = partitionKey ? ` partition by ${ourWords(partitionKey)}` : '';
  const storage = options.map((option) => option.replace('=', ' = ')).join(', ');
  const end = `${code}${partitionOf ? '' : ')'}${by}${storage ? '' : ';'}`;
  const last = comment ? `${end.padEnd(46)}  ${comment[1]}` : end;
  return storage ? `${last}\n  with (${storage});` : last;
}

function writeColumn(column: Column, constraints: readonly Constraint[]): string {
  const isKey = constraints.some(({ kind }) => kind === 'primary key');
  const expression = column.expression && ourWords(column.expression);
  return [
    column.name,
    ourWords(column.type),
    column.collation && `collate ${column.collation}`,
    column.isRequired && !isKey && !column.identity && 'not null',
    column.identity && `generated ${column.identity} as identity`,
    column.generated && `generated always as (${withoutBrackets(expression ?? '')}) ${column.generated}`,
    expression && !column.generated && `default ${withoutUsualCast(expression, column)}`,
    ...constraints.map((each) => definitionOf(each).replace(/^(primary key|unique) \(\w+\)/, '$1')),
  ]
    .filter(Boolean)
    .join(' ');
}

/** `'{}'::jsonb` of a column that is jsonb anyway. */
function withoutUsualCast(expression: string, { type }: Column): string {
  const cast = `::${ourWords(type)}`;
  return /^'[^']*'/.test(expression) && expression.endsWith(cast)
    ? expression.slice(0, -cast.length)
    : expression;
}

function writeConstraint(table: Table, constraint: Constraint): string {
  const name = constraint.name === usualName(table, constraint) ? '' : `constraint ${constraint.name} `;
  return name + definitionOf(constraint);
}

function definitionOf({ text }: Constraint): string {
  return ourWords(text).replace(
    /^check \((.*)\)$/,
    (_, condition) => `check (${withoutBrackets(condition)})`,
  );
}

/** A constraint of one column, under the name that PostgreSQL gives it, is written beside the column. */
function isInline(table: Table, constraint: Constraint): boolean {
  return (
    constraint.kind !== 'foreign key' &&
    constraint.kind !== 'exclude' &&
    constraint.columns.length === 1 &&
    constraint.name === usualName(table, constraint) &&
    !/ include /i.test(constraint.text) &&
    !constraint.sentence
  );
}

/** The name that PostgreSQL gives a constraint without one; longer ones are cut in a way of its own, so they are written out. */
function usualName(table: Table, { kind, columns }: Constraint): string | undefined {
  const suffix = {
    'primary key': 'pkey',
    unique: 'key',
    check: 'check',
    'foreign key': 'fkey',
    exclude: 'excl',
  };
  const named = kind === 'primary key' || (kind === 'check' && columns.length > 1) ? [] : columns;
  const name = [table.name, ...named, suffix[kind]].join('_');
  return name.length > 63 ? undefined : name;
}

/** Storage of columns; not every server takes it from `create table`. */
function writeStorage(table: Table): string[] {
  return table.columns.flatMap(({ name, storage }) =>
    storage ? [`alter table ${table.name} alter column ${name} set storage ${storage};`] : [],
  );
}

function stateSentences(table: Table): string[] {
  const state = (what: string, sentence: string | null) =>
    sentence ? [`comment on ${what} is ${quoted(sentence)};`] : [];
  return [
    ...state(`table ${table.name}`, table.sentence),
    ...table.columns.flatMap(({ name, sentence }) => state(`column ${table.name}.${name}`, sentence)),
    ...table.constraints.flatMap(({ name, sentence }) =>
      state(`constraint ${name} on ${table.name}`, sentence),
    ),
    ...table.indexes.flatMap(({ name, sentence }) => state(`index ${name}`, sentence)),
    ...table.triggers.flatMap(({ name, sentence }) => state(`trigger ${name} on ${table.name}`, sentence)),
  ];
}
