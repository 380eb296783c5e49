import type { Transaction } from '../../../db/database.ts';
import type { Principal } from '../../../http/principal.ts';
import {
  listKeptAnalyses,
  openMovedAnalyses,
  storeMovedAnalyses,
} from '../../analysis/moved-analyses.service.ts';
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
import type { Moving } from '../import-once.ts';
import { insertImportedAnalyses } from '../imported-row.queries.ts';
import { elements, listChanged } from '../moved.queries.ts';
import type { Ledger } from '../report/ledger.ts';
import type { OpenedSource } from '../source/source.ts';
import { importInternal } from '../vulnerabilities/import-internal.ts';
import { keepUnknown } from '../vulnerabilities/keep-unknown.ts';
import {
  findChangedContents,
  followContents,
  noteContents,
  type OpenProjects,
  readKnownContents,
  stageChangedContents,
} from './follow-contents.ts';
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

/** Its `changed` are the numbers here of projects in which something is new or different. */
export type ImportedPortfolio = ImportedProjects;

/**
 * Writes projects and all that is in them, with what was found and decided. Numbers of there lead to those of here by what is answered,
 * and by the temporary tables `moved_component`, `moved_service` and `moved_vuln` until the transaction ends. Projects are to be
 * counted by the caller, when everything that counts is there.
 */
export async function importPortfolio(
  moving: Moving,
  open: OpenedSource,
  { plan, firstBoms, licenses }: PortfolioPlan,
  caller: Principal,
): Promise<ImportedPortfolio> {
  const { trx, ledger } = moving;
  // Nobody mirrors or uploads meanwhile: what is new is matched once, with everything.
  await lockForFeed(trx);
  await lockForUpload(trx);
  const aliases = await importInternal(moving, open);
  const contents = await readKnownContents(moving);
  const imported = await importProjects(moving, plan, caller, (uuid) => contents.touched.has(uuid));
  const touched = [...imported.ids].filter(([oldId]) => contents.touched.has(plan.numbers.get(oldId) ?? ''));
  const projects = { ...imported, touched: new Set(touched.map(([, id]) => id)) };
  await openStages(trx);
  const direct = directOf(plan, projects);
  await stageRoots(trx, direct);
  const places = { projects: projects.ids, licenses, direct };
  const staged = await stageContents(trx, open, projects, places, ledger);
  const components = await storeContents(moving, projects, daysOf(firstBoms, projects));
  const changes = await findChangedContents(moving, projects, plan.numbers, contents);
  const identities = [
    ...staged,
    ...(await stageChangedContents(moving, open, projects, places, changes.followed)),
  ];
  const fresh = [...projects.fresh];
  const followed = await followContents(moving, changes.followed);
  ledger.add('COMPONENT', 'changed', followed.changed);
  ledger.add('COMPONENT', 'present', components.present - followed.changed);
  await storeMovedEdges(trx, elements, fresh, changes.followed);
  await noteRoots(trx, [...fresh, ...changes.followed]);
  await keepUnknown(trx, open, aliases, ledger);
  await matchNewIdentities(trx, identities);
  note(ledger, 'FINDINGATTRIBUTION', await storeMovedFindings(trx));
  await storeDecisions(moving);
  await tellGrowth(trx, components.written);
  const [first] = fresh;
  if (first !== undefined) await askOfNew(trx, first, identities);
  await noteContents(moving, projects, plan.numbers, changes);
  refuseRest(ledger);
  return {
    ...projects,
    changed: await listChanged(trx, [...fresh, ...projects.changed, ...changes.followed]),
  };
}

/** When projects got their first BOM, by their numbers here. */
function daysOf(firstBoms: ReadonlyMap<number, Date>, { ids }: ImportedProjects): ReadonlyMap<number, Date> {
  return new Map(
    [...firstBoms].flatMap(([oldId, day]) => {
      const id = ids.get(oldId);
      return id === undefined ? [] : [[id, day] as const];
    }),
  );
}

/** Writes what is new in projects. */
async function storeContents(
  { trx, ledger, at }: Moving,
  { fresh, ids, touched }: OpenProjects,
  days: ReadonlyMap<number, Date>,
): Promise<{ readonly written: number; readonly present: number }> {
  const components = await storeMovedComponents(trx, firstFindings, days, at);
  ledger.add('COMPONENT', 'written', components.written);
  note(ledger, 'COMPONENT_PROPERTY', await storeMovedProperties(trx));
  // Services that somebody removed here stay removed.
  const open = [...ids.values()].filter((id) => fresh.has(id) || !touched.has(id));
  note(ledger, 'SERVICECOMPONENT', await storeMovedServices(trx, open, days, at));
  return components;
}

async function storeDecisions(moving: Moving): Promise<void> {
  const { trx, ledger, at } = moving;
  const decided = await storeMovedAnalyses(trx, at);
  await insertImportedAnalyses(moving);
  note(ledger, 'ANALYSIS', decided);
  ledger.add('ANALYSIS', 'changed', decided.changed);
  ledger.add('ANALYSIS', 'kept', decided.kept);
  if (decided.kept > 0) {
    const reason =
      'The decision has changed there, but somebody has decided here since. That decision was kept.';
    for (const row of await listKeptAnalyses(trx, 100))
      ledger.remark('ANALYSIS', { row, outcome: 'kept', reason });
  }
  note(ledger, 'ANALYSISCOMMENT', { written: decided.comments, present: decided.presentComments });
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
