import { parentPort, workerData } from 'node:worker_threads';
import {
  CorruptFileError,
  type ReaderInput,
  type ReaderReply,
  type ReaderRequest,
} from './reader-protocol.ts';
import { RecordReader } from './record-reader.ts';

/** The thread in which records are unpacked, hashed and parsed, so that the event loop stays free for requests. */
const port = parentPort;
if (!port) throw new Error('This file runs as a worker thread');
const reader = new RecordReader(workerData as ReaderInput);

port.on('message', (request: ReaderRequest) => {
  answer(request).then(
    ({ reply, transfer }) => port.postMessage(reply, transfer),
    // A bug: it ends the thread, and the job with it.
    (error) => setImmediate(() => Promise.reject(error)),
  );
});

async function answer(request: ReaderRequest): Promise<{ reply: ReaderReply; transfer: ArrayBuffer[] }> {
  if (request.kind === 'rows') {
    const rows = reader.rows(request.chunk, request.indices);
    return {
      reply: { id: request.id, kind: 'rows', rows },
      transfer: [rows.vulns.buffer, rows.ranges.buffer],
    };
  }
  try {
    return { reply: { id: request.id, kind: 'chunk', chunk: await reader.next() }, transfer: [] };
  } catch (error) {
    if (!(error instanceof CorruptFileError)) throw error;
    return { reply: { id: request.id, kind: 'corrupt', message: error.message }, transfer: [] };
  }
}
