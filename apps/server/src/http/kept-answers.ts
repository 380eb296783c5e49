import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { EndpointKey } from '@waybill/api-contract/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
import type { Database } from '../db/database.ts';
import { databaseState } from '../db/state.ts';
import type { EndpointCall, EndpointHandler } from './endpoint.ts';
import { jsonArrayText } from './json-stream.ts';
import { type AnyList, listHeaders } from './send-result.ts';

const compress = promisify(gzip);

/** Longer pages are sent as they are read. */
const maxRows = 500;
const maxBytes = 32 * 2 ** 20;
const maxBytesOfOne = 2 * 2 ** 20;
/** Nothing needs it, as answers end with the state of the database; what nobody asks for any more leaves memory. */
const lifetimeMs = 60_000;

interface Answer {
  readonly headers: Readonly<Record<string, string | number>>;
  readonly text: Buffer;
  readonly gzip: Buffer;
}

interface KeptAnswer {
  /** What the database was like when it began to be read. */
  readonly state: string;
  readonly answer: Answer;
}

/**
 * Keeps pages of lists as they were sent, for those who ask for the same while nothing in the database changes: dashboards and
 * pipelines ask for the same page of projects again and again. Each request asks the database for its state first, so nobody is
 * ever answered by less than what was committed before, whichever node wrote it. Requests that come while an answer is being
 * worked out wait for it.
 */
export class KeptAnswers {
  readonly #db: Database;
  readonly #kept = new LRUCache<string, KeptAnswer>({
    maxSize: maxBytes,
    maxEntrySize: maxBytesOfOne,
    sizeCalculation: ({ answer }, name) => answer.text.length + answer.gzip.length + name.length,
    ttl: lifetimeMs,
  });
  readonly #begun = new Map<string, Promise<Answer>>();

  constructor(db: Database) {
    this.#db = db;
  }

  /**
   * The handler of an endpoint whose answer depends on the address, on what of the portfolio the caller sees, and on the
   * database, and on nothing else.
   */
  of<Key extends EndpointKey>(handler: EndpointHandler<Key>): EndpointHandler<Key> {
    return async (call) => {
      const { page, caller, request, reply } = call;
      if (page.limit === undefined || page.limit > maxRows) return handler(call);
      const name = JSON.stringify([request.url, caller.scope]);
      return send(request, reply, await this.#find(name, () => answerOf(handler, call)));
    };
  }

  async #find(name: string, work: () => Promise<Answer>): Promise<Answer> {
    const state = await databaseState(this.#db);
    const kept = this.#kept.get(name);
    if (kept?.state === state) return kept.answer;
    const beginning = `${state} ${name}`;
    let begun = this.#begun.get(beginning);
    if (!begun) {
      begun = work();
      this.#begun.set(beginning, begun);
      begun.then(
        (answer) => {
          this.#kept.set(name, { state, answer });
          this.#begun.delete(beginning);
        },
        () => this.#begun.delete(beginning),
      );
    }
    return begun;
  }
}

async function answerOf<Key extends EndpointKey>(
  handler: EndpointHandler<Key>,
  call: EndpointCall<Key>,
): Promise<Answer> {
  const list = (await handler(call)) as AnyList;
  const text = Buffer.from(await jsonArrayText(list.rows ? [list.rows] : list.batches));
  return { headers: listHeaders(list), text, gzip: await compress(text) };
}

function send(request: FastifyRequest, reply: FastifyReply, { headers, text, gzip }: Answer): FastifyReply {
  reply.type('application/json').headers(headers).header('vary', 'accept-encoding');
  if (new Negotiator(request.raw).encoding(['gzip', 'identity']) !== 'gzip') return reply.send(text);
  return reply.header('content-encoding', 'gzip').send(gzip);
}
