import {
  extent,
  hasSharedData,
  readShared,
  readSharedJson,
  readSharedJsonLines,
  readSharedText,
  sharedPath,
} from '@waybill/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestDatabase } from '../../../test/database.ts';
import { createDt4Database } from '../../../test/dt4-database.ts';
import { startTestServer, type TestServer, type UserClient } from '../../../test/server.ts';
import { operator } from '../../cli/operator.ts';
import { runSql, sql } from '../../db/database.ts';
import { tableOf } from './import-dt.fixtures.ts';
import { type ImportReport, importDependencyTrack } from './import-dt.service.ts';
import { findUnaccounted } from './report/ledger.ts';
import { openSource } from './source/open-source.ts';

interface Secret {
  where: string;
  groupName?: string;
  propertyName?: string;
  type?: string;
  identifier?: string;
  plain: string;
}

interface Property {
  groupName: string;
  propertyName: string;
  propertyValue?: string;
}

interface Truth {
  encrypted: Secret[];
  users: { kind: string; username: string; password: string }[];
  apiKeys: {
    key: string;
    publicId: string;
    teams: string[];
    comment?: string | null;
    created?: string | null;
    lastUsed?: string | null;
  }[];
}

interface Recorded {
  request: { method: string; path: string; username?: string };
  status: number;
  text?: string;
  body?: unknown;
}

if (!hasSharedData)
  console.warn('Skipped: the databases of Dependency-Track are not beside the repository (../shared).');

describe.skipIf(!hasSharedData).each(['pg', 'h2'] as const)(
  'a real Dependency-Track 4.14.3 on %s',
  (kind) => {
    let server: TestServer;
    let dump: TestDatabase | undefined;
    let preview: ImportReport;
    let report: ImportReport;
    let truth: Truth;
    let manager: UserClient;
    let recorded: Map<string, unknown>;

    const run = async (isPreview: boolean): Promise<ImportReport> => {
      const source = await openSource(dump?.url ?? sharedPath('dt4/h2/script.sql.gz'));
      try {
        const secretKey = readShared(`dt4/${kind}/keys/secret.key`);
        const at = new Date('2026-11-30T09:00:00Z');
        return await importDependencyTrack(server.context, source, {
          secretKey,
          zone: 'UTC',
          isPreview,
          caller: operator,
          at,
        });
      } finally {
        await source.close();
      }
    };

    beforeAll(async () => {
      server = await startTestServer();
      if (kind === 'pg') dump = await createDt4Database();
      truth = readSharedJson<Truth>(`dt4/${kind}/credentials.json`);
      const answers = readSharedJsonLines<Recorded>(`dt4/${kind}/answers/access.jsonl.gz`);
      recorded = new Map(answers.map(({ request, body }) => [request.path, body]));
      // As right after the first start of an installation that no password was set for, when nobody has signed in.
      await runSql(server.db, sql`delete from user_session`);
      await runSql(server.db, sql`update app_user set force_password_change = true where username = 'admin'`);
      preview = await run(true);
      report = await run(false);
      manager = await server.asUser('ACCESS_MANAGEMENT');
    });
    afterAll(async () => {
      await server.close();
      await dump?.drop();
    });

    it('has no row that is not accounted for', () => {
      const described = readSharedText('dt4/README.md').matchAll(/^\| ([A-Z_]+) \| (\d+) \| (\d+) \|$/gm);
      const expected = [...described].map(([, table, pg, h2]) => [table, Number(kind === 'pg' ? pg : h2)]);
      expect(expected).toHaveLength(64);
      expect(Object.fromEntries(report.tables.map(({ table, read }) => [table, read]))).toEqual(
        Object.fromEntries(expected),
      );
      expect(report.tables.filter((table) => findUnaccounted(table) !== 0)).toEqual([]);
      expect(report.tables.filter(({ area }) => area === 'unknown')).toEqual([]);
      expect(report.version).toBe('4.14.3');
      expect(report.secrets.stored).toBeGreaterThan(10);
      expect(report.secrets.opened).toBe(report.secrets.stored);
    });

    it('is previewed as it is imported', () => {
      expect(report).toEqual({ ...preview, isPreview: false });
    });

    it('has users of three kinds, as it answered', async () => {
      // The first administrator is in one of our teams as well.
      const theirs = new Set((recorded.get('/api/v1/team') as { uuid: string }[]).map((team) => team.uuid));
      for (const which of ['managed', 'ldap', 'oidc']) {
        const path = `/api/v1/user/${which}`;
        const expected = sortedAnswer(recorded.get(path)) as { username: string }[];
        const names = new Set(expected.map((user) => user.username));
        const answer = await manager.get<{ username: string; teams: { uuid: string }[] }[]>(path);
        const known = answer.body.filter((user) => names.has(user.username));
        const ours = sortedAnswer(
          known.map((user) => ({ ...user, teams: user.teams.filter(({ uuid }) => theirs.has(uuid)) })),
        );
        expect(ours).toEqual(expected);
      }
    });

    it('has teams with their permissions, mappings and groups, as it answered', async () => {
      const paths = [...recorded.keys()].filter((path) =>
        /^\/api\/v1\/(team\/[0-9a-f-]{36}|ldap\/team\/[0-9a-f-]{36}|oidc\/group|oidc\/group\/[0-9a-f-]{36}\/team)$/.test(
          path,
        ),
      );
      expect(paths.length).toBeGreaterThan(30);
      const differences: unknown[] = [];
      for (const path of paths) {
        const answer = await manager.get<object>(path);
        const expected = sortedAnswer(recorded.get(path));
        const ours = sortedAnswer(answer.body);
        if (!equalIn(ours, expected)) differences.push({ path, ours, expected });
      }
      expect(differences).toEqual([]);
    });

    it('lets users in by their old passwords, and tells those who may not come in why', async () => {
      const signIns = readSharedJsonLines<Recorded>(`dt4/${kind}/answers/signin.jsonl.gz`);
      expect(signIns.length).toBe(12);
      // Each costs a second of the processor, since the hashes are of the usual cost there.
      const tried = extent({
        whole: signIns,
        usual: signIns.filter((_, n) => n % 4 === (kind === 'pg' ? 3 : 2)),
      });
      for (const { request, status, text } of tried) {
        const username = request.username ?? '';
        const password =
          truth.users.find((user) => user.kind === 'managed' && user.username === username)?.password ?? '';
        const answer = await server.asNobody.post(
          '/api/v1/user/login',
          new URLSearchParams({ username, password }),
        );
        expect([username, answer.status]).toEqual([username, status]);
        if (status !== 200) expect(answer.text).toBe(text);
      }
      const wrong = new URLSearchParams({ username: 'anna.schmidt', password: 'Passwort-Übung 2' });
      expect((await server.asNobody.post('/api/v1/user/login', wrong)).status).toBe(401);
    });

    it('lets pipelines in by their old keys, of every form, for the teams that they had', async () => {
      expect(truth.apiKeys).toHaveLength(16);
      for (const { key, publicId, teams } of truth.apiKeys) {
        const answer = await fetch(`${server.url}/api/v1/project`, { headers: { 'x-api-key': key } });
        const { rows } = await sql<{ name: string; secret: string }>`select t.name from api_key k
        left join user_team m on m.user_id = k.user_id join team t on t.team_id = coalesce(k.team_id, m.team_id)
        where k.public_id = ${publicId} order by t.name`.execute(server.db);
        expect([publicId, rows.map((row) => row.name)]).toEqual([publicId, teams.toSorted()]);
        expect([publicId, answer.status === 401]).toEqual([publicId, false]);
      }
    });

    it('knows of each key when it was made and used, and what is noted at it', async () => {
      for (const { publicId, comment, created, lastUsed } of truth.apiKeys) {
        const { rows } = await sql<{
          comment: string | null;
          created_at: Date;
          last_used_at: Date | null;
        }>`select comment,
        created_at, last_used_at from api_key where public_id = ${publicId}`.execute(server.db);
        expect(rows[0]?.comment ?? null).toBe(comment ?? null);
        if (created) expect(rows[0]?.created_at.toISOString()).toBe(new Date(created).toISOString());
        // The test before has used them.
        if (lastUsed) expect(Number(rows[0]?.last_used_at)).toBeGreaterThanOrEqual(Date.parse(lastUsed));
      }
    });

    it('gives its secrets, which are encrypted anew', async () => {
      const { db, secrets } = server.context;
      const known = truth.encrypted.filter(
        ({ where }) => where === 'CONFIGPROPERTY' || where === 'REPOSITORY.PASSWORD',
      );
      expect(known.length).toBeGreaterThan(10);
      for (const { where, plain, groupName = '', propertyName = '', type, identifier } of known) {
        const { rows } = await (where === 'CONFIGPROPERTY'
          ? sql<{ sealed: string }>`select value as sealed from config_property
              where group_name = ${groupName} and property_name = ${propertyName}`
          : sql<{ sealed: string }>`select password as sealed from repository
              where type = ${type} and identifier = ${identifier}`
        ).execute(db);
        expect([groupName, propertyName, identifier, secrets.decrypt(rows[0]?.sealed ?? '')]).toEqual([
          groupName,
          propertyName,
          identifier,
          plain,
        ]);
      }
      expect(JSON.stringify(report)).not.toContain(known[0]?.plain);
    });

    it('has settings as it answered, but for those that say how far it had come', async () => {
      const [answer] = readSharedJsonLines<{ body: Property[] }>(`dt4/${kind}/answers/config.jsonl.gz`);
      const system = await server.asUser('SYSTEM_CONFIGURATION');
      const ours = await system.get<Property[]>('/api/v1/configProperty');
      const here = new Map(ours.body.map((it) => [`${it.groupName}/${it.propertyName}`, it.propertyValue]));
      const told = tableOf(report, 'CONFIGPROPERTY').notes.map(({ row }) => row);
      const differing = (answer?.body ?? []).flatMap(({ groupName, propertyName, propertyValue }) => {
        const name = `${groupName}/${propertyName}`;
        return listed(here.get(name)) === listed(propertyValue) ? [] : [name];
      });
      // Plain text there, encrypted here, so shown as hidden.
      const hidden = ['integrations/defectdojo.apiKey', 'vuln-source/github.advisories.access.token'];
      expect(differing.filter((name) => !hidden.includes(name))).toEqual([]);
      // The mirrors' progress, and the sent data.
      expect(told.toSorted()).toEqual([
        'telemetry/last.submission.data',
        'telemetry/last.submission.epoch.seconds',
        'vuln-source/github.advisories.last.modified.epoch.seconds',
        'vuln-source/nvd.api.last.modified.epoch.seconds',
      ]);
      expect(tableOf(report, 'CONFIGPROPERTY').outcomes.refused).toBe(0);
    });

    it('has repositories as it answered, in their order', async () => {
      const lines = readSharedJsonLines<Recorded>(`dt4/${kind}/answers/repositories.jsonl.gz`);
      const system = await server.asUser('SYSTEM_CONFIGURATION');
      for (const { request, body } of lines) {
        if (!/^\/api\/v1\/repository(\/[A-Z_]+)?(\?|$)/.test(request.path)) continue;
        const answer = await system.get<object>(request.path);
        expect(sortedAnswer(answer.body)).toEqual(sortedAnswer(body));
      }
    });

    it('has custom licenses and license groups as it answered', async () => {
      const lines = readSharedJsonLines<Recorded>(`dt4/${kind}/answers/licences.jsonl.gz`);
      const reader = await server.asUser('VIEW_PORTFOLIO', 'POLICY_MANAGEMENT');
      const wanted = lines.filter(({ request }) =>
        /^\/api\/v1\/(license\/LicenseRef-[\w-]+|licenseGroup\/[0-9a-f-]{36})$/.test(request.path),
      );
      expect(wanted).toHaveLength(10);
      for (const { request, body } of wanted) {
        const answer = await reader.get<object>(request.path);
        expect([request.path, withoutListed(answer.body)]).toEqual([request.path, withoutListed(body)]);
      }
    });

    it('has nothing new the second time', async () => {
      const again = await run(false);
      const changed = again.tables.filter(
        ({ table, outcomes }) =>
          outcomes.written > 0 || outcomes.refused !== tableOf(report, table).outcomes.refused,
      );
      expect(changed.map(({ table }) => table)).toEqual([]);
      const access = again.tables.filter(({ area, table }) => area === 'access' && table !== 'PERMISSION');
      for (const { table, read, outcomes, notes } of access) {
        expect([table, outcomes.present, notes]).toEqual([table, read, []]);
      }
    });
  },
);

/** Members of the SPDX list by their ids: names, flags and UUIDs are those of the list that each side has. */
function withoutListed(value: unknown): unknown {
  // A license does not name its groups here; each group names its licenses.
  const {
    licenses = [],
    licenseGroups: _,
    ...others
  } = value as {
    licenses?: { licenseId: string }[];
    licenseGroups?: unknown;
  };
  return sortedAnswer({
    ...others,
    licenses: licenses.map((it) => (it.licenseId.startsWith('LicenseRef-') ? it : it.licenseId)),
  });
}

/** A value in which the order of a list does not matter. */
const listed = (value = '') => value.split(';').sort().join(';');

/** A name in the directory that it does not know yet; here there is none then. */
const notYetKnown = 'Syncing...';

/** An answer with its lists in an order of their own, and without the words of descriptions, which are ours. */
function sortedAnswer(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map(sortedAnswer).sort((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)));
  }
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).filter(
    ([name, its]) => name !== 'description' && its !== notYetKnown,
  );
  return Object.fromEntries(
    members.sort(([a], [b]) => a.localeCompare(b)).map(([name, its]) => [name, sortedAnswer(its)]),
  );
}

/** True if an answer has all members of another one, and equal. */
function equalIn(ours: unknown, expected: unknown): boolean {
  if (Array.isArray(expected)) {
    return (
      Array.isArray(ours) &&
      ours.length === expected.length &&
      expected.every((item, i) => equalIn(ours[i], item))
    );
  }
  if (typeof expected !== 'object' || expected === null) return ours === expected;
  return Object.entries(expected).every(([name, its]) => equalIn(Reflect.get(Object(ours), name), its));
}
