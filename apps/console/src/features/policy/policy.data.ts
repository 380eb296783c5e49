// Public to other features.
import { queryOptions, useMutation } from '@tanstack/react-query';
import type { Policy, Resource } from '@waybill/api-contract';
import { call, callPage } from '../../lib/api.ts';
import { refresh, refreshWithout } from '../../lib/query.ts';
import type { SearchOption } from '../../ui/use-option-search.ts';
import { noteTask } from '../task/task.data.ts';
import { savePolicy } from './save-policy.ts';
import { wholePolicies } from './whole-policy.ts';

const largestPage = 1000;
/** The polling interval while a policy is evaluated. */
const evaluationPollMs = 2000;

/** A policy comes with the projects and tags that it is limited to. */
const withLimits: readonly Resource[] = ['project', 'tag'];

/** Resources that show a policy's results. */
const concerned: readonly Resource[] = ['policy', 'policies', 'violation', 'tag', 'metrics'];

/** All policies with their conditions; there are a few dozen. */
export const policiesQuery = queryOptions({
  queryKey: ['policy', 'list'],
  meta: { shows: withLimits },
  queryFn: async ({ signal }) => {
    const query = { pageNumber: 1, pageSize: largestPage };
    const [policies, conditions] = await Promise.all([
      callPage('GET /api/v1/policy', { query, signal }),
      call('GET /api/waybill/v1/policies/conditions', { signal }),
    ]);
    return wholePolicies(policies.rows, conditions);
  },
});

/** The visible results of each policy. */
export const policySummariesQuery = queryOptions({
  queryKey: ['policies', 'list'],
  meta: { shows: ['policy', 'violation'] },
  queryFn: async ({ signal }) => {
    const query = { pageNumber: 1, pageSize: largestPage };
    return (await callPage('GET /api/waybill/v1/policies', { query, signal })).rows;
  },
  refetchInterval: ({ state }) =>
    state.data?.some(({ evaluating }) => evaluating) ? evaluationPollMs : false,
});

/** One policy; one that does not exist is for the page to say. */
export const policyQuery = (uuid: string) =>
  queryOptions({
    queryKey: ['policy', 'one', uuid],
    meta: { shows: withLimits },
    queryFn: async ({ signal }) => {
      const [policy, conditions] = await Promise.all([
        call('GET /api/v1/policy/{uuid}', { path: { uuid }, signal, quiet: true }),
        call('GET /api/waybill/v1/policies/conditions', { query: { policy: uuid }, signal, quiet: true }),
      ]);
      const [whole] = wholePolicies([policy], conditions);
      if (!whole) throw new Error('A policy was lost');
      return whole;
    },
  });

export function useCreatePolicy() {
  return useMutation({
    mutationFn: (body: Pick<Policy, 'name' | 'operator' | 'violationState'>) =>
      call('PUT /api/v1/policy', { body, quiet: [400, 409] }),
    onSuccess: () => refresh(...concerned),
  });
}

/** Evaluates a policy for all projects, in the background. */
export function useEvaluatePolicy() {
  return useMutation({
    mutationFn: (uuid: string) => call('POST /api/waybill/v1/policies/{uuid}/evaluate', { path: { uuid } }),
    onSuccess: ({ token }) => {
      noteTask(token);
      return refresh('policies');
    },
  });
}

/** Some of its steps may have been taken before it failed, so that what is there is asked for anew. */
export function useSavePolicy() {
  return useMutation({
    mutationFn: savePolicy,
    onSettled: () => refresh(...concerned),
  });
}

export function useDeletePolicy() {
  return useMutation({
    mutationFn: (uuid: string) => call('DELETE /api/v1/policy/{uuid}', { path: { uuid } }),
    onSuccess: (_answer, uuid) => refreshWithout([uuid], concerned),
  });
}

const mostOffered = 20;

/** Tags to limit a policy to. */
export async function findTags(text: string, signal: AbortSignal): Promise<SearchOption[]> {
  const query = { ...(text === '' ? {} : { searchText: text }), pageNumber: 1, pageSize: mostOffered };
  const { rows } = await callPage('GET /api/v1/tag', { query, signal });
  return rows.map(({ name }) => ({ value: name, label: name }));
}

/** Policies by a part of their name. */
export async function findPolicies(text: string, signal: AbortSignal): Promise<SearchOption[]> {
  const query = { ...(text === '' ? {} : { searchText: text }), pageNumber: 1, pageSize: mostOffered };
  const { rows } = await callPage('GET /api/waybill/v1/policies', { query, signal });
  return rows.map(({ uuid, name }) => ({ value: uuid, label: name }));
}

/** CWEs that a condition can name. */
export async function findWeaknesses(text: string, signal: AbortSignal): Promise<SearchOption[]> {
  const searchText = /^\d+$/.test(text) ? `CWE-${text}` : text;
  const query = { ...(text === '' ? {} : { searchText }), pageNumber: 1, pageSize: mostOffered };
  const { rows } = await callPage('GET /api/v1/cwe', { query, signal });
  return rows.map(({ cweId, name }) => ({
    value: `CWE-${cweId}`,
    label: name ? `CWE-${cweId} ${name}` : `CWE-${cweId}`,
  }));
}
