import { sql } from 'kysely';
import { type Database, findRow } from '../../apps/server/src/db/database.ts';
import type { FilterSamples } from './filter-samples.ts';

/** Texts that few findings have, many, and none but those of a vulnerability. */
export const findingTexts = ['package-1', 'package-4711', 'CVE-2020'];

/** Values by which a finding can be found. */
export interface FindingSample {
  component: string;
  identity: string;
  flaw: string;
  vulnerability: string;
  project: string;
  /** Any tag. */
  tag: string;
}

/** A finding of a project. */
export async function sampleOf(db: Database, projectId: number): Promise<FindingSample> {
  const row = await findRow(
    db,
    sql<FindingSample>`select c.uuid as component, i.nat_hash as identity, v.uuid as flaw, v.ext_id as vulnerability,
        p.uuid as project, coalesce((select name from tag order by tag_id limit 1), 'none') as tag
      from component c join identity i on i.identity_id = c.identity_id join project p on p.project_id = c.project_id
      join identity_match m on m.identity_id = c.identity_id join vuln v on v.vuln_id = m.vuln_id
      where c.project_id = ${projectId} limit 1`,
  );
  if (!row) throw new Error('The project has no findings');
  return row;
}

/** Samples of what findings of a project are filtered by. */
export function findingSamples({ component, flaw, vulnerability }: FindingSample): FilterSamples {
  return {
    open: ['true'],
    suppressed: ['true'],
    onlySuppressed: ['true'],
    severity: ['CRITICAL', 'UNASSIGNED'],
    source: ['GITHUB'],
    analyzer: ['INTERNAL_ANALYZER'],
    state: ['EXPLOITABLE', 'NOT_SET'],
    exploited: ['true'],
    minEpss: ['0.1', '0.95'],
    maxEpss: ['0.01'],
    minCvss: ['9'],
    maxCvss: ['4'],
    dependency: ['DIRECT', 'TRANSITIVE'],
    fix: ['AVAILABLE', 'NONE'],
    ticket: ['ANY', 'NONE', 'TODO'],
    foundSince: [weekAgo()],
    foundUntil: [weekAgo()],
    component: [component],
    vulnerability: [vulnerability],
    flaw: [flaw],
    reasonsChanged: ['true'],
    everyRecord: ['true'],
  };
}

/** The same for the findings of all projects. */
export function portfolioSamples(sample: FindingSample): FilterSamples {
  const { component: _, ...samples } = findingSamples(sample);
  const { identity, project, tag } = sample;
  const [low, high] = [['4'], ['9']];
  return {
    ...samples,
    minCvssV2: high,
    maxCvssV2: low,
    minCvssV3: high,
    maxCvssV3: low,
    minCvssV4: high,
    maxCvssV4: low,
    project: [project],
    tag: [tag],
    inactive: ['true'],
    latest: ['true'],
    response: ['UPDATE'],
    publishedSince: ['2025-01-01'],
    publishedUntil: ['2015-01-01'],
    identity: [identity],
  };
}

function weekAgo(): string {
  return new Date(Date.now() - 7 * 86_400_000).toISOString().slice(0, 10);
}
