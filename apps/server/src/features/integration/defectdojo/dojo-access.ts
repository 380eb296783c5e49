import { fileBelow } from '../../../outgoing/file-below.ts';
import { readAddress, readSecret } from '../integration.settings.ts';
import type { UploadRun } from '../integration.ts';

export const scanType = 'Dependency Track Finding Packaging Format (FPF) Export';

/** How DefectDojo is asked. */
export interface DojoAccess {
  /** Names the installation: numbers of another one mean something else. */
  readonly base: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly secrets: readonly string[];
  at(path: string): URL;
}

/** @throws UploadError when the settings do not suffice */
export async function openDojo(run: UploadRun): Promise<DojoAccess> {
  const url = await readAddress(run.db, 'defectdojo.url');
  const key = await readSecret(run, 'defectdojo.apiKey');
  return {
    base: `${url.origin}${url.pathname.replace(/\/+$/, '')}`,
    headers: { authorization: `Token ${key}`, accept: 'application/json' },
    secrets: [key],
    at: (path) => fileBelow(url, path),
  };
}
