// Public to other features.
import { type EnabledSources, type Judgment, judgeSight, sightOfText } from '@waybill/match';

/** What covers the components of others, and what our own: not every analyzer is asked about these. */
export interface SourcesByOwner {
  others: EnabledSources;
  ours: EnabledSources;
}

/** Those that cover a component. */
export function sourcesOf({ others, ours }: SourcesByOwner, isInternal: boolean): EnabledSources {
  return isInternal ? ours : others;
}

/** What is said of a sight: of components of others that have it, and of our own. */
export interface JudgmentByOwner {
  others: Judgment;
  ours: Judgment;
}

export function judgeByOwner(text: string, { others, ours }: SourcesByOwner): JudgmentByOwner {
  const sight = sightOfText(text);
  return { others: judgeSight(sight, others), ours: judgeSight(sight, ours) };
}
