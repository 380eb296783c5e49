import type { Finding, GroupedFinding, PortfolioFinding, PortfolioFindingGroup } from '@waybill/api-contract';
import { endpointTable } from '@waybill/api-contract/server';
import { cases } from '@waybill/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type AuditWorld,
  flaws,
  setAccessControl,
  showProject,
  startAuditWorld,
  type UploadedProject,
  uploadBom,
  workshopBom,
} from '../../../../test/audit-world.ts';
import { inTransaction, rowsOf, runSql, sql } from '../../../db/database.ts';
import { anything, type Between } from '../../../db/list/filters.ts';
import type { Page } from '../../../db/list/page.ts';
import { everyProject } from '../../../db/project-scope.ts';
import { refreshSpread } from '../../finding-spread/spread.service.ts';
import { everyFinding, type FindingFilter } from '../finding-filter.ts';
import { choosePortfolio } from './portfolio.service.ts';
import { pageOfContractGroups, pageOfPortfolioGroups } from './portfolio-group.service.ts';
import { contractOrder, portfolioOrder } from './portfolio-order.ts';
import type { Limits } from './portfolio-plan.service.ts';

const path = '/api/waybill/v1/findings';

let world: AuditWorld;
let other: UploadedProject;
beforeAll(async () => {
  world = await startAuditWorld();
  other = await uploadBom(world.server, world.auditor, 'Forge', '7', workshopBom);
  const { body: project } = await world.viewer.get<Record<string, unknown>>(`/api/v1/project/${other.uuid}`);
  await world.auditor.patch(`/api/v1/project/${other.uuid}`, { tags: [{ name: 'hot' }], active: true });
  expect(project).toBeDefined();
  const { body } = await world.viewer.get<Finding[]>(`/api/v1/finding/project/${world.first.uuid}`);
  for (const [vulnId, decision] of [
    [flaws.critical, { analysisState: 'EXPLOITABLE' }],
    [flaws.medium, { analysisState: 'FALSE_POSITIVE', isSuppressed: true }],
    [flaws.unassigned, { analysisState: 'RESOLVED', analysisResponse: 'UPDATE' }],
  ] as const) {
    const finding = body.find((one) => one.vulnerability.vulnId === vulnId);
    const key = { component: finding?.component.uuid, vulnerability: finding?.vulnerability.uuid };
    await world.auditor.put('/api/v1/analysis', { ...key, partial: true, ...decision });
  }
  const mystery = world.first.components.mystery;
  const attached = await world.server.asAdmin.post(
    `/api/v1/vulnerability/source/NVD/vuln/${flaws.critical}/component/${mystery}`,
  );
  expect(attached.status, attached.text).toBe(200);
  await runSql(
    world.server.db,
    sql`update component set added_at = added_at - component_id % 7 * interval '1 day'`,
  );
  await runSql(
    world.server.db,
    sql`update identity_match set first_seen = first_seen - vuln_id % 5 * interval '1 day'`,
  );
  // Every other finding has a ticket, some of them one that is done.
  await runSql(
    world.server.db,
    sql`with made as (
        insert into notification_ticket (delivery_uuid, system, external_id, key, url, created_at, category)
        select gen_random_uuid(), 'JIRA', '1', 'OPS-1', 'https://jira.example/browse/OPS-1', now(), category
        from (values ('DONE'), (null)) as c(category) returning ticket_id, category)
      insert into notification_ticket_about (ticket_id, project_uuid, component_uuid, about_uuid)
      select t.ticket_id, p.uuid, c.uuid, v.uuid from component c join project p using (project_id)
      join identity_match m using (identity_id) join vuln v using (vuln_id)
      join made t on (t.category is null) = (c.component_id % 3 = 0) where (c.component_id + v.vuln_id) % 2 = 0`,
  );
  // As of two uploads at once that were the first to find some.
  await runSql(
    world.server.db,
    sql`insert into vuln_matched select * from vuln_matched where vuln_id % 2 = 0`,
  );
});
afterAll(() => world.server.close());

const page = (more: Partial<Page> = {}): Page => ({
  offset: 0,
  limit: 100,
  search: undefined,
  order: undefined,
  hasCursor: true,
  ...more,
});

const filters: Readonly<Record<string, Partial<FindingFilter>>> = {
  nothing: {},
  suppressed: { withSuppressed: true },
  'only suppressed': { withSuppressed: true, onlySuppressed: true },
  severities: { severities: [5, 0] },
  sources: { sources: ['NVD'] },
  'analyzers of people': { analyzers: ['NONE'] },
  'internal analyzer': { analyzers: ['INTERNAL_ANALYZER'] },
  'states that are decided': { states: ['EXPLOITABLE', 'RESOLVED'] },
  'states with none': { states: ['NOT_SET', 'RESOLVED'] },
  responses: { responses: ['UPDATE'] },
  exploited: { exploited: true },
  cvss: { cvss: { from: 7, to: 9.8 } },
  direct: { dependency: 'DIRECT' },
  transitive: { dependency: 'TRANSITIVE' },
  'with a fix': { fix: 'AVAILABLE' },
  'without a fix': { fix: 'NONE' },
  recently: { foundSince: new Date(Date.now() - 2 * 86_400_000) },
  'long ago': { foundUntil: new Date(Date.now() - 3 * 86_400_000) },
  vulnerability: { vulnerability: flaws.high },
  'tags of projects': { tags: ['hot'] },
  folded: { isFolded: true },
  'folded with suppressed': { isFolded: true, withSuppressed: true },
  'folded, text of another record': {
    isFolded: true,
    text: { text: flaws.alias, fields: ['vulnerability', 'project'], isExact: false },
  },
  'folded, another record': { isFolded: true, vulnerability: flaws.alias },
  'text of a component': { text: { text: 'Ham', fields: ['component'], isExact: false } },
  'text of a vulnerability': { text: { text: '0003', fields: ['vulnerability', 'title'], isExact: false } },
  'text of a project': { text: { text: 'forge', fields: ['component', 'project'], isExact: false } },
  'text of nothing': { text: { text: 'forge', fields: ['component', 'project'], isExact: true } },
  reasons: { reasonsChanged: true },
  'with a ticket': { tickets: ['ANY'] },
  'without a ticket': { tickets: ['NONE'] },
  'with a ticket that is done, folded': { tickets: ['DONE'], isFolded: true },
  'with a ticket to do, or none': { tickets: ['TODO', 'NONE'] },
};

const own = (endpointTable['GET /api/waybill/v1/findings'].paged?.sort ?? []).map((field) => ({
  field,
  orderOf: portfolioOrder,
}));
const contract = (endpointTable['GET /api/v1/finding'].paged?.sort ?? []).map((field) => ({
  field,
  orderOf: contractOrder,
}));

/** Reads the few findings of these tests as more would be read. */
const asOfMany: Partial<Limits> = { gathered: -1 };
const asOfMillions: Partial<Limits> = { gathered: -1, tallied: -1 };

const keyOf = (row: { project_id: number; component_id: number; vuln_id: number }) => [
  row.project_id,
  row.component_id,
  row.vuln_id,
];

const groupSorts = endpointTable['GET /api/waybill/v1/findings/groups'].paged?.sort ?? [];

describe('a page of the findings of all projects', () => {
  const sorts = [...own, ...contract];
  const descending = [false, true];
  const every = cases({ sort: sorts, descending, filter: Object.values(filters) }, 4);
  const paged = cases({ sort: sorts, descending, limits: [{}, asOfMany] }, 5);
  // Nothing but the text's vulnerabilities is few with none.
  const fewness: Partial<Limits>[] = [
    asOfMany,
    { ...asOfMany, sorted: -1 },
    { gathered: 0 },
    { gathered: 12 },
  ];
  const kinds = ['projects', 'text', 'suppressed', 'changed'] as const;
  const few = cases({ sort: sorts, descending, kind: kinds, isFolded: [false, true], limits: fewness }, 6);

  it.each(sorts)('is the same, however it is read: $field', async (sort) => {
    const { db } = world.server;
    for (const { descending, filter } of every.filter((one) => one.sort === sort)) {
      const asked = page({ order: { field: sort.field, descending } });
      const order = sort.orderOf(asked);
      const whole = { ...everyFinding, ...filter };
      const all = await choosePortfolio(db, everyProject, whole, order, asked);
      const walked = await choosePortfolio(db, everyProject, whole, order, asked, asOfMany);
      expect(walked.rows).toEqual(all.rows);
      expect(all.total).toBe(all.rows.length);
    }
  });

  it.each(sorts)('goes on where the last one ended: $field', async (sort) => {
    const { db } = world.server;
    for (const { descending, limits } of paged.filter((one) => one.sort === sort)) {
      const order = { field: sort.field, descending };
      const read = (asked: Page, given?: Partial<Limits>) =>
        choosePortfolio(db, everyProject, everyFinding, sort.orderOf(asked), asked, given);
      const all = await read(page({ order }));
      const rows = [];
      let cursor: string | undefined;
      do {
        const one = await read(page({ order, limit: 4, cursor }), limits);
        rows.push(...one.rows);
        cursor = one.next;
      } while (cursor !== undefined);
      expect(rows.map(keyOf)).toEqual(all.rows.map(keyOf));
    }
  });

  it.each(sorts)('has the same rows, however few are meant: $field', async (sort) => {
    const { db } = world.server;
    await runSql(
      db,
      sql`update analysis a set decided_at = now(), decided_severity = v.effective_severity + 1
        from vuln v where v.vuln_id = a.vuln_id and a.state = 'EXPLOITABLE'`,
    );
    const fields = ['vulnerability', 'title', 'component', 'project'] as const;
    const meant = {
      projects: { projects: [world.first.uuid, other.uuid] },
      text: { text: { text: flaws.alias, fields, isExact: false } },
      suppressed: { withSuppressed: true, onlySuppressed: true },
      changed: { reasonsChanged: true },
    };
    for (const { descending, kind, isFolded, limits } of few.filter((one) => one.sort === sort)) {
      const asked = page({ order: { field: sort.field, descending } });
      const filter = { ...everyFinding, ...meant[kind], isFolded };
      const read = async (given: Partial<Limits>) => {
        const { rows } = await choosePortfolio(db, everyProject, filter, sort.orderOf(asked), asked, given);
        return rows.map(keyOf);
      };
      const all = await read({});
      expect(all.length).toBeGreaterThan(0);
      expect(await read(limits)).toEqual(all);
    }
  });

  it('has the rows of the projects’ lists, with their projects', async () => {
    const { body, headers } = await world.viewer.get<PortfolioFinding[]>(`${path}?suppressed=true`);
    expect(headers.get('x-total-count')).toBe('13');
    for (const project of [world.first, world.second, other]) {
      const list = await world.viewer.get<object[]>(
        `/api/waybill/v1/project/${project.uuid}/findings?suppressed=true`,
      );
      const rows = body.filter((row) => row.project.uuid === project.uuid);
      expect(rows.map(({ project: _, ...row }) => row)).toEqual(expect.arrayContaining(list.body));
      expect(rows).toHaveLength(list.body.length);
    }
  });

  it('leaves what the parameters say', async () => {
    const lengthOf = async (query: string) =>
      (await world.viewer.get<unknown[]>(`${path}?${query}`)).body.length;
    expect(await lengthOf('')).toBe(12);
    expect(await lengthOf('everyRecord=true')).toBe(15);
    expect(await lengthOf(`project=${other.uuid}`)).toBe(4);
    expect(await lengthOf('tag=hot')).toBe(4);
    expect(await lengthOf('severity=CRITICAL')).toBe(4);
    expect(await lengthOf('state=EXPLOITABLE')).toBe(1);
    expect(await lengthOf('searchText=nail')).toBe(3);
    expect(await lengthOf('searchText=Forge')).toBe(4);
    expect(await lengthOf(`vulnerability=${flaws.high}`)).toBe(3);
    expect(await lengthOf(`vulnerability=${flaws.alias}`)).toBe(3);
    expect(await lengthOf(`searchText=${flaws.alias}`)).toBe(3);
    expect(await lengthOf(`vulnerability=${flaws.high}&everyRecord=true`)).toBe(6);
    expect(await lengthOf('latest=true')).toBe(0);
  });

  it('is filtered by vendor response, day of publication, and version of a component', async () => {
    const list = async (query: string) => {
      const { body } = await world.viewer.get<PortfolioFinding[]>(
        `${path}?pageSize=100&pageNumber=1&${query}`,
      );
      return body;
    };
    const answered = await list('response=UPDATE');
    expect(answered.map(({ vulnerability }) => vulnerability.vulnId)).toEqual([flaws.unassigned]);
    const all = await list('');
    const dayOf = ({ vulnerability }: PortfolioFinding) =>
      new Date(vulnerability.published ?? 0).toISOString().slice(0, 10);
    const day = all.map(dayOf).toSorted().at(-1) ?? '';
    const recent = await list(`publishedSince=${day}&publishedUntil=${day}`);
    expect(recent.length).toBeGreaterThan(0);
    expect(recent.length).toBe(all.filter((one) => dayOf(one) === day).length);
    expect(await list('publishedUntil=1990-01-01')).toEqual([]);
    const groups = await world.viewer.get<PortfolioFindingGroup[]>(`${path}/groups?by=COMPONENT`);
    for (const { id, component, findings } of groups.body) {
      const below = await list(`identity=${id}`);
      expect(below.length).toBe(findings);
      expect(new Set(below.map((one) => one.component.name))).toEqual(new Set([component?.name]));
    }
    expect((await world.viewer.get(`${path}?identity=anvil`)).status).toBe(400);
  });

  it('shows callers only the projects that they may see, and counts no others', async () => {
    const guest = await world.server.asKey('VIEW_VULNERABILITY');
    await setAccessControl(world.server, true);
    try {
      expect((await guest.get(path)).body).toEqual([]);
      await showProject(world.server, guest, other);
      for (const list of [path, '/api/v1/finding']) {
        const { body, headers } = await guest.get<unknown[]>(
          `${list}${list === path ? '' : '?pageSize=100'}`,
        );
        // The contract has every record of a flaw.
        const expected = list === path ? 4 : 5;
        expect(body).toHaveLength(expected);
        expect(headers.get('x-total-count')).toBe(String(expected));
      }
      const groups = await guest.get<PortfolioFindingGroup[]>(`${path}/groups?by=PROJECT`);
      expect(groups.body.map((group) => group.id)).toEqual([other.uuid]);
      const grouped = await guest.get<GroupedFinding[]>('/api/v1/finding/grouped');
      expect(grouped.body.map((group) => group.vulnerability.affectedProjectCount)).toEqual([1, 1, 1, 1, 1]);
    } finally {
      await setAccessControl(world.server, false);
    }
  });

  it('is for those who may see vulnerabilities', async () => {
    const uploader = await world.server.asKey('BOM_UPLOAD');
    for (const one of [path, `${path}/groups?by=FLAW`, '/api/v1/finding', '/api/v1/finding/grouped'])
      expect((await uploader.get(one)).status).toBe(403);
  });
});

describe('GET /api/v1/finding', () => {
  const list = '/api/v1/finding';

  it('has the findings of contract §10.2, with project and without suppressed ones', async () => {
    const { body, headers } = await world.viewer.get<Finding[]>(`${list}?pageSize=3&pageNumber=1`);
    expect(headers.get('x-total-count')).toBe('15');
    expect(body).toHaveLength(3);
    expect(body[0]?.component).toMatchObject({ projectName: 'Workshop', projectVersion: '1' });
    expect((await world.viewer.get<Finding[]>(`${list}?showSuppressed=true`)).body).toHaveLength(16);
  });

  it('spells out the texts that a vulnerability lacks, as null', async () => {
    const texts = [
      'description',
      'recommendation',
      'references',
      'cvssV2Vector',
      'cvssV3Vector',
      'cvssV4Vector',
      'owaspRRVector',
    ] as const;
    const { body } = await world.viewer.get<Finding[]>(list);
    const vulnerabilities = body.map(({ vulnerability }) => vulnerability);
    expect(vulnerabilities.length).toBeGreaterThan(0);
    expect(vulnerabilities).toEqual(
      vulnerabilities.map(() =>
        expect.objectContaining(
          Object.fromEntries(texts.map((text) => [text, expect.toBeOneOf([null, expect.any(String)])])),
        ),
      ),
    );
    expect(vulnerabilities.some(({ owaspRRVector }) => owaspRRVector === null)).toBe(true);
    expect(vulnerabilities.some(({ description }) => typeof description === 'string')).toBe(true);
    const ofProject = await world.viewer.get<Finding[]>(`/api/v1/finding/project/${world.first.uuid}`);
    expect(ofProject.body[0]?.vulnerability).not.toHaveProperty('owaspRRVector');
  });

  it('refuses no field, and sorts upwards without a direction', async () => {
    expect((await world.viewer.get(`${list}?sortName=nonsense&sortOrder=desc`)).status).toBe(200);
    const { body } = await world.viewer.get<Finding[]>(`${list}?sortName=vulnerability.vulnId`);
    const ids = body.map((finding) => finding.vulnerability.vulnId);
    expect(ids).toEqual(ids.toSorted());
  });

  it('takes the filters of the contract', async () => {
    const lengthOf = async (query: string) =>
      (await world.viewer.get<unknown[]>(`${list}?${query}`)).body.length;
    expect(await lengthOf('severity=CRITICAL,MEDIUM')).toBe(6);
    expect(await lengthOf('analysisStatus=NOT_SET')).toBe(13);
    expect(await lengthOf('vendorResponse=UPDATE')).toBe(1);
    expect(await lengthOf('cvssv3From=7&cvssv3To=9')).toBe(3);
    expect(await lengthOf('textSearchField=COMPONENT_NAME&textSearchInput=nail')).toBe(3);
    expect(await lengthOf('textSearchField=COMPONENT_NAME&textSearchInput=NAIL')).toBe(0);
    expect(await lengthOf('textSearchField=PROJECT_NAME,COMPONENT_NAME&textSearchInput=shop 2')).toBe(5);
    expect(await lengthOf('attributedOnDateTo=2001-01-01')).toBe(0);
    expect(await lengthOf('publishDateFrom=2100-01-01')).toBe(0);
  });

  it('has a page behind the end, with the total', async () => {
    const { status, body, headers } = await world.viewer.get(`${list}?pageSize=10&pageNumber=9`);
    expect([status, body, headers.get('x-total-count')]).toEqual([200, [], '15']);
  });
});

describe('GET /api/v1/finding/grouped', () => {
  const list = '/api/v1/finding/grouped';

  it('has one for each vulnerability and analyzer, suppressed findings with them', async () => {
    const query = '?sortName=vulnerability.affectedProjectCount&sortOrder=desc';
    const { body, headers } = await world.viewer.get<GroupedFinding[]>(`${list}${query}`);
    expect(headers.get('x-total-count')).toBe('6');
    const found = body.map(({ vulnerability, attribution }) => [
      vulnerability.vulnId,
      attribution.analyzerIdentity,
      vulnerability.affectedProjectCount,
    ]);
    expect(found).toContainEqual([flaws.medium, 'INTERNAL_ANALYZER', 3]);
    expect(found.at(-1)).toEqual([flaws.critical, 'NONE', 1]);
    expect((await world.viewer.get<unknown[]>(`${list}?occurrencesFrom=2`)).body).toHaveLength(5);
    expect((await world.viewer.get<unknown[]>(`${list}?occurrencesTo=1`)).body).toHaveLength(1);
  });
});

describe('findings in groups', () => {
  const groupsBy = async (by: string, query = '') =>
    (await world.viewer.get<PortfolioFindingGroup[]>(`${path}/groups?by=${by}${query}`)).body;

  it('are those of a flaw, of a version of a component, or of a project', async () => {
    const ofFlaws = await groupsBy('FLAW');
    expect(
      ofFlaws.map(({ vulnerability, findings, projects }) => [vulnerability?.cveId, findings, projects]),
    ).toEqual([
      [flaws.critical, 4, 3],
      [flaws.high, 3, 3],
      [flaws.medium, 2, 2],
      [undefined, 3, 3],
    ]);
    const ofComponents = await groupsBy('COMPONENT', '&sortName=name&sortOrder=asc');
    expect(
      ofComponents.map(({ component, findings, components }) => [component?.name, findings, components]),
    ).toEqual([
      ['anvil', 5, 3],
      ['hammer', 3, 3],
      ['mystery', 1, 1],
      ['nail', 3, 3],
    ]);
    const ofProjects = await groupsBy('PROJECT', '&sortName=name&sortOrder=asc&severity=CRITICAL');
    expect(ofProjects.map(({ project, findings }) => [project?.name, project?.version, findings])).toEqual([
      ['Forge', '7', 1],
      ['Workshop', '1', 2],
      ['Workshop', '2', 1],
    ]);
  });

  it('can be those of so many projects only, however they are counted', async () => {
    const { db } = world.server;
    await refreshSpread(db, new Date(), new AbortController().signal);
    const projects = [world.first.uuid, other.uuid];
    for (const by of ['FLAW', 'COMPONENT', 'PROJECT'] as const)
      for (const filter of [{}, { withInactive: true }, { projects }]) {
        const whole = { ...everyFinding, ...filter };
        const read = async (between: Between, limits?: Partial<Limits>) => {
          const list = await pageOfPortfolioGroups(db, everyProject, by, whole, page(), between, limits);
          const rows = 'rows' in list ? list.rows : [];
          expect(list.total).toBe(rows.length);
          return rows.map(({ id, projects: count }) => ({ id, count })).toSorted(byId);
        };
        const all = await read(anything);
        for (const between of [
          { from: 2, to: undefined },
          { from: undefined, to: 1 },
          { from: 2, to: 2 },
        ]) {
          const left = all.filter(
            ({ count }) => count >= (between.from ?? 0) && count <= (between.to ?? count),
          );
          expect(await read(between)).toEqual(left);
          for (const limits of [asOfMany, asOfMillions]) expect(await read(between, limits)).toEqual(left);
        }
      }
    expect((await groupsBy('FLAW', '&minProjects=99')).length).toBe(0);
  });

  it('are sorted by what their most urgent vulnerability states', async () => {
    const flawsBy = async (sort: string) =>
      (await groupsBy('FLAW', `&sortName=${sort}&sortOrder=asc`)).map(({ vulnerability }) => vulnerability);
    const inOrder = <Value>(values: Value[], isBefore: (a: Value, b: Value) => boolean) =>
      values.every((value, at) => at === 0 || !isBefore(value, values[at - 1] as Value));
    const scores = (await flawsBy('cvss')).map((flaw) => flaw?.cvss ?? -1);
    expect(new Set(scores).size).toBeGreaterThan(1);
    expect(inOrder(scores, (a, b) => a < b)).toBe(true);
    const epss = (await flawsBy('epss')).map((flaw) => flaw?.epssScore ?? -1);
    expect(inOrder(epss, (a, b) => a < b)).toBe(true);
    const days = (await flawsBy('published')).map((flaw) => Number(flaw?.published ?? 0));
    expect(inOrder(days, (a, b) => a < b)).toBe(true);
    const severities = (await groupsBy('FLAW', '&sortName=severity&sortOrder=desc')).map(
      ({ severity }) => severity,
    );
    expect(severities[0]).toBe('CRITICAL');
    expect(severities.at(-1)).toBe('UNASSIGNED');
  });

  it('are the same as they are counted in memory for some projects', async () => {
    const { db } = world.server;
    const projects = [world.first.uuid, other.uuid];
    const filter: Partial<FindingFilter>[] = [
      {},
      { withInactive: true },
      { withSuppressed: true },
      { severities: [4, 5] },
    ];
    const groups = {
      by: ['FLAW', 'COMPONENT'] as const,
      field: groupSorts,
      descending: [true, false],
      filter,
    };
    for (const { by, field, descending, filter } of cases(groups, 1)) {
      const asked = page({ order: { field, descending } });
      const whole = { ...everyFinding, projects, ...filter };
      const live = await pageOfPortfolioGroups(db, everyProject, by, whole, asked);
      expect(await pageOfPortfolioGroups(db, everyProject, by, whole, asked, undefined, asOfMany)).toEqual(
        live,
      );
      expect(live.total).toBeGreaterThan(0);
    }
    for (const field of endpointTable['GET /api/v1/finding/grouped'].paged?.sort ?? [])
      for (const more of [{}, { withSuppressed: true }, { withSuppressed: true, severities: [4, 5] }])
        for (const occurrences of [anything, { from: 2, to: undefined }]) {
          const asked = page({ order: { field, descending: false } });
          const whole = { ...everyFinding, projects, ...more };
          const live = await pageOfContractGroups(db, everyProject, whole, occurrences, asked);
          for (const limits of [asOfMany, asOfMillions])
            expect(await pageOfContractGroups(db, everyProject, whole, occurrences, asked, limits)).toEqual(
              live,
            );
          expect(live.total).toBeGreaterThan(0);
        }
  });

  it('are the same as they were counted for a whole portfolio', async () => {
    const { db } = world.server;
    await refreshSpread(db, new Date(), new AbortController().signal);
    const filter: Partial<FindingFilter>[] = [
      {},
      { withInactive: true },
      { severities: [4, 5] },
      { withSuppressed: true },
      { withSuppressed: true, withInactive: true },
      { withSuppressed: true, onlySuppressed: true },
    ];
    const groups = { by: ['FLAW', 'COMPONENT', 'PROJECT'] as const, field: groupSorts, filter };
    for (const { by, field, filter } of cases(groups, 2)) {
      const asked = page({ order: { field, descending: true } });
      const whole = { ...everyFinding, ...filter };
      const live = await pageOfPortfolioGroups(db, everyProject, by, whole, asked);
      const counted = await pageOfPortfolioGroups(db, everyProject, by, whole, asked, undefined, asOfMany);
      const rows = 'rows' in counted ? counted.rows.map(({ countedOn: _, ...row }) => row) : [];
      expect(rows.toSorted(byId)).toEqual('rows' in live ? live.rows.toSorted(byId) : []);
      expect(counted.total).toBe(live.total);
    }
    for (const field of endpointTable['GET /api/v1/finding/grouped'].paged?.sort ?? []) {
      const asked = page({ order: { field, descending: false } });
      const whole = { ...everyFinding, withSuppressed: true };
      const any = { from: undefined, to: undefined };
      expect(await pageOfContractGroups(db, everyProject, whole, any, asked, asOfMany)).toEqual(
        await pageOfContractGroups(db, everyProject, whole, any, asked),
      );
    }
  });

  it('are the same as the database counts them by the use of identities, for some projects', async () => {
    const { db } = world.server;
    const projects = [world.first.uuid, other.uuid];
    const sides = [
      {},
      { withSuppressed: true, onlySuppressed: true },
      { withSuppressed: true },
      { severities: [4, 5] },
      { withInactive: true },
    ];
    const groups = {
      by: ['FLAW', 'COMPONENT'] as const,
      field: groupSorts,
      descending: [true, false],
      filter: sides,
    };
    for (const { by, field, descending, filter } of cases(groups, 3)) {
      const asked = page({ order: { field, descending } });
      const some = { ...everyFinding, projects, ...filter };
      const one = await pageOfPortfolioGroups(db, everyProject, by, some, asked);
      const used = await pageOfPortfolioGroups(db, everyProject, by, some, asked, undefined, asOfMillions);
      expect(one.total).toBeGreaterThan(0);
      expect(used).toEqual(one);
    }
  });

  it('of projects are sorted by their most severe findings, however many others one has', async () => {
    const { db } = world.server;
    const rank = async () => {
      const list = await pageOfPortfolioGroups(
        db,
        everyProject,
        'PROJECT',
        everyFinding,
        page({ order: { field: 'urgency', descending: true } }),
        anything,
        asOfMany,
      );
      const rows = 'rows' in list ? list.rows : [];
      return rows.map(({ project }) => project?.uuid).filter((uuid) => uuid !== world.second.uuid);
    };
    const count = (uuid: string, c4: number, c3: number) =>
      runSql(
        db,
        sql`update project_count n set c4 = ${c4}, c3 = ${c3} from project p
          where p.uuid = ${uuid} and n.project_id = p.project_id`,
      );
    const before = await rowsOf(
      db,
      sql<{ uuid: string; c4: number; c3: number }>`select p.uuid, n.c4, n.c3
        from project p join project_count n on n.project_id = p.project_id`,
    );
    await count(world.first.uuid, 1, 5000);
    await count(other.uuid, 2, 0);
    expect(await rank()).toEqual([other.uuid, world.first.uuid]);
    await count(other.uuid, 1, 5001);
    expect(await rank()).toEqual([other.uuid, world.first.uuid]);
    for (const { uuid, c4, c3 } of before) await count(uuid, c4, c3);
  });

  it('are counted anew, and what is gone is gone', async () => {
    const { db } = world.server;
    await inTransaction(db, (trx) =>
      runSql(trx, sql`insert into finding_spread values (2, 4999, true, 1, 1, 1, 1, 1, 1, 1)`),
    );
    await refreshSpread(db, new Date(), new AbortController().signal);
    const counted = await pageOfPortfolioGroups(
      db,
      everyProject,
      'FLAW',
      everyFinding,
      page(),
      undefined,
      asOfMany,
    );
    expect(counted.total).toBe(4);
  });
});

const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);
