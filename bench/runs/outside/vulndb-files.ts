import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Source } from '@waybill/api-contract';
import { runSql, sql } from '../../../apps/server/src/db/database.ts';
import type { Size } from '../../bench.ts';
import { peakResident, resetPeak } from '../../process-memory.ts';
import { atLeast, atMost, type Figure, reported } from '../../report.ts';
import { type BenchServer, withServer } from '../../server-process.ts';
import { changed, countWritten, readKnown } from './outsider.ts';

const resultsOf = { S: 20_000, M: 100_000, L: 300_000 } as const;
const filesOf = { S: 2, M: 5, L: 10 } as const;

/**
 * The files of a mirror of VulnDB: the first time, unchanged, with 500 changed results, and when the first one was cut while it was
 * written, then whole again. They lie on the machine, so no host has faults.
 */
export function measureVulnDbFiles(root: string, size: Size): Promise<Figure[]> {
  return withServer(async (server) => {
    const folder = join(root, 'vulndb');
    await mkdir(folder, { recursive: true });
    await runSql(
      server.db,
      sql`update config_property set value = '0' where group_name = 'task-scheduler' and property_name like '%.mirror.cadence'`,
    );
    const settings = { 'vulndb.mirror.enabled': 'true', 'vulndb.mirror.folder': folder };
    await server.client.send(
      'POST',
      'api/v1/configProperty/aggregate',
      Object.entries(settings).map(([propertyName, propertyValue]) => ({
        groupName: 'vuln-source',
        propertyName,
        propertyValue,
      })),
    );
    return measureEditions(server, folder, resultsOf[size], filesOf[size]);
  });
}

async function measureEditions(
  server: BenchServer,
  folder: string,
  count: number,
  files: number,
): Promise<Figure[]> {
  const perFile = count / files;
  const texts = (edition: number) =>
    Array.from({ length: files }, (_, file) => fileText(file * perFile, perFile, edition));
  const write = (list: readonly string[]) =>
    Promise.all(list.map((text, n) => writeFile(join(folder, `vulnerabilities_${n + 1}.json`), text)));
  const step = (name: string) => measureStep(server, name);

  await write(texts(0));
  const first = await step('first');
  const unchanged = await step('unchanged');
  await write(texts(1));
  const withChanges = await step(`${changed} changed`);
  const [start = '', ...others] = texts(2);
  await write([start.slice(0, Math.floor(start.length / 2)), ...others]);
  const cut = await step('cut in the middle');
  await write([start, ...others]);
  const whole = await step('whole again');
  return [
    ...[first, unchanged, withChanges, cut, whole].flatMap(({ figures }) => figures),
    atLeast('vulndb first: known', first.known, '', count),
    atMost('vulndb unchanged: written', unchanged.rows, 'rows', 0),
    atLeast(`vulndb ${changed} changed: written`, withChanges.rows, 'rows', changed),
    atMost(`vulndb ${changed} changed: written, at most`, withChanges.rows, 'rows', changed),
    atLeast('vulndb cut in the middle: told', cut.isTold ? 1 : 0, '', 1),
    atLeast('vulndb cut in the middle: kept', cut.known, '', count),
    // Some of the changed results were read before the cut.
    atLeast('vulndb whole again: written', cut.rows + whole.rows, 'rows', changed),
    atMost('vulndb whole again: told', whole.isTold ? 1 : 0, '', 0),
  ];
}

interface Step {
  figures: Figure[];
  known: number;
  rows: number;
  /** True if users see an error. */
  isTold: boolean;
}

async function measureStep(server: BenchServer, name: string): Promise<Step> {
  const { client, db, pid } = server;
  const before = await readEditions(server);
  resetPeak(pid);
  const startedAt = performance.now();
  const { token } = (await client.send('POST', 'api/waybill/v1/sources/vulndb/mirror')) as { token: string };
  await client.wait(token);
  const seconds = (performance.now() - startedAt) / 1_000;
  const peak = peakResident(pid);
  const after = await readKnown(db, editions);
  const views = (await client.send('GET', 'api/waybill/v1/sources')) as Source[];
  const view = views.find(({ source }) => source === 'vulndb');
  const isTold =
    view?.state === 'failed' ||
    (view?.warnings.length ?? 0) > 0 ||
    view?.parts.some(({ error }) => error) === true;
  const rows = countWritten(before, after);
  const label = `vulndb ${name}`;
  const figures = [
    reported(`${label}: time`, seconds, 's'),
    reported(`${label}: rows`, rows, ''),
    atMost(`${label}: peak`, peak, 'MB', 512),
  ];
  return { figures, known: after.size, rows, isTold };
}

const editions = sql`select record_id as id, encode(content_hash, 'hex') as edition from vuln_record where feed = 'vulndb'`;

const readEditions = ({ db }: BenchServer) => readKnown(db, editions);

/** A file of the mirror; of the first results each edition says something else. */
function fileText(from: number, count: number, edition: number): string {
  const results = Array.from({ length: count }, (_, at) => vulnDbResult(from + at, edition));
  return JSON.stringify({ current_page: 1, total_entries: count, results });
}

function vulnDbResult(n: number, edition: number) {
  const isNew = n < changed && edition > 0;
  const version = `1.${n % 50}`;
  const cpe = [{ cpe: `cpe:2.3:a:acme:tool_${n % 500}:${version}:*:*:*:*:*:*:*`, type: 'a' }];
  return {
    vulndb_id: n + 1,
    title: isNew ? `Edition ${edition}` : 'As ever',
    description: 'A description of usual length. '.repeat(20),
    disclosure_date: '2026-01-05T00:00:00Z',
    vulndb_last_modified: isNew ? `2026-05-${10 + edition}T00:00:00Z` : '2026-02-01T00:00:00Z',
    nvd_additional_information: [{ summary: 's', cwe_id: 'CWE-79', cve_id: `CVE-2026-${100_000 + n}` }],
    vendors: [
      {
        vendor: {
          id: 1,
          name: 'Acme',
          products: [{ id: 2, name: 'Tool', versions: [{ id: 3, name: version, affected: true, cpe }] }],
        },
      },
    ],
  };
}
