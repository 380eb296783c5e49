import type { DemoClient } from '../../../apps/server/src/demo/demo-client.ts';
import { bomOfRecord } from './bom-of-record.ts';
import { makeAccess } from './equal-access.ts';
import { bodiesOf, type RecordedAnswer, type RecordFile } from './recorded-answers.ts';

type Json = Record<string, unknown>;
type Named = Json & { uuid: string; name: string };

/** UUIDs here by those of the record. */
export type Uuids = Map<string, string>;

type Answers = ReadonlyMap<RecordFile, readonly RecordedAnswer[]>;

/**
 * Rebuilds the record through API v1: licenses and their groups, teams with their sources and access,
 * policies, the project tree with properties, and the components, by a BOM for each project. It skips the
 * rest; the comparison shows it.
 */
export async function makeEqualPortfolio(client: DemoClient, answers: Answers): Promise<Uuids> {
  const uuids: Uuids = new Map();
  await makeLicenses(client, answers, uuids);
  await makeTeams(client, answers, uuids);
  await makeProjects(client, answers, uuids);
  await fillProjects(client, answers, uuids);
  await makePolicies(client, answers, uuids);
  await makeAccess(client, of(answers, 'access'), uuids);
  return uuids;
}

const of = (answers: Answers, file: RecordFile) => answers.get(file) ?? [];

/** Some of a record's members, those that there are. */
function pick(record: Json, names: readonly string[]): Json {
  return Object.fromEntries(names.filter((name) => name in record).map((name) => [name, record[name]]));
}

async function put(client: DemoClient, path: string, body: unknown): Promise<Named | undefined> {
  // A refusal by the product is one of the differences to report.
  return (await client.send('PUT', path, body).catch(() => undefined)) as Named | undefined;
}

async function makeLicenses(client: DemoClient, answers: Answers, uuids: Uuids): Promise<void> {
  const known = (await client.send('GET', 'api/v1/license/concise')) as (Named & { licenseId: string })[];
  const uuidOf = new Map(known.map(({ licenseId, uuid }) => [licenseId, uuid]));
  const [all = []] = bodiesOf<(Named & { licenseId: string; isCustomLicense?: boolean })[]>(
    of(answers, 'licences'),
    '/api/v1/license/concise',
  );
  const texts = of(answers, 'licences').map(({ body }) => body as Json);
  for (const license of all) {
    if (!uuidOf.has(license.licenseId) && license.isCustomLicense) {
      const whole = texts.find(({ licenseId }) => licenseId === license.licenseId) ?? license;
      const added = await put(client, 'api/v1/license', {
        ...pick(whole, ['name', 'licenseId', 'licenseText', 'licenseComments', 'seeAlso']),
        ...pick(whole, ['standardLicenseTemplate', 'standardLicenseHeader']),
        ...pick(whole, ['isOsiApproved', 'isFsfLibre', 'isDeprecatedLicenseId']),
      });
      if (added) uuidOf.set(license.licenseId, added.uuid);
    }
    const uuid = uuidOf.get(license.licenseId);
    if (uuid) uuids.set(license.uuid, uuid);
  }
  const groups = (await client.send('GET', 'api/v1/licenseGroup?pageSize=100&pageNumber=1')) as Named[];
  for (const group of bodiesOf<Named & { licenses: Named[] }>(
    of(answers, 'licences'),
    '/api/v1/licenseGroup/{uuid}',
  )) {
    const own =
      groups.find(({ name }) => name === group.name) ??
      (await put(client, 'api/v1/licenseGroup', pick(group, ['name', 'riskWeight'])));
    if (!own) continue;
    uuids.set(group.uuid, own.uuid);
    for (const { uuid } of group.licenses)
      await client
        .send('POST', `api/v1/licenseGroup/${own.uuid}/license/${uuids.get(uuid)}`)
        .catch(() => undefined);
  }
}

async function makeTeams(client: DemoClient, answers: Answers, uuids: Uuids): Promise<void> {
  const teams = (await client.send('GET', 'api/v1/team?pageSize=100&pageNumber=1')) as Named[];
  for (const team of bodiesOf<Named & { permissions?: Named[]; apiKeys?: unknown[] }>(
    of(answers, 'access'),
    '/api/v1/team/{uuid}',
  )) {
    const own =
      teams.find(({ name }) => name === team.name) ?? (await put(client, 'api/v1/team', { name: team.name }));
    if (!own) continue;
    uuids.set(team.uuid, own.uuid);
    for (const { name } of team.permissions ?? [])
      await client.send('POST', `api/v1/permission/${name}/team/${own.uuid}`).catch(() => undefined);
    for (const _ of team.apiKeys ?? []) await put(client, `api/v1/team/${own.uuid}/key`, undefined);
  }
}

/** Members of a project that a client may write. */
const projectMembers = [
  ...[
    'name',
    'version',
    'group',
    'description',
    'publisher',
    'manufacturer',
    'supplier',
    'authors',
    'classifier',
  ],
  ...[
    'cpe',
    'purl',
    'swidTagId',
    'tags',
    'externalReferences',
    'active',
    'isLatest',
    'collectionLogic',
    'collectionTag',
  ],
];

async function makeProjects(client: DemoClient, answers: Answers, uuids: Uuids): Promise<void> {
  const projects = bodiesOf<Named & { parent?: Named; lastBomImport?: number; properties?: Json[] }>(
    of(answers, 'projects'),
    '/api/v1/project/{uuid}',
  );
  const waiting = [...projects];
  // Parents first: one whose parent is not there yet waits for the next round.
  for (let round = 0; round < 10 && waiting.length > 0; round++) {
    for (const project of waiting.splice(0)) {
      const parent = project.parent && uuids.get(project.parent.uuid);
      if (project.parent && !parent) {
        waiting.push(project);
        continue;
      }
      const body = {
        ...pick(project, projectMembers),
        // An inactive project takes no BOM; it is set aside afterwards.
        active: true,
        ...(parent ? { parent: { uuid: parent } } : {}),
      };
      // Races made projects of the same name and version there, which are never made here.
      const added =
        (await put(client, 'api/v1/project', body)) ??
        (await put(client, 'api/v1/project', {
          ...body,
          name: `${project.name} ${project.uuid.slice(0, 8)}`,
        }));
      if (added) uuids.set(project.uuid, added.uuid);
    }
  }
  for (const { uuid, properties = [] } of projects) {
    for (const property of properties)
      await put(client, `api/v1/project/${uuids.get(uuid)}/property`, {
        ...property,
        ...(property.propertyType === 'ENCRYPTEDSTRING' ? { propertyValue: 'a secret' } : {}),
      });
  }
}

const componentMembers = [
  ...[
    'name',
    'version',
    'group',
    'classifier',
    'purl',
    'cpe',
    'swidTagId',
    'description',
    'copyright',
    'publisher',
  ],
  ...[
    'authors',
    'supplier',
    'filename',
    'extension',
    'license',
    'licenseUrl',
    'licenseExpression',
    'notes',
    'scope',
  ],
  ...['externalReferences', 'md5', 'sha1', 'sha256', 'sha384', 'sha512', 'sha3_256', 'sha3_384', 'sha3_512'],
  ...['blake2b_256', 'blake2b_384', 'blake2b_512', 'blake3'],
];

async function fillProjects(client: DemoClient, answers: Answers, uuids: Uuids): Promise<void> {
  const singles = bodiesOf<Named & { project: Named }>(of(answers, 'components'), '/api/v1/component/{uuid}');
  const byProject = Map.groupBy(singles, ({ project }) => project.uuid);
  const projects = bodiesOf<Named & { lastBomImport?: number; directDependencies?: string; active: boolean }>(
    of(answers, 'projects'),
    '/api/v1/project/{uuid}',
  );
  const allServices = bodiesOf<Named & { project?: Named }>(
    of(answers, 'services'),
    '/api/v1/service/{uuid}',
  );
  for (const project of projects) {
    const { uuid, lastBomImport, directDependencies, active } = project;
    const own = uuids.get(uuid);
    if (!own) continue;
    const components = byProject.get(uuid) ?? [];
    const services = allServices.filter(({ project: home }) => home?.uuid === uuid);
    // A clone has a graph, and only a BOM can bring one.
    const isByHand = lastBomImport === undefined && directDependencies === undefined;
    if (isByHand) await addByHand(client, own, components, uuids);
    else await uploadBom(client, own, bomOfRecord({ project, components, services }));
    await findComponents(client, own, components, uuids);
    if (isByHand) await addServices(client, own, services, uuids);
    else await findServices(client, own, services, uuids);
    if (!active)
      await client.send('PATCH', `api/v1/project/${own}`, { active: false }).catch(() => undefined);
  }
  const properties = of(answers, 'components').filter(({ request }) => request.path.endsWith('/property'));
  for (const { request, body } of properties) {
    const own = uuids.get(/component\/([^/]+)/.exec(request.path)?.[1] ?? '');
    if (!own || !Array.isArray(body) || body.length === 0) continue;
    const there = (await client.send('GET', `api/v1/component/${own}/property`)) as unknown[];
    if (there.length > 0) continue;
    for (const { uuid: _, ...property } of body as Json[])
      await put(client, `api/v1/component/${own}/property`, property);
  }
}

async function uploadBom(client: DemoClient, project: string, file: Buffer): Promise<void> {
  await client
    .upload('api/v1/bom', { project }, file)
    .then(({ token }) => client.wait(token, 10))
    .catch(() => undefined);
}

async function addByHand(
  client: DemoClient,
  project: string,
  components: readonly Named[],
  uuids: Uuids,
): Promise<void> {
  for (const component of components) {
    const resolved = component.resolvedLicense as { licenseId?: string } | undefined;
    const added = await put(client, `api/v1/component/project/${project}`, {
      ...pick(component, componentMembers),
      ...(resolved?.licenseId ? { license: resolved.licenseId } : {}),
    });
    if (added) uuids.set(component.uuid, added.uuid);
  }
}

/** Two of the same name, version and coordinates are taken in the order in which they come. */
const keyOf = ({ name, version, group, purl, cpe }: Json) =>
  JSON.stringify([group, name, version, purl, cpe]);

async function findComponents(
  client: DemoClient,
  project: string,
  components: readonly Named[],
  uuids: Uuids,
): Promise<void> {
  const listed = (await client.send(
    'GET',
    `api/v1/component/project/${project}?pageSize=5000&pageNumber=1`,
  )) as Named[];
  pair(components, listed, keyOf, uuids);
}

async function addServices(
  client: DemoClient,
  project: string,
  services: readonly Named[],
  uuids: Uuids,
): Promise<void> {
  const members = ['name', 'version', 'group', 'provider', 'description', 'endpoints', 'authenticated'];
  for (const service of services) {
    const said = pick(service, [...members, 'crossesTrustBoundary', 'data', 'externalReferences', 'notes']);
    const added = await put(client, `api/v1/service/project/${project}`, said);
    if (added) uuids.set(service.uuid, added.uuid);
  }
}

async function findServices(
  client: DemoClient,
  own: string,
  services: readonly Named[],
  uuids: Uuids,
): Promise<void> {
  if (services.length === 0) return;
  const listed = (await client.send(
    'GET',
    `api/v1/service/project/${own}?pageSize=500&pageNumber=1`,
  )) as Named[];
  pair(services, listed, ({ name, version }) => JSON.stringify([name, version]), uuids);
}

function pair(
  recorded: readonly Named[],
  listed: readonly Named[],
  key: (item: Json) => string,
  uuids: Uuids,
): void {
  const free = Map.groupBy(listed, key);
  for (const item of recorded) {
    if (uuids.has(item.uuid)) continue;
    const found = free.get(key(item))?.shift();
    if (found) uuids.set(item.uuid, found.uuid);
  }
}

async function makePolicies(client: DemoClient, answers: Answers, uuids: Uuids): Promise<void> {
  type Policy = Named & { policyConditions: Json[]; projects: Named[]; tags: Named[] };
  for (const policy of bodiesOf<Policy>(of(answers, 'policies'), '/api/v1/policy/{uuid}')) {
    const said = pick(policy, ['name', 'operator', 'violationState', 'onlyLatestProjectVersion']);
    const own = await put(client, 'api/v1/policy', said);
    if (!own) continue;
    uuids.set(policy.uuid, own.uuid);
    for (const condition of policy.policyConditions) {
      const value = uuids.get(String(condition.value)) ?? condition.value;
      await put(client, `api/v1/policy/${own.uuid}/condition`, {
        ...pick(condition, ['operator', 'subject']),
        value,
      });
    }
    for (const { uuid } of policy.projects)
      await client
        .send('POST', `api/v1/policy/${own.uuid}/project/${uuids.get(uuid)}`)
        .catch(() => undefined);
    for (const { name } of policy.tags)
      await client
        .send('POST', `api/v1/tag/${encodeURIComponent(name)}/policy`, [own.uuid])
        .catch(() => undefined);
    if (policy.includeChildren)
      await client
        .send('POST', 'api/v1/policy', { ...said, uuid: own.uuid, includeChildren: true })
        .catch(() => undefined);
  }
}
