import { parentPort } from 'node:worker_threads';
import type { TakePart } from './cyclonedx/long-lists.ts';
import { LONG_LISTS, PART_SIZE } from './cyclonedx/long-lists.ts';
import { processInParts } from './process-bom.ts';
import type { ReadRequest, ReadResponse } from './reader-protocol.ts';
import { MAX_UNDER_WAY } from './reader-protocol.ts';

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

async function answer({ id, bytes, validate, arrived }: ReadRequest): Promise<void> {
  let sent = 0;
  const sendPart: TakePart = (list, items) => {
    send({ id, kind: 'part', list, items });
    sent++;
    for (let seen = Atomics.load(arrived, 0); sent - seen >= MAX_UNDER_WAY; seen = Atomics.load(arrived, 0)) {
      Atomics.wait(arrived, 0, seen);
    }
  };
  const result = await processInParts(bytes, validate, sendPart);
  if (!result.ok) {
    send({ id, kind: 'refused', refusal: result });
    return;
  }
  const { bom, format, specVersion } = result;
  for (const list of LONG_LISTS) {
    const items: unknown[] = bom[list];
    while (items.length > 0) sendPart(list, items.splice(0, PART_SIZE));
  }
  send({ id, kind: 'end', bom, format, specVersion });
}
