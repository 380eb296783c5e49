import { runs } from '@waybill/test-kit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Dt4Cell } from './cell.ts';
import { readH2Script } from './h2-script.ts';
import { Dt4Error } from './source-error.ts';

const head = `-- H2 2.4.240; \n;              \nCREATE USER IF NOT EXISTS "SA" SALT '00' HASH '00' ADMIN;          \n`;
const end =
  'ALTER TABLE "PUBLIC"."A" ADD CONSTRAINT "PUBLIC"."A_FK1" FOREIGN KEY("B") REFERENCES "PUBLIC"."B"("ID") NOCHECK;\n';
const insertInto = (columns: string[], ...rows: string[]) =>
  `INSERT INTO "PUBLIC"."A"(${columns.map((c) => `"${c}"`).join(', ')}) OVERRIDING SYSTEM VALUE VALUES\n${rows.join(',\n')};  \n`;

async function read(script: string, pieceLength = script.length): Promise<Record<string, Dt4Cell[][]>> {
  const tables: Record<string, Dt4Cell[][]> = {};
  for await (const { table, rows } of readH2Script(pieces(script, pieceLength))) {
    tables[table] = [...(tables[table] ?? []), ...rows.map((row) => [...row])];
  }
  return tables;
}

function* pieces(text: string, length: number): Generator<string> {
  for (let at = 0; at < text.length; at += length) yield text.slice(at, at + length);
}

/** As H2 writes a text: printable ASCII as it is, all else by code point. */
function literal(text: string): string {
  const quoted = text.replaceAll("'", "''");
  if (/^[ -~]*$/.test(text)) return `'${quoted}'`;
  const escaped = quoted.replaceAll('\\', '\\\\').replaceAll(/[^ -~]/gu, (char) => {
    const code = char.codePointAt(0) ?? 0;
    return code > 0xffff
      ? `\\+${code.toString(16).padStart(6, '0')}`
      : `\\${code.toString(16).padStart(4, '0')}`;
  });
  return `U&'${escaped}'`;
}

describe('a script of H2', () => {
  it.each([
    ["'a''b; DROP TABLE \"PROJECT\"; --'", `a'b; DROP TABLE "PROJECT"; --`],
    ["U&'M\\00fcller\\000aS\\\\n'", 'Müller\nS\\n'],
    ["U&'\\+01f98a \\d83e\\dd8a'", '🦊 🦊'],
    ["''", ''],
    ['NULL', null],
    ['TRUE', true],
    ['FALSE', false],
    ['-12', -12],
    ['9.8', 9.8],
    ['1.0E-5', 0.00001],
    ["X'aced'", Buffer.from('aced', 'hex')],
    ["X''", Buffer.alloc(0)],
    ["TIMESTAMP '2026-06-08 06:50:01.9'", { local: '2026-06-08T06:50:01.900' }],
    ["TIMESTAMP '2026-06-08 06:50:01'", { local: '2026-06-08T06:50:01.000' }],
    ["TIMESTAMP WITH TIME ZONE '2026-06-08 06:50:01.928+02'", new Date('2026-06-08T04:50:01.928Z')],
    ["DATE '2026-06-08'", { local: '2026-06-08T00:00:00.000' }],
    ["UUID '0a31b2f6-0000-4000-8000-000000000000'", '0a31b2f6-0000-4000-8000-000000000000'],
  ])('holds %s', async (written, expected) => {
    const script = `${head}${insertInto(['ID', 'V'], `(1, ${written})`)}${end}`;
    expect((await read(script)).A).toEqual([[1, expected]]);
  });

  it('gives back what was written, in whatever pieces it comes', async () => {
    const text = fc.string({ unit: 'binary', maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(
        fc.array(text, { minLength: 1 }),
        fc.integer({ min: 1, max: 40 }),
        async (texts, length) => {
          const rows = texts.map((value, id) => `(${id}, ${literal(value)})`);
          const script = `${head}-- ${rows.length} +/- SELECT COUNT(*) FROM PUBLIC.A;\n${insertInto(['ID', 'V'], ...rows)}${end}`;
          expect((await read(script, length)).A).toEqual(texts.map((value, id) => [id, value]));
        },
      ),
      { numRuns: runs(200) },
    );
  });

  it('joins large values from their parts', async () => {
    const lob = 'INSERT INTO SYSTEM_LOB_STREAM VALUES';
    const script = `${head}
      ${lob}(0, 0, 'abc', NULL);\n${lob}(0, 1, U&'d\\00e9f', NULL);\n${lob}(1, 0, NULL, X'0102');\n${lob}(1, 1, NULL, X'03');
      ${insertInto(['T', 'B'], '(SYSTEM_COMBINE_CLOB(0), SYSTEM_COMBINE_BLOB(1))')}${end}`;
    expect((await read(script)).A).toEqual([['abcdéf', Buffer.from([1, 2, 3])]]);
  });

  it('says that a table exists, also one without rows', async () => {
    const script = `${head}CREATE CACHED TABLE "PUBLIC"."A"(\n "ID" BIGINT\n);\nCREATE MEMORY TABLE "PUBLIC"."B"(\n "ID" BIGINT\n);${end}`;
    expect(await read(script)).toEqual({ A: [], B: [] });
  });

  it('takes the columns of rows that do not name them from their table', async () => {
    const table =
      'CREATE CACHED TABLE "PUBLIC"."A"(\n    "ID" BIGINT NOT NULL,\n    "NAME" CHARACTER VARYING(255)\n);\n';
    const insert = `INSERT INTO "PUBLIC"."A" VALUES\n(1, 'a'),\n(2, NULL);\n`;
    const found = [];
    for await (const rows of readH2Script([head + table + insert + end])) found.push(rows);
    expect(found.at(-1)).toEqual({
      table: 'A',
      columns: ['ID', 'NAME'],
      rows: [
        [1, 'a'],
        [2, null],
      ],
    });
    await expect(read(head + insert + end)).rejects.toThrow('before it exists');
  });

  it('is refused when it is cut, wherever that is', async () => {
    const script = `${head}${insertInto(['ID', 'V'], "(1, 'a''b')", "(2, U&'\\00fc;')")}${end}`;
    for (let length = 0; length < script.trimEnd().length; length++) {
      await expect(read(script.slice(0, length))).rejects.toBeInstanceOf(Dt4Error);
    }
    expect((await read(script)).A).toHaveLength(2);
  });

  it.each([
    ["(1, 'a', 3)", 'Line 4 of the script: A row has 3 values for 2 columns'],
    ['(1, NOW())', 'is no value'],
    ['(1, SYSTEM_COMBINE_CLOB(7))', 'large value 7'],
    ["(1, U&'\\00zz')", 'escape'],
    ["(1, X'abc')", 'binary'],
    ["(1, TIMESTAMP 'yesterday')", 'no time'],
    ['((1, 2)', 'within a row'],
  ])('with the row %s is refused: %s', async (row, message) => {
    const error = await read(`${head}${insertInto(['ID', 'V'], row)}${end}`).catch((e) => e);
    expect(error).toBeInstanceOf(Dt4Error);
    expect(error.message).toContain(message);
  });

  it('whose large value lacks a part is refused', async () => {
    const script = `${head}INSERT INTO SYSTEM_LOB_STREAM VALUES(0, 1, 'b', NULL);${end}`;
    await expect(read(script)).rejects.toThrow('lacks a part');
  });
});
