import { t } from '@lingui/core/macro';
import { onHttpError } from '../lib/http.ts';
import type { HttpError } from '../lib/http-error.ts';
import { type Notice, toast } from '../ui/toast.tsx';

function noticeOf(error: HttpError): Notice {
  const status = `${error.statusText} (${error.status})`;
  switch (error.kind) {
    case 'problem':
      return { kind: 'warning', title: error.title, text: error.detail };
    case 'client':
      return { kind: 'error', title: t`HTTP request error`, text: status };
    case 'server':
      return { kind: 'error', title: t`Server error`, text: status };
    case 'network':
      return {
        kind: 'error',
        title: t`The server cannot be reached`,
        text: t`Check the network connection and try again.`,
      };
  }
}

/** Every failed request is shown here, once, and nowhere else. */
export function reportHttpErrors(): void {
  onHttpError((error) => toast(noticeOf(error)));
}
