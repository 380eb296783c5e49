import { isStorableText } from '../../../db/storable-text.ts';
import { CorruptFileError } from './reader-protocol.ts';

/**
 * A record as found in a file, still unparsed. `done` is the share of the file that has been read, 0 to 1; `isCut` says that
 * the file ends within it.
 */
export type RawRecord =
  /** `hash`: what tells its edition, where that is not the digest of its bytes. */
  | { ok: true; id: string; bytes: Buffer; done: number; hash?: Buffer }
  | { ok: false; message: string; done: number; isCut?: true };

/** Larger ones are refused: the largest real records have about 3 MB. */
export const maxRecordBytes = 8 * 1_048_576;

/** Id of an NVD record, which stands first; the record is parsed only when it does not. */
export function nvdRecordId(bytes: Buffer): string | undefined {
  const quick = /^\{\s*"cve"\s*:\s*\{\s*"id"\s*:\s*"([^"\\]+)"/.exec(bytes.toString('latin1', 0, 200));
  return quick?.[1] ?? textMember(memberOf(parsed(bytes), 'cve'), 'id');
}

/** When an NVD record was last changed, as it is written; undefined when it does not say. */
export function nvdRecordTime(bytes: Buffer): string | undefined {
  const at = bytes.indexOf('"lastModified"');
  return at < 0
    ? undefined
    : /^"lastModified"\s*:\s*"([\dT:.-]{19,26})"/.exec(bytes.toString('latin1', at, at + 60))?.[1];
}

/** Id of an OSV record; the name of its file saves parsing it. */
export function osvRecordId(bytes: Buffer, fileName: string): string | undefined {
  const name = fileName.slice(fileName.lastIndexOf('/') + 1).replace(/\.json$/, '');
  if (name !== '' && (bytes.includes(`"id":"${name}"`) || bytes.includes(`"id": "${name}"`))) return name;
  return textMember(parsed(bytes), 'id');
}

/** Id of a result of VulnDB, a number, which stands first; the record is parsed only when it does not. */
export function vulnDbRecordId(bytes: Buffer): string | undefined {
  const quick = /^\{\s*"vulndb_id"\s*:\s*(\d{1,15})\s*[,}]/.exec(bytes.toString('latin1', 0, 200));
  if (quick?.[1] !== undefined) return quick[1];
  const id = memberOf(parsed(bytes), 'vulndb_id');
  return typeof id === 'number' ? String(id) : undefined;
}

/** Id of a GitHub advisory. */
export function githubRecordId(bytes: Buffer): string | undefined {
  return textMember(parsed(bytes), 'ghsaId');
}

function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}

function memberOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.getOwnPropertyDescriptor(value, name)?.value;
}

function textMember(value: unknown, name: string): string | undefined {
  const text = memberOf(value, name);
  return typeof text === 'string' && text !== '' ? text : undefined;
}

/** A record by its id, or what is wrong with it. */
export function rawRecord(
  id: string | undefined,
  bytes: Buffer,
  done: number,
  label = `"${bytes.toString('utf8', 0, 60)}"`,
): RawRecord {
  if (id === undefined) return { ok: false, message: `${label} is not JSON or has no id`, done };
  if (!isStorableText(id)) {
    return { ok: false, message: `${label} has an id with a NUL or half a character`, done };
  }
  return { ok: true, id, bytes, done };
}

/** Turns whatever a library throws at a broken file into the error that says so. */
export function asCorrupt(error: unknown): CorruptFileError {
  if (error instanceof CorruptFileError) return error;
  const message = error instanceof Error ? error.message : String(error);
  return new CorruptFileError(message, { cause: error });
}
