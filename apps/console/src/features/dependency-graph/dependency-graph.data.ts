import { queryOptions } from '@tanstack/react-query';
import type { ProjectGraph } from '@waybill/api-contract';
import { loadChunk } from '../../lib/chunk.ts';
import { requestJson } from '../../lib/http.ts';

/** The whole graph of a project, read once into the shape that the screen works with. */
export function projectGraphQuery(uuid: string) {
  return queryOptions({
    queryKey: ['project', uuid, 'graph'],
    queryFn: async ({ signal }) => {
      const [view, { readProjectGraph }] = await Promise.all([
        requestJson<ProjectGraph>(`/api/waybill/v1/project/${encodeURIComponent(uuid)}/graph`, {
          signal,
          // The project's page says that it does not exist.
          quiet: [400, 403, 404],
        }),
        // Routes are part of the first load; what reads a graph is not.
        loadChunk(() => import('./project-graph.ts')),
      ]);
      return readProjectGraph(view);
    },
    // Comparing old and new piece by piece costs more than drawing anew.
    structuralSharing: false,
  });
}
