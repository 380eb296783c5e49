import { useLingui } from '@lingui/react/macro';
import type { AnalyzerFailure, AnalyzerObstacle } from '@waybill/api-contract';
import type { SourceStateName } from '../source/source-words.ts';

type StateName = Exclude<SourceStateName, 'partial'>;

export function useStateLabels(): Record<StateName, string> {
  const { t } = useLingui();
  return {
    off: t`Off`,
    idle: t`Never run`,
    queued: t`Queued`,
    running: t`Running`,
    done: t`Up to date`,
    failed: t`Failed`,
    canceled: t`Canceled`,
  };
}

/** Why an analyzer does not run. */
export function useObstacles(): Record<AnalyzerObstacle, string> {
  const { t } = useLingui();
  return {
    DISABLED: t`It is disabled in the settings.`,
    NO_CREDENTIALS: t`Credentials are missing.`,
    NO_ORGANIZATION: t`The organization ID is missing.`,
    NO_ADDRESS: t`The URL is missing.`,
    INTERNAL_DISABLED: t`The internal analyzer is disabled.`,
  };
}

/** What helps when the service itself was the reason. */
export function useAdvice(): (failure: AnalyzerFailure) => string {
  const { t } = useLingui();
  return (failure) => {
    switch (failure) {
      case 'forbidden':
      case 'refused':
        return t`Check the credentials and what the account is allowed to do, then use “Test connection”.`;
      case 'absent':
        return t`Check the URL and use “Test connection”.`;
      case 'busy':
        return t`Lower the number of requests per minute.`;
      case 'garbled':
      case 'corrupt':
        return t`A proxy or a sign-in page may be in between. Check the URL and use “Test connection”.`;
      case 'ill':
      case 'unreachable':
        return t`It will be tried again automatically.`;
    }
  };
}
