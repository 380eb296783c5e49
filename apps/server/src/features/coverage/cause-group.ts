import type { BlindSpot } from '@waybill/api-contract';
import type { ExampleRow } from './coverage.queries.ts';
import { type Cause, caveatsOf, gapsOf, internalCause, sharedData } from './coverage-cause.ts';
import { judgeByOwner, type SourcesByOwner } from './sources-by-owner.ts';

export const maxExamples = 5;

/** Components that have a cause in common. */
export interface CauseGroup {
  cause: Cause;
  components: number;
  examples: BlindSpot['examples'];
}

/** By the key of the cause. */
export type CauseGroups = Map<string, CauseGroup>;

/** Which components of a sight are counted. */
export type Owner = 'others' | 'ours' | 'all';

/** Sights, with the components of each that are counted. */
export type OwnedSights = ReadonlyMap<string, Owner>;

/** The sights of a group, to count something else about it. */
export interface GroupSights {
  key: string;
  sights: OwnedSights;
}

export function addToGroup(
  groups: CauseGroups,
  cause: Cause,
  count: number,
  example: ExampleRow | undefined,
): void {
  const group = groups.get(cause.key) ?? { cause, components: 0, examples: [] };
  groups.set(cause.key, group);
  group.components += count;
  if (!example || group.examples.length >= maxExamples) return;
  const { uuid, name, version } = example;
  group.examples.push({ uuid, name, ...(version === null ? {} : { version }) });
}

export function viewGroup({ cause, components, examples }: CauseGroup, gain: number): BlindSpot {
  const { code, data } = cause.remedy ?? { code: 'none', data: {} };
  return {
    code: cause.code,
    data: sharedData(cause),
    key: cause.key,
    components,
    examples,
    action: { code, data, components: gain },
  };
}

/** The groups that sights belong to, whatever is counted of them. */
export function groupsOfSights(sights: readonly string[], sources: SourcesByOwner): GroupSights[] {
  const groups = new Map<string, Map<string, Owner>>();
  for (const sight of sights) {
    for (const { cause, owner } of causesOfSight(sight, sources)) {
      const group = groups.get(cause.key) ?? new Map<string, Owner>();
      groups.set(cause.key, group);
      group.set(sight, joinOwners(group.get(sight), owner));
    }
  }
  return [...groups].map(([key, group]) => ({ key, sights: group }));
}

/** A cause, and the components of a sight that have it. */
export interface OwnedCause {
  cause: Cause;
  owner: Exclude<Owner, 'all'>;
  /** True if they are not covered, and should be. */
  isGap: boolean;
}

/** Why components of a sight are not covered, or what to know of those that are. */
export function causesOfSight(sight: string, sources: SourcesByOwner): OwnedCause[] {
  const { others, ours } = judgeByOwner(sight, sources);
  const oursNoted = ours.judgeable ? caveatsOf(ours) : [internalCause];
  return [
    ...gapsOf(others).map((cause) => ({ cause, owner: 'others' as const, isGap: true })),
    ...caveatsOf(others).map((cause) => ({ cause, owner: 'others' as const, isGap: false })),
    ...oursNoted.map((cause) => ({ cause, owner: 'ours' as const, isGap: false })),
  ];
}

/** The sights of components that are covered. */
export function coveredSights(sights: readonly string[], sources: SourcesByOwner): OwnedSights {
  const covered = new Map<string, Owner>();
  for (const sight of sights) {
    const { others, ours } = judgeByOwner(sight, sources);
    if (others.judgeable) covered.set(sight, 'others');
    if (ours.judgeable) covered.set(sight, joinOwners(covered.get(sight), 'ours'));
  }
  return covered;
}

export function joinOwners(one: Owner | undefined, other: Owner): Owner {
  return one === undefined || one === other ? other : 'all';
}
