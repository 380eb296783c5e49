import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { AuditFinding } from '@waybill/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noDrift } from '../../../../test/no-drift.ts';
import { addProject } from '../../../../test/portfolio-builder.ts';
import { type KeyClient, startTestServer, type TestServer } from '../../../../test/server.ts';
import { findRow, inTransaction, runSql, sql, type Transaction } from '../../../db/database.ts';
import { newUuid } from '../../../db/uuid.ts';
import { countDrift, lockForUpload, recountProjects } from '../../matching/matching.service.ts';

const components = 1_000;
const flawsEach = 30;
const total = components * flawsEach;

let server: TestServer;
let viewer: KeyClient;
let uuid: string;

beforeAll(async () => {
  server = await startTestServer();
  viewer = await server.asKey('VIEW_VULNERABILITY', 'VIEW_PORTFOLIO');
  uuid = await inTransaction(server.db, async (trx) => {
    await lockForUpload(trx);
    const projectId = await addProject(trx, 'Large');
    await addFindings(trx, projectId);
    await recountProjects(trx, [projectId]);
    const row = await findRow(
      trx,
      sql<{ uuid: string }>`select uuid from project where project_id = ${projectId}`,
    );
    return row?.uuid ?? '';
  });
});
afterAll(() => server.close());

/** Every component has every vulnerability; each description has 2,000 characters. */
async function addFindings(trx: Transaction, projectId: number): Promise<void> {
  await runSql(
    trx,
    sql`insert into vuln (uuid, source, ext_id, feed, severity, effective_severity, cvss_v3, title)
      select gen_random_uuid(), case when n = 1 then 'OSV' else 'NVD' end, 'CVE-2026-' || n, 'nvd', n % 6, n % 6, 5,
        'A title' from generate_series(1, ${flawsEach}::int) n`,
  );
  await runSql(
    trx,
    sql`insert into vuln_doc (vuln_id, feed, doc)
      select vuln_id, 'nvd', jsonb_build_object('description', repeat('x', 2000)) from vuln`,
  );
  await runSql(
    trx,
    sql`insert into identity (nat_hash, name, version, purl, c4, c3, c2, c1, c0, findings)
      select md5(n::text)::uuid, 'component-' || n, '1.0', 'pkg:npm/component-' || n || '@1.0',
        5, 5, 5, 10, 5, ${flawsEach}::int from generate_series(1, ${components}::int) n`,
  );
  await runSql(
    trx,
    sql`insert into identity_match (identity_id, vuln_id, severity)
      select identity_id, vuln_id, severity from identity, vuln`,
  );
  await runSql(
    trx,
    sql`insert into component (project_id, identity_id, uuid)
      select ${projectId}, identity_id, gen_random_uuid() from identity`,
  );
}

interface Received {
  bytes: number;
  /** Occurrences of a text. */
  hits: number;
  end: string;
  /** Most memory that living objects of server and reader took meanwhile, over that before, in bytes. */
  growth: number;
}

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

function livingBytes(): number {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

const mb = 1024 * 1024;
const measureEveryBytes = 4 * mb;

/** Reads an answer without keeping it. */
async function receive(path: string, accept: string, text: string): Promise<Received> {
  const response = await fetch(server.url + path, {
    headers: { 'x-api-key': viewer.key, accept, 'accept-encoding': 'identity' },
  });
  expect(response.status).toBe(200);
  const before = livingBytes();
  const result: Received = { bytes: 0, hits: 0, end: '', growth: 0 };
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of response.body ?? []) {
    const read = rest + decoder.decode(chunk, { stream: true });
    if (
      Math.floor(result.bytes / measureEveryBytes) <
      Math.floor((result.bytes + chunk.length) / measureEveryBytes)
    ) {
      result.growth = Math.max(result.growth, livingBytes() - before);
    }
    result.bytes += chunk.length;
    result.hits += read.split(text).length - 1;
    rest = read.slice(-(text.length - 1));
  }
  result.end = rest.slice(-2);
  return result;
}

describe(`a project with ${total} findings`, () => {
  const list = () => `/api/v1/finding/project/${uuid}`;
  const audit = () => `/api/waybill/v1/project/${uuid}/findings`;

  // The code and the plans that a first answer leaves behind are not memory of the list.
  beforeAll(async () => {
    await receive(list(), 'application/json', '"matrix":"');
  });

  it('has counters without drift', async () => {
    expect(await countDrift(server.db)).toEqual(noDrift);
  });

  it.each([
    ['the list', () => list(), 'application/json', '"matrix":"', '}]', 10 * mb],
    ['SARIF', () => list(), 'application/sarif+json', '"ruleId":"', ']}', 60 * mb],
    [
      'the audit list',
      () => `${audit()}?offset=0&limit=0`,
      'application/json',
      '"attributedOn":',
      '}]',
      8 * mb,
    ],
    ['the export', () => `${list()}/export`, 'application/json', '"matrix":"', ']}', 10 * mb],
  ])('sends %s complete, in bounded memory', async (_name, path, accept, text, end, least) => {
    const received = await receive(path(), accept, text);
    expect(received).toMatchObject({ hits: total, end });
    expect(received.bytes).toBeGreaterThan(least);
    expect(received.growth).toBeLessThan(20 * mb);
  });

  it('sends an audit list without paging as its pages together', async () => {
    const of = async (paging: string) =>
      (await viewer.get<AuditFinding[]>(`${audit()}?severity=CRITICAL&searchText=component-1&${paging}`))
        .body;
    const all = await of('offset=0&limit=0');
    expect(all.length).toBeGreaterThan(500);
    expect([...(await of('offset=0&limit=400')), ...(await of('offset=400&limit=1000'))]).toEqual(all);
  });

  it('says how many findings fit, and refuses an unknown order, before an audit list without paging begins', async () => {
    const answer = await viewer.get(`${audit()}?component=${newUuid()}&offset=0&limit=0`);
    expect([answer.text, answer.headers.get('x-total-count')]).toEqual(['[]', '0']);
    const long = await viewer.get(`${audit()}?severity=CRITICAL&offset=5&limit=2000`);
    expect(long.headers.get('x-total-count')).toBe(String(total / 6));
    expect((await viewer.get(`${audit()}?sortName=nothing&sortOrder=asc&offset=0&limit=0`)).status).toBe(400);
  });

  it('can be asked for by more callers at once than there are database connections', async () => {
    const answers = await Promise.all(
      Array.from({ length: 24 }, () => receive(`${list()}?source=OSV`, 'application/json', '"matrix":"')),
    );
    expect(answers.map((answer) => answer.hits)).toEqual(answers.map(() => components));
  });

  it('frees its connection when the caller goes away', async () => {
    for (let n = 0; n < 12; n++) {
      const stop = new AbortController();
      const response = await fetch(server.url + list(), {
        headers: { 'x-api-key': viewer.key },
        signal: stop.signal,
      });
      expect(response.status).toBe(200);
      stop.abort();
    }
    expect((await viewer.get(`${list()}?source=SNYK`)).text).toBe('[]');
  });
});
