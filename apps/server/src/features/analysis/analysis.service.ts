import { type Database, inTransaction, type Transaction } from '../../db/database.ts';
import { forbidden, notFound } from '../../http/errors.ts';
import type { Principal } from '../../http/principal.ts';
import { recordEvent } from '../../jobs/outbox.ts';
import { lockForUpload, recountComponents } from '../matching/matching.service.ts';
import { requireVulnerability } from '../vulnerability/facts/facts.service.ts';
import type { VulnerabilityHead } from '../vulnerability/facts/vulnerability-facts.ts';
import {
  type AnalysisKey,
  type CommentRow,
  findAnalysis,
  findComponent,
  holdComponent,
  insertComments,
  listComments,
  lockAnalysis,
  projectExists,
  type Subject,
  updateAnalysis,
} from './analysis.queries.ts';
import { type AnalysisChange, type AnalysisFields, applyChange, trailLines } from './analysis-trail.ts';

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

/** Records a decision with its trail, counts it, and tells of it, in one transaction. */
export async function decideFinding(
  db: Database,
  key: FindingKey,
  change: AnalysisChange,
  caller: Principal,
): Promise<AnalysisWithTrail> {
  return inTransaction(db, async (trx) => {
    await lockForUpload(trx);
    const { subject, vuln } = await resolve(trx, key, caller);
    if (!(await holdComponent(trx, subject))) throw notFound('component');
    const stored = keyOf(subject, vuln);
    const before = await lockAnalysis(trx, stored);
    const after = applyChange(before, change);
    await updateAnalysis(trx, stored, after);
    await insertComments(trx, stored, caller.name, trailLines(before, after, change.comment));
    if (decisionChanged(before, after)) await announce(trx, subject, vuln, before, after);
    await recountComponents(trx, [{ projectId: subject.project_id, componentId: subject.component_id }]);
    return { analysis: after, comments: await listComments(trx, stored) };
  });
}

function keyOf({ project_id, component_id }: Subject, { id }: VulnerabilityHead): AnalysisKey {
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

function decisionChanged(before: AnalysisFields, after: AnalysisFields): boolean {
  return before.state !== after.state || before.suppressed !== after.suppressed;
}

async function announce(
  trx: Transaction,
  subject: Subject,
  vuln: VulnerabilityHead,
  before: AnalysisFields,
  after: AnalysisFields,
): Promise<void> {
  await recordEvent(trx, {
    group: 'PROJECT_AUDIT_CHANGE',
    scope: 'PORTFOLIO',
    level: 'INFORMATIONAL',
    projectId: subject.project_id,
    subject: {
      project: { uuid: subject.project_uuid, name: subject.project_name, version: subject.project_version },
      componentId: subject.component_id,
      vulnerability: { source: vuln.source, vulnId: vuln.vulnId },
      before: { state: before.state, suppressed: before.suppressed },
      after: { state: after.state, suppressed: after.suppressed },
    },
  });
}
