import { HttpError } from './http-error.ts';

/** The server's own words for a refusal, where it has some. */
export function refusalText(error: unknown): string | undefined {
  if (!(error instanceof HttpError) || error.violations.length > 0) return undefined;
  return error.kind === 'problem' ? error.detail || error.title : error.body || undefined;
}
