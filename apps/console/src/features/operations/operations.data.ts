import { queryOptions, useMutation } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { refresh } from '../../lib/query.ts';
import { noteTask } from '../task/task.data.ts';

const pollMs = 15_000;
const busyPollMs = 2_000;

/** How the installation fares; asked again while the page is open. */
export const operationsQuery = queryOptions({
  queryKey: ['operations', 'state'],
  meta: { shows: ['sources'] },
  queryFn: ({ signal }) => call('GET /api/waybill/v1/operations', { signal }),
  refetchInterval: pollMs,
});

export const backupsQuery = queryOptions({
  queryKey: ['backups', 'list'],
  meta: { shows: ['settings'] },
  queryFn: ({ signal }) => call('GET /api/waybill/v1/backups', { signal }),
  refetchInterval: ({ state }) =>
    state.data?.state === 'queued' || state.data?.state === 'running' ? busyPollMs : pollMs,
});

export function useMakeBackup() {
  return useMutation({
    mutationFn: () => call('POST /api/waybill/v1/backups'),
    onSuccess: ({ token }) => {
      noteTask(token);
      return refresh('backups');
    },
  });
}
