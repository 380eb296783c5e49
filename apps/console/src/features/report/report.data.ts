import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call, callFile } from '../../lib/api.ts';

/** As many characters as the server takes. */
export const maxRecipient = 200;

/** The state of a project as shown on the page, created whenever it is opened. */
export function projectReportQuery(uuid: string, recipient: string | undefined) {
  return queryOptions({
    queryKey: ['project', 'report', uuid, recipient],
    meta: { shows: ['component', 'finding', 'metrics', 'policy', 'settings', 'sources', 'violation'] },
    queryFn: ({ signal }) =>
      call('GET /api/waybill/v1/project/{uuid}/report/data', {
        path: { uuid },
        query: recipient === undefined ? {} : { for: recipient.slice(0, maxRecipient) },
        signal,
        // The page itself says so.
        quiet: true,
      }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** Hands over the same as a PDF, in the language of the page. */
export function downloadReport(uuid: string, recipient: string | undefined, name: string): Promise<void> {
  return callFile('GET /api/waybill/v1/project/{uuid}/report', name, {
    path: { uuid },
    query: recipient === undefined ? {} : { for: recipient.slice(0, maxRecipient) },
  });
}
