import type { FastifyReply } from 'fastify';
import { createTurnstile } from '../db/turnstile.ts';
import { inTurns } from '../turns.ts';
import { ownerOf } from './principal.ts';
import { spool } from './spool.ts';

/** As many as there are connections for streams. Half of them are enough for one caller. */
const places = createTurnstile('long answers', 8, 4);

/** The maximum time an answer waits for its place. */
const waitMs = 30_000;

/**
 * Sends a text that is read from the database while it is sent. The connection is held for as long as the database takes, not
 * for as long as the reader does. The answer begins with the first text: what goes wrong before is answered as an error.
 * @throws AppError 429 when its caller, or all of them, have too many large answers under way
 * @throws WaitTooLong when too many such answers are being read already
 */
export async function sendTexts(reply: FastifyReply, texts: AsyncIterable<string>): Promise<FastifyReply> {
  // Before anything is read: what is read for somebody who then gets no place is work for nobody.
  await reply.server.enterLarge(reply.request, reply);
  const { principal, ip } = reply.request;
  const caller = principal ? ownerOf(principal) : ip;
  const leave = await places.enter(waitMs, caller);
  // A client that left while waiting gets no answer; nobody would end its source.
  if (reply.raw.destroyed) {
    leave();
    return reply.hijack();
  }
  return reply.send(await spool(inTurns(texts), caller, leave));
}
