// Public to other features.
import type { Transaction } from '../../db/database.ts';
import { recordEvent, recordEvents } from '../../jobs/outbox.ts';

/**
 * New findings have no events of their own. Events name what created them, and delivery derives the
 * contract's messages, for projects that a rule covers (docs/adr/0023-notifications.md).
 */
const common = { scope: 'PORTFOLIO', level: 'INFORMATIONAL' } as const;

/** The groups of messages that are derived from events of matches. */
const told = {
  MATCHES_ADDED: ['NEW_VULNERABILITY', 'FINDING_REOPENED'],
  MATCHES_GONE: ['FINDING_GONE'],
} as const;

/** The number of matches per event. */
const perEvent = 1_000;

/** Tells of all components that a project got at one time. @param addedAt their `added_at` */
export async function recordComponentsAdded(
  trx: Transaction,
  projectId: number,
  addedAt: Date,
): Promise<void> {
  await recordEvent(trx, {
    ...common,
    group: 'COMPONENTS_ADDED',
    tells: ['NEW_VULNERABILITY', 'NEW_VULNERABLE_DEPENDENCY', 'BLIND_SPOT_APPEARED'],
    projectId,
    subject: { addedAt: addedAt.toISOString() },
  });
}

/**
 * Writes events for all components that projects lost at one time, with their findings. Deleted projects have
 * no such events, because no rule covers them any more.
 * @param removedAt as stored with the components
 */
export async function recordComponentsGone(
  trx: Transaction,
  projectIds: readonly number[],
  removedAt: Date,
): Promise<void> {
  await recordEvents(
    trx,
    projectIds.map((projectId) => ({
      ...common,
      group: 'COMPONENTS_GONE',
      tells: ['FINDING_GONE'],
      projectId,
      subject: { removedAt: removedAt.toISOString() },
    })),
  );
}

/** Tells of matches of packages in use that came or went. @param eventIds numbers of the `match_event`s */
export async function recordMatches(
  trx: Transaction,
  group: keyof typeof told,
  eventIds: readonly number[],
): Promise<void> {
  const parts = Array.from({ length: Math.ceil(eventIds.length / perEvent) }, (_, part) =>
    eventIds.slice(part * perEvent, (part + 1) * perEvent),
  );
  await recordEvents(
    trx,
    parts.map((events) => ({ ...common, group, tells: told[group], subject: { events } })),
  );
}

/** `match_event`s of one transaction: those of the time of the transaction between two numbers. */
export interface MatchRange {
  readonly first: number;
  readonly last: number;
  /** As PostgreSQL writes it, to the microsecond. */
  readonly at: string;
}

/** Like {@link recordMatches} for all of a transaction, however many they are. */
export async function recordMatchRange(
  trx: Transaction,
  group: keyof typeof told,
  range: MatchRange,
): Promise<void> {
  await recordEvent(trx, {
    ...common,
    group,
    tells: told[group],
    subject: { range },
  });
}

/** Tells of a vulnerability that somebody assigned to a component. */
export async function recordComponentMatched(
  trx: Transaction,
  projectId: number,
  componentId: number,
  vulnId: number,
): Promise<void> {
  await recordEvent(trx, {
    ...common,
    group: 'COMPONENT_MATCHED',
    tells: ['NEW_VULNERABILITY'],
    projectId,
    subject: { componentId, vulnId },
  });
}
