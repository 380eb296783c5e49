import type { Database, Transaction } from '../../db/database.ts';
import { HiddenError, notFound } from '../../http/errors.ts';
import type { Principal } from '../../http/principal.ts';
import type { AnalysisKey } from '../decision-record/decision-record.service.ts';
import { lockForUpload } from '../matching/matching.service.ts';
import { requireProject } from '../project-reference/project-reference.service.ts';
import { requireVulnerability } from '../vulnerability/facts/facts.service.ts';
import type { VulnerabilityHead } from '../vulnerability/facts/vulnerability-facts.ts';
import {
  type CommentRow,
  type ComponentFinding,
  findAnalysis,
  findComponent,
  findFlawName,
  holdComponent,
  holdComponentsWith,
  listAliasFindings,
  listComments,
  type Subject,
} from './analysis.queries.ts';
import { type AnalysisChange, type AnalysisFields, applyChange, isDecision } from './analysis-trail.ts';
import { type Decision, type DecisionSubject, decideAll, foldedNote } from './decide.service.ts';

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

/** The further findings that a decision also applies to. */
export interface DecisionReach {
  /** The same is decided about the other records of the flaw that are findings of the component. */
  withAliases: boolean;
  /** Uuids of other components of the project about which the same is decided where they have the vulnerability. */
  components: readonly string[];
}

/** A decision with the finding that it is about. */
interface WrittenDecision {
  key: AnalysisKey;
  decision: Decision;
}

export interface DecidedFinding extends AnalysisWithTrail {
  /** All that was written, the finding itself first. */
  written: readonly WrittenDecision[];
}

/**
 * Records a decision with its trail, counts it, and tells of it.
 * @throws 404 when project, component or vulnerability do not exist, 403 when the caller may not see the project
 */
export async function decideFinding(
  trx: Transaction,
  key: FindingKey,
  change: AnalysisChange,
  caller: Principal,
  reach: DecisionReach,
): Promise<DecidedFinding> {
  await lockForUpload(trx);
  const { subject, vuln } = await resolve(trx, key, caller);
  if (!(await holdComponent(trx, subject))) throw notFound('component');
  const findings = await findingsOf(trx, subject, vuln, reach);
  const { comment, ...fields } = change;
  const isComment = Object.values(fields).every((value) => value === undefined);
  let decided: AnalysisFields | undefined;
  const decisions = await decideAll(
    trx,
    findings.map((finding) => finding.subject),
    caller.name,
    (before, { key: { component_id } }, index) => {
      const note = findings[index]?.note;
      // The result for the finding itself also applies to its aliases and other components.
      decided ??= applyChange(before, change);
      if (component_id !== subject.component_id) {
        const suppressed = change.suppressed ?? before.suppressed;
        const after = { ...decided, suppressed };
        const until = isDecision(after) ? decided.until : null;
        return { after: { ...after, until }, comment, confirms: true, note };
      }
      return {
        after: isComment ? applyChange(before, change) : decided,
        comment,
        confirms: change.state !== undefined,
        note,
      };
    },
  );
  const written = findings.flatMap(({ subject: { key } }, index) => {
    const decision = decisions[index];
    return decision ? [{ key, decision }] : [];
  });
  const [own] = written;
  if (!own) throw new Error('The decision was not stored');
  return {
    analysis: own.decision.after,
    comments: await listComments(trx, keyOf(subject, vuln)),
    written,
  };
}

interface FindingOfFlaw {
  subject: DecisionSubject;
  /** Where the component has several records of the flaw, or another one than the finding itself. */
  note: string | undefined;
}

/** The findings that a decision about one of them is taken for, that one first. */
async function findingsOf(
  trx: Transaction,
  subject: Subject,
  vuln: VulnerabilityHead,
  { withAliases, components }: DecisionReach,
): Promise<FindingOfFlaw[]> {
  const key = keyOf(subject, vuln);
  const aliases = withAliases ? await listAliasFindings(trx, [key]) : [];
  const others = await holdComponentsWith(trx, key, components, withAliases);
  const records = [vuln, ...aliases].map((record) => ({ ...record, component_id: subject.component_id }));
  const found: readonly ComponentFinding[] = [...records, ...others];
  const recordsOf = Map.groupBy(found, ({ component_id }) => component_id);
  const foldedOf = ({ component_id }: ComponentFinding) => {
    const ofComponent = recordsOf.get(component_id) ?? [];
    return ofComponent.length > 1 || ofComponent.some(({ id }) => id !== vuln.id);
  };
  const note = found.some(foldedOf) ? foldedNote(await findFlawName(trx, vuln.id)) : undefined;
  return found.map((finding) => ({
    subject: subjectOf({ ...subject, component_id: finding.component_id }, finding),
    note: foldedOf(finding) ? note : undefined,
  }));
}

function keyOf({ project_id, component_id }: Subject, { id }: Pick<VulnerabilityHead, 'id'>): AnalysisKey {
  return { project_id, component_id, vuln_id: id };
}

async function resolve(
  db: Database,
  key: FindingKey,
  caller: Principal,
): Promise<{ subject: Subject; vuln: VulnerabilityHead }> {
  if (key.project !== undefined) await requireProject(db, key.project, caller.scope);
  const subject = await findComponent(db, key.component, caller.scope);
  if (!subject) throw notFound('component');
  if (!subject.allowed) throw new HiddenError('project', 'component');
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
