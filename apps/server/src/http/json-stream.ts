import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/**
 * Sends a JSON array row by row in bounded memory: the contract's unpaged lists can be hundreds of megabytes.
 * An error after the first byte cuts the connection (see send-error.ts).
 */
export function sendJsonArray<T>(
  reply: FastifyReply,
  batches: AsyncIterable<readonly T[]>,
  toWire: (row: T) => unknown,
): FastifyReply {
  return reply
    .type('application/json')
    .send(Readable.from(jsonArray(batches, toWire), { objectMode: false }));
}

async function* jsonArray<T>(
  batches: AsyncIterable<readonly T[]>,
  toWire: (row: T) => unknown,
): AsyncGenerator<string> {
  let separator = '[';
  for await (const batch of batches) {
    let text = '';
    for (const row of batch) {
      text += separator + JSON.stringify(toWire(row));
      separator = ',';
    }
    if (text !== '') yield text;
  }
  yield separator === '[' ? '[]' : ']';
}
