import type { AnalyzerObstacle } from '@waybill/api-contract';
import type { Advisory } from '@waybill/match';
import type { Purl } from '@waybill/purl';
import type { Secrets } from '../../config/secrets.ts';
import type { Database } from '../../db/database.ts';
import type { Outgoing } from '../../outgoing/outgoing.ts';
import type { OutgoingError } from '../../outgoing/outgoing-error.ts';
import type { Probe } from '../../outgoing/probe.ts';
import type { SettingsAtHand } from '../config-property/settings-at-hand.ts';
import type { AnalyzerId } from './analyzer-ids.ts';

/** A service that is asked whether components have vulnerabilities. One folder each; analyzer.registry.ts lists them. */
export interface Analyzer {
  readonly id: AnalyzerId;
  /** As users know it. */
  readonly title: string;
  /** Identities that are looked at, asked for and stored together. */
  readonly batchSize: number;
  /** True if it may be asked of components of our own; absent: never. */
  mayAskOfOurs?(db: Database): Promise<boolean>;
  /** Why it is not asked as it is set up; undefined when it is. */
  findObstacle(db: Database): Promise<Obstacle | undefined>;
  /**
   * The components it is asked about. A component that nothing else covers counts as covered by it. Absent:
   * none.
   */
  covers?(db: Database): Promise<AnalyzerCoverage>;
  /** How its settings are tried out; absent: it is no other host. */
  probe?(settings: SettingsAtHand, now: Date): Promise<Probe>;
  /** Reads how it is set up, for one run. @throws OutgoingError when it cannot be asked so */
  open(asking: Asking): Promise<AnalyzerSession>;
}

/** Which components an analyzer is asked about. */
export interface AnalyzerCoverage {
  /** Types of package URLs. */
  readonly purlTypes: readonly string[];
  /** The types among them for which the release must be known; absent: none. */
  readonly releaseTypes?: readonly string[];
  /** Components with a CPE. */
  readonly isByCpe: boolean;
}

/** Why an analyzer is not asked: for clients, and in a sentence. */
export interface Obstacle {
  readonly code: AnalyzerObstacle;
  readonly text: string;
}

export interface Asking {
  readonly db: Database;
  readonly secrets: Secrets;
  readonly outgoing: Outgoing;
  readonly signal: AbortSignal;
  readonly now: () => Date;
  /** Tells administrators, once for a run, of something that does not keep it from being asked. */
  notify(notice: Notice): void;
}

export interface Notice {
  readonly title: string;
  readonly content: string;
}

export interface AnalyzerSession {
  /** Where it is asked; an answer of one address is none of another. */
  readonly host: string;
  /**
   * The question about an identity; undefined if the identity is not for this analyzer. Equal texts share one
   * answer.
   */
  questionOf(subject: Subject): string | undefined;
  /** Asks the questions. Questions that could not be asked have no answer; the result contains the error. */
  ask(questions: readonly Question[]): Promise<Answers>;
}

/** An identity as analyzers see it. */
export interface Subject {
  readonly identityId: number;
  readonly purl: Purl | undefined;
  readonly group: string | undefined;
  readonly name: string;
  readonly version: string | undefined;
  /** The package URL without qualifiers and subpath; undefined without name or version. */
  readonly coordinates: string | undefined;
  readonly cpe: string | undefined;
  /** Source package and release of a package of an operating system, where another member than its package URL says them. */
  readonly upstream: string | undefined;
  readonly distro: string | undefined;
  /** Properties that say what a package of an operating system is, by name. */
  readonly properties: Readonly<Record<string, string>>;
}

export interface Question {
  readonly text: string;
  /** One of the identities that it is about. */
  readonly subject: Subject;
}

export interface Answers {
  /** By the text of the question. */
  readonly answers: ReadonlyMap<string, Answer>;
  readonly trouble?: OutgoingError | undefined;
}

/** `unknown`: the question cannot be answered, so what was known stays. */
export type Answer = readonly Reported[] | CutAnswer | 'unknown';

/** The beginning of an answer that is not read to its end: it adds to what was known, and ends nothing. */
export interface CutAnswer {
  readonly beginning: readonly Reported[];
}

/**
 * An analyzer's description of a vulnerability. Documents include the facts in `internal` beside those of an
 * advisory.
 */
type ReportedAdvisory = Advisory & {
  readonly internal?: { readonly recommendation?: string; readonly patchedVersions?: string };
};

/** A vulnerability that is reported: as the analyzer describes it, or the number of one that is known here. */
export type Reported = ({ readonly advisory: ReportedAdvisory } | { readonly vulnId: number }) & {
  readonly alternateIdentifier?: string | undefined;
  readonly referenceUrl?: string | undefined;
};
