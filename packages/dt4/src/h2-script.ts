import type { Dt4Cell } from './cell.ts';
import { type H2Statement, readH2Statements } from './h2-statements.ts';
import { type H2LargeValues, readH2Rows } from './h2-values.ts';
import { Dt4Error } from './source-error.ts';

/** Some rows of a table, or, without any, that the table exists. */
export interface Dt4Rows {
  readonly table: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Dt4Cell[])[];
}

const createTable = /^CREATE\s+(?:CACHED|MEMORY)\s+TABLE\s+"PUBLIC"\."([^"]+)"\s*\(/;
const column = /^\s*"([^"]+)" /gm;
const insertLarge = /^INSERT INTO SYSTEM_LOB_STREAM VALUES\s*/;
const insert =
  /^INSERT INTO "PUBLIC"\."([^"]+)"\s*(?:\(([^)]*)\))?\s*(?:OVERRIDING SYSTEM VALUE\s+)?VALUES\s*/;
const foreignKey = /^ALTER TABLE [^;]* FOREIGN KEY/;

/**
 * Reads the script that `org.h2.tools.Script` writes: tables and rows in script order, a few at a time.
 * Everything else in it (users, indexes, constraints) is skipped.
 * @param chunks text of the script in pieces of any size
 * @throws Dt4Error with the line for what cannot be read, and for a script that is cut
 *
 * @example
 * const script = `CREATE CACHED TABLE "PUBLIC"."TAG"("ID" BIGINT);
 *   ALTER TABLE "PUBLIC"."A" ADD FOREIGN KEY("B") REFERENCES "PUBLIC"."TAG"("ID");`;
 * (await Array.fromAsync(readH2Script([script]))).map(({ table }) => table) // ['TAG']
 */
export async function* readH2Script(
  chunks: AsyncIterable<string> | Iterable<string>,
): AsyncGenerator<Dt4Rows> {
  const reader = new ScriptReader();
  let isWhole = false;
  for await (const statement of readH2Statements(chunks)) {
    isWhole ||= foreignKey.test(statement.text);
    const rows = inLine(statement, () => reader.read(statement.text));
    if (rows) yield rows;
  }
  // Foreign keys come last, so that a script with one has all rows.
  if (!isWhole) {
    throw new Dt4Error(
      'The script has no foreign keys, which stand at its end. It is cut, or was not written by org.h2.tools.Script.',
    );
  }
}

class ScriptReader {
  readonly #large = new LargeValues();
  readonly #columns = new Map<string, readonly string[]>();

  read(text: string): Dt4Rows | undefined {
    const created = createTable.exec(text);
    if (created) return this.#create(created[1] ?? '', text.slice(created[0].length));
    const lobs = insertLarge.exec(text);
    if (lobs) {
      for (const row of readH2Rows(text, lobs[0].length, this.#large)) this.#large.add(row);
      return undefined;
    }
    const inserted = insert.exec(text);
    return inserted ? this.#insert(text, inserted) : undefined;
  }

  #create(table: string, definitions: string): Dt4Rows {
    const columns = [...definitions.matchAll(column)].map((match) => match[1] ?? '');
    this.#columns.set(table, columns);
    return { table, columns, rows: [] };
  }

  /** Only tables with an identity name the columns again. */
  #insert(text: string, [head, table = '', list]: RegExpExecArray): Dt4Rows {
    const columns =
      list === undefined
        ? this.#columns.get(table)
        : [...list.matchAll(/"([^"]+)"/g)].map((match) => match[1] ?? '');
    if (!columns) throw new Dt4Error(`The table ${table} has rows before it exists.`);
    const rows = readH2Rows(text, head.length, this.#large);
    const odd = rows.find((row) => row.length !== columns.length);
    if (odd) throw new Dt4Error(`A row has ${odd.length} values for ${columns.length} columns.`);
    return { table, columns, rows };
  }
}

function inLine<T>({ line }: H2Statement, work: () => T): T {
  try {
    return work();
  } catch (cause) {
    if (!(cause instanceof Dt4Error)) throw cause;
    throw new Dt4Error(`Line ${line} of the script: ${cause.message}`, { cause });
  }
}

/** Each is used by one row soon after it, and let go then. */
class LargeValues implements H2LargeValues {
  readonly #parts = new Map<number, Dt4Cell[]>();

  add([id, part, text, bytes]: readonly Dt4Cell[]): void {
    if (typeof id !== 'number' || typeof part !== 'number')
      throw new Dt4Error('A large value has no number.');
    const parts = this.#parts.get(id) ?? [];
    if (part !== parts.length) throw new Dt4Error(`The large value ${id} lacks a part before ${part}.`);
    parts.push(text ?? bytes ?? null);
    this.#parts.set(id, parts);
  }

  takeText(id: number): string | undefined {
    return this.#take(id)
      ?.map((part) => (typeof part === 'string' ? part : ''))
      .join('');
  }

  takeBytes(id: number): Uint8Array | undefined {
    const parts = this.#take(id)?.filter((part) => part instanceof Uint8Array);
    return parts && Buffer.concat(parts);
  }

  #take(id: number): Dt4Cell[] | undefined {
    const parts = this.#parts.get(id);
    this.#parts.delete(id);
    return parts;
  }
}
