import { parentPort } from 'node:worker_threads';
import { answerRequest } from './answer-request.ts';
import type { ReadRequest } from './reader-protocol.ts';

// The thread that checks and reads documents, started by createBomReader.

const port = parentPort;
if (port === null) throw new Error('This module runs in a worker thread');

port.on('message', (request: ReadRequest) => {
  void answerRequest(request, (response) => port.postMessage(response));
});
