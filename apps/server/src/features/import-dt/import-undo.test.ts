import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { operator } from '../../cli/operator.ts';
import { runSql, sql } from '../../db/database.ts';
import {
  encryptAsThere,
  importFrom,
  keyRow,
  makeFolder,
  smallInstallation,
  type Tables,
  uuidOf,
  writeScript,
} from './import-dt.fixtures.ts';
import type { ImportReport } from './import-dt.service.ts';
import { smallPortfolio } from './portfolio.fixtures.ts';
import { undoImports } from './undo/undo-import.service.ts';

const key = randomBytes(32);
const repository = {
  AUTHENTICATIONREQUIRED: false,
  ENABLED: false,
  INTERNAL: false,
  PASSWORD: null,
  RESOLUTION_ORDER: 1,
  TYPE: 'NPM',
  USERNAME: null,
};
const installation: Tables = {
  ...smallPortfolio,
  CONFIGPROPERTY: [
    {
      ID: 1,
      GROUPNAME: 'general',
      PROPERTYNAME: 'base.url',
      PROPERTYTYPE: 'URL',
      PROPERTYVALUE: 'https://dt.example',
    },
    {
      ID: 2,
      GROUPNAME: 'email',
      PROPERTYNAME: 'smtp.password',
      PROPERTYTYPE: 'ENCRYPTEDSTRING',
      PROPERTYVALUE: encryptAsThere(key, 'a mail secret'),
    },
  ],
  REPOSITORY: [
    {
      ...repository,
      ID: 1,
      IDENTIFIER: 'npm-public-registry',
      URL: 'https://registry.npmjs.org/',
      UUID: uuidOf('88888888', 1),
    },
    { ...repository, ID: 2, IDENTIFIER: 'ours', URL: 'https://npm.example/', UUID: uuidOf('88888888', 2) },
  ],
  APIKEY: [keyRow(1, `odt_abcdefgh_${'x'.repeat(32)}`), keyRow(2, `odt_ijklmnop_${'y'.repeat(32)}`)],
  APIKEYS_TEAMS: [{ APIKEY_ID: 1, TEAM_ID: 1 }],
  POLICY: [
    {
      ID: 1,
      INCLUDE_CHILDREN: false,
      NAME: 'no inner',
      ONLY_LATEST_PROJECT_VERSION: false,
      OPERATOR: 'ANY',
      UUID: uuidOf('77777777', 1),
      VIOLATIONSTATE: 'FAIL',
    },
  ],
  POLICYCONDITION: [
    {
      ID: 1,
      OPERATOR: 'MATCHES',
      POLICY_ID: 1,
      SUBJECT: 'COORDINATES',
      UUID: uuidOf('77777777', 2),
      VALUE: '{"group":"*","name":"inner","version":"*"}',
    },
  ],
};

/** Tables of what there was before, by what they say; numbers and traces of work differ. */
const compared = {
  other_installation: sql`version`,
  other_record: sql`source, ext_id`,
  team: sql`uuid, name`,
  team_permission: sql`permission`,
  app_user: sql`kind, username, fullname, email`,
  user_team: sql`1`,
  user_permission: sql`permission`,
  api_key: sql`public_id`,
  config_property: sql`group_name, property_name,
    case when property_type = 'ENCRYPTEDSTRING' then (value is not null)::text else value end as value`,
  repository: sql`type, identifier, url, enabled, internal, authentication_required, username, password`,
  license: sql`spdx_id, name, custom`,
  license_group: sql`name`,
  project: sql`uuid, name`,
  project_acl: sql`1`,
  project_tag: sql`1`,
  tag: sql`name`,
  component: sql`uuid`,
  component_past: sql`uuid`,
  deleted_project: sql`uuid`,
  component_match: sql`1`,
  analysis: sql`state`,
  analysis_comment: sql`comment`,
  moved_finding: sql`1`,
  service: sql`uuid`,
  dependency: sql`1`,
  vuln: sql`source, ext_id`,
  violation: sql`uuid`,
  notification_rule: sql`uuid`,
  notification_publisher: sql`name`,
  bom_import: sql`uuid`,
  imported_row: sql`source_key`,
} as const;

let server: TestServer;
const folder = makeFolder();
const script = folder.write('script.sql', writeScript(installation));

async function everything(): Promise<Record<string, unknown>> {
  const parts: Record<string, unknown> = {};
  for (const [table, columns] of Object.entries(compared)) {
    const { rows } = await sql<{
      all: unknown;
    }>`select coalesce(jsonb_agg(to_jsonb(t) order by to_jsonb(t)::text), '[]') as all
      from (select ${columns} from ${sql.table(table)}) t`.execute(server.db);
    parts[table] = rows[0]?.all;
  }
  const { rows } = await sql<{
    n: number;
  }>`select count(*) as n from policy where deleted_at is null`.execute(server.db);
  return { ...parts, policies: rows[0]?.n };
}

let hours = 0;
const now = () => new Date(Date.UTC(2026, 10, 30, ++hours));
const run = (): Promise<ImportReport> => importFrom(server.context, script, { secretKey: key, at: now() });
const undo = () => undoImports(server.context, { caller: operator, at: now() });
const messageOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'no error',
    (error) => error.message,
  );

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => {
  await server.close();
  folder.remove();
});

describe('an import that is undone', () => {
  it('leaves what was there before, and may be done again to the same result', async () => {
    expect(await messageOf(undo())).toBe('There is no import to undo.');
    const before = await everything();
    const first = await run();
    const imported = await everything();
    await server.runJobs();
    await undo();
    await server.runJobs();
    expect(await everything()).toEqual(before);
    const again = await run();
    expect(again.tables).toEqual(first.tables);
    const { violation: _, ...rest } = await everything();
    const { violation: __, ...expected } = imported;
    expect(rest).toEqual(expected);
  });

  it('may have been followed by a run that found differences, and by sign-ins', async () => {
    const other = { ...installation, TEAM: [...smallInstallation.TEAM.slice(0, 1)] };
    await importFrom(server.context, folder.write('other.sql', writeScript(other)), {
      secretKey: key,
      at: now(),
    });
    await server.asNobody.post(
      '/api/v1/user/login',
      new URLSearchParams({ username: 'ines', password: 'wrong' }),
    );
    await undo();
    await run();
  });
});

describe('an import is not undone any more', () => {
  const refused = 'The import cannot be undone any more: ';

  it('once a person has changed administration', async () => {
    expect((await server.asAdmin.put('/api/v1/team', { name: 'ours' })).status).toBe(201);
    const before = await everything();
    expect(await messageOf(undo())).toMatch(new RegExp(`^${refused}since then there was "team.created" by`));
    expect(await everything()).toEqual(before);
    await runSql(server.db, sql`delete from team where name = 'ours'`);
    await runSql(server.db, sql`delete from audit_log where action = 'team.created'`);
  });

  it('once a person has decided about a finding', async () => {
    const analyst = await server.asUser('VULNERABILITY_ANALYSIS', 'VIEW_VULNERABILITY', 'VIEW_PORTFOLIO');
    await runSql(server.db, sql`delete from audit_log where action like 'user.%' or action like 'team.%'`);
    const decision = {
      project: uuidOf('22222222', 1),
      component: uuidOf('33333333', 2),
      vulnerability: uuidOf('44444444', 1),
      analysisState: 'EXPLOITABLE',
    };
    expect((await analyst.put('/api/v1/analysis', decision)).status).toBe(200);
    expect(await messageOf(undo())).toBe(
      `${refused}somebody has decided about a finding or a violation since. Restore the backup from before the import instead. Nothing was changed.`,
    );
  });
});
