import {
  type PlayedPackage,
  playNvdApi,
  playRegistry,
  type RegistryKind,
  type Service,
  startProxyServer,
  startSourceServer,
} from '@waybill/test-kit';
import { schemeCode, schemeForPurlType } from '@waybill/version';
import { runSql, sql } from '../../../apps/server/src/db/database.ts';
import type { Context } from '../../../apps/server/src/feature.ts';
import type { Figure } from '../../report.ts';
import { makeRecentCves } from './source-records.ts';
import { judgeLimit, type PublishedLimit, withTwoWorkers, workBoth } from './two-workers.ts';

/** The limits that the NVD publishes, without and with a key. */
const nvdLimits = [
  { host: 'services.nvd.nist.gov', requests: 5, windowMs: 30_000 },
  { host: 'services.nvd.nist.gov with a key', requests: 50, windowMs: 30_000, key: 'key-of-the-bench' },
] as const;

interface LimitedRegistry extends PublishedLimit {
  readonly kind: RegistryKind;
  readonly type: string;
}

/** Registries that publish a limit, in a window that is short enough to be measured in a minute. */
const registries: readonly LimitedRegistry[] = [
  { host: 'crates.io', requests: 10, windowMs: 10_000, kind: 'cargo', type: 'CARGO' },
  { host: 'rubygems.org', requests: 10, windowMs: 1_000, kind: 'gem', type: 'GEM' },
  { host: 'hex.pm', requests: 100, windowMs: 60_000, kind: 'hex', type: 'HEX' },
];

/** Short pages, so that hosts and not the database decide how fast two nodes are; more than can be asked for in the time. */
const recordsOfPage = 20;
const pageCount = 300;
const packageCount = 1_500;

/** Two nodes with a database in common mirror the NVD and look up packages, as fast as they may; the hosts count. */
export async function measurePoliteness(): Promise<Figure[]> {
  // One after the other: all of it is one process, and storing records would hold up what is timed to a tenth of a second.
  const nvd = await Promise.all(nvdLimits.map(measureNvd));
  return [...nvd.flat(), ...(await measureRegistries())];
}

async function measureNvd({ key, ...limit }: PublishedLimit & { readonly key?: string }): Promise<Figure[]> {
  const cves = makeRecentCves(recordsOfPage * pageCount);
  const service = inShortPages(playNvdApi(() => ({ cves, ...(key === undefined ? {} : { key }) })));
  const host = await startSourceServer({ root: '.', services: { '/nvd-api': service } });
  try {
    await withTwoWorkers({}, async (workers) => {
      const [{ db, secrets }] = workers;
      const set = (name: string, value: string) =>
        runSql(
          db,
          sql`update config_property set value = ${value} where group_name = 'vuln-source' and property_name = ${name}`,
        );
      await set('nvd.api.enabled', 'true');
      await set('nvd.api.url', `${host.url}/nvd-api`);
      if (key !== undefined) await set('nvd.api.key', secrets.encrypt(key));
      await workBoth(workers, 'source.mirror', { source: 'nvd' });
    });
    return judgeLimit(limit, host.requests);
  } finally {
    await host.close();
  }
}

/** Answers with fewer records than a client asks for, as the NVD may. */
function inShortPages(service: Service): Service {
  return (request) => {
    const query = new URLSearchParams(request.query);
    query.set('resultsPerPage', `${recordsOfPage}`);
    return service({ ...request, query });
  };
}

/** Registries keep their real names, by which their limits are known: a proxy leads to the played ones. */
async function measureRegistries(): Promise<Figure[]> {
  const packages = Array.from({ length: packageCount }, (_, n): PlayedPackage => {
    return { name: `part-${n}`, versions: [{ version: '1.0.0', published: '2026-01-01T10:00:00Z' }] };
  });
  const played = await Promise.all(
    registries.map(async (registry) => {
      const service = playRegistry(registry.kind, () => ({ packages }));
      return {
        ...registry,
        server: await startSourceServer({ root: '.', services: { '/packages': service } }),
      };
    }),
  );
  const hosts = Object.fromEntries(
    played.map(({ host, server }) => [`${host}:80`, Number(new URL(server.url).port)]),
  );
  const proxy = await startProxyServer({ hosts });
  try {
    await withTwoWorkers({ HTTP_PROXY: proxy.url }, async (workers) => {
      await addPackages(workers[0], packages);
      await Promise.all(registries.map(({ type }) => workBoth(workers, 'repository.ask', { type })));
    });
    return played.flatMap(({ server, ...limit }) => judgeLimit(limit, server.requests));
  } finally {
    await proxy.close();
    for (const { server } of played) await server.close();
  }
}

/** Adds components of all these registries, with every package due. */
async function addPackages({ db }: Context, packages: readonly PlayedPackage[]): Promise<void> {
  const names = packages.map(({ name }) => name);
  for (const { host, kind, type } of registries) {
    await runSql(db, sql`update repository set url = ${`http://${host}/packages`} where type = ${type}`);
    await runSql(
      db,
      sql`with package as (
          insert into pkg (kind, k1, k2, k3, scheme)
          select 0, ${kind}, '', name, ${schemeCode(schemeForPurlType(kind))} from unnest(${names}::text[]) name
          returning pkg_id, k3),
        identity as (
          insert into identity (nat_hash, name, version, purl, purl_type)
          select md5(purl)::uuid, name, '1.0.0', purl, ${kind} from unnest(${names}::text[]) name
          cross join lateral (select 'pkg:' || ${kind} || '/' || name || '@1.0.0') as p(purl)
          returning identity_id, name),
        coordinate as (
          insert into identity_coord (identity_id, pkg_id, ver_key, ver_kind)
          select i.identity_id, p.pkg_id, '1', 0 from identity i join package p on p.k3 = i.name)
        insert into package_due (type, pkg_id) select ${type}, pkg_id from package`,
    );
  }
}
