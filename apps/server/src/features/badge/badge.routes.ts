import type { FastifyReply, FastifyRequest } from 'fastify';
import { everyProject, type ProjectScope } from '../../db/project-scope.ts';
import type { Context } from '../../feature.ts';
import { endpoints } from '../../http/endpoint.ts';
import { AppError } from '../../http/errors.ts';
import { actingBy, type Principal } from '../../http/principal.ts';
import type { App } from '../../http/server.ts';
import { checkApiKey } from '../access/principal/principal.service.ts';
import { isSettingOn } from '../config-property/setting.service.ts';
import { requireProject, requireProjectByName } from '../project-reference/project-reference.service.ts';
import { createAuthenticator } from '../session/authenticate.ts';
import { type BadgeKind, badgeOf } from './badge.service.ts';

export function badgeRoutes(app: App, context: Context): void {
  const { db, now } = context;
  const authenticate = createAuthenticator(context);

  /**
   * Badges are public if the setting allows it. Otherwise they need VIEW_BADGES, and the key may be part of
   * the address (contract §2), because browsers request images without headers.
   */
  async function scopeOf(request: FastifyRequest, apiKey: string | undefined): Promise<ProjectScope> {
    if (await isSettingOn(db, 'general', 'badge.enabled')) return everyProject;
    const caller = (await authenticate(request)) ?? (apiKey ? await callerOf(request, apiKey) : undefined);
    if (!caller) throw refusal(401, 'Credentials are needed');
    const viewer = actingBy(caller, 'VIEW_BADGES');
    if (!viewer) throw refusal(403, 'The permission VIEW_BADGES is needed');
    return viewer.scope;
  }

  async function callerOf(request: FastifyRequest, apiKey: string): Promise<Principal | undefined> {
    const { principal, refusal } = await checkApiKey(db, apiKey, now());
    if (refusal) request.refusal = refusal;
    return principal;
  }

  async function send(
    reply: FastifyReply,
    kind: BadgeKind,
    uuid: string,
    scope: ProjectScope,
  ): Promise<FastifyReply> {
    const svg = await badgeOf(db, kind, uuid, scope, now());
    return reply.type('image/svg+xml').send(svg);
  }

  async function sendNamed(
    request: FastifyRequest,
    reply: FastifyReply,
    kind: BadgeKind,
    { name, version }: { name: string; version: string },
    apiKey: string | undefined,
  ): Promise<FastifyReply> {
    const scope = await scopeOf(request, apiKey);
    const { uuid } = await requireProjectByName(db, name, version, scope);
    return send(reply, kind, uuid, scope);
  }

  async function sendById(
    request: FastifyRequest,
    reply: FastifyReply,
    kind: BadgeKind,
    projectUuid: string,
    apiKey: string | undefined,
  ): Promise<FastifyReply> {
    const scope = await scopeOf(request, apiKey);
    const { uuid } = await requireProject(db, projectUuid, scope);
    return send(reply, kind, uuid, scope);
  }

  endpoints(app, {
    'GET /api/v1/badge/vulns/project/{uuid}': ({ path, query, request, reply }) =>
      sendById(request, reply, 'vulns', path.uuid, query.apiKey),
    'GET /api/v1/badge/vulns/project/{name}/{version}': ({ path, query, request, reply }) =>
      sendNamed(request, reply, 'vulns', path, query.apiKey),
    'GET /api/waybill/v1/badge/vulns/project/{uuid}': ({ path, query, request, reply }) =>
      sendById(request, reply, 'coverage', path.uuid, query.apiKey),
    'GET /api/waybill/v1/badge/vulns/project/{name}/{version}': ({ path, query, request, reply }) =>
      sendNamed(request, reply, 'coverage', path, query.apiKey),
    'GET /api/v1/badge/violations/project/{uuid}': ({ path, query, request, reply }) =>
      sendById(request, reply, 'violations', path.uuid, query.apiKey),
    'GET /api/v1/badge/violations/project/{name}/{version}': ({ path, query, request, reply }) =>
      sendNamed(request, reply, 'violations', path, query.apiKey),
  });
}

function refusal(status: 401 | 403, title: string): AppError {
  return new AppError('badge.refused', { status, title, as: 'empty' });
}
