import { connect, createServer, type Server } from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '../test/database.ts';
import { finished, lineOf, startServerProcess } from '../test/process.ts';

const ready = /Waybill is ready: (\S+)/;

function portOf(server: Server): string {
  const address = server.address();
  return typeof address === 'object' && address ? String(address.port) : '';
}

async function queryDatabase(url: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

describe('the server process', () => {
  let database: TestDatabase;
  let environment: NodeJS.ProcessEnv;
  beforeAll(async () => {
    database = await createTestDatabase();
    environment = {
      WAYBILL_DATABASE_URL: database.url,
      WAYBILL_SECRET_KEY: 'a key for this test only',
      WAYBILL_PORT: '0',
      WAYBILL_ADMIN_PASSWORD: 'from the environment',
    };
  });
  afterAll(() => database.drop());

  it('prints one line when it is ready, serves, and ends on a signal within seconds', async () => {
    const child = startServerProcess(environment);
    const end = finished(child);
    const url = (await lineOf(child, ready))[1] ?? '';
    expect((await fetch(`${url}health/ready`)).status).toBe(200);
    const form = new URLSearchParams({ username: 'admin', password: 'from the environment' });
    expect((await fetch(`${url}api/v1/user/login`, { method: 'POST', body: form })).status).toBe(200);
    const stoppedAt = Date.now();
    child.kill('SIGTERM');
    const { code, stdout, stderr } = await end;
    expect(code).toBe(0);
    expect(Date.now() - stoppedAt).toBeLessThan(5_000);
    expect(stdout).toBe(`Waybill is ready: ${url}\n`);
    expect(stderr).not.toContain('from the environment');
  });

  it('runs as several nodes that start at once', async () => {
    const fresh = await createTestDatabase();
    const nodes = (['all', 'api', 'worker'] as const).map((role) =>
      startServerProcess({ ...environment, WAYBILL_DATABASE_URL: fresh.url, WAYBILL_ROLE: role }),
    );
    const lines = await Promise.all(nodes.map((node) => lineOf(node, /Waybill is ready: (.*)/)));
    expect(lines[2]?.[1]).toBe('a worker for jobs');
    const ends = nodes.map(finished);
    for (const node of nodes) node.kill('SIGINT');
    expect((await Promise.all(ends)).map((end) => end.code)).toEqual([0, 0, 0]);
    await fresh.drop();
  });

  it('refuses another secret key than the one the database was set up with', async () => {
    const child = startServerProcess({ ...environment, WAYBILL_SECRET_KEY: 'some other key, long enough' });
    const { code, stderr } = await finished(child);
    expect(code).toBe(1);
    expect(stderr).toContain('secret key is not the one');
  });

  it('says what to do when its port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const port = portOf(other);
    const { code, stderr } = await finished(startServerProcess({ ...environment, WAYBILL_PORT: port }));
    other.close();
    expect(code).toBe(1);
    expect(stderr).toContain(`Port ${port} on 127.0.0.1 is in use`);
    expect(stderr).toContain('WAYBILL_PORT');
  });

  it('waits for a database that starts later', async () => {
    // The port of a database that is not there yet, to be led to the real one.
    const door = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => door.once('listening', resolve));
    const port = portOf(door);
    await new Promise((resolve) => door.close(resolve));
    const url = new URL(database.url);
    const directory = url.searchParams.get('host');
    const target = directory
      ? { path: `${directory}/.s.PGSQL.${url.port}` }
      : { host: url.hostname, port: Number(url.port) };
    url.searchParams.delete('host');
    url.host = `127.0.0.1:${port}`;
    const child = startServerProcess({ ...environment, WAYBILL_DATABASE_URL: url.href });
    const end = finished(child);
    await new Promise<void>((resolve) => {
      child.stderr?.on('data', (text) => {
        if (String(text).includes('waiting for the database')) resolve();
      });
    });
    const open = createServer((client) => {
      const server = connect(target);
      client.on('error', () => server.destroy()).pipe(server);
      server.on('error', () => client.destroy()).pipe(client);
    }).listen(Number(port), '127.0.0.1');
    await lineOf(child, ready);
    child.kill('SIGTERM');
    expect((await end).code).toBe(0);
    open.close();
  });

  it('leaves a database alone that holds the tables of another program', async () => {
    const foreign = await createEmptyDatabase();
    const tables = () =>
      queryDatabase(foreign.url, `select relname from pg_class where relnamespace = 'public'::regnamespace`);
    await queryDatabase(foreign.url, 'create table invoice (id int)');
    const { code, stderr } = await finished(
      startServerProcess({ ...environment, WAYBILL_DATABASE_URL: foreign.url }),
    );
    expect(code).toBe(1);
    expect(stderr).toContain('contains tables that do not belong to Waybill ("invoice")');
    expect(await tables()).toEqual([{ relname: 'invoice' }]);
    await foreign.drop();
  });

  it('names every variable that cannot be used', async () => {
    const { code, stderr } = await finished(
      startServerProcess({ ...environment, WAYBILL_PORT: 'high', WAYBILL_ROLE: 'none' }),
    );
    expect(code).toBe(1);
    expect(stderr).toContain('WAYBILL_PORT');
    expect(stderr).toContain('WAYBILL_ROLE');
  });
});
