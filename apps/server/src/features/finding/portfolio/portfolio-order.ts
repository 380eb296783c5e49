import { type RawBuilder, sql } from 'kysely';
import type { Order, SortKey } from '../../../db/list/order.ts';
import type { Page } from '../../../db/list/page.ts';
import { titleOrder } from '../../vulnerability/title-order.ts';

/** The order of a portfolio's findings: the sorted value, then unique numbers. */
export interface PortfolioOrder {
  /** The table that is read in this order. */
  readonly by:
    | 'vulnerability'
    | 'identity'
    | 'project'
    | 'component'
    | 'found'
    | 'state'
    | 'suppressed'
    | 'analyzer';
  readonly value: RawBuilder<unknown> | undefined;
  readonly descending: boolean;
  readonly neverNull: boolean;
  /** No index has the value: its table is sorted for each page. */
  readonly isSorted: boolean;
  /** The value is the id of vulnerabilities: those without a match are in no list, and are not passed over one by one. */
  readonly isId: boolean;
  /** The index of the value goes on with its number upwards, whatever the direction of the value. */
  readonly isMixed: boolean;
}

type Kind = Omit<PortfolioOrder, 'descending'>;

const by = (kind: PortfolioOrder['by'], value?: RawBuilder<unknown>, neverNull = false): Kind => ({
  by: kind,
  value,
  neverNull,
  isId: false,
  isMixed: false,
  isSorted: false,
});
/** Without an index: a value that is rarely asked for. */
const rare = (value: RawBuilder<unknown>): Kind => ({ ...by('vulnerability', value), isSorted: true });
/** By a fact of the vulnerability of which the indexes begin with the highest. */
const highest = (value: RawBuilder<unknown>, neverNull = false): Kind => ({
  ...by('vulnerability', value, neverNull),
  isMixed: true,
});

/** The sort fields of the portfolio's findings, by the names of our own lists and of contract §10.2. */
const orders: Readonly<Record<string, Kind>> = {
  'vulnerability.urgency': highest(sql`v.urgency`, true),
  'vulnerability.vulnId': { ...by('vulnerability', sql`v.ext_id`, true), isId: true },
  'vulnerability.severity': highest(sql`v.effective_severity`, true),
  'vulnerability.cvss': highest(sql`v.effective_cvss`),
  'vulnerability.epssScore': highest(sql`v.effective_epss`),
  'vulnerability.published': highest(sql`v.published`),
  'vulnerability.cveId': highest(sql`v.cve_id`),
  'vulnerability.title': highest(titleOrder),
  'vulnerability.cvssV2BaseScore': rare(sql`v.cvss_v2`),
  'vulnerability.cvssV3BaseScore': rare(sql`v.cvss_v3`),
  'vulnerability.cvssV4Score': rare(sql`v.cvss_v4`),
  'component.name': by('identity', sql`lower(i.name)`, true),
  'component.version': by('identity', sql`i.version`),
  'project.name': by('project', sql`lower(p.name)`),
  'component.projectName': by('project', sql`lower(p.name)`),
  'analysis.state': by('state', sql`a.state`, true),
  'analysis.isSuppressed': by('suppressed', sql`a.suppressed`, true),
  'attribution.attributedOn': by('found', sql`c.added_at`, true),
  'attribution.analyzerIdentity': by('analyzer', sql`m.analyzer`, true),
};

const urgentFirst: PortfolioOrder = { ...highest(sql`v.urgency`, true), descending: true };
/** Project by project. */
export const asTheyStand: PortfolioOrder = { ...by('component'), descending: false };

/** The order of our own lists. Default: the most urgent first. */
export function portfolioOrder({ order }: Page): PortfolioOrder {
  return order ? (findOrder(order.field, order.descending) ?? urgentFirst) : urgentFirst;
}

/** The order of the contract's list. Without a field, or with an unknown one: project by project. */
export function contractOrder({ order }: Page): PortfolioOrder {
  return order ? (findOrder(order.field, order.descending) ?? asTheyStand) : asTheyStand;
}

/** The order of a field; undefined for one that lists do not have. */
export function findOrder(field: string, descending: boolean): PortfolioOrder | undefined {
  const kind = Object.hasOwn(orders, field) ? orders[field] : undefined;
  return kind && { ...kind, descending };
}

/** True if numbers go downwards behind the value: as the indexes have it, which are read backwards as well. */
export function isTurned(order: Pick<PortfolioOrder, 'isMixed' | 'descending'>): boolean {
  return order.isMixed ? !order.descending : order.descending;
}

/** The columns of an order, given `m` and `c`, if its first value differs by side. */
export function keysOf(order: PortfolioOrder, value: RawBuilder<unknown> | undefined, tie?: string): Order {
  const key = (name: string, descending = false): SortKey => ({
    by: sql.ref(name),
    descending,
    neverNull: true,
  });
  const first: SortKey[] =
    value === undefined ? [] : [{ by: value, descending: order.descending, neverNull: order.neverNull }];
  const turned = isTurned(order);
  const [p, c] = [key('c.project_id'), key('c.component_id')];
  switch (order.by) {
    case 'vulnerability':
      return [...first, key(tie ?? 'm.vuln_id', turned), key('c.identity_id'), p, c];
    case 'identity':
    case 'found':
      return [...first, key(tie ?? 'c.identity_id', turned), key('m.vuln_id', turned), p, c];
    case 'project':
      return [...first, key('p.project_id'), c, key('m.vuln_id')];
    default:
      return [...first, p, c, key('m.vuln_id')];
  }
}
