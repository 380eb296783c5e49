// Public to other features.
import { useLingui } from '@lingui/react/macro';
import type { Source } from '@waybill/api-contract';
import type { Tone } from '../../ui/badge.tsx';
import type { SourceId } from './source.data.ts';

/** Describes the purpose of each source. */
export function useSourceTexts(): Record<SourceId, string> {
  const { t } = useLingui();
  return {
    nvd: t`CVEs with CVSS scores and affected products. Matches components by CPE.`,
    osv: t`Advisories for package ecosystems. Matches components by package URL.`,
    github: t`Security advisories reviewed by GitHub.`,
    epss: t`The likelihood that a CVE will be exploited within the next 30 days.`,
    kev: t`CVEs known to be exploited in the wild, collected by CISA.`,
    euvd: t`CVEs known to be exploited in the wild, collected by ENISA.`,
    vulndb: t`Vulnerabilities from local copies of Flashpoint's VulnDB. Matches components by CPE.`,
  };
}

export type SourceStateName = Source['state'] | 'off' | 'partial';

/** How a source stands: what its latest run did, all or only a part of it, or that it is switched off. */
export function stateOf(source: Source): SourceStateName {
  const resting = source.state !== 'running' && source.state !== 'queued';
  if (!source.enabled && resting) return 'off';
  const incomplete = source.parts.some((part) => part.error !== undefined);
  return source.state === 'done' && incomplete ? 'partial' : source.state;
}

export function useSourceStateLabels(): Record<SourceStateName, string> {
  const { t } = useLingui();
  return {
    off: t`Off`,
    idle: t`Never updated`,
    queued: t`Queued`,
    running: t`Updating`,
    done: t`Up to date`,
    partial: t`Partially updated`,
    failed: t`Failed`,
    canceled: t`Canceled`,
  };
}

export const sourceStateTones: Record<SourceStateName, Tone> = {
  off: 'neutral',
  idle: 'neutral',
  queued: 'accent',
  running: 'accent',
  done: 'success',
  partial: 'warning',
  failed: 'danger',
  canceled: 'warning',
};

/** The current stage of a run. An unknown stage is shown as it is. */
export function useStageLabel(): (stage: string) => string {
  const { t } = useLingui();
  return (stage) => {
    if (stage === 'fetching') return t`Downloading`;
    if (stage === 'reading') return t`Importing records`;
    if (stage === 'asking') return t`Analyzing components`;
    if (stage === 'looking') return t`Looking up versions`;
    if (stage === 'uploading') return t`Uploading findings`;
    if (stage === 'matching') return t`Matching components`;
    return stage;
  };
}
