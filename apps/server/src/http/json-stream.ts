import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { Listing } from '../db/list/batches.ts';

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

/** Sends a list with its total count, as the contract's paged lists are. */
export function sendListing<T>(reply: FastifyReply, { total, batches }: Listing<T>): FastifyReply {
  return sendJsonArray(reply.header('x-total-count', total), batches, (item) => item);
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
