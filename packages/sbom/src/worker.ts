import { parentPort } from 'node:worker_threads';
import { processBom } from './process-bom.ts';
import type { ReadRequest, ReadResponse } from './reader-protocol.ts';
import { PART_LISTS, PART_SIZE } from './reader-protocol.ts';

/*
 * The thread that checks and reads documents, started by createBomReader. It sends the long lists in parts and
 * forgets each as it goes, so that neither side holds the document twice and the receiver is never busy for long.
 */

const port = parentPort;
if (port === null) throw new Error('This module runs in a worker thread');

const send = (response: ReadResponse) => port.postMessage(response);

port.on('message', (request: ReadRequest) => {
  answer(request).catch((error: unknown) => {
    const message = error instanceof Error ? error.message : String(error);
    send({ id: request.id, kind: 'failed', message });
  });
});

async function answer({ id, bytes, validate }: ReadRequest): Promise<void> {
  const result = await processBom(bytes, { validate });
  if (!result.ok) {
    send({ id, kind: 'refused', refusal: result });
    return;
  }
  const { bom, format, specVersion } = result;
  for (const list of PART_LISTS) {
    const items: unknown[] = bom[list];
    while (items.length > 0) send({ id, kind: 'part', list, items: items.splice(0, PART_SIZE) });
  }
  send({ id, kind: 'end', bom, format, specVersion });
}
