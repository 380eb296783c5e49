import type { Finding, PolicyViolation, ServiceComponent } from '@waybill/api-contract';
import { permissions, teamPermissions } from '@waybill/api-contract';
import { rowsOf, sql } from '../../src/db/database.ts';
import { forbidAnvils } from '../../src/features/policy-evaluation/policy-world.fixtures.ts';
import {
  setAccessControl,
  showProject,
  startAuditWorld,
  type UploadedProject,
  uploadBom,
  workshopBom,
} from '../audit-world.ts';
import type { TestClient } from '../client.ts';
import type { KeyClient, TestServer } from '../server.ts';

/** A project with one of everything that requests name. */
export interface Target {
  readonly project: string;
  readonly name: string;
  readonly component: string;
  readonly componentProperty: string;
  readonly service: string;
  readonly vulnerability: string;
  readonly violation: string;
  /** The component that the violation is of. */
  readonly violated: string;
  /** A team of the caller. */
  readonly team: string;
}

export interface ReachWorld {
  readonly server: TestServer;
  /**
   * Holds every permission but that of seeing everything, and sees one project: by its team, or as its key is limited. Or sees
   * all of them, and holds what a team can for that one only.
   */
  readonly caller: TestClient;
  /** Between two hidden projects, and one of two versions of which the other is hidden and the latest. */
  readonly seen: Target;
  readonly hidden: Target;
  /** The stored data of the hidden projects, by table. */
  snapshot(): Promise<Record<string, string>>;
}

export const hiddenWord = 'Concealed';

/** The limit that leaves the caller one project: to see, or to change. */
type Bounds =
  | 'access control'
  | 'limited key'
  | 'permissions of a team'
  | 'permissions of a team, seeing all';

export async function startReachWorld(by: Bounds): Promise<ReachWorld> {
  const { server } = await startAuditWorld();
  const { asAdmin } = server;
  await forbidAnvils(server, asAdmin);
  const upload = (name: string, version: string) => uploadBom(server, asAdmin, name, version, workshopBom);
  const above = await upload(`${hiddenWord} above`, '1');
  const seen = await upload('Seen', '1');
  const latest = await upload('Seen', `${hiddenWord} 2`);
  const below = await upload(`${hiddenWord} below`, '1');
  const patch = (project: UploadedProject, body: object) =>
    asAdmin.patch(`/api/v1/project/${project.uuid}`, body);
  const tags = [{ name: 'common' }];
  await patch(seen, { parent: { uuid: above.uuid }, tags });
  await patch(below, { parent: { uuid: seen.uuid }, tags });
  await patch(latest, { isLatest: true });
  const { caller, team } = await makeCaller(server, by, seen, [above, seen, latest, below]);
  const targets = {
    seen: { ...(await targetOf(server, seen, 'Seen')), team },
    hidden: { ...(await targetOf(server, below, below.uuid)), team },
  };
  if (by === 'access control' || by === 'permissions of a team') await setAccessControl(server, true);
  const hiddenIds = await numbersOf(server, [above.uuid, latest.uuid, below.uuid]);
  return { server, caller, ...targets, snapshot: () => snapshotOf(server, hiddenIds) };
}

interface CallerOfTeam {
  readonly caller: TestClient;
  readonly team: string;
}

async function makeCaller(
  server: TestServer,
  by: Bounds,
  seen: UploadedProject,
  all: readonly UploadedProject[],
): Promise<CallerOfTeam> {
  if (by === 'permissions of a team') return makeMember(server, seen, all);
  if (by === 'permissions of a team, seeing all') return makeMember(server, seen, []);
  const caller = await server.asKey(...permissions.filter((one) => one !== 'ACCESS_MANAGEMENT'));
  if (by === 'access control') await showProject(server, caller, seen);
  else await limitKey(server, caller, seen);
  return { caller, team: caller.team.uuid };
}

/** A user in two teams: one without permissions yet, and one that sees projects and may do nothing else. */
export async function makeMemberOfTwo(server: TestServer) {
  const user = await server.asUser();
  const limited = await server.asKey();
  const wide = await server.asKey('VIEW_PORTFOLIO');
  for (const { team } of [limited, wide])
    await server.asAdmin.post(`/api/v1/user/${user.username}/membership`, { uuid: team.uuid });
  return { user, limited, wide };
}

/** A user in two teams: one holds what it can for its own project only, through the other one the user sees all of them. */
async function makeMember(
  server: TestServer,
  mine: UploadedProject,
  visible: readonly UploadedProject[],
): Promise<CallerOfTeam> {
  const { asAdmin } = server;
  const { user, limited, wide } = await makeMemberOfTwo(server);
  for (const permission of teamPermissions) {
    const path = `/api/waybill/v1/team/${limited.team.uuid}/permission/${permission}`;
    const { status, text } = await asAdmin.put(path, { reach: 'TEAM' });
    if (status !== 204) throw new Error(`The team was not given ${permission}: ${text}`);
  }
  await showProject(server, limited, mine);
  for (const project of visible) await showProject(server, wide, project);
  return { caller: user, team: limited.team.uuid };
}

async function limitKey(
  { asAdmin }: TestServer,
  { key }: KeyClient,
  { uuid }: UploadedProject,
): Promise<void> {
  const [, publicId] = key.split('_');
  const answer = await asAdmin.post(`/api/waybill/v1/api-key/${publicId}`, { projects: [{ uuid }] });
  if (answer.status !== 200) throw new Error(`The key was not limited: ${answer.text}`);
}

async function targetOf(
  { asAdmin }: TestServer,
  { uuid, components }: UploadedProject,
  name: string,
): Promise<Omit<Target, 'team'>> {
  const { body: services } = await asAdmin.get<ServiceComponent[]>(`/api/v1/service/project/${uuid}`);
  const { body: findings } = await asAdmin.get<Finding[]>(`/api/v1/finding/project/${uuid}`);
  const { body: violations } = await asAdmin.get<PolicyViolation[]>(`/api/v1/violation/project/${uuid}`);
  const anvil = components.anvil;
  const finding = findings.find((one) => one.component.uuid === anvil);
  const [service, violation] = [services[0], violations[0]];
  const violated = violation?.component?.uuid;
  if (!anvil || !finding || !service || !violation || !violated)
    throw new Error(`Something is missing in ${name}`);
  const property = { groupName: 'g', propertyName: 'n', propertyValue: 'v', propertyType: 'STRING' };
  const path = `/api/v1/component/${anvil}/property`;
  const { body: added } = await asAdmin.put<{ uuid: string }>(path, property);
  return {
    project: uuid,
    name,
    component: anvil,
    componentProperty: added.uuid,
    service: service.uuid,
    vulnerability: finding.vulnerability.uuid,
    violation: violation.uuid,
    violated,
  };
}

async function numbersOf({ db }: TestServer, uuids: readonly string[]): Promise<number[]> {
  const rows = await rowsOf(
    db,
    sql<{ project_id: number }>`select project_id from project where uuid = any(${uuids}::uuid[])`,
  );
  return rows.map((row) => row.project_id);
}

/** Every table that says which project its rows are of, so that one that is added later is looked at as well. */
async function snapshotOf(
  { db }: TestServer,
  projectIds: readonly number[],
): Promise<Record<string, string>> {
  const tables = await rowsOf(
    db,
    sql<{ name: string }>`select c.table_name as name from information_schema.columns c
      join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name
      where c.table_schema = current_schema() and c.column_name = 'project_id' and t.table_type = 'BASE TABLE'
        and c.table_name <> 'task' order by 1`,
  );
  const parts = tables.map(
    ({
      name,
    }) => sql`select ${name}::text as name, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as digest
      from ${sql.table(name)} t where t.project_id = any(${projectIds}::int[])`,
  );
  const rows = await rowsOf(db, sql<{ name: string; digest: string }>`${sql.join(parts, sql` union all `)}`);
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]));
}
