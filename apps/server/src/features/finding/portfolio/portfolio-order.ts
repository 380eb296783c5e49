import { type RawBuilder, sql } from 'kysely';
import type { Page } from '../../../db/list/page.ts';
import { titleOrder } from '../../vulnerability/title-order.ts';
import type { PortfolioOrder } from './portfolio-arm.queries.ts';

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
