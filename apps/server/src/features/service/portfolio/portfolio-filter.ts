import type { EndpointInputs } from '@waybill/api-contract/server';
import { isUuid } from '../../../db/uuid.ts';
import { ValidationError, violation } from '../../../http/errors.ts';
import { trimmed } from '../../../http/text.ts';
import type { StatedFilter } from '../service-stated.queries.ts';

/** The filter for the services of all projects. */
export interface PortfolioFilter extends StatedFilter {
  readonly excludeInactiveProjects: boolean;
  readonly onlyLatestProjectVersions: boolean;
  readonly projects: readonly string[];
  readonly tags: readonly string[];
  readonly name: string | undefined;
  readonly provider: string | undefined;
  readonly withoutProvider: boolean;
  readonly search: string | undefined;
}

type Query = EndpointInputs['GET /api/waybill/v1/services']['query'];

/** The filter from the list's parameters, also for actions on the listed services. */
export function readPortfolioFilter(
  { project, tag, name, provider, ...query }: Query,
  search: string | undefined,
): PortfolioFilter {
  const wrong = project.filter((uuid) => !isUuid(uuid));
  if (wrong.length > 0) {
    throw new ValidationError(wrong.map((value) => violation('project', 'must be a UUID', value)));
  }
  return {
    authentication: query.authentication,
    trustBoundary: query.trustBoundary,
    excludeInactiveProjects: query.excludeInactiveProjects,
    onlyLatestProjectVersions: query.onlyLatestProjectVersions,
    withoutProvider: query.withoutProvider,
    projects: project,
    tags: tag.map((each) => each.trim().toLowerCase()),
    name: trimmed(name),
    provider: trimmed(provider),
    search: trimmed(search),
  };
}
