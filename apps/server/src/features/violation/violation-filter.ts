import {
  openViolationStates,
  type PolicyViolationState,
  type PolicyViolationType,
  type ViolationAnalysisState,
} from '@waybill/api-contract';
import type { EndpointInputs } from '@waybill/api-contract/server';
import { isUuid } from '../../db/uuid.ts';
import { ValidationError, violation } from '../../http/errors.ts';

/** The filter of a list of violations. */
export interface ViolationFilter {
  /** The project; undefined for all. */
  readonly projectId: number | undefined;
  /** These projects, if they are known by number. */
  readonly projectIds?: readonly number[];
  readonly componentId: number | undefined;
  readonly withSuppressed: boolean;
  /** Only suppressed ones, which `withSuppressed` lets in. */
  readonly onlySuppressed: boolean;
  /** Only those that somebody has stated something about. */
  readonly decided?: boolean;
  readonly withInactive: boolean;
  readonly states: readonly PolicyViolationState[];
  readonly types: readonly PolicyViolationType[];
  readonly policies: readonly string[];
  readonly analysis: readonly ViolationAnalysisState[];
  readonly since: Date | undefined;
  readonly before: Date | undefined;
  readonly component: string | undefined;
  readonly projects: readonly string[];
  readonly tags: readonly string[];
  readonly text: ViolationText | undefined;
}

export type TextField = 'policy' | 'component' | 'license' | 'project';

/** A text that is in one of some fields. */
export interface ViolationText {
  readonly input: string;
  readonly fields: readonly TextField[];
}

export const everyViolation: ViolationFilter = {
  projectId: undefined,
  componentId: undefined,
  withSuppressed: false,
  onlySuppressed: false,
  withInactive: true,
  states: [],
  types: [],
  policies: [],
  analysis: [],
  since: undefined,
  before: undefined,
  component: undefined,
  projects: [],
  tags: [],
  text: undefined,
};

type PortfolioQuery = EndpointInputs['GET /api/waybill/v1/violations']['query'];
type ProjectQuery = EndpointInputs['GET /api/waybill/v1/project/{uuid}/violations']['query'];

/** The filter from the parameters of the list of all projects, also for actions on the listed violations. */
export function portfolioFilter(query: PortfolioQuery, search: string | undefined): ViolationFilter {
  checkUuids('project', query.project);
  return {
    ...projectFilter(undefined, query, search),
    withInactive: query.inactive,
    projects: query.project,
    tags: query.tag.map((name) => name.trim().toLowerCase()),
    text: textOf(search, ['policy', 'component', 'project']),
  };
}

export function projectFilter(
  projectId: number | undefined,
  query: ProjectQuery,
  search: string | undefined,
): ViolationFilter {
  checkUuids('policy', query.policy);
  const isOpen = query.open && query.analysis.length === 0;
  return {
    ...everyViolation,
    projectId,
    withSuppressed: !isOpen && (query.suppressed || query.onlySuppressed),
    onlySuppressed: !isOpen && query.onlySuppressed,
    states: query.state,
    types: query.type,
    policies: query.policy,
    analysis: isOpen ? openViolationStates : query.analysis,
    since: query.foundSince,
    before: query.foundUntil && dayAfter(query.foundUntil),
    component: query.component,
    text: textOf(search, ['policy', 'component']),
  };
}

export function textOf(search: string | undefined, fields: readonly TextField[]): ViolationText | undefined {
  const input = search?.trim() ?? '';
  return input === '' || fields.length === 0 ? undefined : { input, fields };
}

export function dayAfter(day: Date): Date {
  return new Date(day.getTime() + 86_400_000);
}

function checkUuids(parameter: string, values: readonly string[]): void {
  const wrong = values.filter((value) => !isUuid(value));
  if (wrong.length === 0) return;
  throw new ValidationError(wrong.map((value) => violation(parameter, 'must be a UUID', value)));
}
