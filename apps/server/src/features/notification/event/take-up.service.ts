import { type Database, inTransaction } from '../../../db/database.ts';
import { filterMessages } from '../filter/filter-messages.service.ts';
import { noteExpressionFaults } from '../filter/rule-filter.queries.ts';
import { tellOfOpen } from '../open/open-messages.service.ts';
import { tellOfExploited, tellOfRescored } from './changed-messages.service.ts';
import { type Coverage, readCoverage } from './coverage.service.ts';
import { tellOfAssigned, tellOfComponents, tellOfGone, tellOfMatches } from './finding-messages.service.ts';
import { tellOfGoneComponents } from './gone-components.service.ts';
import { tellOfLostCoverage } from './lost-coverage.service.ts';
import {
  endEvents,
  holdEvents,
  insertMessages,
  listOpenEvents,
  noteProgress,
  type OpenEvent,
  type Step,
} from './outbox.queries.ts';
import { tellPlainly } from './plain-messages.service.ts';

const batchSize = 100;

type Derivation = (db: Database, event: OpenEvent, coverage: Coverage) => Promise<Step>;

/** Events that name what changed, from which messages are derived. */
const derived: Readonly<Record<string, Derivation>> = {
  COMPONENTS_ADDED: tellOfComponents,
  COMPONENTS_GONE: tellOfGoneComponents,
  COVERAGE_CHANGED: tellOfLostCoverage,
  MATCHES_ADDED: tellOfMatches,
  MATCHES_GONE: tellOfGone,
  VULNERABILITIES_RESCORED: tellOfRescored,
  VULNERABILITIES_EXPLOITED: tellOfExploited,
  COMPONENT_MATCHED: tellOfAssigned,
  RULE_BEGAN: tellOfOpen,
};

/**
 * Creates messages and deliveries for the next events, in order. A large event takes several steps. Facts are
 * read before the writing transaction, which finds the events unchanged, or leaves them to the process that
 * has taken them.
 * @returns true if there may be more
 */
export async function takeUpEvents(db: Database): Promise<boolean> {
  const events = await listOpenEvents(db, batchSize);
  const [first] = events;
  if (!first) return false;
  const coverage = await readCoverage(db);
  const derive = derived[first.event_group];
  if (derive) {
    await store(db, [first], await derive(db, first, coverage), coverage);
    return true;
  }
  const until = events.findIndex((event) => event.event_group in derived);
  const plain = until < 0 ? events : events.slice(0, until);
  const messages = await tellPlainly(db, plain, coverage);
  await store(db, plain, { messages, progress: undefined }, coverage);
  return plain.length < events.length || events.length === batchSize;
}

async function store(
  db: Database,
  events: readonly OpenEvent[],
  { messages: told, progress }: Step,
  { filters, faults: before }: Coverage,
): Promise<void> {
  const { messages, faults } = await filterMessages(told, filters);
  const changed = [...faults].filter(([ruleId, fault]) => before.get(ruleId) !== fault);
  await inTransaction(db, async (trx) => {
    if (!(await holdEvents(trx, events))) return;
    await insertMessages(trx, messages);
    if (changed.length > 0) await noteExpressionFaults(trx, changed);
    const ids = events.map((event) => event.event_id);
    if (progress === undefined) await endEvents(trx, ids);
    else await noteProgress(trx, ids, progress);
  });
}
