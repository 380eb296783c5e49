import type { GithubAdvisory } from '@waybill/test-kit';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type MirrorBench, startMirrorBench } from '../source.fixtures.ts';

const api = '/github';
const time = (minute: number) => new Date(Date.UTC(2026, 1, 1, 0, minute)).toISOString().replace('.000', '');

function advisory(
  number: number,
  changes: Partial<GithubAdvisory> & { range?: string; minute?: number } = {},
): GithubAdvisory {
  const { range = '< 1.4.0', minute = number, ...rest } = changes;
  return {
    ghsaId: `GHSA-aaaa-bbbb-${String(number).padStart(4, '0')}`,
    summary: `Summary ${number}`,
    description: `Description ${number}`,
    severity: 'MODERATE',
    publishedAt: '2026-01-01T00:00:00Z',
    updatedAt: time(minute),
    withdrawnAt: null,
    identifiers: [{ type: 'CVE', value: `CVE-2026-${5_000 + number}` }],
    references: [{ url: 'https://example.com/1' }],
    cvssSeverities: { cvssV3: { score: 0, vectorString: null }, cvssV4: null },
    epss: { percentage: 0.25, percentile: 0.75 },
    cwes: [{ cweId: 'CWE-79' }],
    vulnerabilities: [
      {
        package: { ecosystem: 'NPM', name: 'left-pad' },
        vulnerableVersionRange: range,
        firstPatchedVersion: null,
      },
    ],
    ...rest,
  };
}

describe('GitHub Advisories', () => {
  let bench: MirrorBench;
  beforeAll(async () => {
    bench = await startMirrorBench();
    await bench.set('github.advisories.enabled', 'true');
  });
  afterAll(() => bench.close());
  afterEach(() => bench.source.reset());

  const queries = () =>
    bench.source.requests.map(({ body }) => (JSON.parse(body) as { query: string }).query);
  const stored = () =>
    bench.rows<{ id: string; title: string }>(
      "select ext_id as id, title from vuln where source = 'GITHUB' order by ext_id",
    );

  it('come page by page with their token, each list of an advisory whole', async () => {
    const many = Array.from({ length: 130 }, (_, n) => ({
      package: { ecosystem: 'NPM', name: `part-${n}` },
      vulnerableVersionRange: '>= 1, < 2',
    }));
    bench.played.github.maxPage = 2;
    bench.played.github.advisories = [1, 2, 3, 4]
      .map((n) => advisory(n))
      .concat(advisory(5, { vulnerabilities: many }));
    expect(await bench.mirror('github')).toMatchObject({ state: 'done', warnings: [], records: 5 });
    expect(await stored()).toHaveLength(5);
    expect(bench.source.requests).toHaveLength(4);
    expect(bench.source.requests[0]?.headers.authorization).toBe('bearer ghp_test');
    const [row] = await bench.rows<{ n: number }>(
      "select count(*)::int as n from vrange r join vuln v using (vuln_id) where v.ext_id like '%0005'",
    );
    expect(row?.n).toBe(130);
    expect(
      await bench.rows(
        "select distinct epss, epss_percentile, effective_epss from vuln where source = 'GITHUB'",
      ),
    ).toEqual([{ epss: 0.25, epss_percentile: 0.75, effective_epss: 0.25 }]);
    // Users know the source by another name than subscribers to its notifications (contract §19.2).
    const [{ title } = { title: '' }] = await bench.rows<{ title: string }>(
      "select distinct subject ->> 'title' as title from outbox where event_group = 'DATASOURCE_MIRRORING'",
    );
    expect(title).toBe('GitHub Advisory Mirroring');
  });

  it('are asked for from the newest change on', async () => {
    bench.played.github.advisories = [...bench.played.github.advisories, advisory(6, { summary: 'New' })];
    await bench.mirror('github');
    expect(queries()[0]).toContain(`updatedSince: "${new Date(time(5)).toISOString()}"`);
    expect((await stored()).at(-1)).toEqual({ id: 'GHSA-aaaa-bbbb-0006', title: 'New' });
  });

  it('that are withdrawn no longer count, and come back when they are taken up again', async () => {
    const replace = (changed: GithubAdvisory) => {
      const { advisories } = bench.played.github;
      bench.played.github.advisories = advisories.map((item) =>
        item.ghsaId === changed.ghsaId ? changed : item,
      );
    };
    const rejected = () => bench.rows("select rejected_at from vuln where ext_id like '%0001'");
    replace(advisory(1, { withdrawnAt: '2026-02-01T02:00:00Z', minute: 60 }));
    await bench.mirror('github');
    expect(await rejected()).toEqual([{ rejected_at: new Date('2026-02-01T02:00:00Z') }]);
    replace(advisory(1, { minute: 61 }));
    await bench.mirror('github');
    expect(await rejected()).toEqual([{ rejected_at: null }]);
  });

  it('go on from the page where a run broke off', async () => {
    const later = [70, 71, 72, 73].map((minute, n) => advisory(20 + n, { minute }));
    bench.played.github.advisories = [...bench.played.github.advisories, ...later];
    bench.played.github.remaining = bench.source.requests.length;
    let left = 2;
    Object.defineProperty(bench.played.github, 'token', {
      configurable: true,
      get: () => (left-- > 0 ? 'ghp_test' : 'expired'),
    });
    delete bench.played.github.remaining;
    expect(await bench.mirror('github')).toMatchObject({
      state: 'failed',
      error: expect.stringContaining('wants other credentials (401)'),
    });
    const half = (await stored()).length;
    Object.defineProperty(bench.played.github, 'token', {
      configurable: true,
      writable: true,
      value: 'ghp_test',
    });
    bench.source.reset();
    expect((await bench.mirror('github')).state).toBe('done');
    expect(half).toBeLessThan(10);
    expect(await stored()).toHaveLength(10);
    expect(queries()[0]).not.toContain(time(61));
  });

  it('are not asked for again before the budget of the hour is new', async () => {
    bench.played.github.remaining = 0;
    bench.played.github.resetAt = Math.floor(Date.now() / 1000) + 86_400;
    expect(await bench.mirror('github')).toMatchObject({
      state: 'failed',
      error: expect.stringContaining('GitHub limits the number of requests: API rate limit exceeded'),
    });
    const asked = bench.source.requests.length;
    expect(await bench.mirror('github')).toMatchObject({
      state: 'failed',
      error: expect.stringContaining('left alone'),
    });
    expect(bench.source.requests).toHaveLength(asked);
    await bench.rows("delete from outgoing_lane where lane <> ''");
    delete bench.played.github.remaining;
  });

  it.each([
    ['403', { kind: 'status', status: 403, retryAfterSeconds: 1, times: 1 } as const],
    [
      'a good status',
      {
        kind: 'status',
        status: 200,
        retryAfterSeconds: 1,
        body: '{"message":"You have exceeded a secondary rate limit."}',
        times: 1,
      } as const,
    ],
    [
      'errors',
      {
        kind: 'status',
        status: 200,
        retryAfterSeconds: 1,
        body: '{"errors":[{"message":"You have exceeded a secondary rate limit."}]}',
        times: 1,
      } as const,
    ],
  ])('wait as long as GitHub asks with %s', async (_how, fault) => {
    bench.source.fail(api, fault);
    expect(await bench.mirror('github')).toMatchObject({ state: 'done', warnings: [] });
    const [refused, taken] = bench.source.requests;
    expect((taken?.at ?? 0) - (refused?.at ?? 0)).toBeGreaterThanOrEqual(1_000);
  });

  it('have a budget of their own, whatever repositories of GitHub use up', async () => {
    const lane = new URL(bench.source.url).host;
    await bench.rows(
      `insert into outgoing_lane (lane, free_at, blocked_until) values ('${lane}', now(), now() + interval '1 hour')`,
    );
    expect(await bench.mirror('github')).toMatchObject({ state: 'done' });
    await bench.rows("delete from outgoing_lane where lane <> ''");
  });

  it('are asked for in smaller pages when GitHub takes too long', async () => {
    bench.source.fail(api, { kind: 'status', status: 502, times: 5 });
    expect((await bench.mirror('github')).state).toBe('done');
    expect(queries().at(-1)).toContain('first: 50');
  }, 20_000);

  it.each([
    ['that begins where it began', { hasNextPage: true, endCursor: 'again' }],
    ['of a list of an advisory', { hasNextPage: false, endCursor: null }],
  ])('are given up where GitHub always has one more page %s', async (_what, pageInfo) => {
    const endless = { totalCount: 1e9, pageInfo: { hasNextPage: true, endCursor: 'more' }, nodes: [] };
    const node = { ...advisory(7), cwes: endless };
    const data = {
      securityAdvisories: { totalCount: 1e9, pageInfo, nodes: pageInfo.hasNextPage ? [] : [node] },
      securityAdvisory: { cwes: endless },
    };
    bench.source.reset();
    bench.source.fail(api, { kind: 'status', status: 200, body: JSON.stringify({ data }) });
    const outcome = await bench.mirror('github');
    expect(JSON.stringify(outcome)).toContain('GitHub keeps sending further pages of');
    expect(bench.source.requests.length).toBeLessThanOrEqual(101);
  });

  it('need a token', async () => {
    await bench.set('github.advisories.access.token', null);
    const { status, text } = await bench.caller.post('/api/waybill/v1/sources/github/mirror');
    expect([status, text]).toEqual([409, expect.stringContaining('need an access token')]);
  });
});
