import { type Database, inTransaction } from '../../db/database.ts';
import { forbidden, notFound } from '../../http/errors.ts';
import type { Principal } from '../../http/principal.ts';
import { lockForUpload } from '../matching/matching.service.ts';
import { requireVulnerability } from '../vulnerability/facts/facts.service.ts';
import type { VulnerabilityHead } from '../vulnerability/facts/vulnerability-facts.ts';
import {
  type AnalysisKey,
  type CommentRow,
  findAnalysis,
  findComponent,
  findFlawName,
  holdComponent,
  holdComponentsWith,
  listAliasFindings,
  listComments,
  projectExists,
  type Subject,
} from './analysis.queries.ts';
import { type AnalysisChange, type AnalysisFields, applyChange } from './analysis-trail.ts';
import { type DecisionSubject, decideAll, foldedNote } from './decide.service.ts';

/** The finding an analysis is about, by public ids. */
export interface FindingKey {
  project: string | undefined;
  component: string;
  vulnerability: string;
}

export interface AnalysisWithTrail {
  analysis: AnalysisFields;
  comments: CommentRow[];
}

/** @throws 404 when project, component, vulnerability or analysis do not exist, 403 when the caller may not see the project */
export async function getAnalysis(
  db: Database,
  key: FindingKey,
  caller: Principal,
): Promise<AnalysisWithTrail> {
  const { subject, vuln } = await resolve(db, key, caller);
  const stored = keyOf(subject, vuln);
  const analysis = await findAnalysis(db, stored);
  if (!analysis) throw notFound('analysis');
  return { analysis, comments: await listComments(db, stored) };
}

/**
 * Records a decision with its trail, counts it, and tells of it, in one transaction.
 * @param withAliases the same is decided about the other records of the flaw that are findings of the component
 * @param components uuids of others of the project about which the same is decided where they have the vulnerability
 */
export async function decideFinding(
  db: Database,
  key: FindingKey,
  change: AnalysisChange,
  caller: Principal,
  { withAliases, components }: { withAliases: boolean; components: readonly string[] },
): Promise<AnalysisWithTrail> {
  return inTransaction(db, async (trx) => {
    await lockForUpload(trx);
    const { subject, vuln } = await resolve(trx, key, caller);
    if (!(await holdComponent(trx, subject))) throw notFound('component');
    const aliases = withAliases ? await listAliasFindings(trx, keyOf(subject, vuln)) : [];
    const note = aliases.length > 0 ? foldedNote(await findFlawName(trx, vuln.id)) : undefined;
    const others = await holdComponentsWith(trx, keyOf(subject, vuln), components);
    const findings = [
      ...[vuln, ...aliases].map((record) => subjectOf(subject, record)),
      ...others.map((component_id) => subjectOf({ ...subject, component_id }, vuln)),
    ];
    const { comment, ...fields } = change;
    const isComment = Object.values(fields).every((value) => value === undefined);
    let decided: AnalysisFields | undefined;
    const [analysis] = await decideAll(trx, findings, caller.name, (before, { key: { component_id } }) => {
      // What will stand about the finding itself is what will stand about its aliases and other components.
      decided ??= applyChange(before, change);
      if (component_id !== subject.component_id) {
        const suppressed = change.suppressed ?? before.suppressed;
        return { after: { ...decided, suppressed }, comment, confirms: true };
      }
      return {
        after: isComment ? applyChange(before, change) : decided,
        comment,
        confirms: change.state !== undefined,
        note,
      };
    });
    if (!analysis) throw new Error('The decision was not taken');
    return { analysis: analysis.after, comments: await listComments(trx, keyOf(subject, vuln)) };
  });
}

function keyOf({ project_id, component_id }: Subject, { id }: Pick<VulnerabilityHead, 'id'>): AnalysisKey {
  return { project_id, component_id, vuln_id: id };
}

async function resolve(
  db: Database,
  key: FindingKey,
  caller: Principal,
): Promise<{ subject: Subject; vuln: VulnerabilityHead }> {
  if (key.project !== undefined && !(await projectExists(db, key.project))) throw notFound('project');
  const subject = await findComponent(db, key.component, caller.scope);
  if (!subject) throw notFound('component');
  if (!subject.allowed) throw forbidden('project');
  const vuln = await requireVulnerability(db, { uuid: key.vulnerability });
  return { subject, vuln };
}

function subjectOf(
  subject: Subject,
  { id, source, vulnId }: Pick<VulnerabilityHead, 'id' | 'source' | 'vulnId'>,
): DecisionSubject {
  const { project_id, project_uuid, project_name, project_version, component_id } = subject;
  return {
    key: { project_id, component_id, vuln_id: id },
    project: { uuid: project_uuid, name: project_name, version: project_version },
    vulnerability: { source, vulnId },
  };
}
