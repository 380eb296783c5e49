import { createReadStream } from 'node:fs';
import { type RawRecord, vulnDbRecordId } from './raw-record.ts';
import { type RecordList, splitRecords } from './split-records.ts';

const vulnDbList: RecordList = { listKey: 'results', recordKey: 'vulndb_id', idOf: vulnDbRecordId };

/** The records of a file of VulnDB's mirror: an answer of its API, as it came. */
export async function* vulnDbRecords(path: string): AsyncGenerator<RawRecord> {
  const file = createReadStream(path, { highWaterMark: 262_144 });
  yield* splitRecords(file, file, path, vulnDbList);
}
