import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { holdsNoConnection } from '../db/list/batches.ts';
import { inTurns } from '../turns.ts';
import { sharedJsonArray } from './json-shared.ts';
import { sendTexts } from './send-texts.ts';

/**
 * Sends a JSON array row by row in bounded memory: the contract's unpaged lists can be hundreds of megabytes.
 * An error after the first byte cuts the connection (see send-error.ts).
 * @param isShared whether rows have members in common that are the same objects and never change
 */
export async function sendJsonArray(
  reply: FastifyReply,
  batches: AsyncIterable<readonly unknown[]>,
  isShared = false,
): Promise<FastifyReply> {
  reply.type('application/json');
  if (isShared && holdsNoConnection(batches))
    return reply.send(Readable.from(inTurns(sharedJsonArray(batches)), { objectMode: false }));
  const texts = jsonArray(batches);
  // Between two batches nothing is held, so a slow reader costs nothing.
  if (holdsNoConnection(batches)) return reply.send(Readable.from(inTurns(texts), { objectMode: false }));
  return sendTexts(reply, texts);
}

/** The same as a whole, for an answer that is kept. */
export async function jsonArrayBytes(
  batches: AsyncIterable<readonly unknown[]>,
  isShared = false,
): Promise<Buffer> {
  const parts: AsyncIterable<string | Buffer> = isShared ? sharedJsonArray(batches) : jsonArray(batches);
  const pieces: Buffer[] = [];
  for await (const part of inTurns(parts)) pieces.push(typeof part === 'string' ? Buffer.from(part) : part);
  return Buffer.concat(pieces);
}

/** So much text is made at once: more would hold memory for a reader that does not take it, and keep others waiting. */
const textAtOnce = 64 * 1024;

async function* jsonArray(batches: AsyncIterable<readonly unknown[]>): AsyncGenerator<string> {
  let separator = '[';
  for await (const batch of batches) {
    let text = '';
    for (const row of batch) {
      text += separator + JSON.stringify(row);
      separator = ',';
      if (text.length < textAtOnce) continue;
      yield text;
      text = '';
    }
    if (text !== '') yield text;
  }
  yield separator === '[' ? '[]' : ']';
}
