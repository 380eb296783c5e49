import { playRegistry, type RegistryKind, type SourceServer, startSourceServer } from '@waybill/test-kit';
import { type MirrorBench, startMirrorBench } from '../source/source.fixtures.ts';

/** The credentials of the played services. All differ, so no test accepts one in the place of another. */
export const testSecrets = {
  ossindex: 'oss-secret',
  snyk: 'snyk-secret',
  otherSnyk: 'snyk-spare',
  trivy: 'trivy-secret',
  vulndb: 'vulndb-secret',
  repository: 'repository-secret',
} as const;

const kinds: readonly RegistryKind[] = [
  'cargo',
  'composer',
  'cpan',
  'gem',
  'github',
  'golang',
  'hackage',
  'hex',
  'maven',
  'npm',
  'nuget',
  'pypi',
];

/** The product, sources, analyzers and package repositories, set up to find each other. */
export interface ConnectionBench extends MirrorBench {
  /** Analyzers below `/ossindex`, `/snyk`, `/trivy` and `/vulndb`; registries below their kinds, and below `/private` with sign-in. */
  readonly outside: SourceServer;
}

export async function startConnectionBench(): Promise<ConnectionBench> {
  const bench = await startMirrorBench();
  const outside = await startSourceServer({ root: bench.root, services: { ...analyzers, ...registries() } });
  const settings = Object.entries({
    'ossindex.base.url': `${outside.url}/ossindex`,
    'ossindex.api.username': 'ada@example.com',
    'ossindex.api.token': testSecrets.ossindex,
    'snyk.base.url': `${outside.url}/snyk`,
    'snyk.org.id': 'acme',
    'snyk.api.token': `${testSecrets.snyk};${testSecrets.otherSnyk}`,
    'trivy.base.url': `${outside.url}/trivy`,
    'trivy.api.token': testSecrets.trivy,
    'vulndb.base.url': `${outside.url}/vulndb`,
    'vulndb.api.oauth1.consumerKey': 'key',
    'vulndb.api.oath1.consumerSecret': testSecrets.vulndb,
  }).map(([name, value]) => ({ group: 'scanner', name, value }));
  const { status, text } = await bench.caller.patch('/api/waybill/v1/settings', settings);
  if (status !== 200) throw new Error(text);
  return {
    ...bench,
    outside,
    async close() {
      await bench.close();
      await outside.close();
    },
  };
}

type Services = NonNullable<Parameters<typeof startSourceServer>[0]['services']>;

/** As much of each analyzer as tells whether it takes an account. */
const analyzers: Services = {
  '/ossindex': ({ path, headers, body }) => {
    if (path !== '/api/v3/component-report') return { status: 599 };
    const basic = Buffer.from(`ada@example.com:${testSecrets.ossindex}`).toString('base64');
    if (headers.authorization !== `Basic ${basic}`) return { status: 401, body: { message: 'no' } };
    const { coordinates } = JSON.parse(body) as { coordinates: string[] };
    return { status: 200, body: coordinates.map((each) => ({ coordinates: each, vulnerabilities: [] })) };
  },
  '/snyk': ({ path, headers, query }) => {
    const isKnown = /^\/rest\/orgs\/[^/]+\/packages\/[^/]+\/issues$/.test(path) && query.has('version');
    if (!isKnown) return { status: 599 };
    const failure = (status: number) => ({
      status,
      body: { errors: [{ status: `${status}`, title: 'no' }] },
    });
    const tokens = [testSecrets.snyk, testSecrets.otherSnyk].map((token) => `token ${token}`);
    if (!tokens.includes(`${headers.authorization}`)) return failure(401);
    return path.startsWith('/rest/orgs/acme/') ? { status: 200, body: { data: [] } } : failure(404);
  },
  '/trivy': ({ path, method, headers }) => {
    if (path !== '/twirp/trivy.cache.v1.Cache/MissingBlobs' || method !== 'POST') return { status: 404 };
    if (headers['trivy-token'] !== testSecrets.trivy) {
      return { status: 401, body: { code: 'unauthenticated', msg: 'invalid token' } };
    }
    return { status: 200, body: { missing_artifact: true, missing_blob_ids: [] } };
  },
  '/vulndb': ({ path, query }) => {
    if (path !== '/api/v1/account_status') return { status: 599 };
    if (query.get('oauth_consumer_key') !== 'key' || !query.has('oauth_signature')) return { status: 401 };
    const allowed = {
      number_of_api_calls_allowed_per_month: 1_000,
      number_of_api_calls_made_this_month: 200,
    };
    return { status: 200, body: allowed };
  },
};

function registries(): Services {
  const authorization = `Basic ${Buffer.from(`ada:${testSecrets.repository}`).toString('base64')}`;
  const open = kinds.map((kind) => [`/${kind}`, playRegistry(kind, () => ({ packages: [] }))] as const);
  const closed = kinds.map(
    (kind) => [`/private/${kind}`, playRegistry(kind, () => ({ packages: [], authorization }))] as const,
  );
  // Everything that a registry has is below its own address, so one with sign-in is looked for first.
  return Object.fromEntries([...closed, ...open]);
}
