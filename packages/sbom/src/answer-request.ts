import type { TakePart } from './cyclonedx/long-lists.ts';
import { LONG_LISTS, PART_SIZE } from './cyclonedx/long-lists.ts';
import { processInParts } from './process-bom.ts';
import type { ReadRequest, ReadResponse } from './reader-protocol.ts';
import { MAX_UNDER_WAY } from './reader-protocol.ts';

/** Sends one answer to the asking thread. */
export type SendResponse = (response: ReadResponse) => void;

/**
 * Checks and reads the document of a request. Sends the long lists in parts and forgets each as it goes, so that
 * neither side holds the document twice and the receiver is never busy for long. Never rejects: a bug is an answer.
 */
export async function answerRequest(request: ReadRequest, send: SendResponse): Promise<void> {
  try {
    await readInParts(request, send);
  } catch (error) {
    send({ id: request.id, kind: 'failed', message: error instanceof Error ? error.message : String(error) });
  }
}

async function readInParts(request: ReadRequest, send: SendResponse): Promise<void> {
  const { id, bytes, validate, arrived } = request;
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
