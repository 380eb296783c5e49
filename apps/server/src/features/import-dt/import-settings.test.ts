import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { runSql, sql } from '../../db/database.ts';
import {
  encryptAsThere,
  importFrom,
  makeFolder,
  outcomesOf,
  smallInstallation,
  type Tables,
  tableOf,
  writeScript,
} from './import-dt.fixtures.ts';

const folder = makeFolder();
const key = randomBytes(32);

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => {
  await server.close();
  folder.remove();
});

let files = 0;
const importTables = (tables: Tables, request: object = { secretKey: key }) =>
  importFrom(
    server.context,
    folder.write(`script-${++files}.sql`, writeScript({ ...smallInstallation, ...tables })),
    request,
  );

let ids = 0;
const property = (name: string, value: string | null, type = 'STRING') => {
  const [group = '', ...rest] = name.split('/');
  return {
    ID: ++ids,
    GROUPNAME: group,
    PROPERTYNAME: rest.join('/'),
    PROPERTYTYPE: type,
    PROPERTYVALUE: value,
  };
};
const secret = (name: string, plain: string) => property(name, encryptAsThere(key, plain), 'ENCRYPTEDSTRING');

const repository = (type: string, identifier: string, more: object = {}) => ({
  ID: ++ids,
  AUTHENTICATIONREQUIRED: false,
  ENABLED: true,
  IDENTIFIER: identifier,
  INTERNAL: false,
  PASSWORD: null,
  RESOLUTION_ORDER: 1,
  TYPE: type,
  URL: 'https://repository.example/',
  USERNAME: null,
  UUID: `33333333-0000-4000-8000-${String(ids).padStart(12, '0')}`,
  ...more,
});

async function settingOf(name: string): Promise<string | null | undefined> {
  const [group, property] = name.split('/');
  const { rows } = await sql<{ value: string | null }>`select value from config_property
    where group_name = ${group} and property_name = ${property}`.execute(server.db);
  return rows[0]?.value;
}

async function repositoriesOf(type: string) {
  const { rows } = await sql<
    Record<string, unknown>
  >`select uuid, identifier, url, enabled, internal, username, password
    from repository where type = ${type} order by resolution_order`.execute(server.db);
  return rows;
}

const notesOf = (report: Awaited<ReturnType<typeof importTables>>, table: string) =>
  tableOf(report, table).notes.map(({ row, outcome, reason }) => `${outcome} | ${row} | ${reason}`);

describe('settings', () => {
  it('come in the state that they had, their secrets encrypted anew', async () => {
    const rows = [
      property('access-management/acl.enabled', 'true', 'BOOLEAN'),
      property('general/base.url', 'https://dt.example/', 'URL'),
      property('task-scheduler/nist.mirror.cadence', '36', 'INTEGER'),
      secret('email/smtp.password', 'Kennwort ü 🦊'),
      // Plain text there, a secret here.
      property('vuln-source/github.advisories.access.token', 'a plain token'),
    ];
    const report = await importTables({ CONFIGPROPERTY: rows });
    expect(outcomesOf(report, 'CONFIGPROPERTY')).toEqual({ written: 5 });
    expect(await settingOf('access-management/acl.enabled')).toBe('true');
    expect(await settingOf('general/base.url')).toBe('https://dt.example/');
    expect(await settingOf('task-scheduler/nist.mirror.cadence')).toBe('36');
    for (const [name, plain] of [
      ['email/smtp.password', 'Kennwort ü 🦊'],
      ['vuln-source/github.advisories.access.token', 'a plain token'],
    ] as const) {
      const sealed = (await settingOf(name)) ?? '';
      expect(sealed).not.toContain(plain);
      expect(server.context.secrets.decrypt(sealed)).toBe(plain);
    }
    const { rows: trail } =
      await sql`select target, detail from audit_log where action = 'setting.changed'`.execute(server.db);
    expect(trail).toHaveLength(5);
    expect(JSON.stringify([trail, report])).not.toMatch(/Kennwort|a plain token/);
    const again = await importTables({ CONFIGPROPERTY: rows });
    expect(outcomesOf(again, 'CONFIGPROPERTY')).toEqual({ present: 5 });
  });

  it('that were set here stay, and what cannot be taken is told', async () => {
    await runSql(
      server.db,
      sql`update config_property set value = '[ours]' where property_name = 'subject.prefix'`,
    );
    const report = await importTables({
      CONFIGPROPERTY: [
        property('email/subject.prefix', '[theirs]'),
        property('email/smtp.server.port', 'twenty-five', 'INTEGER'),
        property('plugin/made.up', 'x'),
        property('vuln-source/nvd.api.last.modified.epoch.seconds', '1764333045', 'INTEGER'),
        property('email/smtp.enabled', 'false', 'BOOLEAN'),
        property('email/smtp.username', null),
      ],
    });
    expect(notesOf(report, 'CONFIGPROPERTY')).toEqual([
      'merged | email/subject.prefix | It was set here already, and keeps its value.',
      'refused | email/smtp.server.port | The property expected an integer but the value "twenty-five" was not one.',
      'refused | plugin/made.up | There is no such setting here.',
      'merged | vuln-source/nvd.api.last.modified.epoch.seconds | It says how far that installation has come, which is not so here.',
    ]);
    expect(outcomesOf(report, 'CONFIGPROPERTY')).toEqual({ merged: 4, refused: 2 });
    expect(await settingOf('email/subject.prefix')).toBe('[ours]');
    expect(await settingOf('vuln-source/nvd.api.last.modified.epoch.seconds')).toBeFalsy();
  });

  it('that are encrypted wait for the key', async () => {
    const rows = [
      secret('scanner/snyk.api.token', 'snyk token'),
      secret('integrations/kenna.token', 'kenna token'),
    ];
    const without = await importTables({ CONFIGPROPERTY: rows }, {});
    expect(outcomesOf(without, 'CONFIGPROPERTY')).toEqual({ refused: 2 });
    expect(notesOf(without, 'CONFIGPROPERTY')[0]).toContain('--secret-key');
    const other = {
      ...rows[0],
      ...property('scanner/ossindex.api.token', 'bm8gc2VjcmV0', 'ENCRYPTEDSTRING'),
    };
    const report = await importTables({ CONFIGPROPERTY: [...rows, other] });
    expect(outcomesOf(report, 'CONFIGPROPERTY')).toEqual({ written: 2, refused: 1 });
    expect(server.context.secrets.decrypt((await settingOf('integrations/kenna.token')) ?? '')).toBe(
      'kenna token',
    );
  });
});

describe('repositories', () => {
  it('come with their secrets and their order, and defaults take over their state', async () => {
    const mirror = repository('MAVEN', 'mirror', {
      AUTHENTICATIONREQUIRED: true,
      USERNAME: 'deployer',
      PASSWORD: encryptAsThere(key, 'Repo-Kennwort ü 1'),
    });
    const central = repository('MAVEN', 'central', {
      ENABLED: false,
      RESOLUTION_ORDER: 2,
      URL: 'https://repo1.maven.org/maven2/',
    });
    const report = await importTables({ REPOSITORY: [central, mirror] });
    expect(outcomesOf(report, 'REPOSITORY')).toEqual({ written: 2 });
    const [first, second, third] = await repositoriesOf('MAVEN');
    expect(first).toMatchObject({
      uuid: mirror.UUID,
      identifier: 'mirror',
      enabled: true,
      username: 'deployer',
    });
    expect(server.context.secrets.decrypt(String(first?.password))).toBe('Repo-Kennwort ü 1');
    expect(second).toMatchObject({ uuid: central.UUID, identifier: 'central', enabled: false });
    expect(third).toMatchObject({ identifier: 'atlassian-public', enabled: true });
    const orders = await sql<{
      n: number;
    }>`select resolution_order as n from repository where type = 'MAVEN' order by 1`.execute(server.db);
    expect(orders.rows.map(({ n }) => n)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('that were changed here stay, and such as cannot be asked are refused', async () => {
    await runSql(server.db, sql`update repository set enabled = false where identifier = 'crates.io'`);
    const report = await importTables({
      REPOSITORY: [
        repository('CARGO', 'crates.io', { URL: 'https://elsewhere.example/' }),
        repository('FORTRAN', 'x'),
        repository('NPM', 'by-ftp', { URL: 'ftp://npm.example/' }),
        repository('NPM', 'no-need', { PASSWORD: encryptAsThere(key, 'not needed') }),
        repository('NPM', 'sealed', { AUTHENTICATIONREQUIRED: true, PASSWORD: 'bm8gc2VjcmV0' }),
      ],
    });
    expect(notesOf(report, 'REPOSITORY')).toEqual([
      'refused | NPM sealed | The secret key does not open its secret.',
      'merged | CARGO crates.io | A repository of this type and identifier is here already, and stays as it is.',
      'refused | FORTRAN x | There are no repositories of the type FORTRAN.',
      'refused | NPM by-ftp | Its URL does not begin with http:// or https://.',
      'written | NPM no-need | It had a password, but needed none. The password was left out.',
    ]);
    expect(await repositoriesOf('CARGO')).toMatchObject([{ url: 'https://crates.io', enabled: false }]);
    expect((await repositoriesOf('NPM'))[0]).toMatchObject({ identifier: 'no-need', password: null });
  });
});
