import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { OutgoingError } from '../../outgoing/outgoing-error.ts';

/** A line without end must not be collected until memory ends. */
const maxLineLength = 1_048_576;

/**
 * The lines of a file in batches, in bounded memory; `gzip` unpacks it. A broken archive ends it with an error, and so
 * does a line without end. @throws OutgoingError
 */
export async function* readLines(file: string, gzip: boolean): AsyncGenerator<string[]> {
  const source = createReadStream(file);
  const stream = gzip ? createGunzip() : source;
  if (gzip) pipeline(source, stream as ReturnType<typeof createGunzip>).catch(() => undefined);
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of stream) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > maxLineLength) {
      throw new OutgoingError('corrupt', `A line is longer than ${maxLineLength} characters`);
    }
    yield lines;
  }
  if (rest !== '') yield [rest];
}
