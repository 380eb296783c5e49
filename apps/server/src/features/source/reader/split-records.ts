import { type ReadStream, statSync } from 'node:fs';
import { asCorrupt, maxRecordBytes, type RawRecord, rawRecord } from './raw-record.ts';
import { RecordSplitter, type SplitItem, type SplitterOptions } from './record-splitter.ts';

/** A list of records in a document, and how the id of one is found. */
export interface RecordList extends Pick<SplitterOptions, 'listKey' | 'recordKey'> {
  idOf(bytes: Buffer): string | undefined;
}

/** The records of a document that is one long list, in the memory of one record. */
export async function* splitRecords(
  file: ReadStream,
  unpacked: AsyncIterable<Buffer>,
  path: string,
  { idOf, ...keys }: RecordList,
): AsyncGenerator<RawRecord> {
  const totalBytes = Math.max(1, statSync(path).size);
  const splitter = new RecordSplitter({ ...keys, maxRecordBytes });
  try {
    for await (const chunk of unpacked) {
      for (const item of splitter.push(chunk)) yield toRecord(item, idOf, file.bytesRead / totalBytes);
    }
  } catch (error) {
    throw asCorrupt(error);
  }
  for (const item of splitter.end()) {
    const record = toRecord(item, idOf, 1);
    yield record.ok ? record : { ...record, isCut: true };
  }
}

function toRecord(item: SplitItem, idOf: RecordList['idOf'], done: number): RawRecord {
  if (!item.ok) return { ok: false, message: item.message, done };
  // The splitter's pieces share one large buffer, which a kept record would keep alive as a whole.
  const bytes = Buffer.from(item.bytes);
  return rawRecord(idOf(bytes), bytes, done);
}
