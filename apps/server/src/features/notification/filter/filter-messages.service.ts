import type { NewMessage } from '../event/outbox.queries.ts';
import { isSummary } from '../event/summary.ts';
import { inputOf } from './expression-input.ts';
import { evaluate } from './expression-thread.ts';
import { isFiltering, passes, type RuleFilter } from './rule-filter.ts';

/** The messages after filtering. */
interface Filtered {
  readonly messages: NewMessage[];
  /** Why expressions of rules could not be evaluated; undefined for those that were. Rules without one are missing. */
  readonly faults: ReadonlyMap<number, string | undefined>;
}

/**
 * Removes from each rule the messages that its filter rejects. If an expression cannot be evaluated, the
 * message is kept: one message too many does less harm than one too few.
 */
export async function filterMessages(
  messages: readonly NewMessage[],
  filters: ReadonlyMap<number, RuleFilter>,
): Promise<Filtered> {
  const dropped = new Map<NewMessage, Set<number>>();
  const faults = new Map<number, string | undefined>();
  const ruleIds = new Set(messages.flatMap((message) => message.ruleIds));
  for (const ruleId of ruleIds) {
    const filter = filters.get(ruleId);
    if (!filter || !isFiltering(filter)) continue;
    // A summary was filtered part by part while it was made.
    const own = messages.filter(
      ({ ruleIds, subject }) => ruleIds.includes(ruleId) && !(subject && isSummary(subject)),
    );
    const drop = (message: NewMessage) => {
      const ids = dropped.get(message) ?? new Set();
      dropped.set(message, ids.add(ruleId));
    };
    const passed = own.filter((message) => passes(filter, message.subject));
    for (const message of own) if (!passed.includes(message)) drop(message);
    if (filter.expression === null || passed.length === 0) continue;
    const inputs = passed.map((message) => inputOf(message, message.subject));
    const { results, fault } = await evaluate({ expression: filter.expression, inputs });
    faults.set(ruleId, fault);
    for (const [place, message] of passed.entries()) if (results[place] === false) drop(message);
  }
  const left = messages.flatMap((message) => {
    const without = dropped.get(message);
    if (!without) return [message];
    const kept = message.ruleIds.filter((id) => !without.has(id));
    return kept.length === 0 ? [] : [{ ...message, ruleIds: kept }];
  });
  return { messages: left, faults };
}
