import type { I18n } from '@lingui/core';
import { meansAway } from './connection.ts';
import { errorTexts } from './error-texts.ts';
import { HttpError } from './http-error.ts';
import { wordsOfProblem } from './problem-words.ts';

/** Why something could not be loaded, in words for the place where it would stand. */
export function failureText(error: unknown, i18n: I18n): string | undefined {
  if (!(error instanceof HttpError)) return error instanceof Error ? error.message : undefined;
  const { status, kind } = error;
  if (meansAway(error)) return i18n._(errorTexts.unreachableForNow);
  if (status === 403) return i18n._(errorTexts.forbiddenList);
  if (status === 429) return i18n._(errorTexts.tooMany);
  if (kind === 'server') return i18n._(errorTexts.serverProblem(status));
  const { title, text } = wordsOfProblem(error, i18n);
  return text || title || i18n._(errorTexts.refused(status));
}
