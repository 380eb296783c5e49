// Public to other features.
import { useLingui } from '@lingui/react/macro';
import type { ServiceFailure, SourceProblem } from '@waybill/api-contract';
import { useProblemText } from './problem-text.ts';

/** Trouble with a service, as the server tells it: in a sentence, and as a word or a code where it knows one. */
export interface Failure {
  error?: string | undefined;
  failure?: ServiceFailure | undefined;
  problem?: SourceProblem | undefined;
}

interface FailureText {
  title: string;
  /** Advice on the failure. */
  advice?: string | undefined;
  /** The server's message, if it differs from the title. */
  detail?: string | undefined;
}

/** Why a service could not be asked, with what helps: in the user's language, or as the server says it where it has no word for it. */
export function useFailureText(): (failure: Failure) => FailureText | undefined {
  const problemText = useProblemText();
  const titles = useTitles();
  const advice = useAdvice();
  return ({ error, failure, problem }) => {
    if (!error) return undefined;
    // For a network error, the sentence is complete; the server's message has words like ENOTFOUND.
    if (problem) return problemText(problem);
    if (failure) return { title: titles[failure], advice: advice(failure), detail: error };
    return { title: error };
  };
}

function useTitles(): Record<ServiceFailure, string> {
  const { t } = useLingui();
  return {
    absent: t`File not found (404).`,
    forbidden: t`The service rejects the credentials or the request.`,
    refused: t`The service refuses the request.`,
    busy: t`The service is rate-limiting requests.`,
    ill: t`The service reports an error, or the connection was lost.`,
    unreachable: t`The service can't be reached.`,
    garbled: t`The response doesn't come from this service.`,
    corrupt: t`The data is damaged.`,
    excess: t`The service sends more data than Waybill reads.`,
    secret_unreadable: t`The stored secret can't be decrypted with this server's key.`,
  };
}

/** Advice on failures of the service itself. */
function useAdvice(): (failure: ServiceFailure) => string {
  const { t } = useLingui();
  return (failure) => {
    switch (failure) {
      case 'forbidden':
        return t`Check the credentials and what the account is allowed to do, then use “Test connection”.`;
      case 'refused':
        return t`It may block this server or limit its requests, or the account lacks permission. Use “Test connection”.`;
      case 'absent':
        return t`Check the URL and use “Test connection”.`;
      case 'garbled':
        return t`A proxy or a sign-in page may be in between. Check the URL and use “Test connection”.`;
      case 'secret_unreadable':
        return t`Enter it again, or restore the key.`;
      case 'busy':
        return t`It will be tried again automatically. If this keeps happening, allow fewer requests where there is a setting for it.`;
      case 'excess':
        return t`It will be tried again in a day, or as soon as its settings change.`;
      case 'corrupt':
      case 'ill':
      case 'unreachable':
        return t`It will be tried again automatically.`;
    }
  };
}
