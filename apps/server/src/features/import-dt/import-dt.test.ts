import { randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer, testPassword } from '../../../test/server.ts';
import { operator } from '../../cli/operator.ts';
import { runSql, sql } from '../../db/database.ts';
import {
  encryptAsThere,
  importFrom,
  keyRow,
  makeFolder,
  outcomesOf,
  smallInstallation,
  type Tables,
  tableOf,
  writeScript,
} from './import-dt.fixtures.ts';
import { importDependencyTrack } from './import-dt.service.ts';
import { writeReport } from './report/write-report.ts';
import { openSource } from './source/open-source.ts';

const folder = makeFolder();
const key = randomBytes(32);
const teams = {
  seven: '11111111-0000-4000-8000-000000000001',
  eight: '11111111-0000-4000-8000-000000000002',
};

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => {
  await server.close();
  folder.remove();
});

let files = 0;
const importFile = (file: string, request: object = {}) => importFrom(server.context, file, request);
const importTables = (tables: Tables, request: object = {}) =>
  importFile(folder.write(`script-${++files}.sql`, writeScript(tables)), request);

const messageOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'no error',
    (error) => error.message,
  );

/** Everything that an import could have written. */
async function everything(): Promise<unknown> {
  const { rows } = await sql<{ all: unknown }>`select jsonb_build_object(
    'teams', (select jsonb_agg(t order by team_id) from team t),
    'grants', (select jsonb_agg(t order by team_id, permission) from team_permission t),
    'users', (select jsonb_agg(t order by user_id) from app_user t),
    'members', (select jsonb_agg(t order by user_id, team_id) from user_team t),
    'rights', (select jsonb_agg(t order by user_id, permission) from user_permission t),
    'keys', (select jsonb_agg(t order by api_key_id) from api_key t),
    'groups', (select jsonb_agg(t order by oidc_group_id) from oidc_group t),
    'rows', (select jsonb_agg(t order by source_table, source_key) from imported_row t),
    'settings', (select jsonb_agg(t order by group_name, property_name) from config_property t),
    'repositories', (select jsonb_agg(t order by repository_id) from repository t),
    'tasks', (select count(*) from task),
    'trail', (select count(*) from audit_log)) as all`.execute(server.db);
  return rows[0]?.all;
}

const signIn = (username: string, password: string) =>
  server.asNobody.post('/api/v1/user/login', new URLSearchParams({ username, password }));

const withSecrets = {
  ...smallInstallation,
  CONFIGPROPERTY: ['a', 'b', 'c'].map((name, i) => ({
    ID: i,
    GROUPNAME: 'email',
    PROPERTYNAME: name,
    PROPERTYTYPE: 'ENCRYPTEDSTRING',
    PROPERTYVALUE: encryptAsThere(key, `the secret ${name}`),
  })),
};

describe('a source that cannot be imported', () => {
  const script = writeScript(smallInstallation);
  it.each([
    [
      'of 4.8',
      writeScript({ ...smallInstallation, SCHEMAVERSION: [{ ID: 1, VERSION: '4.8.2' }] }),
      'Upgrade',
    ],
    ['of 5.0', writeScript({ ...smallInstallation, SCHEMAVERSION: [{ ID: 1, VERSION: '5.0.0' }] }), '5.0.0'],
    ['without a version', writeScript({ TEAM: smallInstallation.TEAM }), 'no SCHEMAVERSION'],
    ['that is cut within a row', script.slice(0, script.indexOf('Sector 8')), 'ends within'],
    ['that is cut between statements', script.slice(0, script.indexOf('ALTER TABLE')), 'no foreign keys'],
    ['whose packing is cut', gzipSync(script).subarray(0, 300), 'cut or damaged'],
    ['that is an H2 database', 'H:2,block:6,blockSize:1000', 'org.h2.tools.Script'],
    ['that is a dump of PostgreSQL', '--\n-- PostgreSQL database dump\n', 'Restore it'],
    ['that is something else', '{"bomFormat":"CycloneDX"}', 'no script'],
    ['that is empty', '', 'empty'],
    ['in another encoding', Buffer.from(`${script}\n-- \xff`, 'latin1'), 'UTF-8'],
    [
      'whose table lacks a column',
      writeScript({ ...smallInstallation, TEAM: [{ ID: 1, NAME: 'a' }] }),
      'UUID',
    ],
  ])('%s is refused, and nothing is written', async (_what, content, message) => {
    const before = await everything();
    const file = folder.write(`refused-${++files}`, content);
    expect(await messageOf(importFile(file))).toContain(message);
    expect(await everything()).toEqual(before);
  });

  it.each([
    ['/nowhere/at-all.sql', 'There is no file'],
    ['mysql://localhost', 'It looks like mysql://user@host:3306/dtrack'],
    ['mysql://127.0.0.1:1/dtrack', 'cannot be reached'],
    ['jdbc:h2:/data/db', 'org.h2.tools.Script'],
    ['oracle://localhost/dtrack', '"oracle"'],
    ['postgresql://:no', 'looks like'],
    ['postgresql://somebody:a-secret@127.0.0.1:1/dtrack', 'cannot be reached'],
  ])('%s is refused: %s', async (from, message) => {
    const told = await messageOf(openSource(from));
    expect(told).toContain(message);
    expect(told).not.toContain('a-secret');
  });

  it('with another secret key is refused before anything is written', async () => {
    const before = await everything();
    const told = await messageOf(importTables(withSecrets, { secretKey: randomBytes(32) }));
    expect(told).toContain('another installation');
    expect(await messageOf(importTables(withSecrets, { secretKey: randomBytes(31) }))).toContain('31 bytes');
    expect(await everything()).toEqual(before);
    const right = await importTables(withSecrets, { secretKey: key, isPreview: true });
    expect(right.secrets).toEqual({ stored: 3, opened: 3 });
    expect(await everything()).toEqual(before);
  });

  it('needs a zone that exists', async () => {
    const file = folder.write('zone.sql', script);
    const source = await openSource(file);
    const request = { isPreview: true, caller: operator, at: new Date() };
    expect(await messageOf(importDependencyTrack(server.context, source, request))).toContain(
      'Europe/Berlin',
    );
    expect(await messageOf(importFile(file, { zone: 'Europe/Nowhere' }))).toContain('"Europe/Nowhere"');
  });
});

describe('people, teams and keys', () => {
  it('are told by a preview that writes nothing, and come the same then', async () => {
    const before = await everything();
    const preview = await importTables(smallInstallation, { zone: 'Europe/Berlin', isPreview: true });
    expect(await everything()).toEqual(before);
    const report = await importTables(smallInstallation, { zone: 'Europe/Berlin' });
    expect(report).toEqual({ ...preview, isPreview: false, source: report.source });
    expect(outcomesOf(report, 'TEAM')).toEqual({ written: 2 });
    expect(outcomesOf(report, 'PROJECT')).toEqual({ written: 1 });
    expect(outcomesOf(report, 'EVENTSERVICELOG')).toEqual({ leftOut: 1 });

    expect(writeReport(preview)).toContain('Nothing was written.');
    expect(writeReport(report)).toMatch(/^TEAM +2 +2$/m);
    expect(writeReport(report)).toContain('0 rows are not accounted for.');
  });

  it('are here as they were there', async () => {
    const team = await server.asAdmin.get<object>(`/api/v1/team/${teams.seven}`);
    expect(team.body).toMatchObject({
      name: 'Sector 7',
      permissions: [{ name: 'BOM_UPLOAD' }, { name: 'VIEW_PORTFOLIO' }],
      managedUsers: [
        {
          username: 'ines',
          fullname: "Inés O'Neill",
          email: 'ines@example.org',
          lastPasswordChange: Date.parse('2026-07-01T10:00:00.500Z'),
        },
      ],
    });
    const ldap = await server.asAdmin.get<{ username: string; dn?: string }[]>('/api/v1/user/ldap');
    expect(ldap.body.find((user) => user.username === 'ines')?.dn).toBeUndefined();
    expect((await signIn('ines', testPassword)).status).toBe(200);
    expect((await signIn('ines', 'another-Gorse-41')).status).toBe(401);
  });

  it('do not come a second time, also when they were deleted or changed here', async () => {
    expect((await server.asAdmin.delete('/api/v1/team', { uuid: teams.eight })).status).toBe(204);
    const before = await everything();
    const again = await importTables(smallInstallation, { zone: 'Europe/Berlin' });
    for (const table of ['MANAGEDUSER', 'TEAM', 'TEAMS_PERMISSIONS', 'MANAGEDUSERS_TEAMS']) {
      expect(outcomesOf(again, table)).toEqual({ present: tableOf(again, table).read });
    }
    expect(await everything()).toEqual(before);
  });

  it('come when they are new', async () => {
    const added = {
      ...smallInstallation,
      TEAM: [
        ...smallInstallation.TEAM,
        { ID: 3, NAME: 'Sector 9', UUID: '11111111-0000-4000-8000-000000000003' },
      ],
      MANAGEDUSERS_TEAMS: [...smallInstallation.MANAGEDUSERS_TEAMS, { TEAM_ID: 3, MANAGEDUSER_ID: 1 }],
    };
    const report = await importTables(added, { zone: 'Europe/Berlin' });
    expect(outcomesOf(report, 'TEAM')).toEqual({ written: 1, present: 2 });
    expect(outcomesOf(report, 'MANAGEDUSERS_TEAMS')).toEqual({ written: 1, present: 1 });
  });

  it('whose rows cannot be used are refused one by one, with the reason', async () => {
    const odd = {
      ...smallInstallation,
      PERMISSION: [...smallInstallation.PERMISSION, { ID: 9, NAME: 'FLY' }],
      TEAM: [
        { ID: 11, NAME: 'good', UUID: '11111111-0000-4000-8000-000000000011' },
        { ID: 12, NAME: null, UUID: '11111111-0000-4000-8000-000000000012' },
        { ID: 13, NAME: 'bad', UUID: 'no uuid' },
        { ID: 14, NAME: 'a\0b', UUID: '11111111-0000-4000-8000-000000000014' },
      ],
      TEAMS_PERMISSIONS: [
        { TEAM_ID: 11, PERMISSION_ID: 1 },
        { TEAM_ID: 11, PERMISSION_ID: 1 },
        { TEAM_ID: 12, PERMISSION_ID: 1 },
        { TEAM_ID: 11, PERMISSION_ID: 9 },
      ],
      MANAGEDUSER: [
        { ...smallInstallation.MANAGEDUSER[0], USERNAME: 'no-hash', PASSWORD: 'plain' },
        { ...smallInstallation.MANAGEDUSER[0], ID: 2, USERNAME: ' ' },
      ],
      APIKEY: [
        keyRow(1, 'odt_abcde123_x', { SECRET_HASH: 'abc' }),
        keyRow(2, 'odt_abcde124_x', { PUBLIC_ID: 'a b' }),
      ],
      APIKEYS_TEAMS: [{ APIKEY_ID: 1, TEAM_ID: 11 }],
      MAPPEDOIDCGROUP: [{ ID: 1, GROUP_ID: 5, TEAM_ID: 11, UUID: '11111111-0000-4000-8000-0000000000aa' }],
    };
    const report = await importTables(odd);
    const told = report.tables.flatMap(({ table, notes }) =>
      notes
        .filter(({ outcome }) => outcome !== 'written')
        .map(({ row, reason }) => `${table} | ${row} | ${reason}`),
    );
    expect(told).toEqual([
      'TEAM | TEAM 12 | NAME is empty.',
      'TEAM | TEAM 13 | UUID holds no uuid.',
      'TEAM | TEAM 14 | NAME has a character that cannot be stored (NUL, or half of one).',
      'PERMISSION | FLY | There is no such permission here.',
      'TEAMS_PERMISSIONS | TEAM 12, PERMISSION 1 | It refers to TEAM 12, which is not there or was refused.',
      'TEAMS_PERMISSIONS | TEAM 11, PERMISSION 9 | It refers to PERMISSION 9, which is not there or was refused.',
      'TEAMS_PERMISSIONS | TEAM 11, PERMISSION 1 | The same row stands there twice.',
      'APIKEY | abcde123 | The hash of the secret is no SHA3-256.',
      'APIKEY | a b | The public id has neither 5 nor 8 letters and digits, so that no request could name it.',
      'APIKEYS_TEAMS | APIKEY 1, TEAM 11 | It refers to APIKEY 1, which is not there or was refused.',
      'MANAGEDUSER | no-hash | The password is no bcrypt hash, so that nobody could sign in.',
      'MANAGEDUSER | a user (managed) | The name is blank.',
      'MANAGEDUSERS_TEAMS | MANAGEDUSER 1, TEAM 1 | It refers to MANAGEDUSER 1, which is not there or was refused.',
      'MANAGEDUSERS_PERMISSIONS | MANAGEDUSER 1, PERMISSION 2 | It refers to MANAGEDUSER 1, which is not there or was refused.',
      'MAPPEDOIDCGROUP | 11111111-0000-4000-8000-0000000000aa | It refers to OIDCGROUP 5, which is not there or was refused.',
    ]);
  });

  it('go on with the old keys, whatever their form and however many teams they have', async () => {
    const secret = 'A'.repeat(32);
    const whole = {
      ours: `odt_K1aaaaaa_${secret}`,
      prefixed: `acme_prod_K2aaaaaa_${secret}`,
      short: `odt_K3aaa_${secret}`,
      older: `odt_K4aaa_${'B'.repeat(27)}`,
      many: `odt_K5aaaaaa_${secret}`,
      none: `odt_K6aaaaaa_${secret}`,
    };
    const rows = Object.values(whole).map((text, i) => keyRow(i + 1, text));
    const legacy = { ...keyRow(7, `x_L1aaa_${'C'.repeat(27)}`), IS_LEGACY: true, CREATED: null };
    const uuid = (n: number) => `22222222-0000-4000-8000-00000000000${n}`;
    const report = await importTables({
      ...smallInstallation,
      TEAM: [1, 2].map((n) => ({ ID: n, NAME: `of keys ${n}`, UUID: uuid(n) })),
      TEAMS_PERMISSIONS: [
        { TEAM_ID: 1, PERMISSION_ID: 2 },
        { TEAM_ID: 2, PERMISSION_ID: 1 },
      ],
      APIKEY: [...rows, legacy],
      APIKEYS_TEAMS: [
        ...[1, 2, 3, 4, 5, 7].map((id) => ({ APIKEY_ID: id, TEAM_ID: 1 })),
        { APIKEY_ID: 5, TEAM_ID: 2 },
      ],
    });
    expect(outcomesOf(report, 'APIKEY')).toEqual({ written: 7 });
    expect(tableOf(report, 'APIKEY').notes.map(({ row }) => row)).toEqual(['K5aaaaaa', 'K6aaaaaa']);
    const ask = (text: string, path: string) =>
      fetch(`${server.url}${path}`, { headers: { 'x-api-key': text } }).then((answer) => answer.status);
    const legacyText = `L1aaa${'C'.repeat(27)}`;
    const working = [
      whole.ours,
      whole.prefixed,
      whole.short,
      whole.older,
      whole.many,
      legacyText,
      `odt_${legacyText}`,
    ];
    for (const text of working) expect([text, await ask(text, '/api/v1/project')]).toEqual([text, 200]);
    expect(await ask(whole.none, '/api/v1/project')).toBe(403);
    expect(await ask(`odt_K1aaaaaa_${'Z'.repeat(32)}`, '/api/v1/project')).toBe(401);
    // By its second team it may upload.
    const upload = { projectName: 'by-key', autoCreate: true, bom: Buffer.from('{}').toString('base64') };
    const put = (text: string) =>
      fetch(`${server.url}/api/v1/bom`, {
        method: 'PUT',
        headers: { 'x-api-key': text, 'content-type': 'application/json' },
        body: JSON.stringify(upload),
      }).then((answer) => answer.status);
    expect(await put(whole.ours)).toBe(403);
    expect(await put(whole.many)).not.toBe(403);
  });

  it('keep what a user of the same name has here, and say so', async () => {
    const user = { ...smallInstallation.MANAGEDUSER[0], USERNAME: 'admin', FULLNAME: 'Of there' };
    const report = await importTables({ ...smallInstallation, MANAGEDUSER: [user] });
    expect(outcomesOf(report, 'MANAGEDUSER')).toEqual({ merged: 1 });
    expect(tableOf(report, 'MANAGEDUSER').notes[0]?.reason).toContain('keeps password');
    expect((await signIn('admin', testPassword)).status).toBe(401);
  });

  it('give the first administrator the old password, as long as nobody has changed it or signed in', async () => {
    await runSql(
      server.db,
      sql`insert into app_user (kind, username, fullname, email, password_hash, force_password_change, non_expiry_password,
          last_password_change, created_at)
        values ('managed', 'first', 'Administrator', 'admin@localhost', 'x', true, true, now(), now())`,
    );
    const user = { ...smallInstallation.MANAGEDUSER[0], USERNAME: 'first' };
    const report = await importTables({ ...smallInstallation, MANAGEDUSER: [user] });
    expect(tableOf(report, 'MANAGEDUSER').notes[0]?.reason).toContain('old password');
    expect((await signIn('first', testPassword)).status).toBe(200);
  });

  it('are written to the trail, without secrets', async () => {
    const { rows } = await sql<{ actor: string; detail: unknown }>`select actor, detail from audit_log
      where action = 'import.done' order by audit_id limit 1`.execute(server.db);
    expect(rows[0]).toMatchObject({
      actor: 'command line',
      detail: { written: { TEAM: 2, MANAGEDUSER: 1 } },
    });
    expect(JSON.stringify(rows)).not.toContain('$2');
  });
});
