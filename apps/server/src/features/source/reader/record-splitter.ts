/** A record as written in the file, or the text found in its place. */
export type SplitItem = { ok: true; bytes: Buffer } | { ok: false; message: string };

export interface SplitterOptions {
  /** Member of the document that holds the list, such as `vulnerabilities`. */
  listKey: string;
  /** First member of every record, such as `cve`: where reading goes on after a record that is broken. */
  recordKey: string;
  maxRecordBytes: number;
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPEN = 0x7b;
const CLOSE = 0x7d;
const END_OF_LIST = 0x5d;
const maxHeaderBytes = 1_048_576;

/**
 * Cuts a JSON document of one long list into its records without parsing it: only braces and quotes are looked at, so
 * a file of any size is read in the memory of one record, at about 400 MB/s. A record that is broken costs itself only.
 */
export class RecordSplitter {
  readonly #options: SplitterOptions;
  readonly #recordKey: Buffer;
  #rest: Buffer = Buffer.alloc(0);
  #phase: 'header' | 'between' | 'lost' | 'record' | 'done' = 'header';
  /** Where scanning goes on; in a record its start is at 0. */
  #at = 0;
  #depth = 0;
  #inString = false;

  constructor(options: SplitterOptions) {
    this.#options = options;
    this.#recordKey = Buffer.from(`"${options.recordKey}"`);
  }

  /** The records that end in this piece of the file. */
  push(chunk: Buffer): SplitItem[] {
    if (this.#phase === 'done') return [];
    this.#rest = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk]);
    return this.#scan(false);
  }

  /** The file has ended: what is still open is broken. */
  end(): SplitItem[] {
    const items = this.#scan(true);
    if (this.#phase === 'header') items.push(broken(`It has no list "${this.#options.listKey}"`));
    else if (this.#phase === 'between') items.push(broken('The list is not closed'));
    return items;
  }

  #scan(atEnd: boolean): SplitItem[] {
    const items: SplitItem[] = [];
    while (this.#step(items, atEnd)) {
      // Each step takes one record, or skips what is none.
    }
    return items;
  }

  /** @returns whether there is more to be found in what has been read so far */
  #step(items: SplitItem[], atEnd: boolean): boolean {
    switch (this.#phase) {
      case 'header':
        return this.#findList(items);
      case 'between':
        return this.#findRecord(items);
      case 'lost':
        return this.#findRecordKey();
      case 'record':
        return this.#findEnd(items, atEnd);
      case 'done':
        return false;
    }
  }

  #findList(items: SplitItem[]): boolean {
    const pattern = new RegExp(`"${this.#options.listKey}"\\s*:\\s*\\[`);
    const found = pattern.exec(this.#rest.toString('latin1', 0, maxHeaderBytes));
    if (found) {
      this.#drop(found.index + found[0].length);
      this.#phase = 'between';
      return true;
    }
    if (this.#rest.length <= maxHeaderBytes) return false;
    items.push(broken(`It has no list "${this.#options.listKey}"`));
    this.#phase = 'done';
    return false;
  }

  #findRecord(items: SplitItem[]): boolean {
    let at = 0;
    while (at < this.#rest.length && isBlank(this.#rest[at])) at += 1;
    const byte = this.#rest[at];
    this.#drop(at);
    if (byte === undefined) return false;
    if (byte === OPEN) {
      this.#startRecord();
      return true;
    }
    if (byte === END_OF_LIST) {
      this.#phase = 'done';
      return false;
    }
    items.push(broken(`Expected a record, found "${this.#rest.toString('utf8', 0, 20)}"`));
    this.#phase = 'lost';
    return true;
  }

  #findRecordKey(): boolean {
    const start = this.#nextRecordStart(0);
    if (start >= 0) {
      this.#drop(start);
      this.#startRecord();
      return true;
    }
    // A brace and blanks may precede a key that has not been read yet.
    this.#drop(Math.max(0, this.#rest.length - 1024));
    return false;
  }

  #findEnd(items: SplitItem[], atEnd: boolean): boolean {
    const end = this.#scanToClosingBrace();
    const length = end < 0 ? this.#rest.length : end;
    if (end < 0 && !atEnd && length <= this.#options.maxRecordBytes) return false;
    // A second record inside this one: this one lacks a brace or a quote.
    const second = this.#nextRecordStart(1);
    if (second > 0 && second < length) {
      items.push(broken(`A record is not closed: "${this.#excerpt()}"`));
      this.#drop(second);
      this.#startRecord();
      return true;
    }
    if (end >= 0 && length <= this.#options.maxRecordBytes) {
      items.push({ ok: true, bytes: this.#rest.subarray(0, end) });
      this.#drop(end);
      this.#phase = 'between';
      return true;
    }
    items.push(
      broken(
        length > this.#options.maxRecordBytes
          ? `A record is larger than ${this.#options.maxRecordBytes} bytes: "${this.#excerpt()}"`
          : `The file ends within a record: "${this.#excerpt()}"`,
      ),
    );
    this.#drop(length);
    this.#phase = atEnd && end < 0 ? 'record' : 'lost';
    return this.#phase === 'lost';
  }

  /** @returns where the record ends, or -1 when it goes on beyond what has been read */
  #scanToClosingBrace(): number {
    const bytes = this.#rest;
    let inString = this.#inString;
    let depth = this.#depth;
    let at = this.#at;
    for (; at < bytes.length; at++) {
      const byte = bytes[at];
      if (inString) {
        if (byte === QUOTE) inString = false;
        else if (byte === BACKSLASH) at += 1;
      } else if (byte === QUOTE) inString = true;
      else if (byte === OPEN) depth += 1;
      else if (byte === CLOSE) {
        depth -= 1;
        if (depth === 0) return at + 1;
      }
    }
    this.#inString = inString;
    this.#depth = depth;
    // An escape may have skipped the first byte of the next piece.
    this.#at = at;
    return -1;
  }

  /** Where an object begins whose first member is the record key, from `from` on; -1 when none does. */
  #nextRecordStart(from: number): number {
    const bytes = this.#rest;
    let key = bytes.indexOf(this.#recordKey, from);
    while (key >= 0) {
      let before = key - 1;
      while (before >= 0 && isBlank(bytes[before])) before -= 1;
      if (before >= from && bytes[before] === OPEN) return before;
      key = bytes.indexOf(this.#recordKey, key + 1);
    }
    return -1;
  }

  #startRecord(): void {
    this.#phase = 'record';
    this.#at = 0;
    this.#depth = 0;
    this.#inString = false;
  }

  #drop(length: number): void {
    this.#rest = this.#rest.subarray(length);
  }

  #excerpt(): string {
    return this.#rest.toString('utf8', 0, 60);
  }
}

function isBlank(byte: number | undefined): boolean {
  return byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09 || byte === 0x2c;
}

function broken(message: string): SplitItem {
  return { ok: false, message };
}
