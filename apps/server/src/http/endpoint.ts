import {
  bodySchemas,
  type EndpointInputs,
  type EndpointKey,
  endpointTable,
  isOwn,
} from '@waybill/api-contract/server';
import type { FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import type { Page } from '../db/list/page.ts';
import { emptyIfMissing } from './body.ts';
import { isLargePage, readPage } from './large-pages.ts';
import { parsePage, type Sortable } from './paging.ts';
import { parseParameters } from './parameters.ts';
import type { Principal } from './principal.ts';
import { sendResult } from './send-result.ts';
import { type App, callerOf } from './server.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The endpoint of the contract that the route is. */
    endpoint?: EndpointKey;
  }
}

/** The input of a handler. Everything is checked and has the type from the contract's data. */
export interface EndpointCall<Key extends EndpointKey> {
  readonly path: EndpointInputs[Key]['path'];
  readonly query: EndpointInputs[Key]['query'];
  readonly body: EndpointInputs[Key]['body'];
  /** Which part of the list is asked for, in which order; the whole list where the contract has no pages. */
  readonly page: Page;
  /** Only where the endpoint asks for a caller. */
  readonly caller: Principal;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Returns the answer of success; another one is thrown as an error, or sent through the reply, which is returned then. */
export type EndpointHandler<Key extends EndpointKey> = (
  call: EndpointCall<Key>,
) => Promise<EndpointInputs[Key]['result'] | FastifyReply>;

export type EndpointHandlers = { readonly [Key in EndpointKey]?: EndpointHandler<Key> };

/** Registers endpoints of the contract: all but the handler comes from its data (packages/api-contract/data). */
export function endpoints(app: App, handlers: EndpointHandlers): void {
  for (const [key, handler] of Object.entries(handlers))
    endpoint(app, key as EndpointKey, handler as EndpointHandler<EndpointKey>);
}

/** Further options of a route, such as the limit of an upload. */
export type EndpointOptions = Omit<RouteShorthandOptions, 'schema' | 'config'>;

export function endpoint<Key extends EndpointKey>(
  app: App,
  key: Key,
  handler: EndpointHandler<Key>,
  options: EndpointOptions = {},
): void {
  const facts = endpointTable[key];
  const schema = bodySchemas[facts.operation];
  const [method = '', path = ''] = key.split(' ');
  const hasCursor = isOwn(key);
  app.route({
    ...options,
    method,
    url: path.replace(/\{(\w+)\}/g, ':$1'),
    config: { access: facts.access, endpoint: key },
    ...(schema ? { schema: { body: schema }, preValidation: emptyIfMissing(facts.body) } : {}),
    async handler(request, reply) {
      // The casts say what was just checked: parameters here, the body by its schema before.
      const { path, query } = parseParameters(key, facts, request);
      const callFor = (page: Page) =>
        ({
          path,
          query,
          body: request.body,
          page,
          get caller() {
            return callerOf(request);
          },
          request,
          reply,
        }) as EndpointCall<Key>;
      const page = facts.paged ? pageOf(request, facts.paged, hasCursor) : wholeList;
      if (facts.paged ? isLargePage(page) : isGrowing(key)) await app.enterLarge(request, reply);
      // An answer that the handler sends itself is also a success, unless it sets another status.
      reply.code(facts.success);
      const read = (part: Page) => handler(callFor(part));
      return sendResult(facts, reply, await (facts.paged ? readPage(page, read) : read(page)));
    },
  });
}

/** Without pages, but as large as a project or a directory of users: whole in memory while it is made. */
const growing: ReadonlySet<EndpointKey> = new Set<EndpointKey>([
  'GET /api/v1/dependencyGraph/project/{uuid}/directDependencies',
  'GET /api/v1/component/project/{projectUuid}/dependencyGraph/{componentUuids}',
  'GET /api/v1/dependencyGraph/component/{uuid}/directDependencies',
  'GET /api/waybill/v1/project/{uuid}/graph',
  'GET /api/waybill/v1/project/{uuid}/report',
  'GET /api/waybill/v1/project/{uuid}/report/data',
  'GET /api/v1/team',
  'GET /api/v1/user/managed',
  'GET /api/v1/user/ldap',
  'GET /api/v1/user/oidc',
]);
const isGrowing = (key: EndpointKey): boolean => growing.has(key);

function pageOf(request: FastifyRequest, paged: Sortable, hasCursor: boolean): Page {
  return parsePage(request.query as Record<string, string>, paged, hasCursor);
}

const wholeList: Page = { offset: 0, limit: undefined, search: undefined, order: undefined };
