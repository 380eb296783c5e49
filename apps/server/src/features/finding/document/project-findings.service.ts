import type {
  AnalyzerIdentity,
  Finding,
  FindingAnalysis,
  FindingComponent,
  FindingOrigin,
} from '@waybill/api-contract';
import type { CountedList } from '@waybill/api-contract/server';
import type { Database } from '../../../db/database.ts';
import { finders } from '../../../db/found-by.ts';
import { withoutConnection } from '../../../db/list/batches.ts';
import { describedInStream, shapedOnce } from '../../vulnerability/facts/facts.service.ts';
import type { DescribedVulnerability } from '../../vulnerability/facts/vulnerability-facts.ts';
import type { ProjectKey, RecordFilter } from '../finding.queries.ts';
import {
  viewFindingAnalysis,
  viewFindingAttribution,
  viewFindingComponent,
  viewFindingVulnerability,
} from '../finding.view.ts';
import { type FindingKeys, readFindingKeys } from './finding-keys.queries.ts';
import { listFoundComponents, listSpecialFindings } from './finding-parts.queries.ts';

/** The number of findings per batch. They share most of their members, so they take little memory. */
const batchSize = 2_000;

const viewShown = shapedOnce((facts: DescribedVulnerability) => viewFindingVulnerability(facts));
const viewWithAllAliases = shapedOnce((facts: DescribedVulnerability) =>
  viewFindingVulnerability(facts, facts.allAliases),
);

/** The analysis of an undecided finding. */
const undecided: FindingAnalysis = { isSuppressed: false };

/**
 * Every finding of a project in batches, in bounded memory. Findings share one object for equal parts: the
 * vulnerability, the component, the finder and time, and the missing decision. If folded, each lists all
 * aliases of its vulnerability, including those that the contract's switches hide, because it represents
 * these records.
 */
export async function listProjectFindings(
  db: Database,
  project: ProjectKey,
  filter: RecordFilter,
): Promise<CountedList<Finding> & { readonly batches: AsyncIterable<readonly Finding[]> }> {
  const keys = await readFindingKeys(db, project.project_id, filter);
  const read = findingsReader(db, project, filter, keys);
  // Errors up to here are still answered as errors.
  const first = await read(0);
  async function* readOn() {
    yield first;
    for (let from = batchSize; from < keys.vulns.length; from += batchSize) yield await read(from);
  }
  return { total: keys.vulns.length, batches: withoutConnection(readOn()), isShared: true };
}

/** @returns reads a batch by the place of its first finding */
function findingsReader(
  db: Database,
  project: ProjectKey,
  filter: RecordFilter,
  keys: FindingKeys,
): (from: number) => Promise<Finding[]> {
  const viewsOf = describedInStream(db, filter.isFolded ? viewWithAllAliases : viewShown);
  const componentsOf = componentsInStream(db, project);
  const attributionOf = attributions();
  return async (from) => {
    const to = Math.min(from + batchSize, keys.vulns.length);
    const [views, components, special] = await Promise.all([
      viewsOf(keys.vulns.subarray(from, to)),
      componentsOf(keys.components.subarray(from, to)),
      readSpecial(db, project.project_id, keys, from, to),
    ]);
    const findings: Finding[] = [];
    for (let at = from; at < to; at++) {
      const vulnerability = views.get(keys.vulns[at] ?? 0);
      const component = components.get(keys.components[at] ?? 0);
      const own = special.get(at);
      // Findings that disappeared since the keys were read are skipped.
      if (!vulnerability || !component || (keys.special[at] === 1 && !own)) continue;
      findings.push({
        component,
        vulnerability,
        analysis: own?.analysis ?? undecided,
        attribution: own ? own.attributedOn(keys.attributedOn[at] ?? 0) : attributionOf(keys, at),
        matrix: `${project.uuid}:${component.uuid}:${vulnerability.uuid}`,
      });
    }
    return findings;
  };
}

/** The number of components cached while a list is sent. */
const maxKept = 10_000;

/** Components come again and again in a list that is ordered by vulnerability; each is read once while it is kept. */
function componentsInStream(
  db: Database,
  { project_id, uuid }: ProjectKey,
): (ids: Iterable<number>) => Promise<ReadonlyMap<number, FindingComponent>> {
  const kept = new Map<number, FindingComponent>();
  return async (ids) => {
    if (kept.size > maxKept) kept.clear();
    const missing = [...new Set(ids)].filter((id) => !kept.has(id));
    if (missing.length === 0) return kept;
    for (const row of await listFoundComponents(db, project_id, missing))
      kept.set(row.component_id, viewFindingComponent(row, uuid));
    return kept;
  };
}

interface SpecialFinding {
  readonly analysis: FindingAnalysis;
  attributedOn(epochMs: number): FindingOrigin;
}

async function readSpecial(
  db: Database,
  projectId: number,
  keys: FindingKeys,
  from: number,
  to: number,
): Promise<ReadonlyMap<number, SpecialFinding>> {
  const found = new Map<number, SpecialFinding>();
  const places: number[] = [];
  for (let at = from; at < to; at++) if (keys.special[at] === 1) places.push(at);
  if (places.length === 0) return found;
  const asked = places.map((at) => ({
    component_id: keys.components[at] ?? 0,
    vuln_id: keys.vulns[at] ?? 0,
  }));
  for (const row of await listSpecialFindings(db, projectId, asked))
    found.set(places[row.place] ?? -1, {
      analysis: viewFindingAnalysis(row),
      attributedOn: (epochMs) => viewFindingAttribution(row, epochMs),
    });
  return found;
}

/** Attributions that say the same are one object: those of a document that was uploaded mostly do. */
function attributions(): (keys: FindingKeys, at: number) => FindingOrigin {
  const known = new Map<number, FindingOrigin>();
  return (keys, at) => {
    const [finder = 0, attributedOn = 0] = [keys.finders[at], keys.attributedOn[at]];
    const name = attributedOn * finders.length + finder;
    let attribution = known.get(name);
    if (!attribution) {
      const analyzerIdentity = (finders[finder] ?? finders[0]).word as AnalyzerIdentity;
      attribution = { analyzerIdentity, attributedOn };
      if (known.size > maxKept) known.clear();
      known.set(name, attribution);
    }
    return attribution;
  };
}
