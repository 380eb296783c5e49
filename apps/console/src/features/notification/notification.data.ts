import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import type {
  CheckJiraFieldsBody,
  CreateNotificationRuleBody,
  CreateScheduledNotificationRuleBody,
  NotificationRule,
  NotificationRuleOptions,
  Resource,
} from '@waybill/api-contract';
import { call, callPage } from '../../lib/api.ts';
import { HttpError } from '../../lib/http-error.ts';
import { MissingError } from '../../lib/missing.ts';
import { refresh, refreshWithout } from '../../lib/query.ts';
import { toFilterQuery } from '../../lib/url-filter.ts';
import { toServerQuery } from '../../lib/url-table.ts';
import { compareTexts } from '../../ui/collator.ts';
import type { TableState } from '../../ui/table/types.ts';
import type { SearchOption } from '../../ui/use-option-search.ts';
import { type OptionsValues, optionsBody } from './alert-options-values.ts';
import { type DeliveriesSearch, deliveryFilters } from './notification-search.ts';
import { type Template, withOwnKinds } from './publisher-kind.ts';
import { saveAlert } from './save-alert.ts';

/** The options of an alert as they are, and what a person has made of them. */
interface AlertOptionsChange {
  uuid: string;
  options: NotificationRuleOptions;
  values: OptionsValues;
}

const pageSize = 1000;
/** The intervals for polling deliveries, while some are in progress and otherwise. */
const busyPollMs = 3000;
const idlePollMs = 15_000;

/** An alert comes with the projects, tags and teams that it names. */
const named: readonly Resource[] = ['project', 'tag', 'team'];

async function loadAlerts(signal: AbortSignal): Promise<NotificationRule[]> {
  const [alerts, ours] = await Promise.all([
    loadRules(signal),
    call('GET /api/waybill/v1/notification/publishers', { signal }),
  ]);
  const withKind = withOwnKinds(ours);
  return alerts.map((alert) => ({ ...alert, publisher: withKind(alert.publisher) }));
}

async function loadRules(signal: AbortSignal): Promise<NotificationRule[]> {
  const rules: NotificationRule[] = [];
  for (let pageNumber = 1; ; pageNumber++) {
    const page = await callPage('GET /api/v1/notification/rule', { query: { pageNumber, pageSize }, signal });
    rules.push(...page.rows);
    if (page.rows.length < pageSize) return rules;
  }
}

/** All templates with their texts, those that come with the product too, and how each sends. */
export async function loadTemplates(signal: AbortSignal): Promise<Template[]> {
  const [templates, ours] = await Promise.all([
    call('GET /api/v1/notification/publisher', { signal, quiet: true }),
    call('GET /api/waybill/v1/notification/publishers', { signal, quiet: true }),
  ]);
  return templates.map(withOwnKinds(ours));
}

/** All alerts; the API has no way to ask for one. */
export const alertsQuery = queryOptions({
  queryKey: ['notification', 'rules'],
  meta: { shows: named },
  queryFn: ({ signal }) => loadAlerts(signal),
});

export const alertQuery = (uuid: string) =>
  queryOptions({
    queryKey: ['notification', 'rule', uuid],
    meta: { shows: named },
    queryFn: async ({ signal }) => {
      const alert = (await loadAlerts(signal)).find((each) => each.uuid === uuid);
      if (!alert) throw new MissingError('alert');
      return alert;
    },
  });

/** The options of an alert beyond API v1: filters and schedule. */
export const alertOptionsQuery = (uuid: string) =>
  queryOptions({
    queryKey: ['notification', 'options', uuid],
    meta: { shows: ['policy'] },
    queryFn: ({ signal }) =>
      call('GET /api/waybill/v1/notification/rules/{uuid}/options', { path: { uuid }, signal }),
  });

/** The sent, failed, and waiting notifications of each alert. */
export const alertStatesQuery = queryOptions({
  queryKey: ['notification', 'states'],
  queryFn: ({ signal }) => call('GET /api/waybill/v1/notification/rules', { signal, quiet: true }),
  refetchInterval: ({ state }) => (state.data?.some(({ waiting }) => waiting > 0) ? busyPollMs : idlePollMs),
});

/** The owner of the deliveries: an alert, or a subscription of the user. */
export type DeliveriesOf = { readonly rule: string } | { readonly subscription: string };

/** The sent and waiting notifications, the newest first. */
export function deliveriesQuery(of: DeliveriesOf, state: TableState, search: DeliveriesSearch) {
  const query = { ...toServerQuery(state), ...toFilterQuery(deliveryFilters, search) };
  return queryOptions({
    queryKey: ['notification', 'deliveries', of, query],
    queryFn: ({ signal }) =>
      'rule' in of
        ? callPage('GET /api/waybill/v1/notification/deliveries', { query: { ...query, ...of }, signal })
        : callPage('GET /api/waybill/v1/notification/subscriptions/{uuid}/deliveries', {
            path: { uuid: of.subscription },
            query,
            signal,
          }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data?.rows.some((row) => row.state === 'WAITING') ? busyPollMs : idlePollMs,
  });
}

export const templatesQuery = queryOptions({
  queryKey: ['notification', 'publishers'],
  meta: { shows: ['settings'] },
  queryFn: ({ signal }) => loadTemplates(signal),
});

export function useCreateAlert() {
  return useMutation({
    mutationFn: (body: CreateNotificationRuleBody) =>
      call('PUT /api/v1/notification/rule', { body, quiet: [400] }),
    onSuccess: () => refresh('notification'),
  });
}

export function useCreateScheduledAlert() {
  return useMutation({
    mutationFn: (body: CreateScheduledNotificationRuleBody) =>
      call('PUT /api/v1/notification/rule/scheduled', { body, quiet: [400] }),
    onSuccess: () => refresh('notification'),
  });
}

/** Some of its steps may have been taken before it failed, so that what is there is asked for anew. */
export function useSaveAlert() {
  return useMutation({
    mutationFn: saveAlert,
    onSettled: () => refresh('notification', 'tag'),
  });
}

export function useDeleteAlert() {
  return useMutation({
    mutationFn: ({ uuid }: NotificationRule) => call('DELETE /api/v1/notification/rule', { body: { uuid } }),
    onSuccess: (_answer, { uuid }) => refreshWithout([uuid], ['notification', 'tag']),
  });
}

export function useSaveAlertOptions() {
  return useMutation({
    mutationFn: ({ uuid, options, values }: AlertOptionsChange) =>
      call('PUT /api/waybill/v1/notification/rules/{uuid}/options', {
        path: { uuid },
        body: optionsBody(options, values),
        quiet: [400],
      }),
    onSuccess: () => refresh('notification'),
  });
}

/** Has an alert told of what is open already. */
export function useSendOpen() {
  return useMutation({
    mutationFn: (uuid: string) =>
      call('POST /api/waybill/v1/notification/rules/{uuid}/open', { path: { uuid } }),
    onSettled: () => refresh('notification'),
  });
}

/** Has a summary sent now. */
export function useRunAlert() {
  return useMutation({
    mutationFn: (uuid: string) =>
      call('POST /api/waybill/v1/notification/rules/{uuid}/run', { path: { uuid } }),
    onSettled: () => refresh('notification'),
  });
}

/** Sends what was given up once more, with all tries. */
export function useSendAgain(of: DeliveriesOf) {
  return useMutation({
    mutationFn: async (uuids: readonly string[]) => {
      for (const uuid of uuids) await sendAgain(of, uuid);
    },
    onSettled: () => refresh('notification'),
  });
}

/** Somebody else may have been faster, which is as good. */
async function sendAgain(of: DeliveriesOf, uuid: string): Promise<void> {
  const quiet = [404, 409];
  try {
    if ('rule' in of) {
      await call('POST /api/waybill/v1/notification/deliveries/{uuid}/send', { path: { uuid }, quiet });
    } else {
      await call('POST /api/waybill/v1/notification/subscriptions/{uuid}/deliveries/{delivery}/send', {
        path: { uuid: of.subscription, delivery: uuid },
        quiet,
      });
    }
  } catch (error) {
    if (!(error instanceof HttpError && (error.status === 404 || error.status === 409))) throw error;
  }
}

/** Which fields Jira requires and an alert has no value for; nothing is stored. */
export function useCheckJiraFields() {
  return useMutation({
    mutationFn: (body: CheckJiraFieldsBody) =>
      call('POST /api/waybill/v1/notification/jira-fields', { body }),
  });
}

/** Teams that the user may know of. */
export async function findTeams(text: string, signal: AbortSignal): Promise<SearchOption[]> {
  const teams = await call('GET /api/v1/team/visible', { signal });
  const wanted = text.toLowerCase();
  return teams
    .filter(({ name }) => name.toLowerCase().includes(wanted))
    .sort((a, b) => compareTexts(a.name, b.name))
    .map(({ uuid, name }) => ({ value: uuid, label: name }));
}
