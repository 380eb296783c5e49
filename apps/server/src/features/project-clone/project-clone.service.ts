import type { ElementCopy } from '../../db/copied-elements.ts';
import { type Database, inTransaction, type Transaction } from '../../db/database.ts';
import { withoutNestedLoops } from '../../db/planner.ts';
import { ownerOf, type Principal } from '../../http/principal.ts';
import type { JobContext } from '../../jobs/job.ts';
import { enqueue, projectSubject } from '../../jobs/task.ts';
import { copyComponents } from '../component/component-copy.service.ts';
import { tellGrowth } from '../component-growth/component-growth.service.ts';
import { copyAnalyses } from '../decision-record/decision-record.service.ts';
import { copyEdges } from '../dependency-graph/edge-copy.service.ts';
import { carryFromVersion } from '../lasting-decision/carry.service.ts';
import { lockForUpload, recountProjects } from '../matching/matching.service.ts';
import { markAllSpecial } from '../matching/special-component.service.ts';
import { copyViolationAnalyses } from '../policy-evaluation/violation-audit.service.ts';
import { recountViolations } from '../policy-evaluation/violation-count.service.ts';
import { createProject, holdPlace } from '../project/project.service.ts';
import { copyMembers, copyProperties, setDirectDependencies } from '../project/project-copy.service.ts';
import { copyAcl } from '../project-access/given-access.service.ts';
import { refreshAccess } from '../project-access/project-access.service.ts';
import { beyondAccess, hasHiddenParent } from '../project-reference/project-reach.service.ts';
import { requireProject } from '../project-reference/project-reference.service.ts';
import { copyServices } from '../service/service-copy.service.ts';
import { copyTags } from '../tag/tag-copy.service.ts';
import { copyComponentMatches } from '../vulnerability/component-match-copy.service.ts';
import { lockPair, mapElements } from './project-clone.queries.ts';

/** The parts to copy beside the project itself. */
export interface CloneOptions {
  readonly tags: boolean;
  readonly properties: boolean;
  readonly components: boolean;
  readonly services: boolean;
  /** Needs the components. */
  readonly auditHistory: boolean;
  /** Decisions about violations; the violations themselves follow from the policies. Needs the components. */
  readonly policyViolations: boolean;
  readonly acl: boolean;
}

export interface CloneInput {
  readonly sourceId: number;
  readonly targetId: number;
  readonly options: CloneOptions;
}

export const cloneProjectKind = 'project.clone';

/**
 * Creates a new version from a project; what belongs to it follows in a task, whose token is answered.
 * @throws 404, 409 when the version exists, and 403, also where it would be put below a project that the caller does not see
 */
export async function cloneProject(
  db: Database,
  uuid: string,
  version: string,
  isLatest: boolean,
  options: CloneOptions,
  caller: Principal,
): Promise<string> {
  return inTransaction(db, async (trx) => {
    const source = await requireProject(trx, uuid, caller.scope);
    if (await hasHiddenParent(trx, source.project_id, caller.scope)) throw beyondAccess();
    const place = { name: source.name, isLatest, parentId: source.parent_id };
    await holdPlace(trx, place, caller.scope);
    const target = await createProject(
      trx,
      { name: source.name, version, isLatest, sourceId: source.project_id },
      caller,
    );
    const sourceId = source.project_id;
    const targetId = target.project_id;
    await copyMembers(trx, sourceId, targetId);
    if (options.acl) await copyAcl(trx, sourceId, targetId);
    if (options.tags) await copyTags(trx, sourceId, targetId);
    await refreshAccess(trx, [targetId]);
    const input = { sourceId, targetId, options };
    const queue = projectSubject(targetId);
    const owner = ownerOf(caller);
    return enqueue(trx, { kind: cloneProjectKind, projectId: targetId, input, queue, owner, priority: 5 });
  });
}

/** Copies what belongs to a project into its clone. All or nothing. */
export async function fillClone(
  { sourceId, targetId, options }: CloneInput,
  { db }: JobContext,
): Promise<Record<string, unknown>> {
  return inTransaction(db, async (trx) => {
    if (!(await lockPair(trx, sourceId, targetId))) return { outcome: 'project deleted' };
    await lockForUpload(trx);
    if (options.properties) await copyProperties(trx, sourceId, targetId);
    const map = await mapElements(trx, sourceId, options);
    const copy = { sourceId, targetId, map };
    await withoutNestedLoops(trx, () => copyElements(trx, copy, options));
    await recountProjects(trx, [targetId]);
    if (options.components && options.policyViolations) {
      await copyViolationAnalyses(trx, copy);
      await recountViolations(trx, [targetId]);
    }
    return { outcome: 'copied' };
  });
}

async function copyElements(trx: Transaction, copy: ElementCopy, options: CloneOptions): Promise<void> {
  const { sourceId, targetId } = copy;
  const components = options.components ? await copyComponents(trx, copy) : 0;
  if (options.components) await copyComponentMatches(trx, copy);
  if (options.services) await copyServices(trx, copy);
  await setDirectDependencies(trx, targetId, await copyEdges(trx, copy));
  if (!options.components) return;
  if (options.auditHistory) await copyAnalyses(trx, copy);
  await carryFromVersion(trx, sourceId, targetId);
  await markAllSpecial(trx, targetId);
  await tellGrowth(trx, components);
}
