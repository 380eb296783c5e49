// Public to other features.
import { useLingui } from '@lingui/react/macro';
import type {
  ConditionSubject,
  PolicyConditionOperator,
  PolicyOperator,
  PolicyViolationState,
} from '@waybill/api-contract';
import type { Tone } from '../../ui/badge.tsx';

export function useViolationStateLabels(): Record<PolicyViolationState, string> {
  const { t } = useLingui();
  return { FAIL: t`Fail`, WARN: t`Warn`, INFO: t`Info` };
}

export const violationStateTones: Record<PolicyViolationState, Tone> = {
  FAIL: 'danger',
  WARN: 'warning',
  INFO: 'accent',
};

export function usePolicyOperatorLabels(): Record<PolicyOperator, string> {
  const { t } = useLingui();
  return { ANY: t`Any condition is met`, ALL: t`All conditions are met` };
}

export function useSubjectLabels(): Record<ConditionSubject, string> {
  const { t } = useLingui();
  return {
    AGE: t`Age`,
    COORDINATES: t`Coordinates`,
    CPE: t`CPE`,
    LICENSE: t`License`,
    LICENSE_GROUP: t`License group`,
    PACKAGE_URL: t`Package URL`,
    SEVERITY: t`Severity`,
    SWID_TAGID: t`SWID tag ID`,
    VERSION: t`Version`,
    COMPONENT_HASH: t`Component hash`,
    CWE: t`CWE`,
    VULNERABILITY_ID: t`Vulnerability ID`,
    VERSION_DISTANCE: t`Version distance`,
    EPSS: t`EPSS score`,
    IS_INTERNAL: t`Internal component`,
    IS_OUTDATED: t`Outdated component`,
    CVSS: t`CVSS score`,
    FIX_AVAILABLE: t`Fix available`,
    KNOWN_EXPLOITED: t`Known exploited`,
  };
}

/** Before a period: “Older than 3 years”. */
export function useAgeLabels(): Partial<Record<PolicyConditionOperator, string>> {
  const { t } = useLingui();
  return {
    NUMERIC_GREATER_THAN: t`Older than`,
    NUMERIC_LESS_THAN: t`Younger than`,
    NUMERIC_EQUAL: t`Age equals`,
    NUMERIC_NOT_EQUAL: t`Age does not equal`,
    NUMERIC_GREATER_THAN_OR_EQUAL: t`Age is at least`,
    NUMERIC_LESSER_THAN_OR_EQUAL: t`Age is at most`,
  };
}

export function useConditionOperatorLabels(): Record<PolicyConditionOperator, string> {
  const { t } = useLingui();
  return {
    IS: t`is`,
    IS_NOT: t`is not`,
    MATCHES: t`matches`,
    NO_MATCH: t`does not match`,
    NUMERIC_GREATER_THAN: t`is greater than`,
    NUMERIC_LESS_THAN: t`is less than`,
    NUMERIC_EQUAL: t`equals`,
    NUMERIC_NOT_EQUAL: t`does not equal`,
    NUMERIC_GREATER_THAN_OR_EQUAL: t`is at least`,
    NUMERIC_LESSER_THAN_OR_EQUAL: t`is at most`,
    CONTAINS_ALL: t`contains all of`,
    CONTAINS_ANY: t`contains any of`,
  };
}
