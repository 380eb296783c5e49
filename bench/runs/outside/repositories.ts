import type { RepositoryStates, RepositoryType } from '@waybill/api-contract';
import { type PlayedPackage, playRegistry, type RegistryKind, startSourceServer } from '@waybill/test-kit';
import { runSql, sql } from '../../../apps/server/src/db/database.ts';
import { type BenchServer, uploadBom } from '../../server-process.ts';
import { changed, type Outcome, type Outsider, readKnown } from './outsider.ts';

/** Packages of each type. */
const packageCount = 600;

interface Played {
  kind: RegistryKind;
  type: RepositoryType;
  /** Names as the ecosystem writes them; others have plain ones. */
  name?: (n: number) => { namespace?: string; name: string };
  version?: (text: string) => string;
  /** All packages are in one document, so there is nothing to resume. */
  isOneDocument?: true;
}

const grouped = (n: number) => ({ namespace: 'acme', name: `part-${n}` });

/** One line for each type of repository. */
const types: readonly Played[] = [
  { kind: 'cargo', type: 'CARGO' },
  { kind: 'composer', type: 'COMPOSER', name: grouped },
  { kind: 'cpan', type: 'CPAN' },
  { kind: 'gem', type: 'GEM' },
  { kind: 'github', type: 'GITHUB', name: grouped },
  {
    kind: 'golang',
    type: 'GO_MODULES',
    name: (n) => ({ namespace: 'example.com/acme', name: `part-${n}` }),
    version: (text) => `v${text}`,
  },
  { kind: 'hackage', type: 'HACKAGE' },
  { kind: 'hex', type: 'HEX' },
  { kind: 'maven', type: 'MAVEN', name: (n) => ({ namespace: 'org.acme', name: `part-${n}` }) },
  { kind: 'nixpkgs', type: 'NIXPKGS', isOneDocument: true },
  { kind: 'npm', type: 'NPM' },
  { kind: 'nuget', type: 'NUGET' },
  { kind: 'pypi', type: 'PYPI' },
];

/** Repositories of all types, each on a host of its own, and components of a project that ask for them. */
export async function playRepositories(server: BenchServer): Promise<Outsider[]> {
  await runSql(server.db, sql`delete from repository`);
  const look = shareLook();
  const outsiders: Outsider[] = [];
  const components: { type: 'library'; name: string; version: string; purl: string }[] = [];
  for (const played of types) {
    let hour = 0;
    const state: { packages: PlayedPackage[] } = { packages: makePackages(played, 0) };
    const host = await startSourceServer({
      root: '.',
      services: { '/repository': playRegistry(played.kind, () => state) },
    });
    const url = `${host.url}/repository`;
    await server.client.send('PUT', 'api/v1/repository', {
      type: played.type,
      identifier: 'played',
      url,
      enabled: true,
    });
    for (const { namespace, name } of state.packages) {
      const version = versionOf(played, '1.0.0');
      const full = namespace === undefined ? name : `${namespace}/${name}`;
      components.push({ type: 'library', name, version, purl: `pkg:${played.kind}/${full}@${version}` });
    }
    outsiders.push({
      name: played.kind,
      host,
      faultPath: played.isOneDocument ? '/repository' : '/repository/*',
      records: packageCount,
      cut: [{ kind: 'status', status: 401, after: played.isOneDocument ? 0 : packageCount / 2 }],
      resumes: played.isOneDocument ? 'nothing' : 'records',
      address: ({ db }, to) =>
        runSql(db, sql`update repository set url = ${`${to}/repository`} where type = ${played.type}`),
      change(edition) {
        state.packages = makePackages(played, edition);
      },
      async letTimePass({ db }) {
        await runSql(
          db,
          sql`update package_answer a set checked_at = a.checked_at - interval '1 day'
            from repository r where r.repository_id = a.repository_id and r.type = ${played.type}`,
        );
        // A document of all packages is kept for an hour, by its address.
        hour += 1;
        if (played.isOneDocument)
          await runSql(
            db,
            sql`update repository set url = split_part(url, '?', 1) || ${`?hour=${hour}`} where type = ${played.type}`,
          );
      },
      async forget({ db }) {
        const ofType = sql`select repository_id from repository where type = ${played.type}`;
        await runSql(db, sql`delete from identity_release where repository_id in (${ofType})`);
        await runSql(db, sql`delete from package_answer where repository_id in (${ofType})`);
      },
      run: (target) => look(target, played.type),
      known: (db) =>
        readKnown(
          db,
          sql`select k.k2 || '/' || k.k3 as id, a.version as edition from package_answer a
            join pkg k on k.pkg_id = a.pkg_id join repository r on r.repository_id = a.repository_id
            where r.type = ${played.type} and a.version is not null`,
        ),
    });
  }
  const bom = { bomFormat: 'CycloneDX', specVersion: '1.6', version: 1, components };
  await uploadBom(server.client, { name: 'Repositories', version: '1' }, Buffer.from(JSON.stringify(bom)));
  return outsiders;
}

/** One look asks the repositories of all types. */
function shareLook() {
  let running: Promise<RepositoryStates> | undefined;
  return async (server: BenchServer, type: RepositoryType): Promise<Outcome> => {
    running ??= lookOnce(server).finally(() => {
      running = undefined;
    });
    const states = await running;
    return { error: states.error ?? states.repositories.find((one) => one.type === type)?.error };
  };
}

async function lookOnce({ client }: BenchServer): Promise<RepositoryStates> {
  const { token } = (await client.send('POST', 'api/waybill/v1/repositories/look')) as { token: string };
  await client.wait(token);
  return (await client.send('GET', 'api/waybill/v1/repositories')) as RepositoryStates;
}

function makePackages({ name = (n) => ({ name: `part-${n}` }), ...played }: Played, edition: number) {
  return Array.from({ length: packageCount }, (_, n): PlayedPackage => {
    const latest = n < changed ? `2.${edition}.0` : '2.0.0';
    const versions = ['1.0.0', latest].map((text) => ({
      version: versionOf(played, text),
      published: '2026-01-01T10:00:00Z',
    }));
    return { ...name(n), versions };
  });
}

function versionOf({ version = (text) => text }: Pick<Played, 'version'>, text: string): string {
  return version(text);
}
