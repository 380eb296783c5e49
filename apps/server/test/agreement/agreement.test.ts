import type { PortfolioCoverage, PortfolioMetrics, Project } from '@waybill/api-contract';
import { extent } from '@waybill/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setAccessControl } from '../audit-world.ts';
import type { KeyClient } from '../server.ts';
import { findDisagreements, isCollection, nameIn } from './disagreements.ts';
import { emptyForCollections, everyKind, ofPlainProjects, type Places, sumsOf } from './places.ts';
import { type Figures, type PlainFigures, type PlainProject, readPlainFigures } from './plain-figures.ts';
import { type AgreementWorld, startAgreementWorld } from './world.ts';

let world: AgreementWorld;
let plain: PlainFigures;

beforeAll(async () => {
  world = await startAgreementWorld();
  plain = await readPlainFigures(world.server.db);
});
afterAll(() => world.server.close());

const nameOf = ({ uuid }: PlainProject) => nameIn(world.projects, uuid);

const numbered = (places: Places) =>
  Object.entries(places).map(([place, read], number) => [place, read, number] as const);

/** Of one place, as this client is told. */
function disagreements(
  read: Places[string],
  projects: readonly PlainProject[],
  expected: (project: PlainProject) => Figures,
  client: KeyClient = world.reader,
): Promise<Record<string, unknown>> {
  return findDisagreements((uuid) => read(client, uuid), projects, expected, world.projects);
}

/**
 * The projects that a place is asked about: all of them by `npm run test:all`; all collections and every second one of the others
 * by `npm test`, those that the next place is not asked about.
 */
function askedAt(place: number, projects: readonly PlainProject[]): readonly PlainProject[] {
  const others = projects.filter((project) => !isCollection(project));
  const half = others.filter((_, index) => index % 2 === place % 2);
  return extent({ whole: projects, usual: [...projects.filter(isCollection), ...half] });
}

describe('all places that tell figures of a project', () => {
  it('are asked about thirty projects of all kinds', () => {
    expect(plain.projects.length).toBeGreaterThanOrEqual(30);
    const sums = plain.projects.filter(isCollection).map((project) => plain.of(plain.shownAs(project)));
    expect(
      sums.filter(({ critical, violations, services }) => critical + violations + services > 0).length,
    ).toBe(5);
    const all = plain.of(plain.projects);
    for (const [name, value] of Object.entries(all))
      expect(value, name).toBeGreaterThan(name === 'low' ? -1 : 0);
  });

  it.each(numbered(everyKind))('agree with a plain recount: %s', async (_place, read, number) => {
    const right = (project: PlainProject) => plain.of(plain.shownAs(project));
    expect(await disagreements(read, askedAt(number, plain.projects), right)).toEqual({});
  });

  it.each(numbered(ofPlainProjects))(
    'agree with it where they are no collections: %s',
    async (_place, read, number) => {
      const projects = askedAt(number, plain.projects).filter((project) => !isCollection(project));
      expect(await disagreements(read, projects, (project) => plain.of([project]))).toEqual({});
    },
  );

  it('agree about sums of all below a project, which collections in it stand in with their own', async () => {
    const sums = await sumsOf(
      world.reader,
      plain.projects.map(({ uuid }) => uuid),
    );
    const read = async (_client: KeyClient, uuid: string) => sums.get(uuid) ?? {};
    expect(await disagreements(read, plain.projects, (project) => plain.of(plain.tree(project)))).toEqual({});
    expect(sums.size).toBe(plain.projects.length);
  });
});

describe('a collection', () => {
  it('lists the projects that it is made of, as everything else counts them', async () => {
    for (const project of plain.projects) {
      const { body } = await world.reader.get<Project[]>(`/api/waybill/v1/project/${project.uuid}/members`);
      const right = isCollection(project) ? plain.shownAs(project).map(({ uuid }) => uuid) : [];
      expect(new Set(body.map(({ uuid }) => uuid)), nameOf(project)).toEqual(new Set(right));
    }
  });

  it('answers as the contract has it, where that knows rows of its own only', async () => {
    for (const { uuid } of plain.projects.filter(isCollection)) {
      for (const path of emptyForCollections(uuid)) {
        const { status, body } = await world.reader.get(path);
        expect([path, status, body]).toEqual([path, 200, []]);
      }
    }
  });

  it('gives no empty VEX document of our own, and says why', async () => {
    for (const { uuid } of plain.projects.filter(isCollection)) {
      for (const format of ['openvex', 'csaf']) {
        const { status, text } = await world.reader.get(`/api/waybill/v1/vex/${format}/project/${uuid}`);
        expect([format, status]).toEqual([format, 400]);
        expect(text).toContain('Export its projects.');
      }
    }
  });

  it('shows each row with its project', async () => {
    const shop = world.projects.get('Shop');
    const members = new Set(['Shop front', 'Shop back', 'Hidden 1'].map((name) => world.projects.get(name)));
    for (const list of [
      `project/${shop}/components`,
      `findings?project=${shop}`,
      `services?project=${shop}`,
      `violations?project=${shop}`,
      `coverage/components?project=${shop}`,
    ]) {
      const { body } = await world.reader.get<{ project: { uuid: string } }[]>(`/api/waybill/v1/${list}`);
      expect([list, new Set(body.map(({ project }) => project.uuid))]).toEqual([list, members]);
    }
  });
});

describe('who does not see all projects', () => {
  it('is told the same in all places, about what they see', async () => {
    const seen = new Set(
      ['Shop', 'Shop front', 'Shop back', 'Solo 1', 'Live'].map((name) => world.projects.get(name)),
    );
    const projects = plain.projects.filter(({ uuid }) => seen.has(uuid));
    const isSeen = (id: number) => projects.some((project) => project.id === id);
    const right = (project: PlainProject) => plain.of(plain.shownAs(project, isSeen));
    await setAccessControl(world.server, true);
    try {
      for (const [place, read] of Object.entries(everyKind)) {
        expect([place, await disagreements(read, projects, right, world.guest)]).toEqual([place, {}]);
      }
      const hidden = world.projects.get('Outer');
      expect((await world.guest.get(`/api/waybill/v1/project/${hidden}/members`)).status).toBe(404);
      expect((await world.guest.get(`/api/waybill/v1/findings?project=${hidden}`)).body).toEqual([]);
    } finally {
      await setAccessControl(world.server, false);
    }
  });
});

describe('the portfolio', () => {
  it('comes to its active projects, each once', async () => {
    const active = plain.projects.filter((project) => project.active && !isCollection(project));
    const right = plain.of(active);
    const { body: metrics } = await world.reader.get<PortfolioMetrics>('/api/v1/metrics/portfolio/current');
    expect(metrics).toMatchObject({
      projects: active.length,
      vulnerableProjects: active.filter((project) => plain.of([project]).findings > 0).length,
      components: right.components,
      vulnerableComponents: right.vulnerableComponents,
      critical: right.critical,
      high: right.high,
      medium: right.medium,
      low: right.low,
      unassigned: right.unassigned,
      vulnerabilities: right.vulnerabilities,
      findingsTotal: right.findings,
      findingsAudited: right.audited,
      suppressed: right.suppressed,
      inheritedRiskScore: right.riskScore,
      policyViolationsTotal: right.violations,
      policyViolationsFail: right.fail,
      policyViolationsWarn: right.warn,
      policyViolationsInfo: right.info,
    });
    const total = async (path: string) => Number((await world.reader.get(path)).headers.get('x-total-count'));
    const own = '/api/waybill/v1';
    expect({
      findings: await total(`${own}/findings?everyRecord=true`),
      vulnerabilities: await total(`${own}/findings`),
      violations: await total(`${own}/violations`),
      services: await total(`${own}/services?excludeInactiveProjects=true`),
      contract: await total('/api/v1/finding'),
      contractViolations: await total('/api/v1/violation'),
    }).toEqual({
      findings: right.findings,
      vulnerabilities: right.vulnerabilities,
      violations: right.violations,
      services: right.services,
      contract: right.findings,
      contractViolations: right.violations,
    });
    const { body: coverage } = await world.reader.get<PortfolioCoverage>(`${own}/coverage`);
    expect([coverage.pending, coverage.components]).toEqual([0, right.components]);
    expect(coverage.judgeable + coverage.intended + coverage.blind).toBe(right.components);
  });

  it('lists each project with its own findings', async () => {
    const groups = await world.reader.get<{ project: { uuid: string }; findings: number }[]>(
      '/api/waybill/v1/findings/groups?by=PROJECT&pageSize=100&pageNumber=1',
    );
    const told = Object.fromEntries(groups.body.map(({ project, findings }) => [project.uuid, findings]));
    const right = plain.projects.flatMap((project) => {
      const { vulnerabilities } = plain.of([project]);
      return project.active && vulnerabilities > 0 ? [[project.uuid, vulnerabilities]] : [];
    });
    expect(told).toEqual(Object.fromEntries(right));
  });
});
