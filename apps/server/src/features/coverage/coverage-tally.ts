import type { BlindSpot, Coverage, EcosystemGap } from '@waybill/api-contract';
import { type EnabledSources, judgeSight, remedied, sightOfText } from '@waybill/match';
import { present } from '../../http/present.ts';
import { addToGroup, type CauseGroup, type CauseGroups, viewGroup } from './cause-group.ts';
import type { ExampleRow, SightCount } from './coverage.queries.ts';
import { caveatsOf, faultCause, gapsOf, internalCause } from './coverage-cause.ts';
import { addSplits, nothingCounted, splitOf, viewCoverageCounts } from './coverage-status.ts';
import { ecosystemOf } from './ecosystem-of.ts';
import type { FaultCount } from './record-fault.queries.ts';
import { createJudge, type JudgmentByOwner, type SourcesByOwner } from './sources-by-owner.ts';

/** The number of external components per sight that no source covers. */
type BlindSights = Map<string, number>;

/** Counts components by what the sources see of them, and groups those that are not covered. Examples are the first that are added. */
export function createTally(sources: SourcesByOwner) {
  const judge = createJudge(sources);
  const gaps: CauseGroups = new Map();
  const notes: CauseGroups = new Map();
  const blindSights: BlindSights = new Map();
  let counts = nothingCounted;

  function addOurs({ ours }: JudgmentByOwner, count: number, example: ExampleRow | undefined): void {
    for (const cause of ours.judgeable ? caveatsOf(ours) : [internalCause]) {
      addToGroup(notes, cause, count, example);
    }
  }

  function addOthers(
    { others }: JudgmentByOwner,
    sight: string,
    count: number,
    example: ExampleRow | undefined,
  ): void {
    if (others.judgeable) {
      for (const cause of caveatsOf(others)) addToGroup(notes, cause, count, example);
      return;
    }
    blindSights.set(sight, (blindSights.get(sight) ?? 0) + count);
    for (const cause of gapsOf(others)) addToGroup(gaps, cause, count, example);
  }

  function viewLargest(groups: CauseGroups): BlindSpot[] {
    const views = [...groups.values()].map((group) =>
      viewGroup(group, gainOf(group, blindSights, sources.others)),
    );
    return views.sort((a, b) => b.components - a.components);
  }

  return {
    /** @param count of components that are not counted yet; `internal` of them are our own */
    add({ sight, components, internal }: SightCount, example?: ExampleRow): void {
      const judgment = judge(sight);
      counts = addSplits(counts, splitOf(judgment, { components, internal }));
      const others = components - internal;
      const ours = example?.internal ? example : undefined;
      const foreign = example?.internal ? undefined : example;
      // Only the first of several rows with one sight counts. The others provide examples.
      if (internal > 0 || ours) addOurs(judgment, internal, ours);
      if (others > 0 || foreign) addOthers(judgment, sight, others, foreign);
    },
    /** @param count of components that have been counted already: those that are covered have a note more */
    addFault({ sight, fault, components, internal }: FaultCount, example?: ExampleRow): void {
      const { others, ours } = judge(sight);
      const counted = (others.judgeable ? components - internal : 0) + (ours.judgeable ? internal : 0);
      if (counted > 0 || (example && (example.internal ? ours : others).judgeable)) {
        addToGroup(notes, faultCause(fault), counted, example);
      }
    },
    coverage: (): Coverage => ({
      ...viewCoverageCounts(counts),
      ...present('exploitedUnread', sources.readsExploited ? undefined : true),
      ...present('epssUnread', sources.readsEpss ? undefined : true),
      blindSpots: viewLargest(gaps),
      notes: viewLargest(notes),
    }),
    /** The sights of components that are not our own, and that no source covers. */
    blindSights: () => [...blindSights.keys()],
    ecosystems: () => ecosystemsOf(blindSights),
  };
}

/**
 * The number of components that a remedy covers, found by checking again as if it had been applied. The
 * content of a better description is unknown, so it counts for all that lack it.
 */
function gainOf(
  { cause, components }: CauseGroup,
  blindSights: BlindSights,
  sources: EnabledSources,
): number {
  if (!cause.remedy) return 0;
  const after = remedied(sources, cause.remedy);
  if (!after) return components;
  let gain = 0;
  for (const [sight, count] of blindSights) {
    if (judgeSight(sightOfText(sight), after).judgeable) gain += count;
  }
  return gain;
}

/** The number of uncovered components by ecosystem, largest first. */
function ecosystemsOf(blindSights: BlindSights): EcosystemGap[] {
  const found = new Map<string, number>();
  for (const [sight, count] of blindSights) {
    const ecosystem = ecosystemOf(sight);
    if (ecosystem !== undefined && count > 0) found.set(ecosystem, (found.get(ecosystem) ?? 0) + count);
  }
  const list = [...found].map(([ecosystem, components]) => ({ ecosystem, components }));
  return list.sort((a, b) => b.components - a.components);
}
