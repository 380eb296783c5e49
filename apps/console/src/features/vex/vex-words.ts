import { useLingui } from '@lingui/react/macro';
import type { VexFormat, VexOutcome, VexReason, VexStatement } from '@waybill/api-contract';
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
    OTHER_PRODUCT: t`Another product`,
    PRODUCT_NOT_COMPARED: t`Product could not be compared`,
    OTHER_VERSION: t`Other version`,
    NO_FINDING: t`No such finding`,
    SUPERSEDED: t`Overridden in the document`,
  };
}

/**
 * The reason why a statement was not applied, or a caveat, as a sentence. Files contain the server's English
 * text.
 */
export function useStatementText(): (statement: VexStatement) => string | undefined {
  const { t } = useLingui();
  return ({ reason, subject = '', vulnerability = '' }) => {
    switch (reason) {
      case undefined:
        return undefined;
      case 'NO_VULNERABILITY_ID':
        return t`The statement has no ID of a vulnerability`;
      case 'NO_STATUS':
        return t`The statement has neither an analysis nor a status`;
      case 'UNKNOWN_STATUS':
        return t`The status of the statement cannot be read`;
      case 'NO_PRODUCT':
        return t`The statement is about no component or product`;
      case 'UNKNOWN_VULNERABILITY':
        return t`No source has a record of ${vulnerability}`;
      case 'UNKNOWN_COMPONENT':
        return subject
          ? t`Neither the project nor one of its components is ${subject}`
          : t`The document does not contain the component or product`;
      case 'NOT_A_COMPONENT':
        return t`The statement is about a service, not about a component`;
      case 'WITHIN_COMPONENT':
        return t`The statement is about ${subject} only inside of another component`;
      case 'OTHER_PRODUCT':
        return t`The statement is about another product than this project`;
      case 'PRODUCT_NOT_COMPARED':
        return t`Nothing tells whether the product of the statement is this project, so it was assumed to be`;
      case 'OTHER_VERSION':
        return t`The project has ${subject} only in other versions`;
      case 'NO_FINDING':
        return subject
          ? t`The component has no finding of ${vulnerability}`
          : t`No component of the project has a finding of ${vulnerability}`;
      case 'SUPERSEDED':
        return t`A later or more specific statement of the document overrides it`;
    }
  };
}
