import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Project } from '@waybill/api-contract';
import { call, callFile, callPage, callUpload } from '../../lib/api.ts';
import { refresh } from '../../lib/query.ts';
import { toServerQuery } from '../../lib/url-table.ts';
import type { TableState } from '../../ui/table/types.ts';
import { noteTask } from '../task/task.data.ts';
import { type BomChoice, type BomSubject, bomFileName } from './bom-download.ts';

/** The uploads of a project, newest first. */
export function importsQuery(uuid: string, state: TableState) {
  const query = toServerQuery(state);
  return queryOptions({
    queryKey: ['bom', 'list', uuid, query],
    queryFn: ({ signal }) =>
      callPage('GET /api/waybill/v1/project/{uuid}/bom', { path: { uuid }, query, signal }),
    placeholderData: keepPreviousData,
  });
}

/** Hands the document to the user as it was uploaded. */
export function downloadOriginal(uuid: string): Promise<void> {
  return callFile('GET /api/waybill/v1/bom/{uuid}/original', 'bom', { path: { uuid } });
}

/** Writes the BOM of a project or component, and hands it to the user as a file. */
export function downloadBom(subject: BomSubject, choice: BomChoice): Promise<void> {
  const { variant, format, version } = choice;
  const path = { uuid: subject.uuid };
  const name = bomFileName(subject.label, choice);
  return subject.kind === 'project'
    ? callFile('GET /api/v1/bom/cyclonedx/project/{uuid}', name, {
        path,
        query: { variant, format, version },
      })
    : callFile('GET /api/v1/bom/cyclonedx/component/{uuid}', name, { path, query: { format, version } });
}

/** Where a BOM goes: into a project that is there, or into one by its name, created where it is missing. */
export type UploadTarget =
  | { project: string }
  | { name: string; version: string | undefined; isLatest: boolean; tags: readonly string[] };

function formOf(target: UploadTarget, file: File): FormData {
  const form = new FormData();
  if ('project' in target) {
    form.set('project', target.project);
  } else {
    form.set('autoCreate', 'true');
    form.set('projectName', target.name);
    if (target.version) form.set('projectVersion', target.version);
    if (target.isLatest) form.set('isLatest', 'true');
    if (target.tags.length > 0) form.set('projectTags', target.tags.join(','));
  }
  // Last, so that the server knows the project before the document arrives.
  form.set('bom', file);
  return form;
}

/** Sends a BOM; answers the token of the task that takes it in. Every refusal is the caller's to show. */
export async function sendBom(
  target: UploadTarget,
  file: File,
  options: { onProgress: (ratio: number) => void; signal: AbortSignal },
): Promise<string> {
  const answer = await callUpload('POST /api/v1/bom', formOf(target, file), {
    ...options,
    quiet: true,
  });
  noteTask(answer.token);
  return answer.token;
}

/** An import may change every list and count of the portfolio. */
export function refreshAfterImport(): Promise<void> {
  return refresh('project', 'component', 'service', 'finding', 'bom', 'metrics', 'vulnerability', 'tag');
}

export function lookUpProject(name: string, version: string | undefined): Promise<Project> {
  // An empty version would be one that no project has.
  return call('GET /api/v1/project/lookup', {
    query: { name, version: version || undefined },
  });
}

/** The state of a project after an import: its counters and its blind spots. */
export const outcomeQuery = (uuid: string, token: string) =>
  queryOptions({
    queryKey: ['view', 'outcome', uuid, token],
    meta: { shows: ['project', 'component', 'finding'] },
    queryFn: async ({ signal }) => {
      const [metrics, coverage] = await Promise.all([
        call('GET /api/v1/metrics/project/{uuid}/current', { path: { uuid }, signal }),
        call('GET /api/waybill/v1/project/{uuid}/coverage', { path: { uuid }, signal }),
      ]);
      return { metrics, coverage };
    },
  });
