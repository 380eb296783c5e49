import { inTransaction, rowsOf, sql } from '../../src/db/database.ts';
import { storeReports } from '../../src/features/matching/report.service.ts';
import { storeTestRecords } from '../../src/features/source/source.fixtures.ts';
import type { TestServer } from '../server.ts';
import { changedCve, changedOsv } from './documents.ts';
import { isDone, type Writer } from './writer.ts';

/** The changes by feeds, analyzers, and settings, on the database of a server in this process. */
export function serverWriters(server: TestServer) {
  const { db } = server;
  return {
    mirrorNvd: ({ random, next }) => storeTestRecords(db, { nvd: [changedCve(random, next())] }),
    mirrorOsv: ({ random, next }) => storeTestRecords(db, { osv: [changedOsv(random, next())] }),
    report: ({ random }) =>
      inTransaction(db, async (trx) => {
        const identities = await rowsOf(trx, sql<{ id: number }>`select identity_id as id from identity`);
        const vulns = await rowsOf(trx, sql<{ id: number }>`select vuln_id as id from vuln`);
        const asked = identities.filter(() => random.chance(20)).map(({ id }) => id);
        const reports = asked.flatMap((identityId) =>
          vulns
            .filter(() => random.chance(20))
            .map(({ id }) => ({
              identityId,
              vulnId: id,
              alternateIdentifier: undefined,
              referenceUrl: undefined,
            })),
        );
        await storeReports(trx, { id: 'snyk', title: 'Snyk', bit: 8 }, asked, reports, new Date());
      }),
    internalAnalyzer: async ({ client }) => {
      for (const value of ['false', 'true']) {
        const change = [{ group: 'scanner', name: 'internal.enabled', value }];
        isDone('a setting', await client.patch('/api/waybill/v1/settings', change));
      }
    },
    internalComponents: async ({ client, random }) => {
      const property = {
        groupName: 'internal-components',
        propertyName: 'names.regex',
        propertyValue: random.pick(['^anvil$', '^bolt$', null]),
      };
      isDone('a setting', await client.post('/api/v1/configProperty', property));
      isDone(
        'the identification of internal components',
        await client.get('/api/v1/component/internal/identify'),
      );
    },
  } satisfies Record<string, Writer>;
}
