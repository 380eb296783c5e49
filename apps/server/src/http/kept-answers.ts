import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { EndpointKey } from '@waybill/api-contract/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
import type { Database } from '../db/database.ts';
import { databaseState } from '../db/state.ts';
import type { EndpointCall, EndpointHandler } from './endpoint.ts';
import { jsonArrayBytes } from './json-stream.ts';
import { type AnyList, listHeaders } from './send-result.ts';

const compress = promisify(gzip);

/** Longer pages are sent as they are read. */
const maxRows = 500;
const maxBytes = 32 * 2 ** 20;
const maxBytesOfOne = 2 * 2 ** 20;
/** Nothing needs it, as answers end with the state of the database; what nobody asks for any more leaves memory. */
const lifetimeMs = 60_000;

/** As answers that are not kept are packed, see `server.ts`. */
const packLevel = 2;
/** The largest expected ratio of a compressed list to its size. */
const packedShare = 1 / 4;

interface Answer {
  readonly headers: Readonly<Record<string, string | number>>;
  readonly text: Buffer;
  /** Packed when the first caller reads that. */
  packed(): Promise<Buffer>;
}

interface KeptAnswer {
  /** The database snapshot from before it was read. */
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
  readonly #kept: LRUCache<string, KeptAnswer>;
  readonly #begun = new Map<string, Promise<Answer | undefined>>();

  constructor(db: Database) {
    this.#db = db;
    this.#kept = keptOf(db);
  }

  /**
   * The handler of an endpoint whose answer depends on the address, on what of the portfolio the caller sees, and on the
   * database, and on nothing else.
   */
  of<Key extends EndpointKey>(handler: EndpointHandler<Key>): EndpointHandler<Key> {
    return async (call) => {
      const { page, request, reply } = call;
      if (page.limit === undefined || page.limit > maxRows) return handler(call);
      const name = nameOf(call);
      const answer = await this.#find(name, async () => answerOf((await handler(call)) as AnyList));
      return answer ? send(request, reply, answer) : handler(call);
    };
  }

  /** Likewise of an endpoint whose answer is a whole list. One of more rows than are kept is sent as it is read. */
  ofWhole<Key extends EndpointKey>(maxTotal: number, handler: EndpointHandler<Key>): EndpointHandler<Key> {
    return async (call) => {
      let own: Awaited<ReturnType<typeof handler>> | undefined;
      const answer = await this.#find(nameOf(call), async () => {
        own = await handler(call);
        const list = own as AnyList;
        return (list.total ?? 0) > maxTotal ? undefined : answerOf(list);
      });
      if (answer) return send(call.request, call.reply, answer);
      return own ?? handler(call);
    };
  }

  /** @param work undefined for what is not kept */
  async #find(name: string, work: () => Promise<Answer | undefined>): Promise<Answer | undefined> {
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
          if (answer) this.#kept.set(name, { state, answer });
          this.#begun.delete(beginning);
        },
        () => this.#begun.delete(beginning),
      );
    }
    return begun;
  }
}

/** The endpoints of a server share the memory. */
const keptBy = new WeakMap<Database, LRUCache<string, KeptAnswer>>();

function keptOf(db: Database): LRUCache<string, KeptAnswer> {
  let kept = keptBy.get(db);
  if (!kept) {
    kept = new LRUCache({
      maxSize: maxBytes,
      maxEntrySize: maxBytesOfOne,
      sizeCalculation: ({ answer: { text } }, name) =>
        Math.ceil(text.length * (1 + packedShare)) + name.length,
      ttl: lifetimeMs,
    });
    keptBy.set(db, kept);
  }
  return kept;
}

function nameOf<Key extends EndpointKey>({ request, caller }: EndpointCall<Key>): string {
  return JSON.stringify([request.url, caller.scope]);
}

async function answerOf(list: AnyList): Promise<Answer> {
  const text = list.rows
    ? Buffer.from(JSON.stringify(list.rows))
    : await jsonArrayBytes(list.batches, list.isShared);
  let packed: Promise<Buffer> | undefined;
  return {
    headers: listHeaders(list),
    text,
    packed() {
      packed ??= compress(text, { level: packLevel });
      return packed;
    },
  };
}

async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { headers, text, packed }: Answer,
): Promise<FastifyReply> {
  reply.type('application/json').headers(headers).header('vary', 'accept-encoding');
  if (new Negotiator(request.raw).encoding(['gzip', 'identity']) !== 'gzip') return reply.send(text);
  return reply.header('content-encoding', 'gzip').send(await packed());
}
