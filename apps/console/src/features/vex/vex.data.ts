import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call, callFile, callPage, callUpload } from '../../lib/api.ts';
import { refresh } from '../../lib/query.ts';
import { toFilterQuery } from '../../lib/url-filter.ts';
import { toServerQuery } from '../../lib/url-table.ts';
import type { TableState } from '../../ui/table/types.ts';
import { noteTask } from '../task/task.data.ts';
import { type VexStatementsSearch, vexStatementFilters } from './vex-search.ts';

/** The VEX documents of a project, newest first. */
export function vexImportsQuery(uuid: string, state: TableState) {
  const query = toServerQuery(state);
  return queryOptions({
    queryKey: ['vex', 'list', uuid, query],
    queryFn: ({ signal }) =>
      callPage('GET /api/waybill/v1/project/{uuid}/vex', { path: { uuid }, query, signal }),
    placeholderData: keepPreviousData,
  });
}

export const vexImportQuery = (token: string) =>
  queryOptions({
    queryKey: ['vex', 'one', token],
    queryFn: ({ signal }) =>
      call('GET /api/waybill/v1/vex/{token}', { path: { token }, signal, quiet: [403, 404] }),
  });

/** The result of each statement of a document. */
export function vexStatementsQuery(token: string, state: TableState, search: VexStatementsSearch) {
  const query = { ...toServerQuery(state), ...toFilterQuery(vexStatementFilters, search) };
  return queryOptions({
    queryKey: ['vex', 'statements', token, query],
    queryFn: ({ signal }) =>
      callPage('GET /api/waybill/v1/vex/{token}/statements', { path: { token }, query, signal }),
    placeholderData: keepPreviousData,
  });
}

/** Hands the document to the user as it was uploaded. */
export function downloadVexOriginal(token: string): Promise<void> {
  return callFile('GET /api/waybill/v1/vex/{token}/original', 'vex.json', { path: { token } });
}

/** Sends a VEX document of any format; answers the token of the task that applies it. Refusals are the caller's to show. */
export async function sendVex(
  project: string,
  file: File,
  options: { onProgress: (ratio: number) => void; signal: AbortSignal },
): Promise<string> {
  const form = new FormData();
  form.set('vex', file);
  const { token } = await callUpload('POST /api/waybill/v1/project/{uuid}/vex', form, {
    ...options,
    path: { uuid: project },
    quiet: true,
  });
  noteTask(token);
  return token;
}

/** A document may change what is stated about every finding of its project. */
export function refreshAfterVex(): Promise<void> {
  return refresh('analysis', 'finding', 'metrics', 'project', 'vex');
}
