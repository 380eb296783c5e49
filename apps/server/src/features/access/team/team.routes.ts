import type { TeamSelfResponse } from '@waybill/api-contract';
import type { Database } from '../../../db/database.ts';
import type { Context } from '../../../feature.ts';
import { endpoints } from '../../../http/endpoint.ts';
import { notFound, textError } from '../../../http/errors.ts';
import type { Principal } from '../../../http/principal.ts';
import type { App } from '../../../http/server.ts';
import { actorOf } from '../../audit-log/audit-log.service.ts';
import { issueApiKey } from '../api-key/api-key.service.ts';
import { viewApiKey } from '../api-key/api-key.view.ts';
import { createTeam, getTeam, listTeams, listVisibleTeams, removeTeam, updateTeam } from './team.service.ts';
import { describeTeam, describeTeams } from './team-details.service.ts';

export function teamRoutes(app: App, { db, now }: Context): void {
  endpoints(app, {
    'GET /api/v1/team': async () => {
      const teams = await listTeams(db);
      return { total: teams.length, rows: await describeTeams(db, teams) };
    },
    'GET /api/v1/team/{uuid}': async ({ path }) => describeTeam(db, await getTeam(db, path.uuid)),
    'PUT /api/v1/team': async ({ body, caller }) =>
      describeTeam(db, await createTeam(db, actorOf(caller, now()), body.name)),
    'POST /api/v1/team': async ({ body, caller }) =>
      describeTeam(db, await updateTeam(db, actorOf(caller, now()), body)),
    'DELETE /api/v1/team': ({ body, caller }) => removeTeam(db, actorOf(caller, now()), body.uuid ?? ''),

    'PUT /api/v1/team/{uuid}/key': async ({ path, caller }) => {
      const team = await getTeam(db, path.uuid);
      const issued = await issueApiKey(db, actorOf(caller, now()), team);
      return viewApiKey(issued.row, issued.key);
    },

    // The caller's own team, without permission to manage access.
    'GET /api/v1/team/self': ({ caller }) => describeOwnTeam(db, caller),
    'GET /api/v1/team/visible': async ({ caller }) => {
      const teams = await listVisibleTeams(db, caller);
      return teams.map(({ name, uuid }) => ({ name, uuid }));
    },
  });
}

async function describeOwnTeam(db: Database, caller: Principal): Promise<TeamSelfResponse> {
  if (caller.kind !== 'api-key') {
    throw textError('team.not_an_api_key', 400, 'Only an API key has a team of its own.');
  }
  const [own] = caller.teams;
  if (!own) throw notFound('team');
  const { uuid, name, permissions } = await describeTeam(db, await getTeam(db, own.uuid));
  return { uuid, name, permissions };
}
