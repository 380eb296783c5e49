import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Actions that wait until a connection's answers have ended. */
type Acts = Set<() => void>;
const actsOf = new WeakMap<Socket, Map<unknown, Acts>>();

/**
 * Calls `act` once: when the answer has been handed to the network, or when its connection has ended. An answer that
 * waits behind others of its connection never closes by itself.
 */
export function onceAnswered(request: FastifyRequest, reply: FastifyReply, act: () => void): void {
  const { socket } = request.raw;
  const { raw } = reply;
  if (raw.closed || socket.destroyed) {
    act();
    return;
  }
  const answers = answersOn(socket);
  const known = answers.get(raw);
  if (known) {
    known.add(act);
    return;
  }
  answers.set(raw, new Set([act]));
  raw.once('close', () => endAnswer(answers, raw));
}

function answersOn(socket: Socket): Map<unknown, Acts> {
  const known = actsOf.get(socket);
  if (known) return known;
  const answers = new Map<unknown, Acts>();
  actsOf.set(socket, answers);
  socket.once('close', () => {
    for (const raw of answers.keys()) endAnswer(answers, raw);
  });
  return answers;
}

function endAnswer(answers: Map<unknown, Acts>, raw: unknown): void {
  const acts = answers.get(raw);
  answers.delete(raw);
  for (const act of acts ?? []) act();
}
