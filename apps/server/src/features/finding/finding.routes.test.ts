import type {
  AuditFinding,
  Finding,
  FindingDetails,
  FindingGroup,
  UnratedFindings,
} from '@waybill/api-contract';
import { endpointTable } from '@waybill/api-contract/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type AuditWorld,
  flaws,
  setAccessControl,
  showProject,
  startAuditWorld,
  uploadBom,
  workshopBom,
} from '../../../test/audit-world.ts';
import { inTransaction, rowsOf, runSql, sql } from '../../db/database.ts';
import { newUuid } from '../../db/uuid.ts';
import { recountComponents } from '../matching/matching.service.ts';

const unknown = '00000000-0000-4000-8000-000000000000';

let world: AuditWorld;
beforeAll(async () => {
  world = await startAuditWorld();
});
afterAll(() => world.server.close());

const listUrl = (query = '') => `/api/v1/finding/project/${world.first.uuid}${query}`;
const auditUrl = (query = '') => `/api/waybill/v1/project/${world.first.uuid}/findings${query}`;

async function switchAliases(to: string): Promise<void> {
  await runSql(
    world.server.db,
    sql`update config_property set value = ${to} where property_name = 'google.osv.alias.sync.enabled'`,
  );
}

async function listFindings(query = ''): Promise<Finding[]> {
  return (await world.viewer.get<Finding[]>(listUrl(query))).body;
}

const keysOf = (findings: { component: { name: string }; vulnerability: { vulnId: string } }[]) =>
  findings.map(({ component, vulnerability }) => `${component.name} ${vulnerability.vulnId}`);

/** Records a decision and takes it back when the test is over. */
async function decide(component: string, vulnId: string, decision: object): Promise<void> {
  const finding = (await listFindings('?suppressed=true')).find(
    (item) => item.component.name === component && item.vulnerability.vulnId === vulnId,
  );
  const answer = await world.auditor.put('/api/v1/analysis', {
    project: world.first.uuid,
    component: finding?.component.uuid,
    vulnerability: finding?.vulnerability.uuid,
    ...decision,
  });
  expect(answer.status).toBe(200);
}

describe('the findings of a project', () => {
  it('are one for each component and vulnerability, most severe first', async () => {
    const { body, headers } = await world.viewer.get<Finding[]>(listUrl());
    expect(keysOf(body)).toEqual([
      `anvil ${flaws.critical}`,
      `hammer ${flaws.high}`,
      `hammer ${flaws.alias}`,
      `anvil ${flaws.medium}`,
      `nail ${flaws.unassigned}`,
    ]);
    expect(headers.get('x-total-count')).toBe('5');
    expect(headers.get('content-type')).toContain('application/json');
  });

  it('tell the latest version where a repository did, of one project and of all', async () => {
    await runSql(
      world.server.db,
      sql`insert into package_latest (pkg_id, version) select distinct d.pkg_id, 'v2.0.0' from identity_coord d
        join identity i on i.identity_id = d.identity_id join pkg p on p.pkg_id = d.pkg_id
        where p.kind = 0 and i.name = 'hammer'`,
    );
    const latestIn = (list: Finding[]) =>
      new Set(list.map(({ component }) => `${component.name} ${component.latestVersion}`));
    const expected = new Set(['hammer v2.0.0', 'anvil undefined', 'nail undefined']);
    expect(latestIn(await listFindings())).toEqual(expected);
    expect(latestIn((await world.viewer.get<Finding[]>('/api/v1/finding')).body)).toEqual(expected);
    await runSql(world.server.db, sql`delete from package_latest`);
  });

  it('have the shape of the contract, without nulls', async () => {
    await switchAliases('true');
    const [critical, high, alias] = await listFindings();
    await switchAliases('false');
    expect(critical).toEqual({
      component: {
        uuid: world.first.components.anvil,
        name: 'anvil',
        version: '1.5',
        scope: 'REQUIRED',
        cpe: 'cpe:2.3:a:acme:anvil:1.5:*:*:*:*:*:*:*',
        project: world.first.uuid,
      },
      vulnerability: {
        uuid: expect.any(String),
        source: 'NVD',
        vulnId: flaws.critical,
        description: `Description of ${flaws.critical}`,
        severity: 'CRITICAL',
        severityRank: 0,
        cvssV3BaseScore: 9.8,
        cvssV3Vector: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:H/A:H',
        cweId: 79,
        cweName: expect.stringContaining('Cross-site Scripting'),
        cwes: [{ cweId: 79, name: expect.stringContaining('Cross-site Scripting') }],
        aliases: [],
        references: `* [https://example.com/${flaws.critical}](https://example.com/${flaws.critical})`,
        published: Date.parse('2026-01-05T10:00:00Z'),
      },
      analysis: { isSuppressed: false },
      attribution: { analyzerIdentity: 'INTERNAL_ANALYZER', attributedOn: expect.any(Number) },
      matrix: `${world.first.uuid}:${world.first.components.anvil}:${critical?.vulnerability.uuid}`,
    });
    expect(critical?.attribution.attributedOn).toBeGreaterThan(Date.now() - 300_000);
    expect(high?.component).toMatchObject({
      group: 'example.com',
      purl: 'pkg:golang/example.com/hammer@v1.5.0',
    });
    expect(high?.component).not.toHaveProperty('latestVersion');
    const aliases = [{ cveId: flaws.high, osvId: flaws.alias }];
    expect(high?.vulnerability).toMatchObject({ severity: 'HIGH', severityRank: 1, aliases });
    expect(alias?.vulnerability).toMatchObject({
      source: 'OSV',
      title: `Summary of ${flaws.alias}`,
      // The severity comes from its alias: its own record has none.
      severity: 'HIGH',
      severityRank: 1,
      aliases,
    });
    expect(alias?.vulnerability).not.toHaveProperty('cwes');
    expect(alias?.vulnerability).toHaveProperty('description');
    expect(alias?.vulnerability).not.toHaveProperty('recommendation');
  });

  it('name aliases of OSV only where its switch is on, though they are one flaw anyway', async () => {
    const [, high] = await listFindings();
    expect(high?.vulnerability.aliases).toEqual([]);
    const { body } = await world.viewer.get<AuditFinding[]>(auditUrl(`?vulnerability=${flaws.alias}`));
    expect(body[0]?.vulnerability).toMatchObject({
      cveId: flaws.high,
      aliases: [{ cveId: flaws.high, osvId: flaws.alias }],
    });
  });

  it('carry the exploit prediction once it is known', async () => {
    await runSql(
      world.server.db,
      sql`update vuln set epss = 0.12345, epss_percentile = 0.98765, effective_epss = 0.12345
        where ext_id = ${flaws.critical}`,
    );
    await runSql(
      world.server.db,
      sql`insert into epss (cve_id, score, percentile) values (${flaws.critical}, 0.12345, 0.98765)`,
    );
    const [critical] = await listFindings();
    expect(critical?.vulnerability).toMatchObject({ epssScore: 0.12345, epssPercentile: 0.98765 });
  });

  it('can be limited to one source, which must be a known one', async () => {
    expect(keysOf(await listFindings('?source=OSV'))).toEqual([
      `hammer ${flaws.alias}`,
      `nail ${flaws.unassigned}`,
    ]);
    const none = await world.viewer.get(listUrl('?source=SNYK'));
    expect([none.status, none.text, none.headers.get('x-total-count')]).toEqual([200, '[]', '0']);
    const wrong = await world.viewer.get(listUrl('?source=nvd'));
    expect([wrong.status, wrong.body]).toMatchObject([400, { title: 'Illegal argument provided' }]);
  });

  it('leave suppressed ones out unless they are asked for, in their own project only', async () => {
    await decide('anvil', flaws.critical, { analysisState: 'FALSE_POSITIVE', isSuppressed: true });
    const shown = await world.viewer.get<Finding[]>(listUrl());
    expect(shown.headers.get('x-total-count')).toBe('4');
    expect(keysOf(shown.body)).not.toContain(`anvil ${flaws.critical}`);
    const all = await world.viewer.get<Finding[]>(listUrl('?suppressed=true'));
    expect(all.headers.get('x-total-count')).toBe('5');
    expect(all.body[0]?.analysis).toEqual({ state: 'FALSE_POSITIVE', isSuppressed: true });
    const second = await world.viewer.get<Finding[]>(`/api/v1/finding/project/${world.second.uuid}`);
    expect(second.body).toHaveLength(5);
    await decide('anvil', flaws.critical, { isSuppressed: false });
    expect((await listFindings())[0]?.analysis).toEqual({ state: 'NOT_SET', isSuppressed: false });
  });

  it('are an empty list for a project without any', async () => {
    const { body: project } = await world.auditor.put<{ uuid: string }>('/api/v1/project', { name: 'Empty' });
    const answer = await world.viewer.get(`/api/v1/finding/project/${project.uuid}`);
    expect([answer.status, answer.text, answer.headers.get('x-total-count')]).toEqual([200, '[]', '0']);
  });

  it('end for components that a new BOM no longer names', async () => {
    const components = workshopBom.components.filter((component) => component.name !== 'anvil');
    const small = { ...workshopBom, components, dependencies: [] };
    const third = await uploadBom(world.server, world.auditor, 'Workshop', '3', workshopBom);
    const url = `/api/v1/finding/project/${third.uuid}`;
    const before = (await world.viewer.get<Finding[]>(url)).body;
    await uploadBom(world.server, world.auditor, 'Workshop', '3', small);
    const after = (await world.viewer.get<Finding[]>(url)).body;
    expect(after).toEqual(before.filter((finding) => finding.component.name !== 'anvil'));
  });
});

describe.each([
  ['the list', 'GET', (uuid: string) => `/api/v1/finding/project/${uuid}`],
  ['the export', 'GET', (uuid: string) => `/api/v1/finding/project/${uuid}/export`],
  ['the analysis', 'POST', (uuid: string) => `/api/v1/finding/project/${uuid}/analyze`],
  ['the audit list', 'GET', (uuid: string) => `/api/waybill/v1/project/${uuid}/findings`],
  [
    'the number without a severity',
    'GET',
    (uuid: string) => `/api/waybill/v1/project/${uuid}/findings/unrated?minEpss=0.1`,
  ],
])('%s', (_name, method, urlOf) => {
  const ask = (client: AuditWorld['viewer'], uuid: string) =>
    method === 'GET' ? client.get(urlOf(uuid)) : client.post(urlOf(uuid));
  const isOurs = urlOf('').startsWith('/api/waybill/');
  /** Our own API answers problem documents where the contract has plain sentences. */
  const refusal = (sentence: string) =>
    isOurs ? expect.stringContaining(`"detail":"${sentence}"`) : sentence;

  it('answers 400 with what is wrong for what is not a uuid, 404 for an unknown project', async () => {
    const bad = await ask(world.viewer, 'not-a-uuid');
    expect(bad.status).toBe(400);
    const rule = {
      message: 'Invalid UUID',
      path: isOurs ? 'uuid' : expect.stringMatching(/^[a-zA-Z]+\.arg0$/),
    };
    expect(bad.body).toEqual(
      isOurs
        ? expect.objectContaining({ status: 400, violations: [rule] })
        : [{ ...rule, messageTemplate: 'Invalid UUID', invalidValue: 'not-a-uuid' }],
    );
    const missing = await ask(world.viewer, unknown);
    expect([missing.status, missing.text]).toEqual([404, refusal('The project could not be found.')]);
  });

  it('answers 403 without the permission', async () => {
    const other = await world.server.asKey('VIEW_PORTFOLIO', 'VULNERABILITY_ANALYSIS');
    expect((await ask(other, world.first.uuid)).status).toBe(403);
  });

  it('answers under access control for a project of others 403, our own as for an unknown one', async () => {
    const caller = await world.server.asKey('VIEW_PORTFOLIO', 'VIEW_VULNERABILITY');
    await showProject(world.server, caller, world.second);
    await setAccessControl(world.server, true);
    try {
      const refused = await ask(caller, world.first.uuid);
      const missing = await ask(caller, unknown);
      expect([refused.status, refused.text]).toEqual(
        isOurs ? [404, missing.text] : [403, 'Access to the specified project is forbidden'],
      );
      expect((await ask(caller, world.second.uuid)).status).toBe(200);
    } finally {
      await setAccessControl(world.server, false);
    }
  });
});

describe('a fresh analysis of a project', () => {
  it('finds what was missed, under a token that says when it is done', async () => {
    await runSql(world.server.db, sql`delete from identity_match`);
    await runSql(
      world.server.db,
      sql`update identity set c4 = 0, c3 = 0, c2 = 0, c1 = 0, c0 = 0, findings = 0`,
    );
    const { status, body } = await world.viewer.post<{ token: string }>(`${listUrl()}/analyze`);
    expect(status).toBe(200);
    expect(body).toEqual({ token: expect.stringMatching(/^[0-9a-f-]{36}$/) });
    const processing = async () =>
      (await world.viewer.get<{ processing: boolean }>(`/api/v1/event/token/${body.token}`)).body.processing;
    expect(await processing()).toBe(true);
    await world.server.runJobs();
    expect(await processing()).toBe(false);
    expect(await listFindings()).toHaveLength(5);
  });
});

describe('the audit list', () => {
  const audit = async (query = '') => (await world.viewer.get<AuditFinding[]>(auditUrl(query))).body;

  it('is a light list of findings with their state', async () => {
    const [first] = await audit();
    expect(first).toEqual({
      component: {
        uuid: world.first.components.anvil,
        name: 'anvil',
        version: '1.5',
        cpe: 'cpe:2.3:a:acme:anvil:1.5:*:*:*:*:*:*:*',
        isDirect: expect.any(Boolean),
      },
      vulnerability: {
        uuid: expect.any(String),
        source: 'NVD',
        vulnId: flaws.critical,
        cveId: flaws.critical,
        title: `Description of ${flaws.critical}`,
        severity: 'CRITICAL',
        cvss: 9.8,
        scores: [{ version: 'V3', score: 9.8, from: flaws.critical }],
        epssScore: 0.12345,
        epssPercentile: 0.98765,
        published: Date.parse('2026-01-05T10:00:00Z'),
        cwes: [79],
        aliases: [],
        origins: {
          severity: flaws.critical,
          cvss: flaws.critical,
          epss: flaws.critical,
          title: flaws.critical,
        },
      },
      fix: { nearest: '2.0', from: flaws.critical },
      analysis: { state: 'NOT_SET', isSuppressed: false, isRecorded: expect.any(Boolean) },
      attribution: { analyzerIdentity: 'INTERNAL_ANALYZER', attributedOn: expect.any(Number) },
    });
  });

  it.each([
    ['?severity=CRITICAL,MEDIUM', [`anvil ${flaws.critical}`, `anvil ${flaws.medium}`]],
    [`?vulnerability=${flaws.alias}`, [`hammer ${flaws.high}`]],
    [`?everyRecord=true&vulnerability=${flaws.alias}`, [`hammer ${flaws.alias}`]],
    ['?searchText=NAIL', [`nail ${flaws.unassigned}`]],
    ['?searchText=go-2026-0003', [`hammer ${flaws.high}`]],
    ['?everyRecord=true&searchText=go-2026-0003', [`hammer ${flaws.alias}`]],
    ['?searchText=example.com/hammer', [`hammer ${flaws.high}`]],
    ['?searchText=summary%20of%20GO-2026-0004', [`nail ${flaws.unassigned}`]],
    ['?searchText=%25', []],
    ['?state=RESOLVED', []],
    [`?vulnerability=${flaws.high}`, [`hammer ${flaws.high}`]],
    [`?everyRecord=true&vulnerability=${flaws.high}`, [`hammer ${flaws.high}`, `hammer ${flaws.alias}`]],
    ['?source=OSV', [`hammer ${flaws.alias}`, `nail ${flaws.unassigned}`]],
    ['?analyzer=OSSINDEX_ANALYZER', []],
    ['?minEpss=0.1', [`anvil ${flaws.critical}`]],
    ['?minCvss=7.5', [`anvil ${flaws.critical}`, `hammer ${flaws.high}`]],
    ['?exploited=true', []],
    ['?fix=NONE', []],
    ['?foundSince=2999-01-01', []],
    ['?foundUntil=2020-01-01', []],
    ['?foundUntil=2999-01-01&severity=CRITICAL', [`anvil ${flaws.critical}`]],
    ['?maxCvss=1', []],
    ['?maxEpss=0', []],
    ['?foundSince=2020-01-01&severity=CRITICAL', [`anvil ${flaws.critical}`]],
  ])('is narrowed by %s', async (query, expected) => {
    expect(keysOf(await audit(query))).toEqual(expected);
  });

  it('tells how many without a severity are likely to be exploited: as many as the list with this filter', async () => {
    const { db } = world.server;
    const likely = (epss: number | null) =>
      runSql(db, sql`update vuln set effective_epss = ${epss} where ext_id = ${flaws.unassigned}`);
    const count = async (query: string) =>
      (await world.viewer.get<UnratedFindings>(auditUrl(`/unrated${query}`))).body.findings;
    expect(await count('?minEpss=0.1')).toBe(0);
    await likely(0.1);
    expect(await count('?minEpss=0.1')).toBe(1);
    expect(await audit('?minEpss=0.1&severity=UNASSIGNED')).toHaveLength(1);
    expect(await count('')).toBe(1);
    expect(await count('?minEpss=0.11')).toBe(0);
    await decide('nail', flaws.unassigned, { isSuppressed: true });
    expect(await count('?minEpss=0.1')).toBe(0);
    expect(await count('?minEpss=0.1&suppressed=true')).toBe(1);
    await decide('nail', flaws.unassigned, { isSuppressed: false });
    await likely(null);
    expect((await world.viewer.get(auditUrl('/unrated?minEpss=high'))).status).toBe(400);
  });

  it('puts what is known to be exploited first, and finds it', async () => {
    const { db } = world.server;
    await runSql(db, sql`update vuln set exploited = true where ext_id = ${flaws.medium}`);
    await runSql(
      db,
      sql`insert into known_exploited (cve_id, added_on, due_on, ransomware) values (${flaws.medium}, '2026-02-01', '2026-02-22', true)`,
    );
    const [first] = await audit();
    expect(first?.vulnerability).toMatchObject({
      vulnId: flaws.medium,
      knownExploited: { addedOn: '2026-02-01', dueOn: '2026-02-22', ransomware: true },
      origins: { knownExploited: flaws.medium },
    });
    expect(keysOf(await audit('?exploited=true'))).toEqual([`anvil ${flaws.medium}`]);
    await runSql(db, sql`delete from known_exploited`);
    await runSql(db, sql`update vuln set exploited = false`);
  });

  it('has the exploited first, then by severity, EPSS, and CVSS', async () => {
    const { db } = world.server;
    const before = await rowsOf(
      db,
      sql<
        Record<string, unknown>
      >`select vuln_id, exploited, effective_severity, effective_epss, effective_cvss from vuln`,
    );
    const set = (vulnId: string, exploited: boolean, severity: number, epss: number, cvss: number) =>
      runSql(
        db,
        sql`update vuln set exploited = ${exploited}, effective_severity = ${severity}, effective_epss = ${epss},
          effective_cvss = ${cvss} where ext_id = ${vulnId}`,
      );
    const order = async () => (await audit()).map(({ vulnerability }) => vulnerability.vulnId);
    const all = [flaws.critical, flaws.high, flaws.medium, flaws.unassigned];
    await runSql(db, sql`update vuln set effective_severity = 0 where ext_id = ${flaws.alias}`);
    for (const [at, vulnId] of all.entries()) await set(vulnId, false, 3, 0.2, 5 + at);
    expect(await order()).toEqual(all.toReversed());
    await set(flaws.critical, false, 3, 0.20001, 1);
    expect((await order())[0]).toBe(flaws.critical);
    await set(flaws.high, false, 4, 0.1, 1);
    expect((await order()).slice(0, 2)).toEqual([flaws.high, flaws.critical]);
    await set(flaws.medium, true, 1, 0, 0);
    expect((await order()).slice(0, 3)).toEqual([flaws.medium, flaws.high, flaws.critical]);
    for (const row of before)
      await runSql(
        db,
        sql`update vuln set exploited = ${row.exploited}, effective_severity = ${row.effective_severity},
          effective_epss = ${row.effective_epss}, effective_cvss = ${row.effective_cvss} where vuln_id = ${row.vuln_id}`,
      );
  });

  it('is narrowed to direct and transitive dependencies', async () => {
    const direct = await audit('?dependency=DIRECT');
    const transitive = await audit('?dependency=TRANSITIVE');
    expect(direct.length + transitive.length).toBe(4);
    expect(direct.every((finding) => finding.component.isDirect)).toBe(true);
    expect(transitive.some((finding) => finding.component.isDirect)).toBe(false);
  });

  it('refuses a score that is none and a day that is none', async () => {
    for (const query of ['?minEpss=x', '?minCvss=high', '?foundSince=yesterday', '?fix=MAYBE', '?flaw=x'])
      expect((await world.viewer.get(auditUrl(query))).status, query).toBe(400);
  });

  it('is narrowed by component, and by state with suppressed ones where asked for', async () => {
    expect(keysOf(await audit(`?component=${world.first.components.nail}`))).toEqual([
      `nail ${flaws.unassigned}`,
    ]);
    await decide('nail', flaws.unassigned, { analysisState: 'NOT_AFFECTED', isSuppressed: true });
    await decide('hammer', flaws.high, { analysisState: 'IN_TRIAGE' });
    expect(keysOf(await audit('?state=NOT_AFFECTED,IN_TRIAGE'))).toEqual([`hammer ${flaws.high}`]);
    expect(keysOf(await audit('?state=NOT_AFFECTED,IN_TRIAGE&suppressed=true'))).toEqual([
      `hammer ${flaws.high}`,
      `nail ${flaws.unassigned}`,
    ]);
    for (const query of ['?onlySuppressed=true', '?onlySuppressed=true&suppressed=true'])
      expect(keysOf(await audit(query)), query).toEqual([`nail ${flaws.unassigned}`]);
    const grouped = await world.viewer.get<FindingGroup[]>(
      auditUrl('/groups?by=COMPONENT&onlySuppressed=true'),
    );
    expect(grouped.body.map(({ component }) => component?.name)).toEqual(['nail']);
    await decide('nail', flaws.unassigned, { isSuppressed: false });
    await decide('hammer', flaws.high, {});
    expect(await audit('?state=NOT_SET')).toHaveLength(4);
    const [nail] = await audit(`?component=${world.first.components.nail}`);
    expect(nail?.analysis).toEqual({ state: 'NOT_SET', isSuppressed: false, isRecorded: true });
    const [medium] = await audit(`?vulnerability=${flaws.medium}`);
    expect(medium?.analysis).toEqual({ state: 'NOT_SET', isSuppressed: false, isRecorded: false });
  });

  it.each([
    ['component.name', 'desc', ['nail', 'hammer', 'anvil', 'anvil']],
    ['vulnerability.vulnId', 'asc', ['anvil', 'anvil', 'hammer', 'nail']],
    ['vulnerability.cvss', 'desc', ['anvil', 'hammer', 'anvil', 'nail']],
    ['vulnerability.severity', 'asc', ['nail', 'anvil', 'hammer', 'anvil']],
  ])('is sorted by %s %s', async (field, direction, names) => {
    const rows = await audit(`?sortName=${field}&sortOrder=${direction}`);
    expect(rows.map((row) => row.component.name)).toEqual(names);
  });

  /** All of it by its cursors. */
  async function walk(order: string): Promise<string[]> {
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const path: string = auditUrl(`?pageNumber=1&pageSize=2&${order}&cursor=${cursor}`);
      const answer = await world.viewer.get<AuditFinding[]>(path);
      seen.push(...keysOf(answer.body));
      cursor = answer.headers.get('x-next-cursor');
    }
    return seen.toSorted();
  }

  it('pages without gaps or repeats and always says how many there are', async () => {
    const seen: string[] = [];
    for (const page of [1, 2, 3]) {
      const answer = await world.viewer.get<AuditFinding[]>(
        auditUrl(`?pageNumber=${page}&pageSize=2&sortName=component.name&sortOrder=asc`),
      );
      expect(answer.headers.get('x-total-count')).toBe('4');
      seen.push(...keysOf(answer.body));
    }
    expect(seen.toSorted()).toEqual(keysOf(await audit()).toSorted());
    expect(await walk('sortName=vulnerability.epssScore&sortOrder=desc')).toEqual(seen.toSorted());
    expect(await walk('sortName=analysis.isSuppressed&sortOrder=asc')).toEqual(seen.toSorted());
    expect(await walk('')).toEqual(seen.toSorted());
    const none = await world.viewer.get(auditUrl('?searchText=nothing-like-it&offset=3'));
    expect([none.text, none.headers.get('x-total-count')]).toEqual(['[]', '0']);
  });

  it('refuses words it does not know', async () => {
    const component = await world.viewer.get(auditUrl('?component=anvil'));
    expect([component.status, component.body]).toMatchObject([
      400,
      { violations: [{ path: 'component', message: 'Invalid UUID' }] },
    ]);
    for (const query of ['?severity=BAD', '?state=OPEN']) {
      const answer = await world.viewer.get(auditUrl(query));
      expect(answer.status, query).toBe(400);
      expect(answer.body).toMatchObject({ title: 'Illegal argument provided' });
    }
    const order = await world.viewer.get(auditUrl('?sortName=component.shoeSize&sortOrder=asc'));
    expect(order.body).toMatchObject({ status: 400, title: 'Field not sortable' });
  });
});

/** Counts the components of the first project anew, as whatever changes their matches or analyses does. */
async function recount(): Promise<void> {
  const { db } = world.server;
  const components = await rowsOf(
    db,
    sql<{
      projectId: number;
      componentId: number;
    }>`select c.project_id as "projectId", c.component_id as "componentId"
      from component c join project p using (project_id) where p.uuid = ${world.first.uuid}`,
  );
  await inTransaction(db, (trx) => recountComponents(trx, components));
}

describe('a finding that a person attached', () => {
  it('tells who found it and gives way to a match of the analyzer', async () => {
    const { db } = world.server;
    await runSql(
      db,
      sql`insert into component_match (project_id, component_id, vuln_id, reference_url)
        select c.project_id, c.component_id, v.vuln_id, 'https://example.com/why' from component c, vuln v
        where c.uuid in (${world.first.components.mystery ?? newUuid()}, ${world.first.components.anvil ?? newUuid()})
          and v.ext_id = ${flaws.critical}`,
    );
    const found = (await listFindings()).filter((finding) => finding.vulnerability.vulnId === flaws.critical);
    const attributions = Object.fromEntries(
      found.map(({ component, attribution }) => [component.name, attribution]),
    );
    expect(attributions).toMatchObject({
      anvil: { analyzerIdentity: 'INTERNAL_ANALYZER' },
      mystery: { analyzerIdentity: 'NONE', referenceUrl: 'https://example.com/why' },
    });
    expect(attributions.anvil).not.toHaveProperty('referenceUrl');
    expect(found).toHaveLength(2);
    await runSql(db, sql`delete from component_match`);
  });

  it('stands in its place of every list, whatever it is sorted and narrowed by', async () => {
    const { db } = world.server;
    // The second has another record of a flaw that its component has already: they are one flaw there.
    await runSql(
      db,
      sql`insert into component_match (project_id, component_id, vuln_id)
        select c.project_id, c.component_id, v.vuln_id from component c, vuln v
        where (c.uuid, v.ext_id) in ((${world.first.components.mystery ?? newUuid()}, ${flaws.high}),
          (${world.first.components.mystery ?? newUuid()}, ${flaws.alias}),
          (${world.first.components.nail ?? newUuid()}, ${flaws.high}))`,
    );
    await recount();
    await decide('mystery', flaws.high, { analysisState: 'EXPLOITABLE' });
    await decide('anvil', flaws.critical, { isSuppressed: true });
    const fields = endpointTable['GET /api/waybill/v1/project/{uuid}/findings'].paged?.sort ?? [];
    const filters = [
      '',
      '&suppressed=true',
      '&searchText=e',
      '&severity=HIGH',
      '&state=NOT_SET',
      '&fix=NONE',
    ];
    for (const field of fields) {
      for (const filter of filters) {
        const query = `sortName=${field}&sortOrder=${filter.length % 2 ? 'asc' : 'desc'}${filter}`;
        // Without paging, all findings are sorted.
        const whole = keysOf(
          (await world.viewer.get<AuditFinding[]>(auditUrl(`?pageNumber=1&pageSize=0&${query}`))).body,
        );
        const paged: string[] = [];
        for (let offset = 0; offset <= whole.length; offset += 3) {
          const answer = await world.viewer.get<AuditFinding[]>(
            auditUrl(`?${query}&offset=${offset}&limit=3`),
          );
          paged.push(...keysOf(answer.body));
          expect(answer.headers.get('x-total-count'), query).toBe(String(whole.length));
        }
        expect(paged, query).toEqual(whole);
      }
    }
    const byComponents = await world.viewer.get<FindingGroup[]>(
      auditUrl('/groups?by=FLAW&sortName=components&sortOrder=desc'),
    );
    const ofHigh = byComponents.body.find((group) => group.vulnerability?.cveId === flaws.high);
    expect(ofHigh).toMatchObject({ components: 3, findings: 3 });
    expect(byComponents.body[0]).toEqual(ofHigh);
    await runSql(db, sql`delete from component_match`);
    await runSql(db, sql`delete from analysis`);
    await recount();
  });
});

describe('findings in groups', () => {
  const groupsUrl = (query: string) => `${auditUrl()}/groups${query}`;
  const groups = async (query: string) => world.viewer.get<FindingGroup[]>(groupsUrl(query));

  it('are one row for each flaw, whatever records it has, the most urgent first', async () => {
    const { body, headers } = await groups('?by=FLAW');
    expect(headers.get('x-total-count')).toBe('4');
    expect(
      body.map((group) => [group.vulnerability?.cveId ?? group.vulnerability?.vulnId, group.findings]),
    ).toEqual([
      [flaws.critical, 1],
      [flaws.high, 1],
      [flaws.medium, 1],
      [flaws.unassigned, 1],
    ]);
    expect(body[1]).toMatchObject({
      severity: 'HIGH',
      components: 1,
      flaws: 1,
      fixable: 1,
      decided: 0,
      exploited: false,
    });
    const inGroup = await world.viewer.get<AuditFinding[]>(
      auditUrl(`?everyRecord=true&flaw=${body[1]?.vulnerability?.uuid}`),
    );
    expect(keysOf(inGroup.body)).toEqual([`hammer ${flaws.high}`, `hammer ${flaws.alias}`]);
  });

  it('are one row for each component', async () => {
    const { body } = await groups('?by=COMPONENT&sortName=name&sortOrder=asc');
    expect(body.map((group) => [group.component?.name, group.findings, group.flaws])).toEqual([
      ['anvil', 2, 2],
      ['hammer', 1, 1],
      ['nail', 1, 1],
    ]);
  });

  it('count what the filter leaves, page by page', async () => {
    const { body, headers } = await groups('?by=COMPONENT&severity=CRITICAL,HIGH&pageSize=1&pageNumber=2');
    expect(headers.get('x-total-count')).toBe('2');
    expect(body).toMatchObject([{ component: { name: 'hammer' }, findings: 1 }]);
  });

  it('have the figures of their findings, whatever they are sorted by', async () => {
    const fields = ['urgency', 'findings', 'components', 'flaws', 'name'];
    for (const filter of [
      '',
      '&searchText=ER',
      '&fix=AVAILABLE',
      '&dependency=TRANSITIVE',
      '&state=NOT_SET',
    ]) {
      const found = (await world.viewer.get<AuditFinding[]>(auditUrl(`?pageSize=100${filter}`))).body;
      for (const field of fields) {
        const { body } = await groups(`?by=COMPONENT&sortName=${field}&sortOrder=desc${filter}`);
        const expected = new Map<string, number>();
        for (const { component } of found)
          expected.set(component.name, (expected.get(component.name) ?? 0) + 1);
        const shown = body.map((group) => [group.component?.name, group.findings]);
        expect(Object.fromEntries(shown), `${field} ${filter}`).toEqual(Object.fromEntries(expected));
        const flaw = await groups(`?by=FLAW&sortName=${field}&sortOrder=asc${filter}`);
        const sum = flaw.body.reduce((total, group) => total + group.findings, 0);
        expect(sum, `${field} ${filter}`).toBe(found.length);
      }
    }
    const down = await groups('?by=FLAW&sortName=findings&sortOrder=desc');
    expect(down.body.map((group) => group.findings)).toEqual([1, 1, 1, 1]);
    const byFlaws = await groups('?by=COMPONENT&sortName=flaws&sortOrder=desc');
    expect(byFlaws.body.map((group) => group.flaws)).toEqual([2, 1, 1]);
  });

  it('count a flaw once per component, as the list does, by its leading record', async () => {
    const hammer = async (by: string) => {
      const { body } = await groups(`?by=${by}`);
      return body.find(
        (group) => group.component?.name === 'hammer' || group.vulnerability?.cveId === flaws.high,
      );
    };
    await decide('hammer', flaws.alias, { analysisState: 'IN_TRIAGE' });
    for (const by of ['FLAW', 'COMPONENT'])
      expect(await hammer(by), by).toMatchObject({ findings: 1, fixable: 1, decided: 0 });
    await decide('hammer', flaws.high, { analysisState: 'IN_TRIAGE' });
    for (const by of ['FLAW', 'COMPONENT'])
      expect(await hammer(by), by).toMatchObject({ findings: 1, fixable: 1, decided: 1 });
    for (const id of [flaws.alias, flaws.high]) await decide('hammer', id, {});
  });

  it('need to be told by what', async () => {
    expect((await groups('')).status).toBe(400);
    expect((await groups('?by=COLOR')).status).toBe(400);
  });
});

describe('a single finding', () => {
  it('tells all that the records of its flaw say', async () => {
    const { body: list } = await world.viewer.get<AuditFinding[]>(
      auditUrl(`?everyRecord=true&vulnerability=${flaws.alias}`),
    );
    const [row] = list;
    const url = `${auditUrl()}/${row?.component.uuid}/${row?.vulnerability.uuid}`;
    const { body } = await world.viewer.get<FindingDetails>(url);
    expect(body).toMatchObject({
      ...row,
      vulnerability: {
        ...row?.vulnerability,
        // Lists do not read the vectors.
        scores: row?.vulnerability.scores.map((score) => ({
          ...score,
          vector: expect.stringContaining('CVSS:3.1'),
        })),
      },
      description: expect.any(String),
      references: expect.arrayContaining([`https://example.com/${flaws.high}`]),
      records: [
        { source: 'OSV', vulnId: flaws.alias, severity: 'UNASSIGNED' },
        {
          source: 'NVD',
          vulnId: flaws.high,
          severity: 'HIGH',
          cvss: 7.5,
          cvssVector: expect.stringContaining('CVSS:3.1'),
        },
      ],
    });
  });

  it('is not found where the project has none, and not shown to those who may not see it', async () => {
    const [row] = (await world.viewer.get<AuditFinding[]>(auditUrl('?pageSize=1'))).body;
    const missing = await world.viewer.get(`${auditUrl()}/${row?.component.uuid}/${unknown}`);
    expect([missing.status, missing.text]).toEqual([
      404,
      expect.stringContaining('The finding could not be found.'),
    ]);
    const other = await world.server.asKey('VIEW_PORTFOLIO');
    expect((await other.get(`${auditUrl()}/${row?.component.uuid}/${row?.vulnerability.uuid}`)).status).toBe(
      403,
    );
  });
});
