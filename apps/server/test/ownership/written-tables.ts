/** A statement of a source that changes rows of a table. */
export interface Write {
  table: string;
  /** Only removes rows. */
  isDeletion: boolean;
}

const comment = /\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm;
const name = String.raw`(?:only\s+)?"?([a-z_][a-z0-9_]*)"?`;
const statement = new RegExp(
  String.raw`\b(insert\s+into|merge\s+into|update|delete\s+from|truncate(?:\s+table)?|copy)\s+${name}`,
  'gi',
);
/** What {@link copyRows} and its like take as a target. */
const copied = /\bcopy(?:Rows|Lines|Chunks)\(\s*\w+,\s*['"`]([a-z_][a-z0-9_]*)/g;
/** A statement whose table is worked out. */
const computed = /\b(insert\s+into|merge\s+into|update|delete\s+from|truncate(?:\s+table)?)\s+\$\{/gi;

/**
 * What a source writes, by the text of its statements. One whose table is worked out counts for every table that the source names in
 * quotes.
 * @param tables all that there are
 */
export function writesOf(source: string, tables: ReadonlySet<string>): Write[] {
  const text = source.replace(comment, '');
  const writes = [
    ...[...text.matchAll(statement)].map(([, verb = '', table = '']) => write(verb, table.toLowerCase())),
    ...[...text.matchAll(copied)].map(([, table = '']) => write('copy', table)),
    ...[...text.matchAll(computed)].flatMap(([, verb = '']) =>
      [...text.matchAll(/'([a-z_][a-z0-9_]*)'/g)].map(([, table = '']) => write(verb, table)),
    ),
  ];
  return writes.filter(({ table }) => tables.has(table));
}

function write(verb: string, table: string): Write {
  return { table, isDeletion: /^(delete|truncate)/i.test(verb) };
}
