import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { sharedDataFolder } from '@waybill/test-kit';
import type { ComponentFacts, PolicyContext, VulnerabilityFacts } from '../src/index.ts';
import { policyContext } from './facts.ts';

interface RecordedCondition {
  uuid: string;
  subject: string;
  operator: string;
  value: string;
}

interface RecordedPolicy {
  uuid: string;
  operator: string;
  global: boolean;
  policyConditions: RecordedCondition[];
}

interface RecordedComponent {
  uuid: string;
  name: string;
  group?: string;
  version?: string;
  purl?: string;
  cpe?: string;
  swidTagId?: string;
  isInternal?: boolean;
  md5?: string;
  sha256?: string;
  resolvedLicense?: { licenseId: string };
  licenseExpression?: string;
  license?: string;
  repositoryMeta?: { latestVersion?: string; published?: number };
  project?: { directDependencies?: string };
}

interface RecordedFinding {
  matrix: string;
  component: { uuid: string };
  vulnerability: {
    vulnId: string;
    severity: string;
    epssScore?: number;
    cwes?: { cweId: number }[];
    aliases?: Record<string, string>[];
  };
  analysis?: { isSuppressed?: boolean };
}

interface Answer {
  request: { path: string };
  body?: unknown;
}

/**
 * The facts that Dependency-Track 4.14.3 had about its components, and the conditions that it found violated.
 */
export interface RecordedPortfolio {
  readonly components: readonly { readonly uuid: string; readonly facts: ComponentFacts }[];
  readonly policies: readonly RecordedPolicy[];
  readonly context: PolicyContext;
  /** UUIDs of a condition and of a component, with a space between. */
  readonly violations: ReadonlySet<string>;
}

/** @param database `pg` or `h2`: two installations with the same story */
export function readRecordedPortfolio(database: string): RecordedPortfolio {
  const answers = (file: string) => readAnswers(`dt4/${database}/answers/${file}.jsonl.gz`);
  const bodies = <Item extends { uuid: string }>(file: string) =>
    answers(file).flatMap(({ body }) => itemsOf<Item>(body).filter((item) => item?.uuid !== undefined));
  const listed = bodies<RecordedComponent>('components').filter(
    (row) => row.project !== undefined && row.name !== undefined,
  );
  const direct = new Set(listed.flatMap(({ project }) => uuidsIn(project?.directDependencies)));
  const vulnerabilities = vulnerabilitiesOf(answers('findings'));
  // A component appears in several answers, and not each is complete.
  const components = new Map<string, RecordedComponent>();
  for (const row of listed) components.set(row.uuid, { ...components.get(row.uuid), ...row });
  const policies = bodies<RecordedPolicy>('policies').filter((row) => row.policyConditions !== undefined);
  const violations = bodies<{
    uuid: string;
    component?: { uuid: string };
    policyCondition?: RecordedCondition;
  }>('violations');
  return {
    components: [...components.values()].map((row) => ({
      uuid: row.uuid,
      facts: factsOf(row, direct, vulnerabilities.get(row.uuid) ?? []),
    })),
    policies: [...new Map(policies.map((policy) => [policy.uuid, policy])).values()],
    context: contextOf(bodies('licences')),
    violations: new Set(
      violations.flatMap(({ policyCondition, component }) =>
        policyCondition ? [`${policyCondition.uuid} ${component?.uuid}`] : [],
      ),
    ),
  };
}

function readAnswers(file: string): Answer[] {
  const text = gunzipSync(readFileSync(join(sharedDataFolder, file))).toString();
  return text.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line) as Answer]));
}

const itemsOf = <Item>(body: unknown): Item[] => (Array.isArray(body) ? body : [body]) as Item[];

const uuidsIn = (text = '') => [...text.matchAll(/"uuid":"([^"]+)"/g)].map(([, uuid = '']) => uuid);

function vulnerabilitiesOf(answers: readonly Answer[]): Map<string, VulnerabilityFacts[]> {
  const found = new Map<string, VulnerabilityFacts[]>();
  const seen = new Set<string>();
  for (const { request, body } of answers) {
    if (!Array.isArray(body) || !/\/finding\/project\/[^/]+(\?|$)/.test(request.path)) continue;
    for (const { matrix, component, vulnerability, analysis } of itemsOf<RecordedFinding>(body)) {
      if (seen.has(matrix)) continue;
      seen.add(matrix);
      const { vulnId, severity, epssScore = null, cwes = [], aliases = [] } = vulnerability;
      const facts = {
        vulnId,
        aliases: aliases.flatMap((alias) => Object.values(alias)),
        severity,
        cwes: cwes.map(({ cweId }) => cweId),
        epssScore,
        // The contract's subjects do not read these.
        cvssScore: null,
        isExploited: false,
        fixedIn: null,
        isSuppressed: analysis?.isSuppressed ?? false,
      };
      found.set(component.uuid, [...(found.get(component.uuid) ?? []), facts]);
    }
  }
  return found;
}

function factsOf(
  row: RecordedComponent,
  direct: ReadonlySet<string>,
  vulnerabilities: VulnerabilityFacts[],
): ComponentFacts {
  const { group = null, name, version = null, purl = null, cpe = null, swidTagId = null } = row;
  return {
    group,
    name,
    version,
    purl,
    cpe,
    swidTagId,
    isInternal: row.isInternal ?? null,
    hashes: { MD5: row.md5 ?? null, 'SHA-256': row.sha256 ?? null },
    license: {
      resolvedLicenseId: row.resolvedLicense?.licenseId ?? null,
      expression: row.licenseExpression ?? null,
      name: row.license ?? null,
    },
    isDirectDependency: direct.has(row.uuid),
    latestVersion: row.repositoryMeta?.latestVersion ?? null,
    publishedMs: row.repositoryMeta?.published ?? null,
    vulnerabilities,
  };
}

/** When the answers were recorded. */
const recordedMs = Date.UTC(2026, 10, 28);

function contextOf(rows: readonly { uuid: string }[]): PolicyContext {
  const licenses = rows.filter((row): row is { uuid: string; licenseId: string } => 'licenseId' in row);
  const groups = rows.filter(
    (row): row is { uuid: string; name: string; licenses: { licenseId: string }[] } => 'licenses' in row,
  );
  return policyContext({
    licenses: {
      idsByUuid: new Map(licenses.map(({ uuid, licenseId }) => [uuid, licenseId])),
      ids: new Set(licenses.map(({ licenseId }) => licenseId)),
    },
    licenseGroups: new Map(
      groups.map(({ uuid, name, licenses: members }) => [
        uuid,
        { name, licenseIds: new Set(members.map(({ licenseId }) => licenseId)) },
      ]),
    ),
    todayMs: recordedMs,
  });
}
