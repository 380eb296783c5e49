// Public to other features.
import type { FastifyRequest } from 'fastify';
import type { Context } from '../../feature.ts';
import { AppError } from '../../http/errors.ts';
import type { Principal } from '../../http/principal.ts';
import { createKeyUseRecorder } from '../access/api-key/key-use.ts';
import { checkApiKey, findSessionUser } from '../access/principal/principal.service.ts';
import { noteUse } from '../access/user-session/user-session.service.ts';
import { cookieOf } from './cookie.ts';
import { headerOf, isOfOwnSite } from './own-site.ts';
import { readSessionId } from './token.ts';

type Authenticate = (request: FastifyRequest) => Promise<Principal | undefined>;

/**
 * Finds out who is calling (contract §2): an API key that is given must be a good one, and a token beside it
 * replaces its principal. Rights are read anew for every request, so that taking them away counts at once
 * (0.4 ms, see docs/adr/0007).
 */
export function createAuthenticator(context: Context): Authenticate {
  const { db } = context;
  const tokenKey = context.secrets.derive('jwt');
  const noteKeyUse = createKeyUseRecorder(context);

  async function fromApiKey(request: FastifyRequest, key: string): Promise<Principal> {
    const { principal, refusal } = await checkApiKey(db, key, context.now());
    if (!principal) {
      request.refusal = refusal;
      throw unauthorized();
    }
    noteKeyUse(principal);
    return principal;
  }

  async function fromToken(request: FastifyRequest, text: string): Promise<Principal> {
    const now = context.now();
    const sessionId = await readSessionId(tokenKey, text, now);
    const user = sessionId === undefined ? undefined : await findSessionUser(db, sessionId, now);
    if (!sessionId || !user) {
      request.refusal = { action: 'request.token_refused' };
      throw unauthorized();
    }
    // Beside the request, which need not wait for it.
    noteUse(db, { sessionId, lastSeenAt: user.lastSeenAt }, now).catch((error) => {
      context.log.warn({ err: error }, 'the last use of a session was not written');
    });
    return user.principal;
  }

  return async (request) => {
    const key = headerOf(request, 'x-api-key');
    const keyPrincipal = key === undefined ? undefined : await fromApiKey(request, key);
    const token = tokenOf(request);
    return token === undefined ? keyPrincipal : fromToken(request, token);
  };
}

function unauthorized(): AppError {
  return new AppError('session.unauthorized', {
    status: 401,
    title: 'The credentials are not valid',
    as: 'empty',
  });
}

/** The header counts before the cookie, which any page could make a browser send. */
function tokenOf(request: FastifyRequest): string | undefined {
  const bearer = /^Bearer\s+(\S+)\s*$/i.exec(headerOf(request, 'authorization') ?? '')?.[1];
  if (bearer !== undefined) return bearer;
  const token = cookieOf(headerOf(request, 'cookie'), 'Authorization-Token');
  return token !== undefined && isOfOwnSite(request) ? token : undefined;
}
