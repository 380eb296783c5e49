import { createReadStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { Dt4Error, type Dt4ReadTable, readH2Script } from '@waybill/dt4';
import type { Dt4Source, RowSink } from './source.ts';

/** A script of H2, packed with gzip or not. It is read from its beginning to its end each time. */
export function openScript(file: string): Dt4Source {
  return {
    title: `the script "${path.basename(file)}"`,
    hasLocalTimes: true,
    read: (wanted, sink) => readScript(file, wanted, sink),
    close: async () => undefined,
  };
}

async function readScript(
  file: string,
  wanted: ReadonlySet<string>,
  sink: RowSink,
): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  for await (const { table, columns, rows } of readH2Script(textOf(file))) {
    counts.set(table, (counts.get(table) ?? 0) + rows.length);
    if (rows.length === 0 || !wanted.has(table)) continue;
    const cells = rows.map((row) => Object.fromEntries(columns.map((name, i) => [name, row[i] ?? null])));
    await sink(table as Dt4ReadTable, cells);
  }
  return counts;
}

const gzip = [0x1f, 0x8b];

async function* textOf(file: string): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let isFirst = true;
  for await (const chunk of unpacked(file)) {
    const text = decode(decoder, chunk);
    if (isFirst) requireScript(text);
    isFirst = false;
    yield text;
  }
  if (isFirst) throw new Dt4Error('The file is empty.');
}

function decode(decoder: InstanceType<typeof TextDecoder>, chunk: Uint8Array): string {
  try {
    return decoder.decode(chunk, { stream: true });
  } catch (cause) {
    throw new Dt4Error('The file is no text in UTF-8. Write the script with -Dfile.encoding=UTF-8.', {
      cause,
    });
  }
}

/** Recognizes other files that people may have by their first bytes. */
function requireScript(start: string): void {
  if (start.startsWith('-- H2 ')) return;
  if (start.startsWith('H:2')) {
    throw new Dt4Error(
      'The file is a database of H2, which only its own version reads. Stop Dependency-Track and write a script of it with org.h2.tools.Script.',
    );
  }
  if (start.includes('PostgreSQL database dump') || start.startsWith('PGDMP')) {
    throw new Dt4Error(
      'The file is a dump of PostgreSQL. Restore it to a database and give the URL of that.',
    );
  }
  throw new Dt4Error('The file is no script of org.h2.tools.Script: it does not begin with "-- H2".');
}

async function* unpacked(file: string): AsyncGenerator<Uint8Array> {
  if (!(await startsWith(file, gzip))) {
    yield* createReadStream(file);
    return;
  }
  const gunzip = createGunzip();
  const reading = pipeline(createReadStream(file), gunzip);
  // Awaited below; until then a failure must not count as unhandled.
  reading.catch(() => undefined);
  try {
    yield* gunzip;
    await reading;
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
    if (!code.startsWith('Z_')) throw cause;
    throw new Dt4Error('The packed file is cut or damaged.', { cause });
  }
}

async function startsWith(file: string, bytes: readonly number[]): Promise<boolean> {
  for await (const chunk of createReadStream(file, { end: bytes.length - 1 })) {
    return bytes.every((byte, i) => chunk[i] === byte);
  }
  return false;
}
