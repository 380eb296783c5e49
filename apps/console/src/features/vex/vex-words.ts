import { useLingui } from '@lingui/react/macro';
import type { VexFormat, VexOutcome, VexReason } from '@waybill/api-contract';
import type { Tone } from '../../ui/badge.tsx';

export const formatNames: Record<VexFormat, string> = {
  CYCLONEDX: 'CycloneDX',
  OPENVEX: 'OpenVEX',
  CSAF: 'CSAF',
};

export function useOutcomeLabels(): Record<VexOutcome, string> {
  const { t } = useLingui();
  return {
    APPLIED: t`Applied`,
    KEPT: t`Kept for later`,
    UNCHANGED: t`Unchanged`,
    NOT_APPLIED: t`Not applied`,
  };
}

export const outcomeTones: Record<VexOutcome, Tone> = {
  APPLIED: 'success',
  KEPT: 'accent',
  UNCHANGED: 'neutral',
  NOT_APPLIED: 'warning',
};

export function useReasonLabels(): Record<VexReason, string> {
  const { t } = useLingui();
  return {
    NO_VULNERABILITY_ID: t`No vulnerability ID`,
    NO_STATUS: t`No analysis or status`,
    UNKNOWN_STATUS: t`Unreadable status`,
    NO_PRODUCT: t`No component or product`,
    UNKNOWN_VULNERABILITY: t`Unknown vulnerability`,
    UNKNOWN_COMPONENT: t`Unknown component`,
    NOT_A_COMPONENT: t`Not a component`,
    WITHIN_COMPONENT: t`Only inside another component`,
    OTHER_VERSION: t`Other version`,
    NO_FINDING: t`No such finding`,
    SUPERSEDED: t`Overridden in the document`,
  };
}
