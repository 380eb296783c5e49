import { createHash } from 'node:crypto';
import type { Secrets } from '../../../config/secrets.ts';
import { kindOf } from '../publisher/publisher-kinds.ts';
import { readConfig } from '../rule/publisher-config.ts';
import type { SendingRule } from './delivery.queries.ts';

/** Shared by rules: room for messages in progress, and their pace. */
export interface Destination {
  readonly key: string;
  /** Between two messages, by the strictest of its rules; 0 without a limit. */
  readonly intervalMs: number;
}

/** The destinations of rules: an address with its kind; mail and Jira have one server each. */
export function destinationsOf(
  rules: readonly SendingRule[],
  secrets: Secrets,
): ReadonlyMap<number, Destination> {
  const keys = new Map(rules.map((rule) => [rule.rule_id, keyOf(rule, secrets)]));
  const intervals = new Map<string, number>();
  for (const { rule_id, max_per_minute } of rules) {
    const key = keys.get(rule_id) ?? '';
    const own = max_per_minute === null ? 0 : 60_000 / max_per_minute;
    intervals.set(key, Math.max(intervals.get(key) ?? 0, own));
  }
  return new Map([...keys].map(([id, key]) => [id, { key, intervalMs: intervals.get(key) ?? 0 }]));
}

/** The lane of a destination that has a limit; its address is a secret, which the name of a lane must not tell. */
export function laneOfDestination({ key }: Destination): string {
  return `notification ${createHash('sha256').update(key).digest('hex').slice(0, 32)}`;
}

function keyOf(rule: SendingRule, secrets: Secrets): string {
  const kind = kindOf(rule) ?? 'console';
  if (kind === 'email' || kind === 'jira' || kind === 'console') return kind;
  try {
    // The limit of subscriptions must not slow down a rule of administrators that posts to the same address.
    const whose = rule.owner_id === null ? kind : `${kind} of users`;
    return `${whose} ${readConfig(rule.config, secrets).destination ?? rule.rule_id}`;
  } catch {
    return `${kind} ${rule.rule_id}`;
  }
}
