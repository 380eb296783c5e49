// Public to other features.
import { type EnabledSources, type Judgment, judgeSight, type Sight, sightOfText } from '@waybill/match';

/** An analyzer that covers components, although its last run ended in trouble. */
export interface TroubledAnalyzer {
  id: string;
  title: string;
  lastAnswer: Date;
  /** All that covers components, of the analyzers in trouble this one alone. */
  sources: EnabledSources;
}

/** The sources and analyzers that cover components, and those in trouble. */
export interface CoveringSources extends EnabledSources {
  /** The same without any analyzer that is in trouble. */
  sound: EnabledSources;
  troubled: readonly TroubledAnalyzer[];
}

/** The coverage of external and of internal components. Not every analyzer is asked about internal ones. */
export interface SourcesByOwner {
  others: CoveringSources;
  ours: CoveringSources;
  /** True if a catalog of exploited vulnerabilities has been read, now or before it was disabled. */
  readsExploited: boolean;
  /** True if scores of EPSS have been read, now or before it was disabled. */
  readsEpss: boolean;
}

/** The sources for a component. */
export function sourcesOf({ others, ours }: SourcesByOwner, isInternal: boolean): CoveringSources {
  return isInternal ? ours : others;
}

/** The result for a sight, with the analyzers in trouble that its coverage depends on. */
export interface CoverJudgment extends Judgment {
  reliesOn: readonly TroubledAnalyzer[];
}

/** The results for a sight, for external and internal components. */
export interface JudgmentByOwner {
  others: CoverJudgment;
  ours: CoverJudgment;
}

export function judgeByOwner(text: string, { others, ours }: SourcesByOwner): JudgmentByOwner {
  const sight = sightOfText(text);
  return { others: judgeCover(sight, others), ours: judgeCover(sight, ours) };
}

/** The same, each sight once. */
export function createJudge(sources: SourcesByOwner): (sight: string) => JudgmentByOwner {
  const judgments = new Map<string, JudgmentByOwner>();
  return (sight) => {
    const judgment = judgments.get(sight) ?? judgeByOwner(sight, sources);
    judgments.set(sight, judgment);
    return judgment;
  };
}

/**
 * An analyzer in trouble covers what it has answered about. Sights do not tell what it has not been asked
 * about yet. So the component counts as covered, and is noted if nothing else covers it.
 */
export function judgeCover(sight: Sight, sources: CoveringSources): CoverJudgment {
  const judgment = judgeSight(sight, sources);
  const isAlone =
    judgment.judgeable && sources.troubled.length > 0 && !judgeSight(sight, sources.sound).judgeable;
  const reliesOn = isAlone
    ? sources.troubled.filter((analyzer) => judgeSight(sight, analyzer.sources).judgeable)
    : [];
  return { ...judgment, reliesOn };
}
