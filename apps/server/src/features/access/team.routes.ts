import type { TeamSelfResponse } from '@waybill/api-contract';
import type { Context } from '../../feature.ts';
import { notFound, textError, unreadable, ValidationError, violation } from '../../http/errors.ts';
import { isUuid, requireUuid, uuidParams } from '../../http/ids.ts';
import { type App, callerOf } from '../../http/server.ts';
import { actorOf } from '../audit-log/audit-log.service.ts';
import { newTeamBody, teamBody, teamToDelete } from './access.schema.ts';
import { describeTeam, describeTeams } from './details.service.ts';
import { createTeam, getTeam, listTeams, listVisibleTeams, removeTeam, updateTeam } from './team.service.ts';

const config = { access: 'ACCESS_MANAGEMENT' } as const;

export function teamRoutes(app: App, context: Context): void {
  teamOfCallerRoutes(app, context);
  const { db, now } = context;

  app.get('/api/v1/team', { config }, async (_request, reply) => {
    const teams = await listTeams(db);
    reply.header('x-total-count', teams.length);
    return describeTeams(db, teams);
  });

  app.get('/api/v1/team/:uuid', { config, schema: { params: uuidParams } }, async ({ params }) =>
    describeTeam(db, await getTeam(db, requireUuid(params.uuid, 'getTeam.uuid'))),
  );

  app.put('/api/v1/team', { config, schema: { body: newTeamBody } }, async (request, reply) => {
    const team = await createTeam(db, actorOf(callerOf(request), now()), requireName(request.body.name));
    return reply.code(201).send(await describeTeam(db, team));
  });

  app.post('/api/v1/team', { config, schema: { body: teamBody } }, async (request) => {
    requireName(request.body.name);
    return describeTeam(db, await updateTeam(db, actorOf(callerOf(request), now()), request.body));
  });

  app.delete('/api/v1/team', { config, schema: { body: teamToDelete } }, async (request, reply) => {
    const { uuid } = request.body;
    if (!uuid?.trim()) throw notFound('team');
    if (!isUuid(uuid)) throw unreadable(`uuid: "${uuid}" is not a UUID`);
    await removeTeam(db, actorOf(callerOf(request), now()), uuid);
    return reply.code(204).send();
  });
}

/** A name is kept as it was sent, but must say something. */
function requireName(name: string): string {
  if (name.trim() !== '') return name;
  throw new ValidationError([violation('name', 'must not be blank', name)]);
}

/** What a caller may know of teams without managing access. */
function teamOfCallerRoutes(app: App, { db }: Context): void {
  app.get('/api/v1/team/self', { config: { access: 'authenticated' } }, async (request) => {
    const caller = callerOf(request);
    if (caller.kind !== 'api-key') {
      throw textError('team.not_an_api_key', 400, 'Only an API key has a team of its own.');
    }
    const [own] = caller.teams;
    if (!own) throw notFound('team');
    const { uuid, name, permissions } = await describeTeam(db, await getTeam(db, own.uuid));
    return { uuid, name, permissions } satisfies TeamSelfResponse;
  });

  app.get('/api/v1/team/visible', { config: { access: 'authenticated' } }, async (request) => {
    const teams = await listVisibleTeams(db, callerOf(request));
    return teams.map(({ name, uuid }) => ({ name, uuid }));
  });
}
