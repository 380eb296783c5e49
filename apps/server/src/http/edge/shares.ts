import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Traffic } from '../../traffic.ts';
import { AppError } from '../errors.ts';
import { isStream } from '../head-answers.ts';
import { ownerOf } from '../principal.ts';
import { addressGroup } from './address-group.ts';
import { Lane } from './lane.ts';
import { onceAnswered } from './once-answered.ts';
import type { ShareLimits } from './share-limits.ts';
import { shownCredentials } from './shown-credentials.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Takes one of the places for large answers, before the rows are read. It is given back when the answer has been
     * sent or its caller has left. A request that already has one keeps it.
     * @throws AppError 429 when no place becomes free in time
     */
    enterLarge(request: FastifyRequest, reply: FastifyReply): Promise<void>;
  }
}

/** These must answer while everything else is busy. */
const exempt: ReadonlySet<string | undefined> = new Set([
  'GET /health',
  'GET /health/ready',
  'GET /health/live',
  'GET /health/started',
  'GET /metrics',
]);

/** Metrics read the database before they know who asks, so they have places of their own. */
const metricsAtOnce = 4;

/** Gives back the places that a request has until its caller is known. */
const leaveUnknown = new WeakMap<FastifyRequest, () => void>();

/**
 * Refuses requests beyond what the node takes in at once. Comes before the check of credentials, which costs queries: until
 * then, credentials have the share of a caller, and an address has half of all places.
 */
export function limitRequests(
  app: FastifyInstance,
  { requests, requestsPerCaller }: ShareLimits,
  traffic: Traffic,
): void {
  const all = new Lane(requests, requests);
  const byAddress = new Lane(requests, Math.ceil(requests / 2));
  const byCredentials = new Lane(requests, requestsPerCaller);
  const metrics = new Lane(metricsAtOnce, metricsAtOnce);
  app.addHook('onRequest', (request, reply, done) => {
    if (isMetrics(request)) {
      if (!metrics.tryEnter('')) return done(tooMany('Too many ask for metrics at once.', 2));
      onceAnswered(request, reply, () => metrics.leave(''));
      return done();
    }
    if (isExempt(request)) return done();
    if (!all.tryEnter('')) return done(tooMany('The server is busy with other requests.', 2));
    onceAnswered(request, reply, () => all.leave(''));
    onceAnswered(request, reply, traffic.begin());
    const places: [Lane, string][] = [[byAddress, addressGroup(request.ip)]];
    const credentials = shownCredentials(request.headers);
    if (credentials !== undefined) places.push([byCredentials, credentials]);
    const taken = places.filter(([lane, name]) => lane.tryEnter(name));
    const leave = onceOnly(() => {
      for (const [lane, name] of taken) lane.leave(name);
    });
    leaveUnknown.set(request, leave);
    onceAnswered(request, reply, leave);
    if (taken.length < places.length) return done(tooMany('You sent too many requests at once.', 2));
    done();
  });
}

/**
 * Gives every caller a share: a user, an API key, or the address of anybody else. Comes behind the check of credentials.
 */
export function shareAmongCallers(app: FastifyInstance, limits: ShareLimits): void {
  const { requests, requestsPerCaller } = limits;
  const lane = new Lane(requests, requestsPerCaller);
  app.addHook('onRequest', (request, reply, done) => {
    leaveUnknown.get(request)?.();
    if (isExempt(request)) return done();
    const caller = nameOf(request);
    if (!lane.tryEnter(caller)) {
      return done(tooMany(`You have ${requestsPerCaller} requests in flight, which is the limit.`, 2));
    }
    onceAnswered(request, reply, () => lane.leave(caller));
    done();
  });
  app.decorate('enterLarge', shareLargeAnswers(limits));
  // Answers sent piece by piece wait for their reader: exports, files, lists without pages.
  app.addHook('onSend', async (request, reply, payload) => {
    if (!isStream(payload) || request.routeOptions.config.endpoint === undefined) return;
    try {
      await app.enterLarge(request, reply);
    } catch (error) {
      payload.destroy();
      throw error;
    }
  });
}

function shareLargeAnswers(limits: ShareLimits): FastifyInstance['enterLarge'] {
  const lane = new Lane(limits.largeAnswers, limits.largeAnswersPerCaller);
  const entered = new WeakSet<FastifyRequest>();
  return async (request, reply) => {
    if (entered.has(request)) return;
    entered.add(request);
    const caller = nameOf(request);
    const waiting = new AbortController();
    const timer = setTimeout(() => waiting.abort(), limits.largeWaitMs);
    onceAnswered(request, reply, () => waiting.abort());
    const isIn = await lane.enter(caller, waiting.signal);
    clearTimeout(timer);
    if (!isIn) {
      reply.removeHeader('content-disposition');
      throw tooMany('Too many large answers are on their way to you or to others.', 10);
    }
    onceAnswered(request, reply, () => lane.leave(caller));
  };
}

function isExempt(request: FastifyRequest): boolean {
  return exempt.has(request.routeOptions.config.endpoint);
}

function isMetrics(request: FastifyRequest): boolean {
  return request.routeOptions.config.endpoint === 'GET /metrics';
}

function nameOf({ principal, ip }: FastifyRequest): string {
  return principal ? ownerOf(principal) : `address:${addressGroup(ip)}`;
}

function onceOnly(act: () => void): () => void {
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    act();
  };
}

function tooMany(why: string, retryAfterSeconds: number): AppError {
  return new AppError('request.too_many', {
    status: 429,
    title: 'Too many requests',
    detail: `${why} Try again in ${retryAfterSeconds} seconds.`,
    headers: { 'retry-after': `${retryAfterSeconds}` },
  });
}
