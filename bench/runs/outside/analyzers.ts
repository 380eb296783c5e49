import type { Analyzer } from '@waybill/api-contract';
import { startSourceServer } from '@waybill/test-kit';
import { runSql, sql } from '../../../apps/server/src/db/database.ts';
import { analyzerBit } from '../../../apps/server/src/features/analyzer/analyzer-ids.ts';
import type { Size } from '../../bench.ts';
import { type BenchServer, uploadBom } from '../../server-process.ts';
import { changed, type Outcome, type Outsider, readKnown } from './outsider.ts';
import {
  type AskedPackage,
  makeAskedPackages,
  type PlayedFlaw,
  type PlayedState,
  playedAnalyzers,
} from './played-analyzers.ts';

const packagesOf = { S: 600, M: 3_000, L: 10_000 } as const;

/** Analyzers that are other hosts, and components of a project that they are asked about; each has one flaw. */
export async function playAnalyzers(server: BenchServer, _root: string, size: Size): Promise<Outsider[]> {
  for (const { id } of playedAnalyzers) await set(server, { [`${id}.enabled`]: 'false' });
  const packages = makeAskedPackages(packagesOf[size]);
  const components = packages.map((one) => ({ type: 'library', version: '1.0.0', ...one }));
  const bom = { bomFormat: 'CycloneDX', specVersion: '1.6', version: 1, components };
  await uploadBom(server.client, { name: 'Analyzers', version: '1' }, Buffer.from(JSON.stringify(bom)));
  const outsiders: Outsider[] = [];
  for (const played of playedAnalyzers) outsiders.push(await playOne(server, played, packages));
  return outsiders;
}

async function playOne(
  server: BenchServer,
  { id, feed, path, isLimited, perRequest, settings, secrets, play }: (typeof playedAnalyzers)[number],
  packages: readonly AskedPackage[],
): Promise<Outsider> {
  const state: PlayedState = { flaws: makeFlaws(packages, 0) };
  const { service, countLeft } = play(() => state);
  const host = await startSourceServer({ root: '.', services: { [`/${id}`]: service } });
  const address: Outsider['address'] = (to, url) => set(to, { [`${id}.base.url`]: `${url}/${id}` });
  await address(server, host.url);
  const pace = isLimited ? { [`${id}.requests.per.minute`]: '1000000' } : {};
  await set(server, { ...settings, ...pace });
  await set(server, secrets);
  return {
    name: id,
    host,
    faultPath: `/${id}${path}`,
    records: packages.length,
    cut: [{ kind: 'status', status: 401, after: Math.ceil(packages.length / perRequest / 2) }],
    resumes: 'requests',
    address,
    change(edition) {
      state.flaws = makeFlaws(packages, edition);
    },
    ...(countLeft ? { countLeft } : {}),
    letTimePass: ({ db }) =>
      runSql(
        db,
        sql`update analyzer_answer set answered_at = answered_at - interval '1 day' where analyzer = ${id}`,
      ),
    forget: ({ db }) => runSql(db, sql`delete from analyzer_answer where analyzer = ${id}`),
    run: (target) => runOnce(target, id),
    known: (db) =>
      readKnown(
        db,
        sql`select i.name as id, string_agg(v.ext_id || ' ' || encode(r.content_hash, 'hex'), ',' order by v.ext_id) as edition
          from analyzer_answer a
          join identity i on i.identity_id = a.identity_id
          join identity_match m on m.identity_id = a.identity_id and m.sources & ${analyzerBit(id)}::int <> 0
          join vuln v on v.vuln_id = m.vuln_id
          join vuln_record r on r.vuln_id = m.vuln_id and r.feed = ${feed}
          where a.analyzer = ${id} group by i.name`,
      ),
  };
}

/**
 * Among the packages that an edition changes, half have a new description, and half another vulnerability.
 */
function makeFlaws(packages: readonly AskedPackage[], edition: number): PlayedFlaw[] {
  return packages.map((of, n) => {
    const isChanged = n < changed && edition > 0;
    const isOther = isChanged && n % 2 === 1;
    const number = isOther ? n + edition * packages.length : n;
    return { of, number, title: isChanged && !isOther ? `Edition ${edition}` : 'As ever' };
  });
}

/** It is on for this run only: what is due is asked about every minute otherwise. */
async function runOnce(server: BenchServer, id: string): Promise<Outcome> {
  await set(server, { [`${id}.enabled`]: 'true' });
  try {
    const { token } = (await server.client.send('POST', `api/waybill/v1/analyzers/${id}/run`)) as {
      token: string;
    };
    await server.client.wait(token);
    const { error } = await settled(server, id);
    return { error };
  } finally {
    await set(server, { [`${id}.enabled`]: 'false' });
  }
}

/** How it fares, once no run of the schedule is under way behind the one that was asked for. */
async function settled({ client }: BenchServer, id: string): Promise<Analyzer> {
  for (;;) {
    const views = (await client.send('GET', 'api/waybill/v1/analyzers')) as Analyzer[];
    const view = views.find((one) => one.analyzer === id);
    if (!view) throw new Error(`There is no analyzer "${id}"`);
    if (view.token === undefined || (view.state !== 'queued' && view.state !== 'running')) return view;
    await client.wait(view.token);
  }
}

async function set({ client }: BenchServer, settings: Readonly<Record<string, string>>): Promise<void> {
  const body = Object.entries(settings).map(([propertyName, propertyValue]) => ({
    groupName: 'scanner',
    propertyName,
    propertyValue,
  }));
  await client.send('POST', 'api/v1/configProperty/aggregate', body);
}
