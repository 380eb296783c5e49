import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createZstdDecompress } from 'node:zlib';
import { asCorrupt, maxRecordBytes, type RawRecord } from './raw-record.ts';

const lineFeed = 0x0a;

/** A record of a bundle as a line: its hash where it was read first, its id, and what it says. */
export function advisoryLine(hash: string, recordId: string, advisory: string): string {
  return `${hash} ${encodeURIComponent(recordId)} ${advisory}\n`;
}

/** Advisories that another installation has read, one a line, compressed. Their hashes come along. */
export async function* bundledRecords(path: string): AsyncGenerator<RawRecord> {
  const content = createZstdDecompress();
  pipeline(createReadStream(path, { highWaterMark: 262_144 }), content, () => undefined);
  let rest = Buffer.alloc(0);
  try {
    for await (const chunk of content) {
      let bytes = Buffer.concat([rest, chunk]);
      for (let end = bytes.indexOf(lineFeed); end >= 0; end = bytes.indexOf(lineFeed)) {
        yield recordOf(Buffer.from(bytes.subarray(0, end)));
        bytes = bytes.subarray(end + 1);
      }
      rest = bytes;
    }
  } catch (error) {
    throw asCorrupt(error);
  }
}

function recordOf(line: Buffer): RawRecord {
  const start = line.toString('latin1', 0, 60);
  const found = /^([0-9a-f]{32}) ([^ ]{1,800}) /.exec(line.toString('latin1', 0, 900));
  const [head = '', hash = '', id = ''] = found ?? [];
  if (!found || line.length > maxRecordBytes) {
    return { ok: false, message: `A line of the bundle cannot be used: "${start}"`, done: 1 };
  }
  return {
    ok: true,
    id: decodeURIComponent(id),
    bytes: Buffer.from(line.subarray(head.length)),
    hash: Buffer.from(hash, 'hex'),
    done: 1,
  };
}
