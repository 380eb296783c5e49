import { inTransaction, runSql, sql } from '../../../server/src/db/database.ts';
import {
  lockForUpload,
  matchNewIdentities,
  recountProjects,
} from '../../../server/src/features/matching/matching.service.ts';
import { nvdCve, osvRecord, storeTestRecords } from '../../../server/src/features/source/source.fixtures.ts';
import { addComponent, addIdentity, addProject } from '../../../server/test/portfolio-builder.ts';
import type { TestServer } from '../../../server/test/server.ts';

const description = 'A **heavy** anvil falls.\n\n![pixel](https://tracker.example/pixel.png)';

/**
 * Two flaws that concern the projects Alpha and Gone, an inactive one: CVE-2026-0001, which is critical and has a record of
 * the Go team as well, and CVE-2026-0002, which is less severe and known to be exploited. GO-2026-0003 concerns nobody.
 */
export async function addSampleFlaws({ db }: TestServer): Promise<void> {
  await runSql(
    db,
    sql`insert into known_exploited (cve_id, added_on, due_on) values ('CVE-2026-0002', '2026-01-10', '2026-01-31')`,
  );
  await storeTestRecords(db, {
    nvd: [
      nvdCve('CVE-2026-0001', { end: '2.0', descriptions: [{ lang: 'en', value: description }] }),
      nvdCve('CVE-2026-0002', { score: 5, published: '2025-12-01T00:00:00.000' }),
    ],
    osv: [
      osvRecord('GO-2026-0001', { aliases: ['CVE-2026-0001'] }),
      osvRecord('GO-2026-0003', { aliases: ['CVE-2026-0003'], name: 'example.com/log4go' }),
    ],
  });
  await inTransaction(db, async (trx) => {
    await lockForUpload(trx);
    const cpe = 'cpe:2.3:a:acme:anvil:1.5:*:*:*:*:*:*:*';
    const anvil = await addIdentity(trx, { name: 'anvil', version: '1.5', cpe });
    const projects = [await addProject(trx, 'Alpha'), await addProject(trx, 'Gone')];
    for (const project of projects) await addComponent(trx, project, anvil);
    await runSql(trx, sql`update project set active = false where name = 'Gone'`);
    await matchNewIdentities(trx, [anvil]);
    await recountProjects(trx, projects);
  });
}
