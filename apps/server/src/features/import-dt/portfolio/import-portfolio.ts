import type { Transaction } from '../../../db/database.ts';
import type { Context } from '../../../feature.ts';
import { openMovedAnalyses, storeMovedAnalyses } from '../../analysis/moved-analyses.service.ts';
import { askOfNew } from '../../analyzer/analyzer.service.ts';
import {
  openMovedComponents,
  storeMovedComponents,
  storeMovedProperties,
} from '../../component/moved-in/moved-components.service.ts';
import { tellGrowth } from '../../component-growth/component-growth.service.ts';
import {
  openMovedEdges,
  stageMovedEdges,
  storeMovedEdges,
} from '../../dependency-graph/moved-edges.service.ts';
import { lockForFeed, lockForUpload, matchNewIdentities } from '../../matching/matching.service.ts';
import {
  firstFindings,
  openMovedFindings,
  storeMovedFindings,
} from '../../matching/moved-findings.service.ts';
import { noteRoots } from '../../project/moved-in/moved-projects.service.ts';
import { openMovedServices, storeMovedServices } from '../../service/moved-services.service.ts';
import { insertImportedAnalyses } from '../imported-row.queries.ts';
import { elements, listTouched } from '../moved.queries.ts';
import type { Ledger } from '../report/ledger.ts';
import type { OpenedSource } from '../source/source.ts';
import { importInternal } from '../vulnerabilities/import-internal.ts';
import { keepUnknown } from '../vulnerabilities/keep-unknown.ts';
import { type ImportedProjects, importProjects } from './import-projects.ts';
import type { ProjectPlan } from './plan-projects.ts';
import { stageContents } from './stage-contents.ts';

export interface PortfolioPlan {
  readonly plan: ProjectPlan;
  /** When projects got their first BOM, by their numbers there. */
  readonly firstBoms: ReadonlyMap<number, Date>;
  /** Numbers of licenses here by those of there. */
  readonly licenses: ReadonlyMap<number, number>;
}

export interface ImportedPortfolio extends ImportedProjects {
  /** Numbers here of projects in which something is new. */
  readonly touched: readonly number[];
}

/**
 * Writes projects and all that is in them, with what was found and decided. Numbers of there lead to those of here by what is answered,
 * and by the temporary tables `moved_component`, `moved_service` and `moved_vuln` until the transaction ends. Projects are to be
 * counted by the caller, when everything that counts is there.
 */
export async function importPortfolio(
  trx: Transaction,
  context: Context,
  open: OpenedSource,
  { plan, firstBoms, licenses }: PortfolioPlan,
  ledger: Ledger,
  at: Date,
): Promise<ImportedPortfolio> {
  // Nobody mirrors or uploads meanwhile: what is new is matched once, with everything.
  await lockForFeed(trx);
  await lockForUpload(trx);
  const aliases = await importInternal(trx, open, ledger, at);
  const projects = await importProjects(trx, context, plan, ledger, at);
  await openStages(trx);
  const direct = directOf(plan, projects);
  await stageRoots(trx, direct);
  const places = { projects: projects.ids, licenses, direct };
  const identities = await stageContents(trx, open, projects, places, ledger);
  const fresh = [...projects.fresh];
  const days = new Map(
    [...firstBoms].flatMap(([oldId, day]) => {
      const id = projects.ids.get(oldId);
      return id === undefined ? [] : [[id, day] as const];
    }),
  );
  const components = await storeMovedComponents(trx, firstFindings, days, at);
  note(ledger, 'COMPONENT', components);
  note(ledger, 'COMPONENT_PROPERTY', await storeMovedProperties(trx));
  note(ledger, 'SERVICECOMPONENT', await storeMovedServices(trx, fresh, days, at));
  await storeMovedEdges(trx, elements, fresh);
  await noteRoots(trx, fresh);
  await keepUnknown(trx, open, aliases, ledger);
  await matchNewIdentities(trx, identities);
  note(ledger, 'FINDINGATTRIBUTION', await storeMovedFindings(trx));
  const decided = await storeMovedAnalyses(trx, at);
  await insertImportedAnalyses(trx, at);
  note(ledger, 'ANALYSIS', decided);
  note(ledger, 'ANALYSISCOMMENT', { written: decided.comments, present: decided.presentComments });
  await tellGrowth(trx, components.written);
  const [first] = fresh;
  if (first !== undefined) await askOfNew(trx, first, identities);
  refuseRest(ledger);
  return { ...projects, touched: await listTouched(trx, fresh) };
}

async function openStages(trx: Transaction): Promise<void> {
  await openMovedComponents(trx);
  await openMovedServices(trx);
  await openMovedEdges(trx);
  await openMovedFindings(trx);
  await openMovedAnalyses(trx);
}

/** UUIDs of what projects depend on, by the numbers of the projects here. */
function directOf(plan: ProjectPlan, { ids }: ImportedProjects): ReadonlyMap<number, ReadonlySet<string>> {
  return new Map(
    [...plan.dependencies].flatMap(([oldId, uuids]) => {
      const id = ids.get(oldId);
      return id === undefined ? [] : [[id, new Set(uuids)] as const];
    }),
  );
}

async function stageRoots(trx: Transaction, direct: ReadonlyMap<number, ReadonlySet<string>>): Promise<void> {
  const edges = [...direct].flatMap(([projectId, uuids]) =>
    [...uuids].map((toUuid) => ({ projectId, fromOldId: null, toUuid })),
  );
  await stageMovedEdges(trx, edges);
}

function note(
  ledger: Ledger,
  table: string,
  { written, present }: { readonly written: number; readonly present: number },
): void {
  ledger.add(table, 'written', written);
  ledger.add(table, 'present', present);
}

/** What belongs to nothing that was staged. */
const belonging = {
  COMPONENT_PROPERTY: 'They belong to components that are not there or were refused.',
  FINDINGATTRIBUTION: 'They are about components or vulnerabilities that are not there or were refused.',
  ANALYSIS: 'They are about components or vulnerabilities that are not there or were refused.',
  ANALYSISCOMMENT: 'They belong to analyses that are not there or were refused.',
} as const;

function refuseRest(ledger: Ledger): void {
  for (const [table, reason] of Object.entries(belonging)) ledger.refuseRest(table, reason);
  // A finding stands in both tables.
  ledger.mergeRest('COMPONENTS_VULNERABILITIES');
  for (const table of [
    'VULNERABILITY',
    'VULNERABILITYALIAS',
    'VULNERABLESOFTWARE',
    'VULNERABLESOFTWARE_VULNERABILITIES',
    'AFFECTEDVERSIONATTRIBUTION',
    'SERVICECOMPONENTS_VULNERABILITIES',
  ]) {
    ledger.leaveOutRest(table);
  }
}
