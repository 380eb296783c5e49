import { queryOptions } from '@tanstack/react-query';
import type { ProjectGraphView } from '@waybill/api-contract';
import { requestJson } from '../../lib/http.ts';
import { readProjectGraph } from './project-graph.ts';

/** The whole graph of a project, read once into the shape that the screen works with. */
export function projectGraphQuery(uuid: string) {
  return queryOptions({
    queryKey: ['project', uuid, 'graph'],
    queryFn: async ({ signal }) =>
      readProjectGraph(
        await requestJson<ProjectGraphView>(`/api/waybill/v1/project/${uuid}/graph`, { signal }),
      ),
    // Comparing old and new piece by piece costs more than drawing anew.
    structuralSharing: false,
  });
}
