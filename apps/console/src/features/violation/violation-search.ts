// Public to other features.
import {
  policyViolationStates,
  policyViolationTypes,
  violationAnalysisStates,
  violationGroupings,
} from '@waybill/api-contract';
import * as v from 'valibot';
import { type FilterQuery, filterEntries, filterKinds } from '../../lib/url-filter.ts';
import { textSearch, wordSearch } from '../../lib/url-flag.ts';
import { tableSearchEntries } from '../../lib/url-table.ts';

const panelViews = ['why', 'audit'] as const;
export type PanelView = (typeof panelViews)[number];

type ProjectQuery = FilterQuery<'GET /api/waybill/v1/project/{uuid}/violations'>;
type PortfolioQuery = FilterQuery<'GET /api/waybill/v1/violations'>;
const violation = filterKinds<ProjectQuery>();
const inPortfolio = filterKinds<PortfolioQuery>();

/** The filters of violations everywhere. */
const sharedFilters = {
  /** Closed ones too; without it only those are there that are open. */
  all: violation.unless('open', { remember: 'ProjectPolicyViolationsShowAll' }),
  state: violation.anyOf(policyViolationStates, 'state'),
  type: violation.anyOf(policyViolationTypes, 'type'),
  policy: violation.anyThing('policy'),
  analysis: violation.anyOf(violationAnalysisStates, 'analysis'),
  /** Since when they have been there. */
  since: violation.days({ from: 'foundSince', to: 'foundUntil' }),
  onlySuppressed: violation.flag('onlySuppressed'),
  /** The uuid of a component. */
  component: violation.givenUuid('component'),
};

/** The filters for a project's violations. */
export const projectViolationFilters = {
  ...sharedFilters,
  suppressed: violation.flag('suppressed', {
    widens: true,
    remember: 'ProjectPolicyViolationsShowSuppressedViolations',
  }),
};

/** The filters for the violations of all projects. */
export const portfolioViolationFilters = {
  ...sharedFilters,
  all: violation.unless('open', { remember: 'PolicyViolationAuditShowAll' }),
  tag: inPortfolio.textIn('tag'),
  /** The uuid of a project. */
  project: inPortfolio.givenUuidIn('project'),
  inactive: inPortfolio.flag('inactive', { widens: true }),
  suppressed: violation.flag('suppressed', { widens: true }),
};

const { inactive: _, ...ofActiveProjects } = portfolioViolationFilters;

/** The filters for a collection's violations. Its projects are active. */
export const collectionViolationFilters = ofActiveProjects;

const panelEntries = {
  /** One row for each policy, component or project, with its violations below. */
  by: wordSearch(violationGroupings),
  /** The violation in the panel, see `violationId`. */
  violation: textSearch,
  view: wordSearch(panelViews),
};

/**
 * The address of a project's violations: `?state=FAIL&analysis=NOT_SET&policy=…&by=POLICY&violation=…`. A
 * collection has more.
 */
export const projectViolationSearch = v.object({
  ...tableSearchEntries,
  ...filterEntries({ ...portfolioViolationFilters, ...projectViolationFilters }),
  ...panelEntries,
});

/** The address of the violations of all projects. */
export const portfolioViolationSearch = v.object({
  ...tableSearchEntries,
  ...filterEntries(portfolioViolationFilters),
  ...panelEntries,
});

/** The address of a list of violations. */
export type ViolationSearch = v.InferOutput<typeof portfolioViolationSearch>;

/** True if a filter by analysis asks for violations that are closed. */
export function isOfClosed(analysis: unknown): boolean {
  return [analysis ?? []].flat().includes('APPROVED');
}

/** An address that asks for suppressed or closed violations, as links do, asks for all. */
export function asShown(search: ViolationSearch): ViolationSearch {
  const asksForClosed = search.suppressed || search.onlySuppressed || isOfClosed(search.analysis);
  return asksForClosed && !search.all ? { ...search, all: true } : search;
}
