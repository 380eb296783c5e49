import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import type { Coverage } from '@waybill/api-contract';
import { startSourceServer } from '@waybill/test-kit';
import { sql } from 'kysely';
import { findRow } from '../../apps/server/src/db/database.ts';
import type { Bench } from '../bench.ts';
import { driftOf } from '../drift.ts';
import { peakOfNode, peakResident, treeMemory } from '../process-memory.ts';
import { atMost, type Figure, median, reported } from '../report.ts';
import {
  type BenchServer,
  mirror,
  setSources,
  type UploadTimes,
  uploadBom,
  withServer,
} from '../server-process.ts';

const shared = process.env.WAYBILL_SHARED ?? join(import.meta.dirname, '../../../shared');
const data = join(shared, 'data');
const boms = [
  ['OpenShift', 'ocs-4.8.cdx.json.gz'],
  ['15,428 components', 'merged-real.cdx.json.gz'],
  ['50,000 components', 'scale-50k.cdx.json.gz'],
] as const;
const runs = 5;
const idleMs = 60_000;

/** Real advisories and real BOMs, and the memory of the idle system afterwards. */
export const real: Bench = {
  id: 'real',
  title: 'real advisories (Go, PyPI, crates.io, NVD, EPSS) and real BOMs',
  async run(size) {
    if (!existsSync(join(data, 'osv'))) {
      const notes = [`skipped: there is no ${data}; set WAYBILL_SHARED`];
      return { id: 'real', title: this.title, size, runs: 0, figures: [], notes };
    }
    const sources = await startSourceServer({ root: data });
    try {
      return await withServer(async (server) => {
        await setSources(server.client, sources.urls, ['Go', 'PyPI', 'crates.io']);
        const figures: Figure[] = await mirrorAll(server);
        const loaded = await idleMemory(server);
        figures.push(
          atMost('idle memory with the advisories', loaded.pss, 'MB PSS', 512),
          reported('of it Node', loaded.node, 'MB PSS'),
          reported('of it PostgreSQL', loaded.postgres, 'MB PSS'),
        );
        for (const [name, file] of boms) figures.push(...(await measureBom(server, name, file)));
        const drift = await driftOf(server.db);
        if (drift > 0) {
          throw new Error(`${drift} counters or marks differ from a recount`);
        }
        const used = await idleMemory(server);
        figures.push(
          reported('idle memory after these uploads', used.pss, 'MB PSS'),
          reported('of it Node', used.node, 'MB PSS'),
          reported('of it PostgreSQL', used.postgres, 'MB PSS'),
        );
        const notes = [
          'every run of a BOM is a project of its own; counters equal a full recount afterwards',
        ];
        return { id: 'real', title: this.title, size, runs, figures, notes };
      });
    } finally {
      await sources.close();
    }
  },
};

/** Node and PostgreSQL, a minute after the last job. */
async function idleMemory({ pid }: BenchServer) {
  await sleep(idleMs);
  return treeMemory(pid);
}

async function mirrorAll({ client, db, pid }: BenchServer): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const source of ['osv', 'nvd', 'epss']) {
    figures.push(reported(`mirror ${source}`, await mirror(client, source), 's'));
    figures.push(reported(`mirror ${source} again`, await mirror(client, source), 's'));
  }
  const count = await findRow(
    db,
    sql<{
      vulns: number;
      ranges: number;
    }>`select (select count(*) from vuln) as vulns, (select count(*) from vrange) as ranges`,
  );
  figures.push(
    reported('vulnerabilities', count?.vulns ?? 0, ''),
    reported('ranges', count?.ranges ?? 0, ''),
    reported('peak of the process while mirroring', peakResident(pid), 'MB'),
  );
  return figures;
}

async function measureBom(server: BenchServer, name: string, file: string): Promise<Figure[]> {
  const bom = gunzipSync(await readFile(join(data, 'scale-boms', file)));
  const first: UploadTimes[] = [];
  const again: UploadTimes[] = [];
  for (let run = 0; run < runs; run++) {
    const project = { name, version: String(run) };
    first.push(await uploadBom(server.client, project, bom));
    again.push(await uploadBom(server.client, project, bom));
  }
  const query = `name=${encodeURIComponent(name)}&version=0`;
  const project = (await server.client.send('GET', `api/v1/project/lookup?${query}`)) as {
    uuid: string;
    metrics: { findingsTotal: number; vulnerableComponents: number };
  };
  const coverage = (await server.client.send(
    'GET',
    `api/waybill/v1/project/${project.uuid}/coverage`,
  )) as Coverage;
  return [
    reported(`${name}: first upload to findings`, first[0]?.whole ?? 0, 's'),
    reported(`${name}: upload to findings`, median(first.map((t) => t.whole)), 's'),
    reported(`${name}: accepted to findings`, median(first.map((t) => t.accepted)), 's'),
    reported(`${name}: the same again`, median(again.map((t) => t.whole)), 's'),
    reported(`${name}: components`, coverage.components, ''),
    reported(`${name}: findings`, project.metrics.findingsTotal, ''),
    reported(`${name}: vulnerable components`, project.metrics.vulnerableComponents, ''),
    reported(`${name}: components no source can judge`, coverage.blind, ''),
    reported(`${name}: peak of the server process so far`, peakResident(server.pid), 'MB'),
    reported(`${name}: peaks of server and readers added up`, peakOfNode(server.pid), 'MB'),
  ];
}
