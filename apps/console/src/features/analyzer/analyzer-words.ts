import { useLingui } from '@lingui/react/macro';
import type { AnalyzerObstacle } from '@waybill/api-contract';
import type { SourceStateName } from '../source/source-words.ts';

/** How an analyzer fares in one word. */
export type StateName = Exclude<SourceStateName, 'partial'>;

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
    DISABLED: t`Disabled in settings.`,
    NO_CREDENTIALS: t`Credentials are missing.`,
    NO_ORGANIZATION: t`The organization ID is missing.`,
    NO_ADDRESS: t`The URL is missing.`,
    INTERNAL_DISABLED: t`The internal analyzer is disabled.`,
  };
}
