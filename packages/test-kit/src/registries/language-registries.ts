import type { ServiceAnswer } from '../services/service.ts';
import { digestOf, findPackage, latestOf, type PlayedPackage, type Protocol, partsOf } from './registry.ts';

/** Distribution tags and documents of npm; a scoped name is one part of the path. */
export const npmProtocol: Protocol = ({ path }, packages) => {
  const [dash, word, name = '', last, ...more] = partsOf(path);
  if (dash && dash !== '-' && name === '') return npmDocument(packages, dash, word);
  if (dash !== '-' || word !== 'package' || last !== 'dist-tags' || more.length > 0) return undefined;
  return told(packages, name, ({ version }) => ({ latest: version, next: '99.0.0-rc.1' }), '"Not Found"');
};

/** All versions of a package, or one. */
function npmDocument(
  packages: readonly PlayedPackage[],
  name: string,
  version: string | undefined,
): ServiceAnswer {
  const versions = findPackage(packages, name)?.versions ?? [];
  const entries = versions.map((one) => {
    const integrity = `sha512-${Buffer.from(digestOf(one, 'sha512'), 'hex').toString('base64')}`;
    return [one.version, { name, version: one.version, dist: { shasum: digestOf(one, 'sha1'), integrity } }];
  });
  const unknown = { status: 404, body: '"Not Found"' };
  if (entries.length === 0) return unknown;
  const byVersion = new Map(entries.map(([key, entry]) => [key, entry]));
  if (version !== undefined) {
    return byVersion.has(version) ? { status: 200, body: byVersion.get(version) } : unknown;
  }
  const time = Object.fromEntries(versions.map((one) => [one.version, one.published]));
  return { status: 200, body: { name, versions: Object.fromEntries(entries), time } };
}

/** The JSON API of PyPI. The name must be the one of PEP 503: the real one redirects others. */
export const pypiProtocol: Protocol = ({ path }, packages) => {
  const [word, name = '', last, ...more] = partsOf(path);
  if (word !== 'pypi' || last !== 'json' || more.length > 0) return undefined;
  const normal = (text: string) => text.toLowerCase().replace(/[-_.]+/g, '-');
  const found = packages.find((one) => normal(one.name) === name);
  const latest = found && latestOf(found);
  if (!found || !latest) return { status: 404, body: { message: 'Not Found' } };
  const files = found.versions.map((one) => {
    const { version, published, isWithdrawn = false } = one;
    const file = {
      upload_time: published?.replace(/(\.\d+)?Z$/, ''),
      upload_time_iso_8601: published,
      yanked: isWithdrawn,
      digests: { md5: digestOf(one, 'md5'), sha256: digestOf(one, 'sha256') },
    };
    return [version, published === undefined ? [] : [file]];
  });
  return {
    status: 200,
    headers: { 'x-pypi-last-serial': '1' },
    body: {
      info: { name: found.name, version: latest.version },
      releases: Object.fromEntries(files),
      last_serial: 1,
    },
  };
};

/** The API of crates.io. */
export const cargoProtocol: Protocol = ({ path }, packages) => {
  const [api, v1, crates, name = '', ...more] = partsOf(path);
  if (api !== 'api' || v1 !== 'v1' || crates !== 'crates' || more.length > 0) return undefined;
  const found = findPackage(packages, name);
  const latest = found && latestOf(found);
  if (!found || !latest) return { status: 404, body: { errors: [{ detail: 'Not Found' }] } };
  return {
    status: 200,
    body: {
      crate: {
        id: name,
        newest_version: found.versions.at(-1)?.version,
        max_stable_version: latest.version,
        max_version: latest.version,
      },
      versions: found.versions.map((one) => ({
        num: one.version,
        created_at: one.published?.replace('Z', '+00:00'),
        yanked: one.isWithdrawn ?? false,
        checksum: digestOf(one, 'sha256'),
      })),
    },
  };
};

/** The proxy protocol of Go; capitals come as `!` and the small letter, and slashes as they are. */
export const goProtocol: Protocol = ({ path }, packages) => {
  const [, module, version] = /^\/(.+)\/@(?:latest|v\/(.+)\.info)$/.exec(path) ?? [];
  if (module === undefined || /[A-Z%]/.test(module)) return undefined;
  const name = module.replace(/!([a-z])/g, (_escape, letter: string) => letter.toUpperCase());
  const found = findPackage(packages, name);
  const latest =
    version === undefined ? found && latestOf(found) : found?.versions.find((one) => one.version === version);
  if (!latest) return { status: 410, headers: { 'content-type': 'text/plain' }, body: `not found: ${name}` };
  return {
    status: 200,
    body: { Version: latest.version, ...(latest.published ? { Time: latest.published } : {}) },
  };
};

/** The API of rubygems.org, which answers 200 for a gem that it does not know. */
export const gemProtocol: Protocol = ({ path }, packages) => {
  const [api, v1, versions, name = '', last, ...more] = partsOf(path);
  if (`${api}/${v1}/${versions}` !== 'api/v1/versions' || more.length > 0) return undefined;
  if (last === undefined && name.endsWith('.json')) {
    const listed = findPackage(packages, name.slice(0, -'.json'.length));
    if (!listed) return { status: 404, body: 'This rubygem could not be found.' };
    const rows = listed.versions.map(({ version, published }) => ({
      number: version,
      created_at: published,
    }));
    return { status: 200, body: rows.toReversed() };
  }
  if (last !== 'latest.json') return undefined;
  const found = findPackage(packages, name);
  return { status: 200, body: { version: (found && latestOf(found)?.version) ?? 'unknown' } };
};

/** The API of hex.pm: releases from the newest to the oldest. A token after `Bearer` is none that it knows. */
export const hexProtocol: Protocol = ({ path, headers }, packages) => {
  if (/^bearer /i.test(String(headers.authorization)))
    return { status: 401, body: { status: 401, message: 'failed to authorize' } };
  const [api, word, name = '', ...more] = partsOf(path);
  if (api !== 'api' || word !== 'packages' || more.length > 0) return undefined;
  const found = findPackage(packages, name);
  const latest = found && latestOf(found);
  if (!found || !latest) return { status: 404, body: { status: 404, message: 'not found' } };
  return {
    status: 200,
    body: {
      name,
      latest_version: found.versions.at(-1)?.version,
      latest_stable_version: latest.version,
      releases: found.versions
        .toReversed()
        .map(({ version, published }) => ({ version, inserted_at: published })),
    },
  };
};

/** The API of MetaCPAN: a name with a hyphen is that of a distribution, one without may also be that of its main module. */
export const cpanProtocol: Protocol = ({ path }, packages) => {
  const [word, name = '', ...more] = partsOf(path);
  const [distribution] = more;
  if (word === 'release' && name === 'versions' && distribution !== undefined && more.length === 1) {
    return cpanReleases(packages, distribution);
  }
  if ((word !== 'module' && word !== 'release') || more.length > 0) return undefined;
  const unknown: ServiceAnswer = { status: 404, body: { code: 404, message: 'Not found' } };
  if (word === 'module' && /[-/]/.test(name)) return unknown;
  return told(
    packages,
    name,
    ({ version, published }) => ({ version, date: published?.replace('Z', ''), distribution: name }),
    unknown,
  );
};

/** All releases, the newest first; a distribution that is not known has none. */
function cpanReleases(packages: readonly PlayedPackage[], name: string): ServiceAnswer {
  const releases = (findPackage(packages, name)?.versions ?? []).map(({ version, published }) => ({
    name: `${name}-${version}`,
    version,
    date: published?.replace('Z', ''),
    authorized: true,
  }));
  return { status: 200, body: { releases: releases.toReversed(), total: releases.length, took: 1 } };
}

/** The preferred versions of Hackage, the highest first, and the time at which each was uploaded. */
export const hackageProtocol: Protocol = ({ path }, packages) => {
  const [word, name = '', last, ...more] = partsOf(path);
  if (word !== 'package' || more.length > 0) return undefined;
  if (last === 'upload-time') return hackageTime(packages, name);
  if (last !== 'preferred') return undefined;
  const found = findPackage(packages, name);
  if (!found) return { status: 404, body: '<html><body>No such package</body></html>' };
  const normal = found.versions.filter(({ isWithdrawn }) => !isWithdrawn).map(({ version }) => version);
  return { status: 200, body: { 'normal-version': normal.toReversed() } };
};

/** As the server writes it: `Thu Jan  1 10:00:00 UTC 2026`. */
function hackageTime(packages: readonly PlayedPackage[], identifier: string): ServiceAnswer {
  const found = packages.flatMap(({ name, versions }) =>
    versions.filter(({ version }) => `${name}-${version}` === identifier),
  )[0];
  if (!found?.published) return { status: 404, body: '<html><body>No such package</body></html>' };
  const [day = '', date = '', month, year, time] = new Date(found.published).toUTCString().split(' ');
  const text = `${day.slice(0, 3)} ${month} ${date.replace(/^0/, ' ')} ${time} UTC ${year}`;
  return { status: 200, headers: { 'content-type': 'text/plain' }, body: text };
}

/** A registry's answer about the latest version of a package. */
function told(
  packages: readonly PlayedPackage[],
  name: string,
  body: (latest: { version: string; published?: string }) => unknown,
  unknown: ServiceAnswer | string,
): ServiceAnswer {
  const found = findPackage(packages, name);
  const latest = found && latestOf(found);
  if (latest) return { status: 200, body: body(latest) };
  return typeof unknown === 'string' ? { status: 404, body: unknown } : unknown;
}
