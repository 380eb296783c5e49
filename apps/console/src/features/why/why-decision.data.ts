import { useMutation } from '@tanstack/react-query';
import type { Why } from '@waybill/api-contract';
import { call } from '../../lib/api.ts';
import { refresh } from '../../lib/query.ts';

const refreshDecided = () => refresh('why', 'coverage', 'finding', 'analysis', 'project');

/** Decides that a component does not have a vulnerability of which no record tells. */
export function useNotAffected({ component, vulnerability }: Why) {
  return useMutation({
    mutationFn: () =>
      call('PUT /api/v1/analysis', {
        body: {
          component: component.uuid,
          vulnerability: vulnerability.uuid,
          analysisState: 'NOT_AFFECTED',
        },
      }),
    onSuccess: refreshDecided,
  });
}

/** Makes it a finding of the component. */
export function useAttach({ component, vulnerability: { source, vulnId } }: Why) {
  return useMutation({
    mutationFn: () =>
      call('POST /api/v1/vulnerability/source/{source}/vuln/{vulnId}/component/{component}', {
        path: { source, vulnId, component: component.uuid },
      }),
    onSuccess: refreshDecided,
  });
}
