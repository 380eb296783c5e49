import { HttpError } from './http-error.ts';
import { wordsOfProblem } from './problem-words.ts';

/** Words for a refusal: those for its code, else the server's own, where it has some. */
export function refusalText(error: unknown): string | undefined {
  if (!(error instanceof HttpError) || error.violations.length > 0) return undefined;
  if (error.kind !== 'problem') return error.body || undefined;
  const { title, text } = wordsOfProblem(error);
  return text || title;
}
