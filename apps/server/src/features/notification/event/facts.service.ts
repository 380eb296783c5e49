import type { VulnerabilityAlias } from '@waybill/api-contract';
import type { Database } from '../../../db/database.ts';
import { stateOf, typeOf } from '../../policy/violation-words.ts';
import { readDescribed } from '../../vulnerability/facts/facts.service.ts';
import type { DescribedVulnerability } from '../../vulnerability/facts/vulnerability-facts.ts';
import { type ComponentRow, listProjects, listThreats, type ViolationRow } from './facts.queries.ts';
import type { ComponentFacts, ProjectFacts, ViolationFacts, VulnerabilityFacts } from './subject-facts.ts';

export async function readProjects(
  db: Database,
  ids: Iterable<number>,
): Promise<ReadonlyMap<number, ProjectFacts>> {
  const rows = await listProjects(db, [...new Set(ids)]);
  return new Map(rows.map(({ project_id, ...project }) => [project_id, project]));
}

export async function readVulnerabilities(
  db: Database,
  ids: Iterable<number>,
): Promise<ReadonlyMap<number, VulnerabilityFacts>> {
  const unique = [...new Set(ids)];
  const described = await readDescribed(db, unique);
  const threats = new Map((await listThreats(db, unique)).map((row) => [row.vuln_id, row]));
  return new Map(
    [...described].map(([id, one]) => {
      const threat = threats.get(id);
      const epss = threat?.epss ?? undefined;
      return [id, { ...vulnerabilityOf(one), epss, exploited: threat?.exploited ?? false }];
    }),
  );
}

function vulnerabilityOf(one: DescribedVulnerability): VulnerabilityFacts {
  return {
    uuid: one.uuid,
    vulnId: one.vulnId,
    source: one.source,
    title: one.title,
    subTitle: one.subTitle,
    description: one.description ?? one.detail,
    recommendation: one.recommendation,
    severity: one.severity,
    effectiveSeverity: one.effectiveSeverity,
    cvssV2: one.cvssV2,
    cvssV3: one.cvssV3,
    cvssV4: one.cvssV4,
    owaspLikelihood: one.owasp.likelihood,
    owaspTechnicalImpact: one.owasp.technicalImpact,
    owaspBusinessImpact: one.owasp.businessImpact,
    cwes: one.cwes,
    aliases: aliasesOf(one),
  };
}

const sourceOfAlias: readonly (readonly [keyof VulnerabilityAlias, string])[] = [
  ['cveId', 'NVD'],
  ['ghsaId', 'GITHUB'],
  ['osvId', 'OSV'],
  ['sonatypeId', 'OSSINDEX'],
  ['snykId', 'SNYK'],
  ['gsdId', 'GSD'],
  ['vulnDbId', 'VULNDB'],
  ['internalId', 'INTERNAL'],
];

/** Every other name of it, once. */
function aliasesOf({ aliases, vulnId }: DescribedVulnerability): { source: string; vulnId: string }[] {
  const found = new Map<string, { source: string; vulnId: string }>();
  for (const alias of aliases) {
    for (const [member, source] of sourceOfAlias) {
      const name = alias[member];
      if (typeof name === 'string' && name !== vulnId)
        found.set(`${source} ${name}`, { source, vulnId: name });
    }
  }
  return [...found.values()];
}

export function componentOf(row: ComponentRow, project: ProjectFacts): ComponentFacts {
  const { uuid, group_name, name, version, purl, md5, sha1, sha256, sha512, direct } = row;
  return { uuid, group: group_name, name, version, purl, md5, sha1, sha256, sha512, direct, project };
}

export function violationOf(row: ViolationRow): ViolationFacts {
  return {
    uuid: row.violation_uuid,
    type: typeOf(row.type),
    timestamp: row.since.toISOString().replace(/\.\d{3}Z$/, 'Z'),
    condition: { uuid: row.condition_uuid, subject: row.subject, operator: row.operator, value: row.value },
    policy: { uuid: row.policy_uuid, name: row.policy_name, violationState: stateOf(row.policy_state) },
  };
}
