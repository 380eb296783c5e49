import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { ServiceAnswer } from '../services/service.ts';
import {
  digestOf,
  latestOf,
  type PlayedPackage,
  type PlayedVersion,
  type Protocol,
  partsOf,
} from './registry.ts';

/** `maven-metadata.xml` and the digests of files; the page for what is not there is one for people. */
export const mavenProtocol: Protocol = ({ path }, packages) => {
  const parts = partsOf(path);
  const file = parts.pop() ?? '';
  if (/\.(md5|sha1|sha256|sha512)$/.test(file)) return mavenDigest(parts, file, packages);
  if (file !== 'maven-metadata.xml') return undefined;
  const name = parts.pop() ?? '';
  const found = packages.find((one) => one.name === name && one.namespace === parts.join('.'));
  if (!found) return { status: 404, body: '<html><body>404 Not Found</body></html>' };
  const release = found.versions.findLast(
    ({ version, isWithdrawn }) => !isWithdrawn && !version.endsWith('-SNAPSHOT'),
  );
  const updated = found.versions.at(-1)?.published?.replace(/[-:TZ]|\.\d+/g, '');
  const body = `<?xml version="1.0" encoding="UTF-8"?>
<metadata>
  <groupId>${found.namespace}</groupId>
  <artifactId>${found.name}</artifactId>
  <versioning>
    <latest>${found.versions.at(-1)?.version}</latest>
    ${release ? `<release>${release.version}</release>` : ''}
    <versions>${found.versions.map(({ version }) => `<version>${version}</version>`).join('')}</versions>
    ${updated ? `<lastUpdated>${updated}</lastUpdated>` : ''}
  </versioning>
</metadata>
`;
  return { status: 200, headers: { 'content-type': 'application/xml' }, body };
};

/** The digest of a JAR or of a project file, as old as its version. */
function mavenDigest(folder: string[], file: string, packages: readonly PlayedPackage[]): ServiceAnswer {
  const version = folder.pop() ?? '';
  const name = folder.pop() ?? '';
  const found = packages
    .find((one) => one.name === name && one.namespace === folder.join('.'))
    ?.versions.find((one) => one.version === version);
  const algorithm = file.split('.').at(-1) ?? '';
  const files = [`${name}-${version}.jar.${algorithm}`, `${name}-${version}.pom.${algorithm}`];
  const isOld = algorithm === 'sha512';
  if (!found || isOld || !files.includes(file)) {
    return { status: 404, body: '<html><body>404 Not Found</body></html>' };
  }
  const modified =
    found.published === undefined ? {} : { 'last-modified': new Date(found.published).toUTCString() };
  const headers = { 'content-type': 'text/plain', ...modified };
  return { status: 200, headers, body: `${digestOf(found, algorithm)}  ${name}-${version}.jar\n` };
}

/** The number of NuGet versions per separate page. */
const nugetPage = 2;

/**
 * The service index and registrations of NuGet. A package with few versions has its pages in its index,
 * others have them elsewhere. The versions of a package must be in order.
 */
export const nugetProtocol: Protocol = ({ mount, path, headers }, packages) => {
  const base = `http://${headers.host}${mount}`;
  if (path === '/v3/index.json') {
    return {
      status: 200,
      body: {
        version: '3.0.0',
        resources: [
          { '@id': `${base}/query`, '@type': 'SearchQueryService' },
          { '@id': `${base}/registration-old/`, '@type': 'RegistrationsBaseUrl' },
          { '@id': `${base}/registration/`, '@type': 'RegistrationsBaseUrl/3.6.0' },
        ],
      },
    };
  }
  const [word, name = '', last = '', ...more] = partsOf(path);
  if (word !== 'registration' || more.length > 0) return undefined;
  const found = packages.find((one) => one.name.toLowerCase() === name);
  if (!found) {
    return {
      status: 404,
      headers: { 'content-type': 'application/xml' },
      body: '<?xml version="1.0"?><Error><Code>BlobNotFound</Code></Error>',
    };
  }
  const pages = nugetPages(found, `${base}/registration/${name}`);
  if (last === 'index.json') {
    const isInline = pages.length === 1;
    const items = pages.map(({ items: inner, ...head }) => (isInline ? { ...head, items: inner } : head));
    return packed({ count: items.length, items });
  }
  const page = pages.find((one) => one['@id'].endsWith(`/${last}`));
  return page && packed(page);
};

/** Registrations of these versions are packed, whatever the caller accepts. */
function packed(body: unknown): ServiceAnswer {
  return {
    status: 200,
    headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    body: gzipSync(JSON.stringify(body)),
  };
}

function nugetPages({ versions }: PlayedPackage, base: string) {
  const count = Math.ceil(versions.length / nugetPage);
  return Array.from({ length: count }, (_, number) => {
    const part = versions.slice(number * nugetPage, (number + 1) * nugetPage);
    return {
      '@id': `${base}/page${number}.json`,
      lower: part[0]?.version,
      upper: part.at(-1)?.version,
      count: part.length,
      items: part.map(({ version, published, isWithdrawn }) => ({
        catalogEntry: {
          version,
          ...(isWithdrawn
            ? { listed: false, published: '1900-01-01T00:00:00+00:00' }
            : { listed: true, published }),
        },
      })),
    };
  });
}

/** A repository of Composer as packagist.org is: version 2, minified. */
export const composerProtocol: Protocol = ({ mount, path }, packages) => {
  if (path === '/packages.json') {
    return { status: 200, body: { packages: [], 'metadata-url': `${mount}/p2/%package%.json` } };
  }
  const [word, vendor = '', file = '', ...more] = partsOf(path);
  if (word !== 'p2' || !file.endsWith('.json') || more.length > 0) return undefined;
  const name = file.slice(0, -'.json'.length);
  const found = packages.find((one) => one.namespace === vendor && one.name === name);
  if (!found) return { status: 404, body: '404 not found' };
  const entries = found.versions
    .filter(({ isWithdrawn }) => !isWithdrawn)
    .toReversed()
    .map(({ version, published }, at) => ({
      ...(at === 0 ? { name: `${vendor}/${name}` } : {}),
      version,
      time: published,
    }));
  return { status: 200, body: { minified: 'composer/2.0', packages: { [`${vendor}/${name}`]: entries } } };
};

/** The list of all packages, always packed; the address is that of the list itself. */
export const nixpkgsProtocol: Protocol = ({ path }, packages) => {
  if (path !== '') return undefined;
  const entries = packages.flatMap((one) => {
    const version = latestOf(one)?.version;
    const entry = { name: `${one.name}-${version}`, pname: one.name, version, meta: { broken: false } };
    return [
      [one.name, entry],
      [`legacy.${one.name}`, { ...entry, version: '0.1' }],
    ];
  });
  return {
    status: 200,
    headers: { 'content-type': 'application/json', 'content-encoding': 'br' },
    body: brotliCompressSync(JSON.stringify({ version: 2, packages: Object.fromEntries(entries) })),
  };
};

/** Releases and branches of GitHub's REST API, at an address as enterprise servers have it. */
export const githubProtocol: Protocol = ({ path }, packages) => {
  if (path === '/api/v3/rate_limit') return { status: 200, body: { resources: {} } };
  const [api, v3, repos, owner, name, ...rest] = partsOf(path);
  if (`${api}/${v3}/${repos}` !== 'api/v3/repos') return undefined;
  const found = packages.find((one) => one.namespace === owner && one.name === name);
  const unknown = { status: 404, body: { message: 'Not Found' } };
  if (!found) return unknown;
  const release = ({ version, published }: PlayedVersion) => ({
    status: 200,
    body: { tag_name: version, published_at: published },
  });
  const place = rest.join('/');
  const latest = latestOf(found);
  if (place === '') return { status: 200, body: { full_name: `${owner}/${name}`, default_branch: 'main' } };
  if (place === 'releases/latest') return latest ? release(latest) : unknown;
  if (place.startsWith('releases/tags/')) {
    const tagged = found.versions.find(({ version }) => place === `releases/tags/${version}`);
    return tagged ? release(tagged) : unknown;
  }
  if (place.startsWith('commits/')) {
    return {
      status: 200,
      body: { sha: 'e'.repeat(40), commit: { committer: { date: found.versions[0]?.published } } },
    };
  }
  if (place !== 'branches/main') return undefined;
  const commit = { sha: 'f'.repeat(40), commit: { committer: { date: latest?.published } } };
  return { status: 200, body: { name: 'main', commit } };
};
