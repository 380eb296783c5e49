import type {
  CreateComponentBody,
  CreateProjectBody,
  CreateServiceBody,
  Project,
  UpdateComponentBody,
  UpdateProjectBody,
  UpdateServiceBody,
} from '@waybill/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lostMembers, type Writable } from '../../../../test/written-members.ts';
import { type ProjectWorld, startProjectWorld, uniqueName } from '../project.fixtures.ts';

/** Members that have tests of their own: they name other objects, or are another way to say `authors`. */
type Sample<Body> = Omit<Writable<Body>, 'uuid' | 'parent' | 'author' | 'accessTeams'>;

const organization = {
  name: 'Acme',
  urls: ['https://acme.example'],
  contacts: [{ name: 'Ada', email: 'ada@acme.example', phone: '112' }],
};
const externalReferences = [{ type: 'vcs', url: 'https://git.example/a', comment: 'read only' }] as const;
const hex = (length: number) => 'ab'.repeat(length / 2);

const project = (): Sample<CreateProjectBody> & Sample<UpdateProjectBody> => ({
  name: uniqueName(),
  version: '1',
  publisher: 'Acme',
  manufacturer: organization,
  supplier: organization,
  group: 'org.acme',
  description: 'A shop.',
  classifier: 'FIRMWARE',
  cpe: 'cpe:2.3:a:acme:shop:1:*:*:*:*:*:*:*',
  purl: 'pkg:maven/org.acme/shop@1',
  swidTagId: 'swid-1',
  tags: [{ name: 'walk' }],
  lastBomImport: 1_790_000_000_123,
  lastBomImportFormat: 'CycloneDX 1.5',
  lastVulnerabilityAnalysis: 1_790_000_001_456,
  active: true,
  externalReferences: [...externalReferences],
  authors: organization.contacts,
  isLatest: true,
  collectionLogic: 'AGGREGATE_DIRECT_CHILDREN_WITH_TAG',
  collectionTag: { name: 'walk' },
});

const component = (): Omit<
  Sample<CreateComponentBody> & Sample<UpdateComponentBody>,
  'licenseExpression'
> => ({
  name: uniqueName(),
  version: '1',
  publisher: 'Acme',
  supplier: organization,
  group: 'org.acme',
  classifier: 'FILE',
  filename: 'a.bin',
  extension: 'bin',
  md5: hex(32),
  sha1: hex(40),
  sha256: hex(64),
  sha384: hex(96),
  sha512: hex(128),
  sha3_256: hex(64),
  sha3_384: hex(96),
  sha3_512: hex(128),
  blake2b_256: hex(64),
  blake2b_384: hex(96),
  blake2b_512: hex(128),
  blake3: hex(64),
  cpe: 'cpe:2.3:a:acme:part:1:*:*:*:*:*:*:*',
  purl: 'pkg:maven/org.acme/part@1',
  swidTagId: 'swid-2',
  description: 'A part.',
  copyright: '(c) Acme',
  license: 'Own license',
  licenseUrl: 'https://license.example',
  externalReferences: [...externalReferences],
  notes: 'Seen.',
  authors: organization.contacts,
  scope: 'OPTIONAL',
});

const service = (): Sample<CreateServiceBody> & Sample<UpdateServiceBody> => ({
  name: uniqueName(),
  version: '1',
  provider: organization,
  group: 'org.acme',
  description: 'A service.',
  endpoints: ['https://service.example'],
  authenticated: true,
  crossesTrustBoundary: false,
  data: [{ direction: 'INBOUND', name: 'PII' }],
  externalReferences: [...externalReferences],
  notes: 'Seen.',
});

describe('every member that a client may write', () => {
  let world: ProjectWorld;
  let home: Project;
  beforeAll(async () => {
    world = await startProjectWorld();
    home = await world.create({ name: uniqueName() });
  });
  afterAll(() => world.close());

  /** The members that a body that adds something gets back, and a body that changes something minimal. */
  async function walk(add: string, change: string, read: string, sample: () => object & { name: string }) {
    const first = sample();
    const added = await world.manager.put<{ uuid: string }>(add, first);
    expect(added.status, added.text).toBe(201);
    const second = sample();
    const isService = add.startsWith('/api/v1/service');
    const bare = { name: uniqueName(), ...(isService ? {} : { classifier: 'LIBRARY' }) };
    const { body, status, text } = await world.manager.put<{ uuid: string }>(add, bare);
    expect(status, text).toBe(201);
    const changed = await world.manager.post(change, { ...second, uuid: body.uuid });
    expect(changed.status, changed.text).toBe(200);
    const answerOf = async (uuid: string) => (await world.manager.get<object>(`${read}/${uuid}`)).body;
    return {
      added: lostMembers(first, await answerOf(added.body.uuid)),
      changed: lostMembers(second, await answerOf(body.uuid)),
    };
  }

  it('of a project is kept', async () => {
    const path = '/api/v1/project';
    const { added, changed } = await walk(path, path, path, project);
    expect(added).toEqual([]);
    // The server sets the times of import and analysis of an existing project.
    const isServers = (name: unknown) => /^last(BomImport|VulnerabilityAnalysis)/.test(String(name));
    expect(changed.filter((entry) => !(Array.isArray(entry) && isServers(entry[0])))).toEqual([]);
  });

  it('of a component is kept', async () => {
    const path = '/api/v1/component';
    const add = `${path}/project/${home.uuid}`;
    expect(await walk(add, path, path, component)).toEqual({ added: [], changed: [] });
    // A license is an expression, or a name with an address.
    const withExpression = () => {
      const { license: _, licenseUrl: __, ...others } = component();
      return { ...others, licenseExpression: 'MIT OR Apache-2.0' };
    };
    expect(await walk(add, path, path, withExpression)).toEqual({ added: [], changed: [] });
  });

  it('of a service is kept', async () => {
    const path = '/api/v1/service';
    expect(await walk(`${path}/project/${home.uuid}`, path, path, service)).toEqual({
      added: [],
      changed: [],
    });
  });
});
