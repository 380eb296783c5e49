import {
  hasSharedData,
  readShared,
  readSharedJson,
  readSharedJsonLines,
  sharedPath,
} from '@waybill/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestDatabase } from '../../../test/database.ts';
import { createDt4Database } from '../../../test/dt4-database.ts';
import { recount } from '../../../test/recount/recount.ts';
import { startTestServer, type TestServer, type UserClient } from '../../../test/server.ts';
import { operator } from '../../cli/operator.ts';
import { rowsOf, sql } from '../../db/database.ts';
import { type Difference, playAnswers, type Reason, type RecordedAnswer } from './answers.fixtures.ts';
import { tableOf } from './import-dt.fixtures.ts';
import { type ImportReport, importDependencyTrack } from './import-dt.service.ts';
import { openSource } from './source/open-source.ts';

const hidden: Reason = {
  at: /propertyValue$/,
  when: ({ ours }) => ours === 'HiddenDecryptedPropertyPlaceholder',
  why: 'Its lists showed encrypted values as they are stored; here they are hidden.',
};
const bare: Reason = {
  at: /(^|\.)(project|parent|children\[\]|\[\]\.children\[\])\.directDependencies$/,
  when: ({ ours }) => ours === undefined,
  why: 'A project beside something else says nothing of its graph here; it does when it is asked for itself.',
};
const ofDouble: Reason = {
  at: /./,
  when: ({ path }) => path.startsWith('/api/v1/project/lookup?name=race-'),
  why: 'Of projects with one name and version it answered any; here it is the one that a BOM came to last.',
};
const outdated: Reason = {
  at: /^\[\]$/,
  when: ({ path, ours }) => path.includes('onlyOutdated=true') && ours === 0,
  why: 'Latest versions are fetched anew, and nothing is outdated before.',
};
const reasonsOf: Readonly<Record<string, readonly Reason[]>> = {
  projects: [hidden, bare, ofDouble],
  components: [hidden, bare, outdated],
  services: [hidden, bare],
  graph: [hidden, bare],
  analyses: [],
  tags: [],
};

/** By where they are, with how many there are and one of them. */
function gathered(differences: readonly Difference[]) {
  const byPlace = Map.groupBy(differences, ({ at }) => at);
  return [...byPlace].map(([at, its]) => ({
    at,
    answers: new Set(its.map(({ path }) => path)).size,
    first: its[0],
  }));
}

if (!hasSharedData)
  console.warn('Skipped: the databases of Dependency-Track are not beside the repository (../shared).');

describe.skipIf(!hasSharedData).each(['pg', 'h2'] as const)(
  'a Dependency-Track 4.14.3 on %s, moved in',
  (kind) => {
    let server: TestServer;
    let there: TestDatabase | undefined;
    let report: ImportReport;
    let reader: UserClient;

    const run = async (): Promise<ImportReport> => {
      const source = await openSource(there?.url ?? sharedPath('dt4/h2/script.sql.gz'));
      try {
        return await importDependencyTrack(server.context, source, {
          secretKey: readShared(`dt4/${kind}/keys/secret.key`),
          zone: 'UTC',
          isPreview: false,
          caller: operator,
          at: new Date('2026-11-30T09:00:00Z'),
        });
      } finally {
        await source.close();
      }
    };
    const play = (file: string, reasons: readonly Reason[]) =>
      playAnswers(
        reader,
        `dt4/${kind}/answers/${file}.jsonl.gz`,
        (it) => it.request.method === 'GET',
        reasons,
      );

    beforeAll(async () => {
      server = await startTestServer();
      if (kind === 'pg') there = await createDt4Database();
      report = await run();
      reader = await server.asUser(
        'ACCESS_MANAGEMENT',
        'PORTFOLIO_MANAGEMENT',
        'VIEW_PORTFOLIO',
        'VIEW_VULNERABILITY',
        'VULNERABILITY_ANALYSIS',
        'POLICY_MANAGEMENT',
        'SYSTEM_CONFIGURATION',
      );
    });
    afterAll(async () => {
      await server.close();
      await there?.drop();
    });

    it.each(Object.keys(reasonsOf))('answers about %s as it did', async (file) => {
      const { answers, unexplained, explained } = await play(file, reasonsOf[file] ?? []);
      expect(answers).toBeGreaterThan(15);
      expect(gathered(unexplained)).toEqual([]);
      // Asked again, it answered another of the doubles. The other two are written down in the contract.
      const decided = new Set([bare.why, hidden.why, ofDouble.why]);
      const rare = [...explained].filter(([why]) => !decided.has(why));
      const share = rare.reduce((sum, [, n]) => sum + n, 0) / answers;
      expect(share, JSON.stringify(rare)).toBeLessThanOrEqual(0.01);
    });

    it('shows each API key the projects that it saw', async () => {
      interface Seen extends RecordedAnswer {
        readonly body?: { uuid: string }[];
      }
      const truth = readSharedJson<{ apiKeys: { key: string; publicId: string }[] }>(
        `dt4/${kind}/credentials.json`,
      );
      const seen = readSharedJsonLines<Seen>(`dt4/${kind}/answers/seen-by.jsonl.gz`).filter(
        ({ request }) => request.as.startsWith('key ') && request.path.startsWith('/api/v1/project?'),
      );
      expect(seen.length).toBeGreaterThan(10);
      for (const { request, status, body } of seen) {
        const key = truth.apiKeys.find(({ publicId }) => request.as === `key ${publicId}`)?.key ?? '';
        const answer = await fetch(`${server.url}${request.path}`, { headers: { 'x-api-key': key } });
        const ours = answer.status === 200 ? ((await answer.json()) as { uuid: string }[]) : [];
        const sorted = (projects: readonly { uuid: string }[]) => projects.map(({ uuid }) => uuid).sort();
        expect([request.as, answer.status, sorted(ours)]).toEqual([request.as, status, sorted(body ?? [])]);
      }
    });

    it('has refused nothing of what is in projects', () => {
      const refused = report.tables.filter(
        ({ area, outcomes }) =>
          ['portfolio', 'documents', 'findings', 'audit', 'vulnerabilities'].includes(area) &&
          outcomes.refused > 0,
      );
      expect(refused.map(({ table, notes }) => [table, notes])).toEqual([]);
    });

    it('counts as a plain recount does', async () => {
      // Policies are evaluated by a task.
      await server.runJobs();
      expect(await recount(server.db)).toEqual({});
    });

    it('dates findings as it did, within a day', async () => {
      const rows = await rowsOf(
        server.db,
        sql<{ n: number; near: number }>`select count(*) as n,
          count(*) filter (where abs(extract(epoch from f.found_at
            - greatest(c.added_at, coalesce(m.first_seen, o.first_seen)))) <= 86400) as near
        from moved_finding f join component c on c.project_id = f.project_id and c.component_id = f.component_id
        left join identity_match m on m.identity_id = c.identity_id and m.vuln_id = f.vuln_id
        left join component_match o on o.project_id = f.project_id and o.component_id = f.component_id and o.vuln_id = f.vuln_id`,
      );
      const [{ n, near } = { n: 0, near: 0 }] = rows;
      expect(n).toBe(tableOf(report, 'FINDINGATTRIBUTION').read);
      expect(near / n).toBeGreaterThanOrEqual(0.99);
    });

    it('has nothing new the second time', async () => {
      const again = await run();
      const written = again.tables.filter(({ outcomes }) => outcomes.written > 0);
      expect(written.map(({ table, outcomes }) => [table, outcomes.written])).toEqual([]);
    });
  },
);
