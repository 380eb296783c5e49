import { queryOptions, useMutation } from '@tanstack/react-query';
import type { ImportRequest, ImportRun } from '@waybill/api-contract';
import { call, callUpload } from '../../lib/api.ts';
import { refresh } from '../../lib/query.ts';
import { noteTask } from '../task/task.data.ts';

const pollMs = 1000;

export function isOver({ state }: Pick<ImportRun, 'state'>): boolean {
  return state !== 'queued' && state !== 'running';
}

/** Imports and previews, newest first. */
export const importsQuery = queryOptions({
  queryKey: ['import', 'list'],
  queryFn: ({ signal }) =>
    call('GET /api/waybill/v1/import/dt', { query: { pageSize: 50 }, signal, quiet: true }),
  refetchInterval: ({ state }) => (state.data?.some((run) => !isOver(run)) ? pollMs : false),
});

/** One with its report, asked for again until it is over. */
export const importQuery = (token: string) =>
  queryOptions({
    queryKey: ['import', 'one', token],
    queryFn: ({ signal }) =>
      call('GET /api/waybill/v1/import/dt/{token}', { path: { token }, signal, quiet: [404] }),
    refetchInterval: ({ state }) => (state.error || (state.data && isOver(state.data)) ? false : pollMs),
  });

interface ImportStart {
  /** What the request says but for the files. */
  readonly request: Omit<ImportRequest, 'file' | 'secretKey'>;
  /** The script of an H2 database. */
  readonly script: File | undefined;
  readonly secretKey: File | undefined;
  readonly onProgress: (ratio: number) => void;
}

/** A script is uploaded once, however often it is previewed. */
const uploaded = new WeakMap<File, string>();

/** Uploads what must be, and starts an import or a preview. */
export function useStartImport() {
  return useMutation({
    mutationFn: async ({ request, script, secretKey, onProgress }: ImportStart) => {
      const file = script && (await uploadOnce(script, onProgress));
      const key = secretKey && base64Of(new Uint8Array(await secretKey.arrayBuffer()));
      return call('POST /api/waybill/v1/import/dt', {
        body: { ...request, ...(file ? { file } : {}), ...(key ? { secretKey: key } : {}) },
        quiet: [400, 404, 409],
      });
    },
    onSuccess: ({ token }) => {
      noteTask(token);
      return refresh('import');
    },
    onError: (_error, { script }) => {
      // It may have been imported or have become too old meanwhile.
      if (script) uploaded.delete(script);
    },
  });
}

async function uploadOnce(script: File, onProgress: (ratio: number) => void): Promise<string> {
  const known = uploaded.get(script);
  if (known !== undefined) return known;
  const form = new FormData();
  form.set('file', script);
  const { signal } = new AbortController();
  const { uuid } = await callUpload('POST /api/waybill/v1/import/dt/file', form, { onProgress, signal });
  uploaded.set(script, uuid);
  return uuid;
}

function base64Of(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}
