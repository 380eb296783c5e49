import type { BlindSpot } from '@waybill/api-contract';
import { type EnabledSources, judgeSight, sightOfText } from '@waybill/match';
import type { ExampleRow } from './coverage.queries.ts';
import { type Cause, caveatsOf, gapsOf, internalCause, sharedData } from './coverage-cause.ts';

export const maxExamples = 5;

/** Components that have a cause in common. */
export interface CauseGroup {
  cause: Cause;
  components: number;
  examples: BlindSpot['examples'];
}

/** By the key of the cause. */
export type CauseGroups = Map<string, CauseGroup>;

/** Which components of its sights a group counts: those that are not our own, our own, or all. */
export type GroupKind = 'gap' | 'internal' | 'caveat';

/** A group by its sights, for who counts something else of it. */
export interface GroupSights {
  key: string;
  kind: GroupKind;
  sights: readonly string[];
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
export function groupsOfSights(sights: readonly string[], sources: EnabledSources): GroupSights[] {
  const groups = new Map<string, GroupSights & { sights: string[] }>();
  const note = ({ key }: Cause, kind: GroupKind, sight: string) => {
    const group = groups.get(key) ?? { key, kind, sights: [] };
    groups.set(key, group);
    group.sights.push(sight);
  };
  for (const sight of sights) {
    const judgment = judgeSight(sightOfText(sight), sources);
    for (const cause of caveatsOf(judgment)) note(cause, 'caveat', sight);
    for (const cause of gapsOf(judgment)) note(cause, 'gap', sight);
    if (!judgment.judgeable) note(internalCause, 'internal', sight);
  }
  return [...groups.values()];
}
