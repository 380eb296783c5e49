import type { SearchResult } from '@waybill/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type KeyClient, startTestServer, type TestServer } from '../../../../test/server.ts';
import { inTransaction, runSql, sql } from '../../../db/database.ts';

let server: TestServer;
let client: KeyClient;
const uuids: Record<string, string> = {};
const sha1 = 'cd'.repeat(20);

beforeAll(async () => {
  server = await startTestServer();
  client = await server.asKey('VIEW_PORTFOLIO', 'PORTFOLIO_MANAGEMENT');
  await inTransaction(server.db, (trx) =>
    runSql(
      trx,
      sql`insert into project (uuid, name, version)
        select gen_random_uuid(), 'kiosk ' || lpad(n::text, 4, '0'), '1' from generate_series(0, 1009) n`,
    ),
  );
  for (const [name, more] of Object.entries({
    'orchard kiosk': { version: '1' },
    'old orchard kiosk': { version: '1' },
    orchard: { version: '2' },
    'zzz kiosk': { version: '1', group: 'grove' },
    grove: { version: '1' },
  })) {
    const { body } = await client.put<{ uuid: string }>('/api/v1/project', { name, ...more });
    uuids[name] = body.uuid;
  }
  for (const component of [
    { name: 'plum core', group: 'org.acme', version: '1' },
    { name: 'plum', group: 'org.acme', version: '1' },
    { name: 'core', group: 'plum', version: '1' },
    { name: 'core', group: 'other', version: '1', sha1 },
    { name: 'aplum', group: 'other', version: '1' },
  ]) {
    const path = `/api/v1/component/project/${uuids.grove}`;
    const { status, text } = await client.put(path, { ...component, classifier: 'LIBRARY' });
    expect(status, text).toBe(201);
  }
});
afterAll(() => server.close());

async function search(type: 'project' | 'component', query: string): Promise<string[]> {
  const path = `/api/v1/search/${type}?query=${encodeURIComponent(query)}`;
  const { body } = await client.get<SearchResult>(path);
  return (body.results[type] ?? []).map(({ group, name }) => (group ? `${group}/${name}` : `${name}`));
}

describe('a search of the contract', () => {
  it('puts a whole name of several words first, then names with more of the words, and cuts off neither', async () => {
    const hits = await search('project', 'orchard kiosk');
    expect(hits).toHaveLength(1_000);
    expect(hits.slice(0, 4)).toEqual(['orchard kiosk', 'old orchard kiosk', 'orchard', 'kiosk 0000']);
  });

  it.each(['Orchard  Kiosk', ' ORCHARD kiosk ', 'orchard kiosk 1', 'kiosk orchard'])(
    'finds it by "%s" as well',
    async (query) => {
      expect((await search('project', query)).slice(0, 2)).toContain('orchard kiosk');
    },
  );

  it('puts a UUID before a name, and a group before a name', async () => {
    expect((await search('project', `orchard ${uuids.grove}`))[0]).toBe('grove');
    expect((await search('project', 'grove')).slice(0, 2)).toEqual(['zzz kiosk', 'grove']);
  });

  it('weighs hashes, groups and names of components', async () => {
    expect(await search('component', `plum ${sha1}`)).toEqual([
      'other/core',
      'plum/core',
      'org.acme/plum',
      'org.acme/plum core',
      'other/aplum',
    ]);
    expect((await search('component', 'plum core'))[0]).toBe('plum/core');
    expect((await search('component', 'org.acme plum core'))[0]).toBe('org.acme/plum core');
    expect((await search('component', 'org.acme/plum'))[0]).toBe('org.acme/plum');
  });
});
