import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';

/** The lines of a file in batches, in bounded memory; `gzip` unpacks it. A broken archive ends it with an error. */
export async function* readLines(file: string, gzip: boolean): AsyncGenerator<string[]> {
  const source = createReadStream(file);
  const stream = gzip ? createGunzip() : source;
  if (gzip) pipeline(source, stream as ReturnType<typeof createGunzip>).catch(() => undefined);
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of stream) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield lines;
  }
  if (rest !== '') yield [rest];
}
