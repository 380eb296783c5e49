import type { Context } from '../../feature.ts';
import { ValidationError, violation } from '../../http/errors.ts';
import { requireUuid, uuidParams } from '../../http/ids.ts';
import { type App, callerOf } from '../../http/server.ts';
import { trimmed } from '../../http/text.ts';
import { actorOf } from '../audit-log/audit-log.service.ts';
import { keyParams } from './access.schema.ts';
import { toApiKey } from './access.view.ts';
import { commentApiKey, issueApiKey, renewApiKey, revokeApiKey } from './api-key.service.ts';
import { getTeam } from './team.service.ts';

const config = { access: 'ACCESS_MANAGEMENT' } as const;
const maxCommentLength = 255;

export function apiKeyRoutes(app: App, { db, now }: Context): void {
  const schema = { params: keyParams };

  app.put('/api/v1/team/:uuid/key', { config, schema: { params: uuidParams } }, async (request, reply) => {
    const team = await getTeam(db, requireUuid(request.params.uuid, 'generateApiKey.uuid'));
    const issued = await issueApiKey(db, actorOf(callerOf(request), now()), team);
    return reply.code(201).send(toApiKey(issued.row, issued.key));
  });

  app.post('/api/v1/team/key/:publicIdOrKey', { config, schema }, async (request) => {
    const actor = actorOf(callerOf(request), now());
    const renewed = await renewApiKey(db, actor, request.params.publicIdOrKey);
    return toApiKey(renewed.row, renewed.key);
  });

  app.post('/api/v1/team/key/:publicIdOrKey/comment', { config, schema }, async (request) => {
    const actor = actorOf(callerOf(request), now());
    const comment = readComment(request.body);
    return toApiKey(await commentApiKey(db, actor, request.params.publicIdOrKey, comment));
  });

  app.delete('/api/v1/team/key/:publicIdOrKey', { config, schema }, async (request, reply) => {
    await revokeApiKey(db, actorOf(callerOf(request), now()), request.params.publicIdOrKey);
    return reply.code(204).send();
  });
}

/** The body is plain text; an empty one takes the comment away. */
function readComment(body: unknown): string | null {
  if (body === undefined || body === null) return null;
  if (typeof body !== 'string') {
    throw new ValidationError([violation('comment', 'The comment must be plain text')]);
  }
  if (body.length > maxCommentLength) {
    throw new ValidationError([
      violation('comment', `The comment is longer than ${maxCommentLength} characters`),
    ]);
  }
  return trimmed(body) ?? null;
}
