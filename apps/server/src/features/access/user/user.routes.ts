import type { CountedList } from '@waybill/api-contract/server';
import type { Context } from '../../../feature.ts';
import { endpoints } from '../../../http/endpoint.ts';
import type { App } from '../../../http/server.ts';
import { actorOf } from '../../audit-log/audit-log.service.ts';
import type { UserKind } from '../principal/principal.service.ts';
import { forgetSubject, setSuspended } from './external-user.service.ts';
import { createManagedUser, updateManagedUser } from './managed-user.service.ts';
import { acceptSubject, describeSubjectQuestions, rejectSubject } from './subject-question.service.ts';
import { createExternalUser, listUsers, removeUser } from './user.service.ts';
import { type UserView, viewLdapUser, viewManagedUser, viewOidcUser } from './user.view.ts';
import { describeUser, describeUsers } from './user-details.service.ts';

export function userRoutes(app: App, { db, now }: Context): void {
  async function wholeList<T>(kind: UserKind, view: UserView<T>): Promise<CountedList<T>> {
    const users = await listUsers(db, kind);
    return { total: users.length, rows: await describeUsers(db, users, view) };
  }

  endpoints(app, {
    'GET /api/v1/user/managed': () => wholeList('managed', viewManagedUser),
    'PUT /api/v1/user/managed': async ({ body, caller }) => {
      const user = await createManagedUser(db, actorOf(caller, now()), body);
      return describeUser(db, user, viewManagedUser);
    },
    'POST /api/v1/user/managed': async ({ body, caller }) => {
      const user = await updateManagedUser(db, actorOf(caller, now()), body);
      return describeUser(db, user, viewManagedUser);
    },
    'DELETE /api/v1/user/managed': ({ body, caller }) =>
      removeUser(db, actorOf(caller, now()), 'managed', body.username),

    'GET /api/v1/user/ldap': () => wholeList('ldap', viewLdapUser),
    'PUT /api/v1/user/ldap': async ({ body, caller }) => {
      const user = await createExternalUser(db, actorOf(caller, now()), 'ldap', body.username);
      return describeUser(db, user, viewLdapUser);
    },
    'DELETE /api/v1/user/ldap': ({ body, caller }) =>
      removeUser(db, actorOf(caller, now()), 'ldap', body.username),

    'GET /api/v1/user/oidc': () => wholeList('oidc', viewOidcUser),
    'PUT /api/v1/user/oidc': async ({ body, caller }) => {
      const user = await createExternalUser(db, actorOf(caller, now()), 'oidc', body.username);
      return describeUser(db, user, viewOidcUser);
    },
    'POST /api/waybill/v1/user/oidc/{username}/forget-subject': ({ path, caller }) =>
      forgetSubject(db, actorOf(caller, now()), path.username),
    'GET /api/waybill/v1/user/oidc/subject-question': () => describeSubjectQuestions(db),
    'POST /api/waybill/v1/user/oidc/{username}/accept-subject': ({ path, body, caller }) =>
      acceptSubject(db, actorOf(caller, now()), path.username, body.subjectIdentifier),
    'POST /api/waybill/v1/user/oidc/{username}/reject-subject': ({ path, caller }) =>
      rejectSubject(db, actorOf(caller, now()), path.username),
    'PUT /api/waybill/v1/user/{kind}/{username}/suspension': ({ path, body, caller }) =>
      setSuspended(db, actorOf(caller, now()), { ...path, suspended: body.suspended }),
    'DELETE /api/v1/user/oidc': ({ body, caller }) =>
      removeUser(db, actorOf(caller, now()), 'oidc', body.username),
  });
}
