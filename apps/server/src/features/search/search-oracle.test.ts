import type { FoundComponent } from '@waybill/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { addComponent, addIdentity, addProject } from '../../../test/portfolio-builder.ts';
import { closeDatabase, type Database, inTransaction, openDatabase, runSql, sql } from '../../db/database.ts';
import type { Listing } from '../../db/list/batches.ts';
import type { ProjectScope } from '../../db/project-scope.ts';
import { insertTeam } from '../access/team/team.queries.ts';
import { findByIdentity } from '../component/search/component-search.service.ts';
import { findByQuery } from '../component/search/query/component-query.service.ts';
import { feedSearchIndex } from '../search-index/feed.service.ts';
import { searchTypes } from './contract/contract-search.service.ts';
import { findHits, findSuggestions } from './hits/search-hits.service.ts';

/** A component of a project, as plain rules look at it. */
interface Row {
  project: number;
  group: string;
  name: string;
  version: string;
}

const groups = ['', 'org.log', 'com.Acme', 'net.acme.log'];
const names = ['log4j', 'Log4j-core', 'logback', 'catalog', 'acme-net', 'netty', 'ne', 'tty_log', 'angular'];
const versions = ['1.0', '1.5.2', '2.0', '2.17.1', '10.0'];
const projectCount = 9;

let created: TestDatabase;
let db: Database;
let scopes: { title: string; scope: ProjectScope; sees: (project: number) => boolean }[];
const world: Row[] = [];

/** Each project has some of the versions of each name; the one with an odd number in another group than the one with an even number. */
async function addRows(from: number, to: number): Promise<void> {
  await inTransaction(db, async (trx) => {
    const identities = new Map<string, number>();
    for (let project = from; project <= to; project++) {
      const projectId = await addProject(trx, `project-${project}`);
      expect(projectId).toBe(project);
      for (const [n, name] of names.entries()) {
        if ((project * 7 + n * 5) % 3 === 0) continue;
        const group = groups[(n + (project % 2)) % groups.length] ?? '';
        const version = versions[(project + n * 3) % versions.length] ?? '';
        const purl = `pkg:maven/${group || 'none'}/${name}@${version}`;
        const key = JSON.stringify([group, name, version]);
        const identityId = identities.get(key) ?? (await addIdentity(trx, { name, version, purl }));
        identities.set(key, identityId);
        await runSql(
          trx,
          sql`update identity set group_name = ${group || null} where identity_id = ${identityId}`,
        );
        await addComponent(trx, projectId, identityId);
        world.push({ project, group, name, version });
      }
    }
  });
}

beforeAll(async () => {
  created = await createTestDatabase();
  db = openDatabase({ connection: { connectionString: created.url }, onError: () => undefined });
  await addRows(1, 5);
  await feedSearchIndex(db, new AbortController().signal);
  const teams = await inTransaction(db, async (trx) => {
    const some = await insertTeam(trx, { uuid: crypto.randomUUID(), name: 'some' });
    const one = await insertTeam(trx, { uuid: crypto.randomUUID(), name: 'one' });
    const none = await insertTeam(trx, { uuid: crypto.randomUUID(), name: 'none' });
    return { some, one, none };
  });
  // Names of these are partly in the index, from identities that it has been through, and partly not.
  await addRows(6, projectCount);
  await runSql(
    db,
    sql`insert into project_acl (team_id, project_id) select ${teams.some}::int, n from unnest(array[2, 3, 7]) n
      union all select ${teams.one}::int, 7`,
  );
  const ofTeams = (...teamIds: number[]): ProjectScope => ({ all: false, teamIds });
  scopes = [
    { title: 'all', scope: { all: true }, sees: () => true },
    { title: 'some', scope: ofTeams(teams.some), sees: (project) => [2, 3, 7].includes(project) },
    { title: 'one', scope: ofTeams(teams.one, teams.none), sees: (project) => project === 7 },
    {
      title: 'two teams',
      scope: ofTeams(teams.some, teams.one),
      sees: (project) => [2, 3, 7].includes(project),
    },
    { title: 'none', scope: ofTeams(teams.none), sees: () => false },
    { title: 'no team', scope: ofTeams(), sees: () => false },
  ];
});
afterAll(async () => {
  await closeDatabase(db);
  await created.drop();
});

const page = { offset: 0, limit: 1_000, search: undefined, order: undefined };

const anything = {
  past: false,
  excludeInactiveProjects: false,
  onlyLatestProjectVersions: false,
  onlyOutdated: false,
};

interface Found {
  name: string;
  group?: string | undefined;
  version?: string | undefined;
  project: string;
}

const found = ({ name, group = '', version = '', project }: Found) =>
  `${project} ${group}/${name}@${version}`;

async function all<T>({ batches, total }: Listing<T>): Promise<T[]> {
  const rows: T[] = [];
  for await (const batch of batches) rows.push(...batch);
  expect(total).toBe(rows.length);
  return rows;
}

const label = ({ group, name }: Row) => (group === '' ? name : `${group}/${name}`).toLowerCase();
const oldest = (version: string) => Number(version.split('.')[0]);

describe.each(['with names that the index has not come to', 'from the index'])(
  'what is found, %s',
  (when) => {
    beforeAll(async () => {
      if (when === 'from the index') await feedSearchIndex(db, new AbortController().signal);
    });

    it.each<[string, (row: Row) => boolean]>([
      ['log', (row) => label(row).includes('log')],
      ['acme log', (row) => label(row).includes('acme') && label(row).includes('log')],
      ['ne', ({ name }) => name.toLowerCase().startsWith('ne')],
      ['tty_', (row) => label(row).includes('tty_')],
      ['name:LOG4J', ({ name }) => name.toLowerCase().includes('log4j')],
      ['name:=log4j-core', ({ name }) => name === 'Log4j-core'],
      ['group:acme', ({ group }) => group.toLowerCase().includes('acme')],
      ['group:=com.acme', ({ group }) => group === 'com.Acme'],
      ['log -group:acme', (row) => label(row).includes('log') && !row.group.toLowerCase().includes('acme')],
      ['name:log version:<2', ({ name, version }) => /log/i.test(name) && oldest(version) < 2],
      ['name:log version:2', ({ name, version }) => /log/i.test(name) && version.startsWith('2')],
      ['log project:=project-7', (row) => label(row).includes('log') && row.project === 7],
      ['log -project:project-7', (row) => label(row).includes('log') && row.project !== 7],
      ['log project:project project:7', (row) => label(row).includes('log') && row.project === 7],
      ['name:=angular project:project', ({ name }) => name === 'angular'],
      ['purl:log4j project:=project-2', ({ name, project }) => /log4j/i.test(name) && project === 2],
      [
        'log version:<2 project:=project-3',
        (row) => label(row).includes('log') && oldest(row.version) < 2 && row.project === 3,
      ],
      ['purl:acme-net', ({ name }) => name === 'acme-net'],
      ['project:=project-3', ({ project }) => project === 3],
      ['version:=2.0', ({ version }) => version === '2.0'],
      ['nothing-has-this', () => false],
    ])('by %s is what plain rules say, to everyone', async (query, fits) => {
      for (const { title, scope, sees } of scopes) {
        for (const past of [false, true]) {
          const rows = await all(await findByQuery(db, { ...anything, query, past }, page, scope));
          const expected = world.filter((row) => sees(row.project) && fits(row));
          expect(
            rows.map((row) => found({ ...row, project: row.project.name })).sort(),
            `${title}, past ${past}`,
          ).toEqual(expected.map((row) => found({ ...row, project: `project-${row.project}` })).sort());
        }
      }
    });

    it.each(['log', 'acme log', 'ne', 'tty_', 'name:LOG4J', 'group:acme', 'nothing-has-this'])(
      'by %s page by page, as of a word that many have, is all that is found, in its order',
      async (query) => {
        const orders = [undefined, ...[true, false].map((descending) => ({ field: 'name', descending }))];
        for (const { title, scope } of scopes)
          for (const past of [false, true])
            for (const order of orders) {
              const asked = { ...anything, query, past };
              const whole = await all(await findByQuery(db, asked, { ...page, order }, scope));
              const walked: FoundComponent[] = [];
              let cursor: string | undefined;
              do {
                const part = { ...page, order, limit: 4, cursor, hasCursor: true };
                const listing = await findByQuery(db, asked, part, scope, 0);
                // A full page says that there may be one more.
                if (cursor === undefined)
                  expect(listing.total, title).toBe(whole.length === 4 ? 5 : whole.length);
                for await (const batch of listing.batches) walked.push(...batch);
                cursor = listing.next;
              } while (cursor !== undefined);
              expect(walked, `${title}, past ${past}`).toEqual(whole);
              const behind = { ...page, order, limit: 3, offset: 5 };
              const { batches } = await findByQuery(db, asked, behind, scope, 0);
              const jumped: FoundComponent[] = [];
              for await (const batch of batches) jumped.push(...batch);
              expect(jumped, title).toEqual(whole.slice(5, 8));
            }
      },
    );

    it.each<[object, (row: Row) => boolean]>([
      [{ name: 'log' }, ({ name }) => /log/i.test(name)],
      [{ name: 'ne' }, ({ name }) => /ne/i.test(name)],
      [{ group: 'acme', name: 'lo' }, ({ group, name }) => /acme/i.test(group) && /lo/i.test(name)],
      [{ group: 'log', version: '1' }, ({ group, version }) => /log/i.test(group) && /1/.test(version)],
      [{ purl: 'acme-net' }, ({ name }) => name === 'acme-net'],
    ])('by the identity %j is what plain rules say, to everyone', async (criteria, fits) => {
      for (const { title, scope, sees } of scopes) {
        const query = {
          ...criteria,
          projectId: undefined,
          excludeInactiveProjects: false,
          onlyLatestProjectVersions: false,
        };
        const rows = await all(await findByIdentity(db, query, page, scope, new Date()));
        const expected = world.filter((row) => sees(row.project) && fits(row));
        expect(rows.map((row) => found({ ...row, project: row.project?.name ?? '' })).sort(), title).toEqual(
          expected.map((row) => found({ ...row, project: `project-${row.project}` })).sort(),
        );
      }
    });

    it.each(['log', 'log4j', 'acme log', 'ne', 'e', 'net'])(
      'while one types %s is the best six names, each once',
      async (typed) => {
        const words = typed.split(' ');
        const last = words.at(-1) ?? '';
        const rank = (name: string) => (name === last ? 0 : name.startsWith(last) ? 1 : 2);
        for (const { title, scope, sees } of scopes) {
          const fitting = world.filter(
            (row) =>
              sees(row.project) &&
              words.every((word) =>
                word.length < 3 ? row.name.toLowerCase().startsWith(word) : label(row).includes(word),
              ),
          );
          const best = [...new Map(fitting.map((row) => [label(row), row])).values()]
            .map(({ group, name }) => ({ group, name, key: name.toLowerCase() }))
            .sort(
              (a, b) =>
                rank(a.key) - rank(b.key) ||
                a.key.length - b.key.length ||
                (a.key < b.key ? -1 : a.key > b.key ? 1 : 0) ||
                (a.group.toLowerCase() < b.group.toLowerCase() ? -1 : 1),
            )
            .slice(0, 6)
            .map(({ group, name }) =>
              group === '' ? { id: name, label: name } : { id: name, label: name, detail: group },
            );
          expect((await findHits(db, typed, scope)).components, title).toEqual(best);
          if (words.length === 1 && typed.length > 2) {
            const { results } = await searchTypes(db, typed, ['component'], scope);
            expect(results.component?.length, title).toBe(fitting.length);
          }
        }
      },
    );

    it('for a misspelled word is one that components have which the caller sees', async () => {
      for (const { title, scope, sees } of scopes) {
        const isSeen = world.some(({ project, name }) => sees(project) && name === 'angular');
        expect(await findSuggestions(db, 'agnular', scope), title).toEqual(isSeen ? ['angular'] : []);
      }
    });
  },
);
