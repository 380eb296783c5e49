import type { Permission } from '@waybill/api-contract';
import { permissions } from '@waybill/api-contract';
import type { TestServer } from '../server.ts';
import type { Caller } from './recording.ts';

/** The callers of the recording, and the identifiers of their teams under the names that it uses. */
export interface Callers {
  headersOf(caller: Caller): Record<string, string>;
  teams: ReadonlyMap<string, string>;
}

const permissionsOf: Readonly<Record<Exclude<Caller, 'admin' | 'none'>, readonly Permission[]>> = {
  key: permissions,
  nobody: [],
  viewer: ['VIEW_PORTFOLIO', 'VIEW_VULNERABILITY'],
  uploader: ['BOM_UPLOAD'],
};

const nameOf = (caller: string): string => (caller === 'key' ? 'all' : caller);

/** Signs in and makes the four teams with a key each, as it was before the first recorded line. */
export async function makeCallers(server: TestServer): Promise<Callers> {
  const signedIn = await server.asNobody.post<string>(
    '/api/v1/user/login',
    new URLSearchParams({ username: 'admin', password: 'admin' }),
  );
  const headers = new Map<Caller, Record<string, string>>([
    ['none', {}],
    ['admin', { authorization: `Bearer ${signedIn.body}` }],
  ]);
  const teams = new Map<string, string>();
  for (const [caller, granted] of Object.entries(permissionsOf)) {
    const { uuid, key } = await makeTeam(server, `diff ${nameOf(caller)}`, granted);
    headers.set(caller as Caller, { 'x-api-key': key });
    teams.set(`${nameOf(caller)}Team`, uuid);
  }
  return { headersOf: (caller) => headers.get(caller) ?? {}, teams };
}

async function makeTeam(server: TestServer, name: string, granted: readonly Permission[]) {
  const { body: team } = await server.asAdmin.put<{ uuid: string }>('/api/v1/team', { name });
  for (const permission of granted) {
    await server.asAdmin.post(`/api/v1/permission/${permission}/team/${team.uuid}`);
  }
  const { body } = await server.asAdmin.put<{ key: string }>(`/api/v1/team/${team.uuid}/key`);
  return { uuid: team.uuid, key: body.key };
}
