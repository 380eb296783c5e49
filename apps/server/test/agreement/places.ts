import type {
  Coverage,
  Project,
  ProjectMetrics,
  ProjectReport,
  ProjectSums,
  Severity,
} from '@waybill/api-contract';
import type { KeyClient } from '../server.ts';
import type { Figures } from './plain-figures.ts';

type Read = (client: KeyClient, uuid: string) => Promise<Partial<Figures>>;

/** A place that tells figures of a project. */
export type Places = Readonly<Record<string, Read>>;

async function get<T>(client: KeyClient, path: string, headers?: Record<string, string>): Promise<T> {
  const answer = await client.get<T>(path, headers ? { headers } : {});
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${answer.text}`);
  return answer.body;
}

/** The number of rows in a list, by its total. The rows of one page must be as many. */
async function total(client: KeyClient, path: string): Promise<number> {
  const separator = path.includes('?') ? '&' : '?';
  const answer = await client.get<unknown[]>(`${path}${separator}pageSize=1000&pageNumber=1`);
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${answer.text}`);
  const told = Number(answer.headers.get('x-total-count'));
  if (told !== answer.body.length) throw new Error(`${path} tells ${told} and lists ${answer.body.length}`);
  return told;
}

const own = '/api/waybill/v1';
const v1 = '/api/v1';

/** The figures of the contract's metrics, which lists of projects have as well. */
function ofMetrics(metrics: ProjectMetrics): Partial<Figures> {
  return {
    components: metrics.components,
    vulnerableComponents: metrics.vulnerableComponents,
    ...severitiesOf(metrics),
    vulnerabilities: metrics.vulnerabilities,
    findings: metrics.findingsTotal,
    audited: metrics.findingsAudited,
    suppressed: metrics.suppressed,
    riskScore: metrics.inheritedRiskScore,
    violations: metrics.policyViolationsTotal,
    fail: metrics.policyViolationsFail,
    warn: metrics.policyViolationsWarn,
    info: metrics.policyViolationsInfo,
  };
}

const severitiesOf = ({ critical, high, medium, low, unassigned }: ProjectMetrics | ProjectSums) => ({
  critical,
  high,
  medium,
  low,
  unassigned,
});

/** Without anything that was ever counted, it has no metrics. */
function ofProject({ metrics, lastInheritedRiskScore }: Project): Partial<Figures> {
  if (!metrics) return { components: 0, findings: 0, suppressed: 0, violations: 0 };
  return { ...ofMetrics(metrics), riskScore: lastInheritedRiskScore ?? -1 };
}

const rowOf = (uuid: string, rows: readonly Project[]) => {
  const row = rows.find((one) => one.uuid === uuid);
  if (!row) throw new Error(`The list lacks ${uuid}`);
  return ofProject(row);
};

const bySeverity = {
  critical: 'CRITICAL',
  high: 'HIGH',
  medium: 'MEDIUM',
  low: 'LOW,INFO',
  unassigned: 'UNASSIGNED',
};

/** The number of rows in a list of findings, by severity. */
async function listedBySeverity(client: KeyClient, path: string): Promise<Partial<Figures>> {
  const counts = await Promise.all(
    Object.entries(bySeverity).map(async ([name, severities]) => {
      const query = (severities.split(',') as Severity[]).map((severity) => `severity=${severity}`).join('&');
      return [name, await total(client, `${path}${query}`)] as const;
    }),
  );
  return Object.fromEntries(counts);
}

/** Everything that tells figures of a project, whatever its kind. */
export const everyKind: Places = {
  'metrics of the contract': async (client, uuid) =>
    ofMetrics(await get(client, `${v1}/metrics/project/${uuid}/current`)),
  'the last of the history': async (client, uuid) => {
    const rows = await get<ProjectMetrics[]>(client, `${v1}/metrics/project/${uuid}/days/1`);
    const last = rows.at(-1);
    if (!last) throw new Error('There is no history');
    return ofMetrics(last);
  },
  'the project itself': async (client, uuid) => ofProject(await get(client, `${v1}/project/${uuid}`)),
  'its row in the list': async (client, uuid) =>
    rowOf(uuid, await get(client, `${v1}/project?pageSize=1000&pageNumber=1`)),
  'its row among its versions': async (client, uuid) =>
    rowOf(uuid, await get(client, `${own}/project/${uuid}/versions`)),
  'the badge of vulnerabilities': async (client, uuid) => badge(client, 'vulns', uuid),
  'the badge of violations': async (client, uuid) => badge(client, 'violations', uuid),
  coverage: async (client, uuid) => {
    const { components, judgeable, intended, blind } = await get<Coverage>(
      client,
      `${own}/project/${uuid}/coverage`,
    );
    if (judgeable + intended + blind !== components)
      throw new Error('Parts of coverage do not make the whole');
    const gaps = await total(client, `${own}/coverage/components?project=${uuid}`);
    if (gaps !== blind) throw new Error(`${gaps} uncovered components are listed, ${blind} counted`);
    return { components };
  },
  'the report': async (client, uuid) => {
    const report = await get<ProjectReport>(client, `${own}/project/${uuid}/report/data`);
    const { vulnerabilities, violations, analyses, licenses, coverage } = report;
    const licensed = licenses.rows.reduce((sum, row) => sum + row.components, licenses.unlicensed);
    if (licensed !== coverage.components) throw new Error(`${licensed} of ${coverage.components} licenses`);
    if (vulnerabilities?.total !== vulnerabilities?.rows.length) throw new Error('Not all flaws are listed');
    if (violations?.total !== violations?.rows.length) throw new Error('Not all violations are listed');
    if (analyses?.total !== analyses?.rows.length) throw new Error('Not all analyses are listed');
    return {
      ...ofMetrics(report.metrics),
      components: coverage.components,
      openFlaws: vulnerabilities?.total ?? -1,
      decided: analyses?.total ?? -1,
      openViolations: violations?.total ?? -1,
    };
  },
  'the list of components': async (client, uuid) => ({
    components: await total(client, `${own}/project/${uuid}/components`),
  }),
  'services among all': async (client, uuid) => ({
    services: await total(client, `${own}/services?project=${uuid}`),
  }),
  'findings among all': async (client, uuid) => {
    const list = `${own}/findings?inactive=true&project=${uuid}`;
    return {
      ...(await listedBySeverity(client, `${list}&`)),
      vulnerabilities: await total(client, list),
      findings: await total(client, `${list}&everyRecord=true`),
      suppressed: await total(client, `${list}&everyRecord=true&onlySuppressed=true`),
      openFlaws: await total(
        client,
        `${own}/findings/groups?inactive=true&by=FLAW&project=${uuid}&state=NOT_SET&state=EXPLOITABLE&state=IN_TRIAGE`,
      ),
    };
  },
  'groups of findings among all': async (client, uuid) => {
    const groups = await get<{ findings: number; components: number }[]>(
      client,
      `${own}/findings/groups?inactive=true&by=COMPONENT&project=${uuid}`,
    );
    const ofProjects = await get<{ findings: number; components: number }[]>(
      client,
      `${own}/findings/groups?inactive=true&by=PROJECT&project=${uuid}`,
    );
    const sum = (rows: readonly { findings: number }[]) => rows.reduce((all, row) => all + row.findings, 0);
    if (sum(groups) !== sum(ofProjects)) throw new Error('Groups of components and of projects differ');
    return {
      vulnerabilities: sum(groups),
      vulnerableComponents: ofProjects.reduce((all, row) => all + row.components, 0),
    };
  },
  'violations among all': async (client, uuid) => {
    const list = `${own}/violations?inactive=true&project=${uuid}`;
    const groups = await get<{ violations: number }[]>(
      client,
      `${own}/violations/groups?inactive=true&by=POLICY&project=${uuid}`,
    );
    return {
      violations: groups.reduce((all, row) => all + row.violations, 0),
      fail: await total(client, `${list}&state=FAIL`),
      warn: await total(client, `${list}&state=WARN`),
      info: await total(client, `${list}&state=INFO`),
      allViolations: await total(client, `${list}&suppressed=true`),
    };
  },
};

/** The places with figures of a project that is not a collection. */
export const ofPlainProjects: Places = {
  'components of the contract': async (client, uuid) => ({
    components: await total(client, `${v1}/component/project/${uuid}`),
  }),
  'services of the contract': async (client, uuid) => ({
    services: await total(client, `${v1}/service/project/${uuid}`),
  }),
  'findings of the contract': async (client, uuid) => {
    const shown = await get<unknown[]>(client, `${v1}/finding/project/${uuid}`);
    const every = await get<unknown[]>(client, `${v1}/finding/project/${uuid}?suppressed=true`);
    return { findings: shown.length, suppressed: every.length - shown.length };
  },
  'findings as FPF': async (client, uuid) => ({
    findings: (await get<{ findings: unknown[] }>(client, `${v1}/finding/project/${uuid}/export`)).findings
      .length,
  }),
  'findings as SARIF': async (client, uuid) => {
    const { runs } = await get<{ runs: { results: unknown[] }[] }>(client, `${v1}/finding/project/${uuid}`, {
      accept: 'application/sarif+json',
    });
    return { findings: runs[0]?.results.length ?? -1 };
  },
  'the BOM': async (client, uuid) => {
    const bom = await get<{ components?: unknown[]; services?: unknown[] }>(
      client,
      `${v1}/bom/cyclonedx/project/${uuid}`,
    );
    return { components: bom.components?.length ?? 0, services: bom.services?.length ?? 0 };
  },
  'the list of its findings': async (client, uuid) => {
    const list = `${own}/project/${uuid}/findings?`;
    return {
      ...(await listedBySeverity(client, list)),
      vulnerabilities: await total(client, list),
      findings: await total(client, `${list}everyRecord=true`),
      suppressed: await total(client, `${list}everyRecord=true&onlySuppressed=true`),
      vulnerableComponents: await total(client, `${own}/project/${uuid}/findings/groups?by=COMPONENT`),
    };
  },
  'violations of the contract': async (client, uuid) => ({
    violations: await total(client, `${v1}/violation/project/${uuid}`),
    allViolations: await total(client, `${v1}/violation/project/${uuid}?suppressed=true`),
  }),
  'the list of its violations': async (client, uuid) => ({
    violations: await total(client, `${own}/project/${uuid}/violations`),
  }),
};

/** The predecessor's answers for collections: they have no rows (contract §26.3). */
export const emptyForCollections = (uuid: string): readonly string[] => [
  `${v1}/component/project/${uuid}`,
  `${v1}/service/project/${uuid}`,
  `${v1}/finding/project/${uuid}`,
  `${v1}/violation/project/${uuid}`,
];

const words = { critical: 0, high: 0, medium: 0, low: 0, unassigned: 0 };
const stateWords = { fail: 0, warn: 0, info: 0 };

/** The figures of a badge, which omits zeros. */
async function badge(
  client: KeyClient,
  kind: 'vulns' | 'violations',
  uuid: string,
): Promise<Partial<Figures>> {
  const svg = await get<string>(client, `${v1}/badge/${kind}/project/${uuid}`);
  const counts: Record<string, number> = { ...(kind === 'vulns' ? words : stateWords) };
  for (const [, count, word = ''] of svg.matchAll(/>(\d+) (\w+)</g)) counts[word] = Number(count);
  return counts;
}

/** The sums of a project and everything below it. */
export async function sumsOf(
  client: KeyClient,
  uuids: readonly string[],
): Promise<Map<string, Partial<Figures>>> {
  const query = uuids.map((uuid) => `project=${uuid}`).join('&');
  const rows = await get<ProjectSums[]>(client, `${own}/project/sums?${query}`);
  return new Map(
    rows.map((row) => [
      row.uuid,
      {
        components: row.components,
        vulnerableComponents: row.vulnerableComponents,
        ...severitiesOf(row),
        vulnerabilities: row.vulnerabilities,
        findings: row.findings,
        audited: row.audited,
        suppressed: row.suppressed,
        riskScore: row.inheritedRiskScore,
      },
    ]),
  );
}
