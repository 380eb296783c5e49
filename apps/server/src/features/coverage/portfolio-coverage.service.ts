// Public to other features.
import type { BlindSpot, PortfolioCoverage } from '@waybill/api-contract';
import type { Database } from '../../db/database.ts';
import type { ProjectScope } from '../../db/project-scope.ts';
import { coveredSights, type GroupSights, groupsOfSights, type Owner } from './cause-group.ts';
import type { KeptCounts } from './coverage.service.ts';
import { faultCause } from './coverage-cause.ts';
import { createTally } from './coverage-tally.ts';
import { enabledSources } from './enabled-sources.service.ts';
import {
  countPending,
  countProjects,
  listKeptSights,
  type SightSum,
  sumSights,
} from './portfolio-coverage.queries.ts';
import { countFaultProjects, sumFaults } from './record-fault.queries.ts';

/** The counts of the caller's active projects, as a job stores them per project. */
export async function portfolioCounts(db: Database, scope: ProjectScope): Promise<KeptCounts> {
  const [sights, faults] = await Promise.all([sumSights(db, scope), sumFaults(db, scope)]);
  return { sights, faults };
}

/** The coverage of the caller's active projects, with the causes of the gaps. */
export async function portfolioCoverage(db: Database, scope: ProjectScope): Promise<PortfolioCoverage> {
  const [sources, sights] = await Promise.all([enabledSources(db), listKeptSights(db)]);
  const groups = groupsOfSights(sights, sources);
  // The sums contain the number of projects for most groups. Only several sights of one group may be in the
  // same project.
  const [sums, faults, pending, faultProjects, counted] = await Promise.all([
    sumSights(db, scope),
    sumFaults(db, scope),
    countPending(db, scope),
    countFaultProjects(db, scope, coveredSights(sights, sources)),
    countProjects(
      db,
      scope,
      groups.filter(({ sights }) => sights.size > 1),
    ),
  ]);
  const tally = createTally(sources);
  for (const sum of sums) tally.add(sum);
  for (const fault of faults) tally.addFault(fault);
  const projects = new Map([
    ...projectsOfSingles(groups, sums),
    ...counted,
    ...faultProjects.map(({ fault, projects: n }) => [faultCause(fault).key, n] as const),
  ]);
  const { blindSpots, notes, ...counts } = tally.coverage();
  const withProjects = (spot: BlindSpot) => ({ ...spot, projects: projects.get(spot.key) ?? 0 });
  return {
    ...counts,
    blindSpots: blindSpots.map(withProjects),
    notes: notes.map(withProjects),
    ecosystems: tally.ecosystems(),
    pending,
  };
}

function projectsOfSingles(groups: readonly GroupSights[], sums: readonly SightSum[]): Map<string, number> {
  const sumOf = new Map(sums.map((sum) => [sum.sight, sum]));
  const singles = groups.filter(({ sights }) => sights.size === 1);
  return new Map(
    singles.flatMap(({ key, sights }) =>
      [...sights].map(([sight, owner]) => [key, projectsOf(sumOf.get(sight), owner)] as const),
    ),
  );
}

function projectsOf(sum: SightSum | undefined, owner: Owner): number {
  if (!sum) return 0;
  if (owner === 'others') return sum.other_projects;
  return owner === 'ours' ? sum.internal_projects : sum.projects;
}
