import { HttpError } from '../../lib/http-error.ts';

/** Why tags were not deleted, tag by tag, as the server says it; empty for any other failure. */
export function tagRefusals(error: unknown): { name: string; reason: string }[] {
  if (!(error instanceof HttpError) || error.kind !== 'problem') return [];
  const problem: unknown = JSON.parse(error.body);
  const errors = problem !== null && typeof problem === 'object' ? Reflect.get(problem, 'errors') : undefined;
  if (errors === null || typeof errors !== 'object') return [];
  return Object.entries(errors).map(([name, reason]) => ({ name, reason: String(reason) }));
}
