import { queryOptions, useMutation } from '@tanstack/react-query';
import type { SharedVexFormat, ShareLinkInput } from '@waybill/api-contract';
import { call, callFile } from '../../lib/api.ts';
import { refresh } from '../../lib/query.ts';

/** The links of a project, the newest first, those that have ended as well. */
export const shareLinksQuery = (project: string) =>
  queryOptions({
    queryKey: ['share-link', 'list', project],
    queryFn: ({ signal }) =>
      call('GET /api/waybill/v1/project/{uuid}/share-link', { path: { uuid: project }, signal, quiet: true }),
  });

export const useCreateShareLink = (project: string) =>
  useMutation({
    mutationFn: (body: ShareLinkInput) =>
      call('PUT /api/waybill/v1/project/{uuid}/share-link', {
        path: { uuid: project },
        body,
        quiet: [400, 403],
      }),
    onSuccess: () => refresh('share-link'),
  });

export const useRevokeShareLink = () =>
  useMutation({
    mutationFn: (uuid: string) => call('DELETE /api/waybill/v1/share-link/{uuid}', { path: { uuid } }),
    onSuccess: () => refresh('share-link'),
  });

/** What a link shows, for whoever has it. */
export const sharedQuery = (token: string) =>
  queryOptions({
    queryKey: ['shared', token],
    queryFn: ({ signal }) =>
      call('GET /api/waybill/v1/shared/{token}', { path: { token }, anonymous: true, quiet: [404], signal }),
    staleTime: 60_000,
    retry: false,
  });

export const downloadSharedBom = (token: string) =>
  callFile('GET /api/waybill/v1/shared/{token}/sbom', 'bom.cdx.json', { path: { token }, anonymous: true });

export const downloadSharedVex = (token: string, format: SharedVexFormat) =>
  callFile('GET /api/waybill/v1/shared/{token}/vex/{format}', `vex.${format}.json`, {
    path: { token, format },
    anonymous: true,
  });
