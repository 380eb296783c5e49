import type { NotificationRule, Policy } from '@waybill/api-contract';
import { hasSharedData, readShared, readSharedJsonLines, sharedPath } from '@waybill/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestDatabase } from '../../../test/database.ts';
import { createDt4Database } from '../../../test/dt4-database.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { rowsOf, sql } from '../../db/database.ts';
import { importFrom, outcomesOf, tableOf } from './import-dt.fixtures.ts';
import type { ImportReport } from './import-dt.service.ts';

interface Recorded {
  request: { path: string };
  body?: unknown;
}

describe.skipIf(!hasSharedData).each(['pg', 'h2'] as const)(
  'alerts, policies and metrics of a real Dependency-Track 4.14.3 on %s',
  (kind) => {
    let server: TestServer;
    let dump: TestDatabase | undefined;
    let report: ImportReport;

    const recorded = (file: string, path: RegExp) =>
      readSharedJsonLines<Recorded>(`dt4/${kind}/answers/${file}.jsonl.gz`).filter(({ request }) =>
        path.test(request.path),
      );

    beforeAll(async () => {
      server = await startTestServer();
      if (kind === 'pg') dump = await createDt4Database();
      report = await importFrom(server.context, dump?.url ?? sharedPath('dt4/h2/script.sql.gz'), {
        secretKey: readShared(`dt4/${kind}/keys/secret.key`),
      });
    });
    afterAll(async () => {
      await server.close();
      await dump?.drop();
    });

    it('has all alerts as it answered', async () => {
      expect(outcomesOf(report, 'NOTIFICATIONRULE')).toEqual({ written: 13 });
      expect(outcomesOf(report, 'NOTIFICATIONPUBLISHER')).toEqual({ merged: 8, written: 2 });
      expect(tableOf(report, 'NOTIFICATIONPUBLISHER').notes).toEqual([]);
      const [answer] = recorded('alerts', /^\/api\/v1\/notification\/rule\?pageNumber/);
      const theirs = ((answer?.body ?? []) as NotificationRule[]).map(essence);
      const ours = await server.asAdmin.get<NotificationRule[]>('/api/v1/notification/rule?pageSize=100');
      expect(ours.body.map(essence).sort(byUuid)).toEqual(theirs.sort(byUuid));
    });

    it('has all policies as it answered, but for the UUIDs of listed licenses', async () => {
      expect(outcomesOf(report, 'POLICY')).toEqual({ written: 18 });
      expect(outcomesOf(report, 'POLICYCONDITION')).toEqual({ written: 54 });
      const [answer] = recorded('policies', /^\/api\/v1\/policy(\?pageNumber|$)/);
      const ours = await server.asAdmin.get<Policy[]>('/api/v1/policy?pageSize=100');
      const theirs = ((answer?.body ?? []) as Policy[]).map(policyEssence);
      expect(ours.body.map(policyEssence).sort(byUuid)).toEqual(theirs.sort(byUuid));
    });

    it('has the portfolio of each day', async () => {
      const { written = 0, merged = 0 } = outcomesOf(report, 'PORTFOLIOMETRICS');
      expect(written + merged).toBe(tableOf(report, 'PORTFOLIOMETRICS').read);
      const [answer] = recorded('metrics', /^\/api\/v1\/metrics\/portfolio\/since\/20250101/);
      const theirs = answer?.body as { lastOccurrence: number; components: number; critical: number }[];
      const last = new Map(
        theirs
          .toSorted((a, b) => a.lastOccurrence - b.lastOccurrence)
          .map((it) => [new Date(it.lastOccurrence).toISOString().slice(0, 10), it]),
      );
      const days = await rowsOf<{ day: string; comps: number; c4: number }>(
        server.db,
        sql`select day::text, comps, c4 from portfolio_day where day < '2026-11-28' order by day`,
      );
      expect(days.length).toBeGreaterThan(60);
      for (const { day, comps, c4 } of days) {
        expect([day, comps, c4]).toEqual([day, last.get(day)?.components, last.get(day)?.critical]);
      }
    });
  },
);

const byUuid = (a: { uuid: unknown }, b: { uuid: unknown }) => String(a.uuid).localeCompare(String(b.uuid));
const uuidsOf = (things: readonly { uuid?: string | undefined }[] = []) =>
  things.map(({ uuid }) => uuid).sort();
const namesOf = (things: readonly { name?: string | undefined }[] = []) =>
  things.map(({ name }) => name).sort();

/** An alert without what belongs to others: texts of publishers, names of projects. A run that was missed is not caught up. */
function essence({
  publisher,
  projects,
  teams,
  tags,
  scheduleNextTriggerAt: _,
  publisherConfig,
  ...rule
}: NotificationRule) {
  const { token: __, ...config } = JSON.parse(publisherConfig ?? '{}');
  return {
    ...rule,
    notifyOn: rule.notifyOn?.toSorted(),
    publisherConfig: config,
    publisher: publisher?.uuid,
    projects: uuidsOf(projects),
    teams: uuidsOf(teams),
    tags: namesOf(tags),
  };
}

function policyEssence({ policyConditions = [], projects, tags, ...policy }: Policy) {
  return {
    ...policy,
    projects: uuidsOf(projects),
    tags: namesOf(tags),
    policyConditions: policyConditions
      .map(({ uuid, subject, operator, value }) => ({
        uuid,
        subject,
        operator,
        value: subject === 'LICENSE' && value !== 'unresolved' ? 'license' : value,
      }))
      .sort(byUuid),
  };
}
