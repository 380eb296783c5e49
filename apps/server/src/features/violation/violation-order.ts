import { type RawBuilder, sql } from 'kysely';
import { ascending, descending, neverNull, type Order, type SortKey } from '../../db/list/order.ts';
import type { Page } from '../../db/list/page.ts';

/** The order of violations: the table with the sort value, then unique numbers. */
export interface ViolationOrder {
  readonly by: 'found' | 'condition' | 'project' | 'identity' | 'state' | 'suppressed' | 'violation';
  readonly value: RawBuilder<unknown>;
  readonly descending: boolean;
  readonly neverNull: boolean;
}

type Kind = Omit<ViolationOrder, 'descending'>;
const kind = (by: Kind['by'], value: RawBuilder<unknown>, isNeverNull = true): Kind => ({
  by,
  value,
  neverNull: isNeverNull,
});

const found = kind('found', sql`v.since`);
const policyState = kind('condition', sql`o.state`);
const policyName = kind('condition', sql`lower(o.name)`);
const subject = kind('condition', sql`k.subject`);
const state = kind('state', sql`coalesce(a.state, 'NOT_SET')`);
const suppressed = kind('suppressed', sql`coalesce(a.suppressed, false)`);

/** By the names of the contract and of our own lists. */
const orders: Readonly<Record<string, Kind>> = {
  since: found,
  timestamp: found,
  type: kind('condition', sql`k.type`),
  uuid: kind('violation', sql`v.uuid`),
  state: policyState,
  'policyCondition.policy.violationState': policyState,
  'policy.name': policyName,
  'policyCondition.policy.name': policyName,
  'condition.subject': subject,
  'policyCondition.subject': subject,
  'component.name': kind('identity', sql`lower(i.name)`),
  'component.version': kind('identity', sql`i.version`, false),
  'component.group': kind('identity', sql`i.group_name`, false),
  'project.name': kind('project', sql`lower(p.name)`),
  'project.version': kind('project', sql`p.version`, false),
  'analysis.state': state,
  'analysis.analysisState': state,
  'analysis.isSuppressed': suppressed,
  'analysis.suppressed': suppressed,
};

/** The order that a page asks for; the newest first where it asks for none, or for one that lists do not have. */
export function violationOrder({ order }: Page): ViolationOrder {
  const asked = order && Object.hasOwn(orders, order.field) ? orders[order.field] : undefined;
  return asked && order ? { ...asked, descending: order.descending } : { ...found, descending: true };
}

const upwards = (name: string): SortKey => ascending(neverNull(sql.ref(name)));
const downwards = (name: string): SortKey => descending(neverNull(sql.ref(name)));

/**
 * The keys of an order, in the direction in which indexes have them.
 * @param value how far the first one is known to the tables that are read, where that differs from side to side
 */
export function keysOf(order: ViolationOrder, value = order.value): Order {
  const first: SortKey = { by: value, descending: order.descending, neverNull: order.neverNull };
  switch (order.by) {
    case 'found':
      return [first, downwards('v.project_id'), downwards('v.component_id'), downwards('v.condition_id')];
    case 'condition':
      return [first, upwards('k.condition_id'), upwards('v.project_id'), upwards('v.component_id')];
    case 'project':
      return [first, upwards('p.project_id'), upwards('v.component_id'), upwards('v.condition_id')];
    case 'identity':
      return [
        first,
        order.descending ? downwards('v.identity_id') : upwards('v.identity_id'),
        upwards('v.project_id'),
        upwards('v.component_id'),
        upwards('v.condition_id'),
      ];
    default:
      return [first, upwards('v.project_id'), upwards('v.component_id'), upwards('v.condition_id')];
  }
}
