import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import type { TemplatePreviewRequest, UpdateNotificationPublisherBody } from '@waybill/api-contract';
import { call } from '../../lib/api.ts';
import { MissingError } from '../../lib/missing.ts';
import { refresh, refreshWithout } from '../../lib/query.ts';
import { loadTemplates } from './notification.data.ts';
import type { KindFacts } from './publisher-kind.ts';

/** One template with its text; the API has no way to ask for one. */
export const templateQuery = (uuid: string) =>
  queryOptions({
    queryKey: ['notification', 'publisher', uuid],
    meta: { shows: ['settings'] },
    queryFn: async ({ signal }) => {
      const template = (await loadTemplates(signal)).find((each) => each.uuid === uuid);
      if (!template) throw new MissingError('template');
      return template;
    },
  });

/** The texts that come with the product, by kind. */
export const defaultTextsQuery = queryOptions({
  queryKey: ['notification', 'defaults'],
  // They are in the language of the settings.
  meta: { shows: ['settings'] },
  queryFn: ({ signal }) => call('GET /api/waybill/v1/notification/templates', { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** The rendering of a sample by a template, or its error. */
export function previewQuery(
  { publisherClass, ownKind }: KindFacts,
  template: string,
  group: TemplatePreviewRequest['group'],
) {
  const body = { publisherClass, ...(ownKind ? { ownKind } : {}), template, group };
  return queryOptions({
    queryKey: ['notification', 'preview', body],
    meta: { shows: ['settings'] },
    queryFn: ({ signal }) => call('POST /api/waybill/v1/notification/preview', { body, signal, quiet: true }),
    placeholderData: keepPreviousData,
    // Every typed letter makes another one.
    gcTime: 10_000,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Makes a template of what another one is now. */
export function useCopyTemplate() {
  return useMutation({
    mutationFn: ({ origin, name }: { origin: string; name: string }) =>
      call('POST /api/waybill/v1/notification/publishers/{uuid}/copy', {
        path: { uuid: origin },
        body: { name },
        quiet: [400, 404, 409],
      }),
    onSuccess: () => refresh('notification'),
  });
}

export function useSaveTemplate() {
  return useMutation({
    mutationFn: (body: UpdateNotificationPublisherBody) =>
      call('POST /api/v1/notification/publisher', { body, quiet: [400, 409] }),
    onSuccess: () => refresh('notification'),
  });
}

export function useDeleteTemplate() {
  return useMutation({
    mutationFn: (uuid: string) =>
      call('DELETE /api/v1/notification/publisher/{notificationPublisherUuid}', {
        path: { notificationPublisherUuid: uuid },
      }),
    onSuccess: (_answer, uuid) => refreshWithout([uuid], ['notification', 'tag']),
  });
}

/** The templates of the product count again; the folder that replaces them is left alone, and not read. */
export function useRestoreTemplates() {
  return useMutation({
    mutationFn: () => call('POST /api/v1/notification/publisher/restoreDefaultTemplates'),
    onSuccess: () => refresh('notification', 'settings'),
  });
}
