// Public to other features.
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Coverage, Source } from '@waybill/api-contract';
import { call, callPage } from '../../lib/api.ts';
import { meets, type Requirement, useClaims } from '../../lib/capability.ts';
import { coverageShows } from '../project/project.data.ts';
import { sourcesQuery } from '../source/source.data.ts';

/** The permissions to set up an installation. */
export const firstRunPermission: Requirement = { allOf: ['SYSTEM_CONFIGURATION', 'VIEW_PORTFOLIO'] };

/** EPSS and KEV tell more about vulnerabilities, but judge no component. */
const judging: readonly Source['source'][] = ['nvd', 'osv', 'github'];

export function isMirrored(sources: readonly Source[]): boolean {
  return sources.some(({ source, lastSuccess }) => judging.includes(source) && lastSuccess !== undefined);
}

/** Which of the first steps are done. */
export interface FirstSteps {
  uploaded: boolean;
  chosen: boolean;
  mirrored: boolean;
}

/** The step that comes next: the only one whose button stands out. */
export function nextStep(steps: FirstSteps): keyof FirstSteps | undefined {
  return (['uploaded', 'chosen', 'mirrored'] as const).find((step) => !steps[step]);
}

const pollMs = 10_000;

/** True if the installation still lacks projects or a mirrored source. */
const firstRunQuery = queryOptions({
  queryKey: ['view', 'first-run'],
  meta: { shows: ['project', 'sources'] },
  queryFn: async ({ signal, client }) => {
    const [projects, sources] = await Promise.all([
      callPage('GET /api/v1/project', {
        query: { pageNumber: 1, pageSize: 1 },
        signal,
        quiet: true,
      }),
      client.fetchQuery(sourcesQuery),
    ]);
    return projects.total === 0 || !isMirrored(sources);
  },
  staleTime: 60_000,
  refetchInterval: ({ state }) => (state.data ? pollMs : false),
});

/** True if to lead this user to the first steps. */
export function useFirstRun(): boolean {
  const claims = useClaims();
  const { data } = useQuery({ ...firstRunQuery, enabled: meets(claims, firstRunPermission) });
  return data === true;
}

const shownProjects = 5;
const unreadPollMs = 2_000;

/** True if something is not judged only because its source is still to be mirrored. */
function waitsForMirror({ coverage }: { coverage: Coverage }): boolean {
  return coverage.blindSpots.some(({ code }) => code === 'ecosystem_not_read' || code === 'nvd_not_read');
}

/** The projects that got a BOM last, each with what the enabled sources can see of it. */
export const uploadedQuery = queryOptions({
  queryKey: ['view', 'uploaded'],
  meta: { shows: ['project', ...coverageShows] },
  queryFn: async ({ signal }) => {
    const { rows } = await callPage('GET /api/v1/project', {
      query: { pageNumber: 1, pageSize: shownProjects, sortName: 'lastBomImport', sortOrder: 'desc' },
      signal,
      quiet: false,
    });
    const uploaded = rows.filter((project) => project.lastBomImport !== undefined);
    return Promise.all(
      uploaded.map(async (project) => ({
        project,
        coverage: await call('GET /api/waybill/v1/project/{uuid}/coverage', {
          path: { uuid: project.uuid },
          signal,
        }),
      })),
    );
  },
  refetchInterval: ({ state }) => (state.data?.some(waitsForMirror) ? unreadPollMs : false),
});
export type Uploaded = Awaited<ReturnType<NonNullable<typeof uploadedQuery.queryFn>>>[number];
