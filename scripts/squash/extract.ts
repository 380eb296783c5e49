/** What the migrations say of tables, columns and indexes in comments, by `table x`, `column x.y` or `index z`. */
export type Found = ReadonlyMap<string, string>;

/** Words that begin a line of a table without naming a column. */
const noColumn = /^(primary|unique|foreign|check|constraint|with|references)\b/;

/**
 * Reads the comments of migrations: lines before a statement or a column, and what stands behind a column. To be read through by
 * a person: a comment before two columns is taken for one of the first.
 * @param texts of the files, the oldest first; what a later one says of the same replaces what was said before
 */
export function extractComments(texts: readonly string[]): Found {
  const found = new Map<string, string>();
  for (const text of texts) for (const [what, sentence] of readFile(text)) found.set(what, sentence);
  return found;
}

function* readFile(text: string): Generator<[string, string]> {
  let block: string[] = [];
  let table = '';
  for (const line of text.split('\n')) {
    const [, code = '', behind = ''] = /^((?:'[^']*'|[^'])*?)(?:--\s*(.*))?$/.exec(line) ?? [];
    if (code.trim() === '') {
      block = behind ? [...block, behind] : [];
      continue;
    }
    const subject = subjectOf(code.trim(), table);
    table = subject.table;
    const said = [...block, ...(behind ? [behind] : [])].join(' ');
    if (said && subject.what) yield [subject.what, said];
    block = [];
  }
}

function subjectOf(code: string, table: string): { table: string; what?: string | undefined } {
  const created = /^create table (?:if not exists )?(\w+)/.exec(code)?.[1];
  if (created) return { table: created, what: `table ${created}` };
  const index = /^create (?:unique )?index (?:concurrently )?(\w+)/.exec(code)?.[1];
  if (index) return { table: '', what: `index ${index}` };
  const altered = /^alter table (\w+)/.exec(code)?.[1] ?? table;
  const added = /\badd (?:column )?(?!constraint|primary|check)(\w+) \w/.exec(code)?.[1];
  if (added && altered) return { table: altered, what: `column ${altered}.${added}` };
  if (/^alter table/.test(code)) return { table: altered };
  const column = /^\s*(\w+) [a-z]/.exec(code)?.[1];
  const inTable = table !== '' && column !== undefined && !noColumn.test(code);
  const ends = /;\s*$/.test(code);
  return { table: ends ? '' : table, what: inTable ? `column ${table}.${column}` : undefined };
}
