import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { loadChunk } from '../../lib/chunk.ts';

/** The whole graph of a project, read once into the shape that the screen works with. */
export function projectGraphQuery(uuid: string) {
  return queryOptions({
    queryKey: ['dependencyGraph', 'project', uuid],
    meta: { shows: ['project', 'component', 'service', 'finding'] },
    queryFn: async ({ signal }) => {
      const [answer, { readProjectGraph }] = await Promise.all([
        call('GET /api/waybill/v1/project/{uuid}/graph', {
          path: { uuid },
          signal,
          // The page itself says so.
          quiet: true,
        }),
        // Routes are part of the first load; what reads a graph is not.
        loadChunk(() => import('./project-graph.ts')),
      ]);
      return readProjectGraph(answer);
    },
    // Comparing old and new piece by piece costs more than drawing anew.
    structuralSharing: false,
  });
}
