import type { Transaction } from '../../../db/database.ts';
import { askOfNew } from '../../analyzer/analyzer.service.ts';
import { syncComponents } from '../../component/sync/component-sync.service.ts';
import { tellGrowth } from '../../component-growth/component-growth.service.ts';
import { directElements } from '../../dependency-graph/direct.ts';
import { syncEdges } from '../../dependency-graph/edge-sync.service.ts';
import { carryDecisions } from '../../lasting-decision/carry.service.ts';
import { lockForUpload, matchNewIdentities, recountProjects } from '../../matching/matching.service.ts';
import { updateFromBom } from '../../project/project-import.service.ts';
import { syncServices } from '../../service/service-sync.service.ts';
import type { PreparedBom } from '../prepare/prepared-bom.ts';

interface StoredBom {
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
  readonly newIdentities: number;
  /** Analyzers outside that still have to answer, where there are any. */
  readonly awaits?: readonly string[];
}

/** Told when each step begins. */
type OnStage = (stage: 'storing' | 'matching' | 'counting') => void;

/** Makes a project equal to a BOM: components, services, graph, matches and counters. All or nothing. */
export async function storeBom(
  trx: Transaction,
  projectId: number,
  bom: PreparedBom,
  at: Date,
  onStage: OnStage,
): Promise<StoredBom> {
  onStage('storing');
  await lockForUpload(trx);
  const direct = directElements(bom.edges);
  const directComponents = new Set([...direct].map((element) => element - 1));
  const components = await syncComponents(trx, projectId, bom.components, directComponents, at);
  const serviceIds = await syncServices(trx, projectId, bom.services, at);
  await syncEdges(trx, projectId, bom.edges, [0, ...components.ids, ...serviceIds]);
  await updateFromBom(trx, projectId, bom.project, bom.document, direct.size > 0);
  onStage('matching');
  await matchNewIdentities(trx, components.fresh);
  await carryDecisions(trx, projectId, at);
  onStage('counting');
  await recountProjects(trx, [projectId]);
  const { added, changed, removed, fresh } = components;
  await tellGrowth(trx, added);
  const awaits = await askOfNew(trx, projectId, fresh);
  return { added, changed, removed, newIdentities: fresh.length, ...(awaits.length === 0 ? {} : { awaits }) };
}
