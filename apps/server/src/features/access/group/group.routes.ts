import type { Context } from '../../../feature.ts';
import { endpoints } from '../../../http/endpoint.ts';
import type { App } from '../../../http/server.ts';
import { trimmed } from '../../../http/text.ts';
import { actorOf } from '../../audit-log/audit-log.service.ts';
import { nestTeams } from '../team/team.service.ts';
import { viewLdapMapping, viewOidcGroup, viewOidcMapping } from './group.view.ts';
import {
  listLdapMappingsOf,
  listTeamsMappedTo,
  mapLdapGroup,
  mapOidcGroup,
  unmapLdapGroup,
  unmapOidcGroup,
  unmapOidcGroupOf,
} from './mapping.service.ts';
import {
  createOidcGroup,
  listOidcGroups,
  nameOidcGroup,
  removeOidcGroup,
  updateOidcGroup,
} from './oidc-group.service.ts';
import { describeOidcGroups, listOidcGroupEntries } from './oidc-group-list.service.ts';

/** Groups of directories and providers, and the teams that their members join (contract §2). */
export function groupRoutes(app: App, { db, now }: Context): void {
  endpoints(app, {
    'GET /api/v1/oidc/group': async () => (await listOidcGroups(db)).map(viewOidcGroup),
    'PUT /api/v1/oidc/group': async ({ body, caller }) =>
      viewOidcGroup(await createOidcGroup(db, actorOf(caller, now()), body.name)),
    'POST /api/v1/oidc/group': async ({ body, caller }) =>
      viewOidcGroup(await updateOidcGroup(db, actorOf(caller, now()), body)),
    'DELETE /api/v1/oidc/group/{uuid}': ({ path, caller }) =>
      removeOidcGroup(db, actorOf(caller, now()), path.uuid),

    'GET /api/waybill/v1/oidc/group': ({ page }) => listOidcGroupEntries(db, page),
    'POST /api/waybill/v1/oidc/group/{uuid}/name': async ({ path, body, caller }) => {
      const named = await nameOidcGroup(db, actorOf(caller, now()), path.uuid, trimmed(body.displayName));
      const [entry] = await describeOidcGroups(db, [named]);
      if (!entry) throw new Error('The group was not described');
      return entry;
    },

    'GET /api/v1/oidc/group/{uuid}/team': async ({ path }) => {
      const teams = await nestTeams(db, await listTeamsMappedTo(db, path.uuid));
      return [...teams.values()];
    },
    'PUT /api/v1/oidc/mapping': async ({ body, caller }) =>
      viewOidcMapping(await mapOidcGroup(db, actorOf(caller, now()), body.team, body.group)),
    'DELETE /api/v1/oidc/mapping/{uuid}': ({ path, caller }) =>
      unmapOidcGroup(db, actorOf(caller, now()), path.uuid),
    'DELETE /api/v1/oidc/group/{groupUuid}/team/{teamUuid}/mapping': ({ path, caller }) =>
      unmapOidcGroupOf(db, actorOf(caller, now()), path.groupUuid, path.teamUuid),

    'GET /api/v1/ldap/team/{uuid}': async ({ path }) =>
      (await listLdapMappingsOf(db, path.uuid)).map(viewLdapMapping),
    'PUT /api/v1/ldap/mapping': async ({ body, caller }) =>
      viewLdapMapping(await mapLdapGroup(db, actorOf(caller, now()), body)),
    'DELETE /api/v1/ldap/mapping/{uuid}': ({ path, caller }) =>
      unmapLdapGroup(db, actorOf(caller, now()), path.uuid),
  });
}
