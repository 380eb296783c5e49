import { openAnalysisStates, type TicketFilter } from '@waybill/api-contract';
import type { EndpointInputs } from '@waybill/api-contract/server';
import { anything, type Between } from '../../db/list/filters.ts';
import { isUuid } from '../../db/uuid.ts';
import { ValidationError, violation } from '../../http/errors.ts';
import { storedSeverity } from '../vulnerability/facts/severity.ts';

/** Text that is looked for in any of some fields. */
export interface TextFilter {
  text: string;
  fields: readonly TextField[];
  /** As the contract has it; elsewhere the case makes no difference. */
  isExact: boolean;
}

export type TextField = 'vulnerability' | 'title' | 'component' | 'componentVersion' | 'project';

/**
 * A filter for findings, of a project or of all. All conditions must hold; empty lists allow everything.
 * `finding-conditions.queries.ts` has the condition of each member.
 */
export interface FindingFilter {
  withSuppressed: boolean;
  /** Only suppressed ones, which `withSuppressed` lets in. */
  onlySuppressed: boolean;
  /** Nobody has closed them, and they are not suppressed. */
  open: boolean;
  /** Only those that somebody has stated something about. */
  decided?: boolean;
  withInactive: boolean;
  latestOnly: boolean;
  projects: readonly string[];
  tags: readonly string[];
  /** As they are stored. */
  severities: readonly number[];
  sources: readonly string[];
  analyzers: readonly string[];
  states: readonly string[];
  responses: readonly string[];
  exploited: boolean;
  /** Merged facts of the flaw. */
  epss: Between;
  cvss: Between;
  /** The record's own scores. */
  recordScores: Readonly<Record<RecordScore, Between>>;
  publishedSince: Date | undefined;
  publishedUntil: Date | undefined;
  dependency: 'DIRECT' | 'TRANSITIVE' | undefined;
  fix: 'AVAILABLE' | 'NONE' | undefined;
  /** Any of these; all when empty. */
  tickets: readonly TicketFilter[];
  foundSince: Date | undefined;
  foundUntil: Date | undefined;
  /** Id, CVE id or uuid. */
  vulnerability: string | undefined;
  /** Uuid of a vulnerability whose whole alias group is meant. */
  flaw: string | undefined;
  /** Only those whose facts changed after somebody decided. */
  reasonsChanged: boolean;
  text: TextFilter | undefined;
  /** Only findings of these groups, or all but those. */
  groups: GroupFilter | undefined;
  /** Only findings of this component, by its uuid. */
  component: string | undefined;
  /** Only findings of this version of a component, by the id of its group. */
  identity: string | undefined;
  /** Only the leading record of each vulnerability that matches a component. */
  isFolded: boolean;
}

type RecordScore = 'cvss_v2' | 'cvss_v3' | 'cvss_v4' | 'epss' | 'epss_percentile';
export type PortfolioGrouping = 'FLAW' | 'COMPONENT' | 'PROJECT';

/** Groups by their ids: uuids of a vulnerability of the flaw, of the identity of a component, or of projects. */
export interface GroupFilter {
  by: PortfolioGrouping;
  ids: readonly string[];
  areExcluded: boolean;
}

/** Leaves every record of everything but what is suppressed, in active projects. */
export const everyFinding: FindingFilter = {
  withSuppressed: false,
  onlySuppressed: false,
  open: false,
  withInactive: false,
  latestOnly: false,
  projects: [],
  tags: [],
  severities: [],
  sources: [],
  analyzers: [],
  states: [],
  responses: [],
  exploited: false,
  epss: anything,
  cvss: anything,
  recordScores: {
    cvss_v2: anything,
    cvss_v3: anything,
    cvss_v4: anything,
    epss: anything,
    epss_percentile: anything,
  },
  publishedSince: undefined,
  publishedUntil: undefined,
  dependency: undefined,
  fix: undefined,
  tickets: [],
  foundSince: undefined,
  foundUntil: undefined,
  vulnerability: undefined,
  flaw: undefined,
  reasonsChanged: false,
  text: undefined,
  groups: undefined,
  component: undefined,
  identity: undefined,
  isFolded: false,
};

type Query = EndpointInputs['GET /api/waybill/v1/findings']['query'];
type ProjectQuery = EndpointInputs['GET /api/waybill/v1/project/{uuid}/findings']['query'];

/** The filter that the list of a project and that of all have in common; also for actions on the listed findings. */
function listedFilter(query: ProjectQuery & Pick<Query, keyof Query & keyof ProjectQuery>): FindingFilter {
  const isOpen = query.open && query.state.length === 0;
  return {
    ...everyFinding,
    withSuppressed: !isOpen && (query.suppressed || query.onlySuppressed),
    onlySuppressed: !isOpen && query.onlySuppressed,
    severities: query.severity.map(storedSeverity),
    sources: query.source,
    analyzers: query.analyzer,
    states: query.state,
    exploited: query.exploited,
    epss: { from: query.minEpss, to: query.maxEpss },
    cvss: { from: query.minCvss, to: query.maxCvss },
    dependency: query.dependency,
    fix: query.fix,
    tickets: query.ticket,
    foundSince: query.foundSince,
    foundUntil: query.foundUntil,
    vulnerability: query.vulnerability,
    flaw: query.flaw,
    reasonsChanged: query.reasonsChanged,
    // Sources and analyzers are those of single records.
    isFolded: !query.everyRecord && query.source.length === 0 && query.analyzer.length === 0,
  };
}

/** The filter from the parameters of a project's list. */
export function projectFilter(query: ProjectQuery): FindingFilter {
  const isOpen = query.open && query.state.length === 0;
  return {
    ...listedFilter(query),
    // Most findings have no decision: that none of them is another is asked faster than whether each is open.
    states: isOpen ? openAnalysisStates : query.state,
    component: query.component,
  };
}

/** The filter from the parameters of the list of all projects. */
export function portfolioFilter(query: Query, search: string | undefined): FindingFilter {
  return {
    ...listedFilter({ ...query, component: undefined }),
    open: query.open && query.state.length === 0,
    withInactive: query.inactive,
    latestOnly: query.latest,
    projects: query.project,
    tags: query.tag,
    responses: query.response,
    recordScores: {
      ...everyFinding.recordScores,
      cvss_v2: { from: query.minCvssV2, to: query.maxCvssV2 },
      cvss_v3: { from: query.minCvssV3, to: query.maxCvssV3 },
      cvss_v4: { from: query.minCvssV4, to: query.maxCvssV4 },
    },
    publishedSince: query.publishedSince,
    publishedUntil: query.publishedUntil,
    identity: identityOf(query.identity),
    text:
      search === undefined
        ? undefined
        : { text: search, fields: ['vulnerability', 'title', 'component', 'project'], isExact: false },
  };
}

/** The id of a group of components is the hash of an identity, which has the loose form of a UUID only. */
function identityOf(id: string | undefined): string | undefined {
  if (id === undefined || isUuid(id)) return id;
  throw new ValidationError([violation('identity', 'The identity must be the id of a group', id)]);
}

type ContractQuery = Omit<
  EndpointInputs['GET /api/v1/finding']['query'],
  'showSuppressed' | 'analysisStatus' | 'vendorResponse' | 'attributedOnDateFrom' | 'attributedOnDateTo'
>;
type ContractOccurrences = EndpointInputs['GET /api/v1/finding']['query'];

/** The filter from the parameters of contract §10.2. */
export function contractFilter(query: ContractOccurrences): FindingFilter {
  return {
    ...contractGroupFilter(query),
    withSuppressed: query.showSuppressed,
    states: query.analysisStatus,
    responses: query.vendorResponse,
    foundSince: query.attributedOnDateFrom,
    foundUntil: query.attributedOnDateTo,
  };
}

/** Grouped, suppressed findings count as well. */
export function contractGroupFilter(query: ContractQuery): FindingFilter {
  return {
    ...everyFinding,
    withSuppressed: true,
    withInactive: query.showInactive,
    severities: query.severity.map(storedSeverity),
    recordScores: {
      cvss_v2: { from: query.cvssv2From, to: query.cvssv2To },
      cvss_v3: { from: query.cvssv3From, to: query.cvssv3To },
      cvss_v4: { from: query.cvssv4From, to: query.cvssv4To },
      epss: { from: query.epssFrom, to: query.epssTo },
      epss_percentile: { from: query.epssPercentileFrom, to: query.epssPercentileTo },
    },
    publishedSince: query.publishDateFrom,
    publishedUntil: query.publishDateTo,
    text: contractText(query.textSearchField, query.textSearchInput),
  };
}

const textFields: Readonly<Record<string, TextField>> = {
  VULNERABILITY_ID: 'vulnerability',
  VULNERABILITY_TITLE: 'title',
  COMPONENT_NAME: 'component',
  COMPONENT_VERSION: 'componentVersion',
  PROJECT_NAME: 'project',
};

/** Without a field that is known, or without text, nothing is looked for. */
function contractText(names: readonly string[], text: string | undefined): TextFilter | undefined {
  const fields = names.flatMap((name) => (Object.hasOwn(textFields, name) ? (textFields[name] ?? []) : []));
  return fields.length === 0 || !text ? undefined : { text, fields, isExact: true };
}
