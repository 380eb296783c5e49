import { createHash } from 'node:crypto';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { parsePurl } from '@waybill/purl';
import {
  type ComposerLayout,
  type PlayedPackage,
  playComposer,
  playHostileRegistry,
  playRegistry,
  type RegistryKind,
  type SourceServer,
  startSourceServer,
} from '@waybill/test-kit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testOutgoing } from '../../../outgoing/outgoing.fixtures.ts';
import { OutgoingError } from '../../../outgoing/outgoing-error.ts';
import { type PackageType, repositoryTypeOf } from '../../component-shape/repository-type.ts';
import { packageBudget, sharedBudget } from '../latest/excess.ts';
import { KeptDocuments, NotModified } from './kept-documents.ts';
import { registryOf } from './registries.ts';
import type { LatestVersion, Release } from './registry.ts';
import { openRegistryClient, type SharedDocuments } from './registry-client.ts';

const first = { version: '1.0.0', published: '2026-01-01T10:00:00Z' };
const second = { version: '1.1.0', published: '2026-02-02T10:00:00Z' };
const withdrawn = { version: '2.0.0', published: '2026-03-03T10:00:00Z', isWithdrawn: true };
const versions = [first, second, withdrawn];

const packages: Record<RegistryKind, PlayedPackage[]> = {
  cargo: [{ name: 'serde', versions }],
  composer: [{ namespace: 'monolog', name: 'monolog', versions }],
  cpan: [
    { name: 'Moose', versions },
    { name: 'Acme-Anvil', versions },
  ],
  gem: [{ name: 'rails', versions }],
  github: [{ namespace: 'acme', name: 'anvil', versions }],
  golang: [
    {
      namespace: 'github.com/Acme',
      name: 'Anvil',
      versions: [
        { ...first, version: 'v1.0.0' },
        { ...second, version: 'v1.1.0' },
      ],
    },
  ],
  hackage: [{ name: 'lens', versions }],
  hex: [
    { name: 'phoenix', versions },
    { namespace: 'acme', name: 'anvil', versions },
  ],
  maven: [
    { namespace: 'org.acme', name: 'anvil', versions },
    { namespace: 'org.acme', name: 'snapshots', versions: [{ ...first, version: '1.0-SNAPSHOT' }] },
  ],
  nixpkgs: [{ name: 'hello', versions }],
  npm: [
    { name: 'lodash', versions },
    { namespace: '@acme', name: 'anvil', versions },
  ],
  nuget: [
    { name: 'Acme.Anvil', versions },
    {
      name: 'Beta',
      versions: [
        { ...first, version: '1.0.0-beta1' },
        { ...second, version: '1.0.0-beta2' },
      ],
    },
    {
      name: 'Long',
      versions: [
        first,
        second,
        { version: '1.2.0', published: second.published },
        { version: '2.0.0-rc.1' },
        withdrawn,
      ],
    },
  ],
  pypi: [{ name: 'Zope.Interface', versions }],
};

const kinds = Object.keys(packages) as RegistryKind[];
const credentials = `Basic ${Buffer.from('ada:secret').toString('base64')}`;
const outgoing = testOutgoing();
let source: SourceServer;

beforeAll(async () => {
  const open = kinds.map(
    (kind) => [`/${kind}`, playRegistry(kind, () => ({ packages: packages[kind] }))] as const,
  );
  const guarded = kinds.map((kind) => {
    const state = { packages: packages[kind], authorization: credentials };
    return [`/private/${kind}`, playRegistry(kind, () => state)] as const;
  });
  source = await startSourceServer({ root: '.', services: Object.fromEntries([...open, ...guarded]) });
});
beforeEach(() => source.reset());
afterAll(async () => {
  await outgoing.close();
  await source.close();
});

const shared = (): SharedDocuments => ({
  ofRun: new Map(),
  kept: new KeptDocuments(),
  now: new Date(),
  budget: sharedBudget(),
});

interface Question {
  purl: string;
  host?: string;
  at?: string;
  etag?: string;
  authorization?: string;
  kept?: KeptDocuments;
  now?: Date;
}

function ask({ purl, host = source.url, at = '', etag, authorization, ...documents }: Question) {
  const parsed = parsePurl(purl);
  if (!parsed.ok) throw new Error(purl);
  const { type, received } = parsed.purl;
  const registry = registryOf(repositoryTypeOf(type) as PackageType);
  if (!registry) throw new Error(type);
  const repository = new URL(`${host}${at}/${type}`);
  const client = openRegistryClient({
    outgoing,
    address: registry.address?.(repository) ?? repository,
    authorization,
    known: etag === undefined ? undefined : { etag, lastModified: null },
    shared: { ...shared(), ...documents },
    budget: packageBudget(0),
    signal: AbortSignal.timeout(60_000),
  });
  const { namespace, name, version } = received;
  return { client, answer: registry.findLatest(client, { namespace, name, version }) };
}

async function askRelease(purl: string): Promise<Release | undefined> {
  const parsed = parsePurl(purl);
  const type = parsed.ok ? repositoryTypeOf(parsed.purl.type) : undefined;
  const registry = type && registryOf(type);
  if (!parsed.ok || !registry?.findReleases) throw new Error(purl);
  const { qualifiers, received } = parsed.purl;
  const { namespace, name, version = '' } = received;
  const repository = new URL(`${source.url}/${parsed.purl.type}`);
  const client = openRegistryClient({
    outgoing,
    address: registry.address?.(repository) ?? repository,
    authorization: undefined,
    known: undefined,
    shared: shared(),
    budget: packageBudget(1),
    signal: AbortSignal.timeout(60_000),
  });
  const asked = { namespace, name, version };
  const [release] = await registry.findReleases(client, asked, [{ version, qualifiers }]);
  return release;
}

function digest(algorithm: string, content = '1.0.0'): Buffer {
  return createHash(algorithm).update(content).digest();
}

function told(version: string, published?: string): LatestVersion {
  return { version, publishedAt: published === undefined ? undefined : new Date(published) };
}

describe('the latest version', () => {
  it.each<[string, LatestVersion | undefined]>([
    ['pkg:cargo/serde@1.0.0', told('1.1.0', second.published)],
    ['pkg:composer/monolog/monolog@1.0.0', told('1.1.0', second.published)],
    ['pkg:cpan/Moose@1.0.0', told('1.1.0', second.published)],
    ['pkg:cpan/ETHER/Moose@1.0.0', told('1.1.0', second.published)],
    ['pkg:cpan/Acme-Anvil@1.0.0', told('1.1.0', second.published)],
    ['pkg:gem/rails@1.0.0', told('1.1.0')],
    ['pkg:gem/unknown@1.0.0', undefined],
    ['pkg:github/acme/anvil@1.0.0', told('1.1.0', second.published)],
    ['pkg:github/acme/anvil@0123456', told('f'.repeat(40), second.published)],
    ['pkg:golang/github.com/Acme/Anvil@v1.0.0', told('v1.1.0', second.published)],
    ['pkg:golang/github.com/Acme/Anvil@1.0.0', told('1.1.0', second.published)],
    ['pkg:hackage/lens@1.0.0', told('1.1.0')],
    ['pkg:hex/phoenix@1.0.0', told('1.1.0', second.published)],
    ['pkg:hex/acme/anvil@1.0.0', told('1.1.0', second.published)],
    ['pkg:maven/org.acme/anvil@1.0.0', told('1.1.0', withdrawn.published)],
    ['pkg:maven/org.acme/snapshots@1.0.0', told('1.0-SNAPSHOT', first.published)],
    ['pkg:nixpkgs/hello@1.0.0', told('1.1.0')],
    ['pkg:nixpkgs/unknown@1.0.0', undefined],
    ['pkg:npm/lodash@1.0.0', told('1.1.0')],
    ['pkg:npm/%40acme/anvil@1.0.0', told('1.1.0')],
    ['pkg:nuget/Acme.Anvil@1.0.0', told('1.1.0', second.published)],
    ['pkg:nuget/Beta@1.0.0', told('1.0.0-beta2', second.published)],
    ['pkg:nuget/Long@1.0.0', told('1.2.0', second.published)],
    ['pkg:pypi/zope-interface@1.0.0', told('1.1.0', second.published)],
  ])('of %s is what its registry says', async (purl, expected) => {
    expect(await ask({ purl }).answer).toEqual(expected);
  });

  it.each([
    'pkg:cargo/unknown',
    'pkg:composer/acme/unknown',
    'pkg:cpan/Unknown',
    'pkg:github/acme/unknown',
    'pkg:golang/example.com/unknown',
    'pkg:golang/stdlib',
    'pkg:hackage/unknown',
    'pkg:hex/unknown',
    'pkg:maven/org.acme/unknown',
    'pkg:npm/unknown',
    'pkg:nuget/unknown',
    'pkg:pypi/unknown',
    'pkg:npm/%2E%2E',
  ])('of %s is not known', async (purl) => {
    await expect(ask({ purl }).answer).rejects.toMatchObject({ kind: 'absent' });
  });
});

describe('a version in use', () => {
  const none: Buffer[] = [];

  it.each<[string, Buffer[]]>([
    ['pkg:cargo/serde@1.0.0', [digest('sha256')]],
    ['pkg:composer/monolog/monolog@1.0.0', none],
    ['pkg:cpan/Moose@1.0.0', none],
    ['pkg:cpan/ETHER/Moose@1.000000', none],
    ['pkg:cpan/Acme-Anvil@1.0.0', none],
    ['pkg:gem/rails@1.0.0', none],
    ['pkg:github/acme/anvil@1.0.0', none],
    ['pkg:github/acme/anvil@0123456', none],
    ['pkg:golang/github.com/Acme/Anvil@v1.0.0', none],
    ['pkg:golang/github.com/Acme/Anvil@1.0.0', none],
    ['pkg:hackage/lens@1.0.0', none],
    ['pkg:hex/phoenix@1.0.0', none],
    ['pkg:maven/org.acme/anvil@1.0.0', [digest('sha1'), digest('sha256')]],
    ['pkg:maven/org.acme/anvil@1.0.0?type=aar', none],
    ['pkg:npm/%40acme/anvil@1.0.0', [digest('sha1'), digest('sha512')]],
    ['pkg:nuget/Long@1.0.0', none],
    ['pkg:pypi/zope-interface@1.0', [digest('md5'), digest('sha256')]],
  ])('%s has its day and digests', async (purl, digests) => {
    expect(await askRelease(purl)).toEqual({ publishedAt: new Date(first.published), digests });
  });

  it.each([
    'pkg:cargo/serde@7.0.0',
    'pkg:composer/monolog/monolog@7.0.0',
    'pkg:cpan/Moose@7.0.0',
    'pkg:cpan/Unknown@1.0.0',
    'pkg:hackage/lens@7.0.0',
    'pkg:gem/rails@7.0.0',
    'pkg:github/acme/anvil@7.0.0',
    'pkg:golang/github.com/Acme/Anvil@v7.0.0',
    'pkg:hex/phoenix@7.0.0',
    'pkg:maven/org.acme/anvil@7.0.0',
    'pkg:maven/org.acme/snapshots@1.0-SNAPSHOT',
    'pkg:npm/lodash@7.0.0',
    'pkg:nuget/Long@7.0.0',
    'pkg:pypi/zope-interface@7.0',
  ])('%s is not known', async (purl) => {
    expect(await askRelease(purl)).toBeUndefined();
  });

  it('of npm has no day where the document of its package is too large', async () => {
    source.fail('/npm/lodash', { kind: 'endless' });
    expect(await askRelease('pkg:npm/lodash@1.0.0')).toEqual({
      publishedAt: undefined,
      digests: [digest('sha1'), digest('sha512')],
    });
  }, 60_000);
});

const oneOf: Record<RegistryKind, string> = {
  cargo: 'pkg:cargo/serde@1',
  composer: 'pkg:composer/monolog/monolog@1',
  cpan: 'pkg:cpan/Moose@1',
  gem: 'pkg:gem/rails@1',
  github: 'pkg:github/acme/anvil@1',
  golang: 'pkg:golang/github.com/Acme/Anvil@v1',
  hackage: 'pkg:hackage/lens@1',
  hex: 'pkg:hex/phoenix@1',
  maven: 'pkg:maven/org.acme/anvil@1',
  nixpkgs: 'pkg:nixpkgs/hello@1',
  npm: 'pkg:npm/lodash@1',
  nuget: 'pkg:nuget/Acme.Anvil@1',
  pypi: 'pkg:pypi/zope-interface@1',
};

/** The list of all Nixpkgs is read once in a run instead. */
const kindsAskedAgain = kinds.filter((kind) => kind !== 'nixpkgs');

/** As the played server says that its body is packed. */
function pack(kind: RegistryKind, body: string): Buffer {
  if (kind === 'nixpkgs') return brotliCompressSync(body);
  return kind === 'nuget' ? gzipSync(body) : Buffer.from(body);
}

describe('a registry', () => {
  it.each(kindsAskedAgain)('of %s sends nothing again that has not changed', async (kind) => {
    const purl = oneOf[kind];
    const { client, answer } = ask({ purl });
    await answer;
    const { etag } = client.validators;
    expect(etag).not.toBeNull();
    await expect(ask({ purl, etag: etag ?? '' }).answer).rejects.toBeInstanceOf(NotModified);
  });

  it.each(kinds)(
    'of %s that answers something else is in trouble, which does not mean that it lacks the package',
    async (kind) => {
      const purl = oneOf[kind];
      await ask({ purl }).answer;
      const path = source.requests.at(-1)?.path ?? '';
      const other =
        kind === 'maven' ? '<?xml version="1.0"?><Error><Code>Gone</Code></Error>' : '{"hello":1}';
      source.fail(path, { kind: 'body', body: pack(kind, other) });
      const caught = await ask({ purl }).answer.catch((error: unknown) => error);
      expect(caught).toMatchObject({ name: 'OutgoingError', kind: 'garbled' });
    },
  );

  it.each(kinds)('of %s is told credentials where they are set', async (kind) => {
    const purl = oneOf[kind];
    await expect(ask({ purl, at: '/private' }).answer).rejects.toMatchObject({ kind: 'forbidden' });
    const { answer } = ask({ purl, at: '/private', authorization: credentials });
    expect(await answer).toBeDefined();
  });
});

describe('a document that is the same for all packages', () => {
  const minutes = (n: number) => new Date(Date.UTC(2026, 0, 1, 0, n));

  it.each([
    ['pkg:nixpkgs/hello@1', '/nixpkgs', 60],
    ['pkg:nuget/Acme.Anvil@1', '/nuget/v3/index.json', 15],
    ['pkg:composer/monolog/monolog@1', '/composer/packages.json', 60],
  ])(
    'of %s is kept from run to run, and after its time asked for by its validators',
    async (purl, path, limit) => {
      const kept = new KeptDocuments();
      for (const now of [minutes(0), minutes(limit - 1), minutes(limit), minutes(2 * limit - 1)]) {
        expect(await ask({ purl, kept, now }).answer).toMatchObject({ version: '1.1.0' });
      }
      const asked = source.requests.filter((request) => request.path === path);
      expect(asked.map(({ status }) => status)).toEqual([200, 304]);
    },
  );

  it('is not shown to another account', async () => {
    const kept = new KeptDocuments();
    const question = { purl: 'pkg:nuget/Acme.Anvil@1', at: '/private', kept, now: minutes(0) };
    expect(await ask({ ...question, authorization: credentials }).answer).toBeDefined();
    await expect(ask(question).answer).rejects.toMatchObject({ kind: 'forbidden' });
  });
});

describe('a repository of Composer', () => {
  const layouts: readonly ComposerLayout[] = ['listed', 'patterned', 'included', 'inline', 'per-package'];
  const packed: readonly PlayedPackage[] = [
    { namespace: 'monolog', name: 'monolog', versions },
    { namespace: 'acme', name: 'anvil', versions },
  ];
  let repositories: SourceServer;
  beforeAll(async () => {
    const services = layouts.map(
      (layout) => [`/${layout}/composer`, playComposer(layout, () => ({ packages: packed }))] as const,
    );
    repositories = await startSourceServer({ root: '.', services: Object.fromEntries(services) });
  });
  beforeEach(() => repositories.reset());
  afterAll(() => repositories.close());

  const askIn = (layout: ComposerLayout, purl: string) =>
    ask({ purl, host: repositories.url, at: `/${layout}` }).answer.catch((error: unknown) => error);
  const paths = () => repositories.requests.map(({ path }) => path);

  it.each(layouts)('that is %s has what it says, whichever way it says so', async (layout) => {
    for (const purl of ['pkg:composer/monolog/monolog@1.0.0', 'pkg:composer/acme/anvil@1.0.0']) {
      expect(await askIn(layout, purl)).toEqual(told('1.1.0', second.published));
    }
  });

  it.each<[ComposerLayout, number]>([
    ['listed', 1],
    ['patterned', 1],
    ['included', 3],
    ['inline', 1],
  ])('that is %s is not asked for what it does not say', async (layout, requests) => {
    expect(await askIn(layout, 'pkg:composer/other/unknown@1.0.0')).toBeUndefined();
    expect(paths()).toHaveLength(requests);
    expect(paths().filter((path) => path.includes('unknown'))).toEqual([]);
  });

  it('with a file for each package is asked for any', async () => {
    const answer = await askIn('per-package', 'pkg:composer/other/unknown@1.0.0');
    expect(answer).toMatchObject({ kind: 'absent' });
  });
});

describe('a registry that always has one more document', () => {
  it('is given up after a number of them, however small they are', async () => {
    const services = { '/nuget': playHostileRegistry('nuget', { pageBytes: 10 }) };
    const hostile = await startSourceServer({ root: '.', services });
    const { answer } = ask({ purl: 'pkg:nuget/Anvil@1.0.0', host: hostile.url });
    await expect(answer).rejects.toMatchObject({
      kind: 'excess',
      message: expect.stringContaining('more than 250 documents'),
    });
    // The index of the service is not one of the package's.
    expect(hostile.requests).toHaveLength(251);
    await hostile.close();
  }, 60_000);
});

describe('a registry in trouble', () => {
  const path = '/npm/-/package/lodash/dist-tags';
  const purl = oneOf.npm;

  it.each([
    ['a page for people', { kind: 'html', times: 5 } as const, 'garbled'],
    ['half of its answer', { kind: 'truncated', times: 5 } as const, 'garbled'],
    ['a body without end', { kind: 'endless', times: 5 } as const, 'corrupt'],
  ])(
    'that sends %s is an error',
    async (_what, fault, kind) => {
      source.fail(path, fault);
      const error = await ask({ purl }).answer.catch((caught: unknown) => caught);
      expect(error).toBeInstanceOf(OutgoingError);
      expect(error).toMatchObject({ kind });
    },
    60_000,
  );

  it('is asked again when it was only for a moment', async () => {
    source.fail(path, { kind: 'status', status: 503, times: 1 });
    expect(await ask({ purl }).answer).toEqual(told('1.1.0'));
  });

  it('sends no credentials to another host', async () => {
    const other = await startSourceServer({ root: '.' });
    source.fail(`/private${path}`, { kind: 'redirect', location: `${other.url}/elsewhere` });
    await ask({ purl, at: '/private', authorization: credentials }).answer.catch(() => undefined);
    expect(other.requests.map(({ headers }) => headers.authorization)).toEqual([undefined]);
    await other.close();
  });
});
