import { createReadStream } from 'node:fs';
import { asCorrupt, githubRecordId, maxRecordBytes, type RawRecord, rawRecord } from './raw-record.ts';

const lineFeed = 0x0a;

/** Advisories of GitHub that were fetched into a file, one a line. */
export async function* githubRecords(path: string): AsyncGenerator<RawRecord> {
  let rest = Buffer.alloc(0);
  try {
    for await (const chunk of createReadStream(path, { highWaterMark: 262_144 })) {
      let bytes = Buffer.concat([rest, chunk]);
      for (let end = bytes.indexOf(lineFeed); end >= 0; end = bytes.indexOf(lineFeed)) {
        yield record(Buffer.from(bytes.subarray(0, end)));
        bytes = bytes.subarray(end + 1);
      }
      rest = bytes;
    }
  } catch (error) {
    throw asCorrupt(error);
  }
}

function record(bytes: Buffer): RawRecord {
  if (bytes.length <= maxRecordBytes) return rawRecord(githubRecordId(bytes), bytes, 1);
  const start = bytes.toString('utf8', 0, 60);
  return { ok: false, message: `A record is larger than ${maxRecordBytes} bytes: "${start}"`, done: 1 };
}
