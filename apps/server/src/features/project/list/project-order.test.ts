import type { Project } from '@waybill/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type KeyClient, startTestServer, type TestServer } from '../../../../test/server.ts';
import { rowsOf, runSql, sql } from '../../../db/database.ts';
import { orderBy } from '../../../db/list/order.ts';
import type { ListSql } from '../../../db/list/read-list.ts';
import { everyProject, type ProjectScope } from '../../../db/project-scope.ts';
import { parsePage } from '../../../http/paging.ts';
import { projectIds } from './project-list.queries.ts';

let server: TestServer;
let manager: KeyClient;
let parent: string;

/** In the order in which they are to be listed. */
const listed = [
  'api 2.0',
  'api 1.0',
  'Billing 1.0',
  'billing 2.0',
  'billing 1.0',
  'Über 1.0',
  'über 2.0',
  'Übung 1.0',
];

const label = ({ name, version }: Pick<Project, 'name' | 'version'>) => `${name} ${version}`;

beforeAll(async () => {
  server = await startTestServer();
  manager = await server.asKey(
    'VIEW_PORTFOLIO',
    'PORTFOLIO_MANAGEMENT',
    'ACCESS_MANAGEMENT',
    'TAG_MANAGEMENT',
  );
  const create = async (body: object) => {
    const answer = await manager.put<Project>('/api/v1/project', body);
    expect(answer.status, answer.text).toBe(201);
    return answer.body.uuid;
  };
  parent = await create({ name: 'Parent' });
  for (const text of [...listed].sort()) {
    const [name, version] = text.split(' ');
    const uuid = await create({ name, version, parent: { uuid: parent }, tags: [{ name: 'listed' }] });
    const mapping = await manager.put('/api/v1/acl/mapping', { team: manager.team.uuid, project: uuid });
    expect(mapping.status, mapping.text).toBe(200);
  }
});
afterAll(() => server.close());

async function list(path: string): Promise<string[]> {
  const answer = await manager.get<Project[]>(path);
  expect(answer.status, answer.text).toBe(200);
  return answer.body.map(label);
}

/** The order turned round by name; of one name, the newest version still comes first. */
const backwards = [
  'Übung 1.0',
  'über 2.0',
  'Über 1.0',
  'billing 2.0',
  'billing 1.0',
  'Billing 1.0',
  'api 2.0',
  'api 1.0',
];

describe('projects by name', () => {
  it.each([
    ['the flat list', () => '/api/v1/project?tag=listed'],
    ['the children of a project', () => `/api/v1/project/${parent}/children?`],
    ['the projects with a tag', () => '/api/v1/project/tag/listed?'],
    ['a search', () => '/api/v1/project?searchText=listed'],
    ['the projects of a team', () => `/api/v1/acl/team/${manager.team.uuid}?`],
    ["the tag's own list", () => '/api/v1/tag/listed/project?'],
  ])('do not stand behind capitals in %s', async (_name, path) => {
    expect(await list(path())).toEqual(listed);
  });

  it.each([
    ['the flat list', () => '/api/v1/project?tag=listed'],
    ['the children of a project', () => `/api/v1/project/${parent}/children?`],
  ])(
    'are sorted the same way in %s when that is asked for, in both directions and page by page',
    async (_name, path) => {
      expect(await list(`${path()}&orderBy=name&sort=asc`)).toEqual(listed);
      expect(await list(`${path()}&orderBy=name&sort=desc`)).toEqual(backwards);
      const pages = [1, 2, 3].map((page) =>
        list(`${path()}&orderBy=name&sort=asc&pageNumber=${page}&pageSize=3`),
      );
      expect((await Promise.all(pages)).flat()).toEqual(listed);
    },
  );

  it('are sorted the same way below a project in the tree', async () => {
    const roots = await manager.get<Project[]>('/api/v1/project?onlyRoot=true');
    expect(roots.body.flatMap((root) => root.children ?? []).map(label)).toEqual(listed);
  });
});

describe('a page of many projects by name', () => {
  // Few projects would be read and sorted as a whole, whatever indexes there are.
  beforeAll(async () => {
    const { teamId } = manager.team;
    await runSql(
      server.db,
      sql`insert into project (uuid, name) select gen_random_uuid(), 'p' || n from generate_series(1, 20000) n`,
    );
    await runSql(
      server.db,
      sql`insert into project_acl (team_id, project_id) select ${teamId}::int, project_id from project
        where project_id % 2 = 0 on conflict do nothing`,
    );
    await runSql(server.db, sql`analyze project, project_acl`);
  });
  const ofTeam = (): ProjectScope => ({ all: false, teamIds: [manager.team.teamId] });

  it.each([
    ['without an order', {}, () => everyProject],
    ['upwards', { orderBy: 'name', sort: 'asc' }, () => everyProject],
    ['downwards', { orderBy: 'name', sort: 'desc' }, () => everyProject],
    ['of a caller who sees only some', { orderBy: 'name', sort: 'asc' }, ofTeam],
  ])('is read from the index that has their order: %s', async (_name, query, scope) => {
    const filter = { onlyRoot: true, excludeInactive: true };
    const plan = await explain(await projectIds(server.db, filter, parsePage(query), scope()));
    expect(plan).toMatch(/Index Scan (Backward )?using project_name_order/);
    expect(plan).not.toMatch(/-> +Sort/);
  });

  it('that a word is searched in is found by an index over names', async () => {
    const filter = { search: 'name or tag' } as const;
    const plan = await explain(
      await projectIds(server.db, filter, parsePage({ searchText: 'p12345' }), everyProject),
    );
    expect(plan).toContain('project_name_search');
    expect(plan).not.toContain('Seq Scan on project ');
  });
});

/** How the first page of a list is read. */
async function explain({ select, from, where, order }: ListSql<unknown>): Promise<string> {
  const statement = sql`select ${select} from ${from} where ${where} ${orderBy(order)} limit 100`;
  const lines = await rowsOf(server.db, sql<{ 'QUERY PLAN': string }>`explain ${statement}`);
  return lines.map((line) => line['QUERY PLAN']).join('\n');
}
