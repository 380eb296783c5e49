import type { EndpointFacts } from '@waybill/api-contract/server';
import type { FastifyReply } from 'fastify';
import { withoutConnection } from '../db/list/batches.ts';
import { sendJsonArray } from './json-stream.ts';

/** Text of more rows is made piece by piece, so that other requests come in between. */
const rowsAtOnce = 1_000;

/** Sends what a handler returned as the contract's answer of success. */
export async function sendResult(
  facts: EndpointFacts,
  reply: FastifyReply,
  result: unknown,
): Promise<FastifyReply> {
  // An async handler that answers by itself resolves to what its reply does once it is sent: nothing.
  if (result === reply || reply.sent) return reply;
  // The caller left before the end of an answer that its handler sent: nothing more can be said.
  if (reply.raw.headersSent || reply.raw.destroyed) return reply;
  if (result === undefined) return reply.send();
  const text = facts.answers[facts.success]?.text;
  if (text !== undefined) return reply.type(text).send(result);
  if (!isList(result)) return reply.send(result);
  const { total, ...others } = result;
  reply.headers(listHeaders(facts.counted ? result : others));
  if (result.rows && result.rows.length > rowsAtOnce)
    return sendJsonArray(reply, withoutConnection(asBatch(result.rows)));
  if (result.rows) return reply.send(result.rows);
  return sendJsonArray(reply, result.batches, result.isShared);
}

async function* asBatch(rows: readonly unknown[]) {
  yield rows;
}

/** The headers of a list. A page requested by cursor is not counted again. */
export function listHeaders({ total, isEstimated, next }: ListFacts): Record<string, string | number> {
  return {
    ...(total === undefined ? {} : { 'x-total-count': total }),
    ...(isEstimated ? { 'x-total-count-estimated': 'true' } : {}),
    ...(next === undefined ? {} : { 'x-next-cursor': next }),
  };
}

interface ListFacts {
  total?: number | undefined;
  isEstimated?: true | undefined;
  next?: string | undefined;
}

export type AnyList =
  | (ListFacts & { rows: readonly unknown[] })
  | (ListFacts & { batches: AsyncIterable<readonly unknown[]>; isShared?: true; rows?: never });

/** No model of the contract has a member of this kind, so an object with one is a list. */
export function isList(result: unknown): result is AnyList {
  if (typeof result !== 'object' || result === null) return false;
  return ('batches' in result && isAsync(result.batches)) || ('rows' in result && Array.isArray(result.rows));
}

function isAsync(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value;
}
