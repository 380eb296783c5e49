import type { ClaimSubject, VexClaim } from '@waybill/sbom';
import type { Database } from '../../../db/database.ts';
import { ComponentFinder } from './component-finder.ts';
import { askedIds, VulnerabilityNames } from './named-vulnerabilities.ts';
import { type Plan, planVex } from './plan.ts';
import { isOtherPackage, relateProduct } from './product-relation.ts';
import {
  findNamedProject,
  listFindingsOf,
  listForeignBoms,
  listGroupMembers,
  listNamedVulnerabilities,
  streamNamedComponents,
} from './vex-apply.queries.ts';

/** Holds the claims of a document against a project. */
export async function planDocument(
  db: Database,
  projectId: number,
  claims: readonly VexClaim[],
  options: { isLoose: boolean },
): Promise<Plan> {
  const project = await findNamedProject(db, projectId);
  if (!project) throw new Error('The project is gone');
  const names = await readNames(db, claims);
  const found = new Map(
    claims.flatMap((claim) => {
      const { vulnerability, fault, isUndecided, isExact } = claim;
      const known = vulnerability && (!fault || isUndecided) ? names.find(vulnerability, isExact) : undefined;
      return known ? [[claim, known] as const] : [];
    }),
  );
  const finder = await findSubjects(db, projectId, claims, options);
  const foreign = await listForeignBoms(db, projectId, serialsOf(claims));
  const vulnIds = new Set([...found.values()].flatMap(({ all }) => all.map((row) => row.vuln_id)));
  const findings = await listFindingsOf(db, projectId, [...vulnIds]);
  const byVulnerability = Map.groupBy(findings, (row) => row.vuln_id);
  return planVex(claims, {
    hasFindings: project.has_findings,
    relate: answeredOnce((product) => relateProduct(product, project)),
    isOtherPackage: answeredOnce((subject) => isOtherPackage(subject, project)),
    isBomOfOthers: (serial) => foreign.has(serial),
    findSubject: (subject) => finder.get(subject),
    findVulnerabilities: (claim) => found.get(claim),
    findings: new Map(
      Array.from(byVulnerability, ([vulnId, rows]) => [vulnId, rows.map((row) => row.component_id)]),
    ),
  });
}

/** Products recur in every statement of a document, so each is compared once. */
function answeredOnce<Answer>(answer: (subject: ClaimSubject) => Answer): (subject: ClaimSubject) => Answer {
  const known = new Map<string, Answer>();
  return (subject) => {
    const id = JSON.stringify(subject);
    const found = known.get(id) ?? answer(subject);
    known.set(id, found);
    return found;
  };
}

function serialsOf(claims: readonly VexClaim[]): string[] {
  return [...new Set(claims.flatMap(({ subject }) => subject?.bom ?? []))];
}

async function readNames(db: Database, claims: readonly VexClaim[]): Promise<VulnerabilityNames> {
  const named = await listNamedVulnerabilities(db, askedIds(claims));
  const groups = new Set(named.flatMap(({ alias_group }) => alias_group ?? []));
  return new VulnerabilityNames(named, await listGroupMembers(db, [...groups]));
}

async function findSubjects(
  db: Database,
  projectId: number,
  claims: readonly VexClaim[],
  options: { isLoose: boolean },
): Promise<ComponentFinder> {
  const finder = new ComponentFinder(options);
  for (const { subject, within, fault } of claims) {
    if (subject && !fault) finder.add(subject);
    if (within && !fault) finder.add(within);
  }
  if (!finder.isEmpty) for await (const batch of streamNamedComponents(db, projectId)) finder.see(batch);
  return finder;
}
