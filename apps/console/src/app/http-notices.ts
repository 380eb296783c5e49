import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { onReconnect } from '../lib/connection.ts';
import { errorTexts } from '../lib/error-texts.ts';
import { onHttpError } from '../lib/http.ts';
import { HttpError } from '../lib/http-error.ts';
import { wordsOfProblem } from '../lib/problem-words.ts';
import { onUnexpectedError, refetchFailed } from '../lib/query.ts';
import { type Notice, toast } from '../ui/toast.tsx';

function noticeOf(error: HttpError): Notice {
  const status = `${error.statusText} (${error.status})`;
  switch (error.kind) {
    case 'problem':
      return { kind: 'warning', ...wordsOfProblem(error) };
    case 'client':
      return { kind: 'error', title: i18n._(errorTexts.requestFailed), text: status };
    case 'server':
      return { kind: 'error', title: i18n._(errorTexts.serverFailed), text: status };
    case 'network':
      return {
        kind: 'error',
        title: i18n._(errorTexts.unreachable),
        text: i18n._(errorTexts.unreachableHint),
      };
  }
}

/**
 * Every failed request that no page shows is shown here, once, and nowhere else; so is an action that failed by a fault of
 * our own. When the server is back, that is said.
 */
export function reportErrors(): void {
  onHttpError((error) => toast(noticeOf(error)));
  onReconnect(async () => {
    if (await refetchFailed()) toast({ kind: 'success', title: t`Reconnected` });
  });
  onUnexpectedError((error) => {
    if (error instanceof HttpError) return;
    toast({
      kind: 'error',
      title: i18n._(errorTexts.unsuccessful),
      text: i18n._(errorTexts.unsuccessfulHint),
    });
  });
}
