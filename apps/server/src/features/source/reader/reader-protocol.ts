import type { AliasIds, Feed } from '@waybill/match';

/** The input of a reader thread. */
export interface ReaderInput {
  feed: Feed;
  form:
    | 'nvd-feed'
    | 'nvd-page'
    | 'osv-archive'
    | 'osv-folder'
    | 'github-lines'
    | 'vulndb-file'
    | 'advisory-lines';
  /** The downloaded file, or a folder of single records. */
  path: string;
  /** SHA-256 of the unpacked file in hex, where the source states one; checked before the first record is given. */
  sha256?: string;
  /** Goes into every record's hash: what besides the record decides what becomes of it. */
  salt: string;
}

/** Records read, by id and hash alone: the database says which of them are new or changed. */
export interface ReaderChunk {
  number: number;
  ids: string[];
  /** Hex, one per id. */
  hashes: string[];
  /** Describes unreadable records in sentences. */
  problems: string[];
  /** Share of the file that has been read, 0 to 1. */
  done: number;
  /** Records met, unusable ones included; not one that the end of the file cut off. */
  found: number;
  /** The latest change that a record of the NVD names, ISO 8601 without a zone. */
  newest: string | undefined;
}

/** The changed records of a chunk as lines for COPY. */
export interface ReaderRows {
  /** Lines of `stage_vuln`, `stage_range`, `stage_pkg` and `stage_attrs`, see advisory-rows.ts. */
  vulns: Uint8Array<ArrayBuffer>;
  ranges: Uint8Array<ArrayBuffer>;
  coordinates: Uint8Array<ArrayBuffer>;
  attrs: Uint8Array<ArrayBuffer>;
  /** Number of records in `vulns`. */
  count: number;
  aliases: AliasIds[];
  problems: string[];
}

export type ReaderRequest =
  /** Starts with another file; the one before is given up. */
  | { id: number; kind: 'open'; input: ReaderInput }
  | { id: number; kind: 'next' }
  | { id: number; kind: 'rows'; chunk: number; indices: number[] };

export type ReaderReply =
  | { id: number; kind: 'opened' }
  | { id: number; kind: 'chunk'; chunk: ReaderChunk | undefined }
  | { id: number; kind: 'rows'; rows: ReaderRows }
  /** The file cannot be used at all. */
  | { id: number; kind: 'corrupt'; message: string };

/** The file as a whole cannot be read; nothing of it has been given out, or not all. */
export class CorruptFileError extends Error {
  override readonly name = 'CorruptFileError';
}
