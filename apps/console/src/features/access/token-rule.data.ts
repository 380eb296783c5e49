import { queryOptions, useMutation } from '@tanstack/react-query';
import type { CreateTokenRuleBody } from '@waybill/api-contract';
import { call } from '../../lib/api.ts';
import { refresh } from '../../lib/query.ts';

export const tokenRulesQuery = queryOptions({
  queryKey: ['token-rule', 'list'],
  meta: { shows: ['service-account'] },
  queryFn: ({ signal }) => call('GET /api/waybill/v1/token-rule', { signal }),
});

function useRuleChange<Input, Output>(change: (input: Input) => Promise<Output>) {
  return useMutation({ mutationFn: change, onSuccess: () => refresh('token-rule') });
}

/** Adds a rule, or replaces one. */
export const useSaveRule = () =>
  useRuleChange(({ uuid, body }: { uuid: string | undefined; body: CreateTokenRuleBody }) =>
    uuid === undefined
      ? call('PUT /api/waybill/v1/token-rule', { body, quiet: [400, 404, 409] })
      : call('POST /api/waybill/v1/token-rule/{uuid}', { path: { uuid }, body, quiet: [400, 404, 409] }),
  );

export const useDeleteRule = () =>
  useRuleChange((uuid: string) => call('DELETE /api/waybill/v1/token-rule/{uuid}', { path: { uuid } }));
