import { parentPort } from 'node:worker_threads';
import { CorruptFileError, type ReaderReply, type ReaderRequest } from './reader-protocol.ts';
import { RecordReader } from './record-reader.ts';

/** The thread in which records are unpacked, hashed and parsed, so that the event loop stays free for requests. */
const port = parentPort;
if (!port) throw new Error('This file runs as a worker thread');
let reader: RecordReader | undefined;

port.on('message', (request: ReaderRequest) => {
  answer(request).then(
    (reply) => port.postMessage(reply, transferable(reply)),
    // A bug: it ends the thread, and the job with it.
    (error) => setImmediate(() => Promise.reject(error)),
  );
});

async function answer(request: ReaderRequest): Promise<ReaderReply> {
  const { id } = request;
  if (request.kind === 'open') {
    await reader?.close();
    reader = new RecordReader(request.input);
    return { id, kind: 'opened' };
  }
  if (!reader) throw new Error('No file is open');
  if (request.kind === 'rows') return { id, kind: 'rows', rows: reader.rows(request.chunk, request.indices) };
  try {
    return { id, kind: 'chunk', chunk: await reader.next() };
  } catch (error) {
    if (!(error instanceof CorruptFileError)) throw error;
    return { id, kind: 'corrupt', message: error.message };
  }
}

function transferable(reply: ReaderReply): ArrayBuffer[] {
  if (reply.kind !== 'rows') return [];
  const { vulns, ranges, coordinates, attrs } = reply.rows;
  return [vulns.buffer, ranges.buffer, coordinates.buffer, attrs.buffer];
}
