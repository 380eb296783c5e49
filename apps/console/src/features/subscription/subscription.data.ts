import { queryOptions, useMutation } from '@tanstack/react-query';
import type { CreateSubscriptionBody, Resource, Subscription } from '@waybill/api-contract';
import { call } from '../../lib/api.ts';
import { MissingError } from '../../lib/missing.ts';
import { refresh } from '../../lib/query.ts';

/** The polling interval while messages are in progress. */
const busyPollMs = 2000;

/** A subscription comes with the projects and tags that it is limited to. */
const named: readonly Resource[] = ['project', 'tag'];

/** The user's subscriptions. */
export const subscriptionsQuery = queryOptions({
  queryKey: ['notification', 'subscriptions'],
  meta: { shows: named },
  queryFn: ({ signal }) => call('GET /api/waybill/v1/notification/subscriptions', { signal, quiet: true }),
  refetchInterval: ({ state }) =>
    state.data?.some(({ enabled, state: { waiting } }) => enabled && waiting > 0) ? busyPollMs : false,
});

/** One of the user's own; the API has no way to ask for one. */
export const subscriptionQuery = (uuid: string) =>
  queryOptions({
    queryKey: ['notification', 'subscription', uuid],
    meta: { shows: named },
    queryFn: async ({ signal }) => {
      const all = await call('GET /api/waybill/v1/notification/subscriptions', { signal });
      const subscription = all.find((each) => each.uuid === uuid);
      if (!subscription) throw new MissingError('subscription');
      return subscription;
    },
  });

/** The user's choices. Their email address may have changed. */
export const choicesQuery = queryOptions({
  queryKey: ['notification', 'subscription-choices'],
  meta: { shows: ['user', 'settings'] },
  queryFn: ({ signal }) =>
    call('GET /api/waybill/v1/notification/subscription-choices', { signal, quiet: true }),
});

export function useCreateSubscription() {
  return useMutation({
    mutationFn: (body: CreateSubscriptionBody) =>
      call('PUT /api/waybill/v1/notification/subscriptions', { body, quiet: [400, 409] }),
    onSuccess: () => refresh('notification'),
  });
}

interface SubscriptionChange {
  uuid: string;
  body: CreateSubscriptionBody;
}

export function useChangeSubscription() {
  return useMutation({
    mutationFn: ({ uuid, body }: SubscriptionChange) =>
      call('PUT /api/waybill/v1/notification/subscriptions/{uuid}', {
        path: { uuid },
        body,
        quiet: [400, 409],
      }),
    onSuccess: () => refresh('notification'),
  });
}

/** Pauses a subscription or lets it go on; everything else stays. */
export function usePauseSubscription() {
  return useMutation({
    mutationFn: ({ subscription, enabled }: { subscription: Subscription; enabled: boolean }) => {
      const { uuid, groups, projects, tags, minSeverity, groupMinutes } = subscription;
      return call('PUT /api/waybill/v1/notification/subscriptions/{uuid}', {
        path: { uuid },
        body: {
          enabled,
          groups,
          tags,
          projects: projects.map((project) => project.uuid),
          ...(minSeverity === undefined ? {} : { minSeverity }),
          ...(groupMinutes === undefined ? {} : { groupMinutes }),
        },
      });
    },
    onSettled: () => refresh('notification'),
  });
}

export function useTestSubscription() {
  return useMutation({
    mutationFn: (uuid: string) =>
      call('POST /api/waybill/v1/notification/subscriptions/{uuid}/test', { path: { uuid } }),
    onSettled: () => refresh('notification'),
  });
}

/** Makes a new secret that what is posted is signed by, for the only time. */
export function useCreateSecret() {
  return useMutation({
    mutationFn: (uuid: string) =>
      call('POST /api/waybill/v1/notification/subscriptions/{uuid}/signing-secret', { path: { uuid } }),
    onSettled: () => refresh('notification'),
  });
}

export function useStopSigning() {
  return useMutation({
    mutationFn: (uuid: string) =>
      call('DELETE /api/waybill/v1/notification/subscriptions/{uuid}/signing-secret', { path: { uuid } }),
    onSettled: () => refresh('notification'),
  });
}

export function useDeleteSubscription() {
  return useMutation({
    mutationFn: (uuid: string) =>
      call('DELETE /api/waybill/v1/notification/subscriptions/{uuid}', { path: { uuid } }),
    onSettled: () => refresh('notification'),
  });
}
