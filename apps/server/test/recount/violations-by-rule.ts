import {
  type ComponentFacts,
  evaluatePolicy,
  type PolicyContext,
  policyScope,
  preparePolicy,
  type VulnerabilityFacts,
} from '@waybill/policy';
import type { Database } from '../../src/db/database.ts';
import type { Finding } from './differ.ts';
import {
  type ComponentRow,
  listComponents,
  listGroups,
  listLicenses,
  listPolicies,
  listProjects,
  listStoredViolations,
  listVulnerabilities,
  type PolicyRow,
  type ProjectRow,
} from './policy-world.ts';

const severityNames = ['UNASSIGNED', 'INFO', 'LOW', 'MEDIUM', 'HIGH', 'CRITICAL'];

/**
 * Puts every policy to every component, one by one. It knows no latest versions, dates, digests and aliases, so it is right
 * where no policy looks at these.
 */
export async function violationsByRule(db: Database): Promise<Finding[]> {
  const policies = await listPolicies(db);
  const projects = new Map((await listProjects(db)).map((row) => [row.project_id, row]));
  const vulnerabilities = Map.groupBy(await listVulnerabilities(db), keyOf);
  const context = await readContext(db);
  const wanted = new Set<string>();
  for (const component of await listComponents(db)) {
    const project = projects.get(component.project_id);
    const flaws = (vulnerabilities.get(keyOf(component)) ?? []).map(
      (row): VulnerabilityFacts => ({
        vulnId: row.ext_id,
        aliases: [],
        severity: severityNames[row.severity] ?? null,
        cwes: row.cwes ?? [],
        cvssScore: row.cvss,
        epssScore: row.epss,
        isExploited: row.exploited,
        fixedIn: row.fixed_in,
        isSuppressed: row.suppressed,
      }),
    );
    for (const policy of policies) {
      if (!project || !applies(policy, project, projects)) continue;
      const { violations } = evaluatePolicy(preparePolicy(policy), factsOf(component, flaws), context);
      for (const { conditionId } of violations) wanted.add(`${keyOf(component)} ${conditionId}`);
    }
  }
  const stored = await listStoredViolations(db);
  const extra = stored.filter((row) => !wanted.delete(`${keyOf(row)} ${row.condition_id}`));
  return [
    ['violations: missing by the rule', wanted.size],
    ['violations: against the rule', extra.length],
  ];
}

const keyOf = (row: { project_id: number; component_id: number }) => `${row.project_id} ${row.component_id}`;

async function readContext(db: Database): Promise<PolicyContext> {
  const licenses = await listLicenses(db);
  const groups = await listGroups(db);
  return {
    licenses: {
      idsByUuid: new Map(licenses.map(({ uuid, spdx_id }) => [uuid, spdx_id])),
      ids: new Set(licenses.map(({ spdx_id }) => spdx_id)),
    },
    licenseGroups: new Map(
      groups.map(({ uuid, name, members }) => [uuid, { name, licenseIds: new Set(members) }]),
    ),
    todayMs: Date.now(),
  };
}

function applies(policy: PolicyRow, row: ProjectRow, projects: ReadonlyMap<number, ProjectRow>): boolean {
  const ancestors: number[] = [];
  for (let id = row.parent_id; id !== null; id = projects.get(id)?.parent_id ?? null) ancestors.push(id);
  const scope = {
    projects: new Set(policy.projects),
    tags: new Set(policy.tags),
    includeChildren: policy.include_children,
    onlyLatestProjectVersion: policy.only_latest,
  };
  const project = { id: row.project_id, ancestors, tags: row.tags, isLatest: row.is_latest };
  return policyScope(scope, project).applies;
}

function factsOf(row: ComponentRow, vulnerabilities: readonly VulnerabilityFacts[]): ComponentFacts {
  return {
    group: row.group_name,
    name: row.name,
    version: row.version,
    purl: row.purl,
    cpe: row.cpe,
    swidTagId: row.swid_tag_id,
    isInternal: row.internal,
    hashes: {},
    license: {
      resolvedLicenseId: row.spdx_id,
      expression: row.license_expression || null,
      name: row.license_name || null,
    },
    isDirectDependency: row.direct,
    latestVersion: null,
    publishedMs: null,
    vulnerabilities,
  };
}
