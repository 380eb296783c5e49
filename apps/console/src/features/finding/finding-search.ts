// Public to other features.
import {
  analysisResponses,
  analysisStates,
  analyzerIdentities,
  closedAnalysisStates,
  dependencyDepths,
  fixStates,
  portfolioGroupings,
  ticketFilters,
} from '@waybill/api-contract';
import * as v from 'valibot';
import { type FilterQuery, filterEntries, filterKinds } from '../../lib/url-filter.ts';
import { isUuid, textSearch, wordSearch } from '../../lib/url-flag.ts';
import { tableSearchEntries } from '../../lib/url-table.ts';
import { flawFilters } from '../vulnerability/flaw-filter.ts';
import type { AuditScope, ListedFinding } from './audit-scope.ts';

const panelViews = ['facts', 'audit', 'why'] as const;
export type PanelView = (typeof panelViews)[number];

type ProjectQuery = FilterQuery<'GET /api/waybill/v1/project/{uuid}/findings'>;
type PortfolioQuery = FilterQuery<'GET /api/waybill/v1/findings'>;
const finding = filterKinds<Omit<ProjectQuery, 'component'>>();
const inProject = filterKinds<ProjectQuery>();
const inPortfolio = filterKinds<PortfolioQuery>();
const inGroups = filterKinds<FilterQuery<'GET /api/waybill/v1/findings/groups'>>();

/** The filters of findings everywhere. */
export const sharedFilters = {
  ...flawFilters,
  /** Closed ones too; without it only those are there that are open. */
  all: finding.unless('open'),
  state: finding.anyOf(analysisStates, 'state'),
  dependency: finding.oneOf(dependencyDepths, 'dependency'),
  fix: finding.oneOf(fixStates, 'fix'),
  ticket: finding.anyOf(ticketFilters, 'ticket'),
  /** When they were found first. */
  found: finding.days({ from: 'foundSince', to: 'foundUntil' }),
  analyzer: finding.anyOf(analyzerIdentities, 'analyzer'),
  onlySuppressed: finding.flag('onlySuppressed'),
  /** Decided about before the facts changed. */
  reasons: finding.flag('reasonsChanged'),
  /** The id of a vulnerability. */
  vulnerability: finding.givenText('vulnerability'),
  /** The uuid of a vulnerability; all records of the same flaw are meant. */
  flaw: finding.givenUuid('flaw'),
  /** Lists all records of a vulnerability that match a component; otherwise only the leading one. */
  everyRecord: finding.flag('everyRecord', { widens: true }),
};

/** The filters for a project's findings. */
export const findingFilters = {
  ...sharedFilters,
  all: finding.unless('open', { remember: 'ProjectFindingsShowAll' }),
  /** Suppressed ones too. */
  suppressed: finding.flag('suppressed', {
    widens: true,
    remember: 'ProjectFindingsShowSuppressedFindings',
  }),
  /** The uuid of a component. */
  component: inProject.givenUuid('component'),
};

/** The filters for the findings of all projects. */
export const portfolioFilters = {
  ...sharedFilters,
  all: finding.unless('open', { remember: 'VulnerabilityAuditShowAll' }),
  suppressed: finding.flag('suppressed', { widens: true }),
  /** The uuid of a project. */
  project: inPortfolio.givenUuidIn('project'),
  tag: inPortfolio.textIn('tag'),
  latest: inPortfolio.flag('latest'),
  inactive: inPortfolio.flag('inactive', { widens: true }),
  /** By a single version of CVSS, as the record itself has it. */
  cvssV2: inPortfolio.range(0, 10, { from: 'minCvssV2', to: 'maxCvssV2' }),
  cvssV3: inPortfolio.range(0, 10, { from: 'minCvssV3', to: 'maxCvssV3' }),
  cvssV4: inPortfolio.range(0, 10, { from: 'minCvssV4', to: 'maxCvssV4' }),
  response: inPortfolio.anyOf(analysisResponses, 'response'),
  /** When the vulnerability became known. */
  published: inPortfolio.days({ from: 'publishedSince', to: 'publishedUntil' }),
  /** The id of a group of one version of a component. */
  identity: inPortfolio.givenUuid('identity'),
};

/** The filters for groups by vulnerability and by component. */
const portfolioGroupFilters = {
  ...portfolioFilters,
  /** In how many projects they are. */
  inProjects: inGroups.range(1, 1_000_000, { from: 'minProjects', to: 'maxProjects' }),
};

/** The filters for a list of all projects. */
export function portfolioFiltersOf({ by }: FindingSearch): typeof portfolioFilters {
  return by === 'FLAW' || by === 'COMPONENT' ? portfolioGroupFilters : portfolioFilters;
}

const closedStates: readonly string[] = closedAnalysisStates;

/** True if a filter asks for a closed state, so the list must not be limited to open findings. */
export function isOfClosed(states: unknown): boolean {
  return [states ?? []].flat().some((state) => closedStates.includes(String(state)));
}

/** An address that asks for what only decided findings can be, as links do, asks for all. */
export function asShown<Search extends FindingSearch>(search: Search): Search {
  const asksForClosed =
    search.suppressed || search.onlySuppressed || search.reasons || isOfClosed(search.state);
  return asksForClosed && !search.all ? { ...search, all: true } : search;
}

const { inactive: _, ...ofActiveProjects } = portfolioFilters;

/** The filters for a collection's findings. Its projects are active. */
export const collectionFilters = ofActiveProjects;

/** The server's filter by projects, where those of a collection are meant and not only one of its projects. */
export function inCollection(scope: AuditScope, { project }: FindingSearch): { project?: string[] } {
  if (scope.kind === 'project' || scope.collection === undefined || project !== undefined) return {};
  return { project: [scope.collection] };
}

const panelEntries = {
  /** The finding in the panel, see `findingId`. */
  finding: textSearch,
  view: wordSearch(panelViews),
};

/**
 * The address of a project's audit list:
 * `?severity=HIGH&severity=LOW&epss=0.1..&state=NOT_SET&suppressed=true&finding=…`. A collection has more.
 */
export const findingSearch = v.object({
  ...tableSearchEntries,
  ...filterEntries({ ...portfolioGroupFilters, ...findingFilters }),
  /** One row for each flaw, component, or project of a collection, with its findings below. */
  by: wordSearch(portfolioGroupings),
  ...panelEntries,
});

/** The address of the audit list of all projects. */
export const portfolioSearch = v.object({
  ...tableSearchEntries,
  ...filterEntries(portfolioGroupFilters),
  by: wordSearch(portfolioGroupings),
  ...panelEntries,
});

/** The address of an audit list. */
export type FindingSearch = v.InferOutput<typeof findingSearch>;

export interface FindingKey {
  project: string;
  component: string;
  vulnerability: string;
}

export function keyOf({ project, component, vulnerability }: ListedFinding): FindingKey {
  return { project: project.uuid, component: component.uuid, vulnerability: vulnerability.uuid };
}

/**
 * Names a finding in the address and for the server: the uuids of its component and its vulnerability, among those of all
 * projects behind that of its project.
 */
export function findingId(scope: AuditScope, finding: ListedFinding): string {
  const { project, component, vulnerability } = keyOf(finding);
  const id = `${component}:${vulnerability}`;
  return scope.kind === 'project' ? id : `${project}:${id}`;
}

export function readFindingId(scope: AuditScope, id: string | undefined): FindingKey | undefined {
  const parts = id?.split(':') ?? [];
  const [project, component, vulnerability] = scope.kind === 'project' ? [scope.uuid, ...parts] : parts;
  if (!project || !component || !vulnerability || !parts.every(isUuid)) return undefined;
  return { project, component, vulnerability };
}
