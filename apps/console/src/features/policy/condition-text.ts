// Public to other features.
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { FullPolicyCondition } from '@waybill/api-contract';
import { severities, useSeverityLabels } from '../../ui/badge.tsx';
import { licenseGroupsQuery, licensesQuery } from './named-licenses.data.ts';
import { periodText } from './period-text.ts';
import { useAgeLabels, useConditionOperatorLabels, useSubjectLabels } from './policy-words.ts';
import { coordinateParts, hashParts, readDistance, readMembers } from './value-parts.ts';

type Condition = Pick<FullPolicyCondition, 'subject' | 'operator' | 'value'>;

/** The readable values of conditions. */
function useConditionValueText(conditions: readonly Condition[]): (condition: Condition) => string {
  const { t, i18n } = useLingui();
  const severityLabels = useSeverityLabels();
  const has = (subject: Condition['subject']) =>
    conditions.some((condition) => condition.subject === subject);
  const licenses = useQuery({ ...licensesQuery, enabled: has('LICENSE') });
  const groups = useQuery({ ...licenseGroupsQuery, enabled: has('LICENSE_GROUP') });
  return ({ subject, value }) => {
    switch (subject) {
      case 'SEVERITY': {
        const severity = severities.find((known) => known === value);
        return severity ? severityLabels[severity] : value;
      }
      case 'LICENSE':
        if (value === 'unresolved') return t`Unresolved`;
        return licenses.data?.find(({ uuid }) => uuid === value)?.licenseId ?? value;
      case 'LICENSE_GROUP':
        return groups.data?.find(({ uuid }) => uuid === value)?.name ?? value;
      case 'IS_INTERNAL':
      case 'IS_OUTDATED':
      case 'FIX_AVAILABLE':
      case 'KNOWN_EXPLOITED':
        return value === 'true' ? t`Yes` : t`No`;
      case 'AGE':
        return periodText(value, i18n.locale);
      case 'COORDINATES': {
        const parts = readMembers(value, coordinateParts);
        return coordinateParts.map((part) => parts[part] || '–').join(' : ');
      }
      case 'COMPONENT_HASH': {
        const parts = readMembers(value, hashParts);
        return `${parts.algorithm} ${parts.value}`;
      }
      case 'VERSION_DISTANCE': {
        const { epoch, major, minor, patch } = readDistance(value);
        return `${epoch || '0'}:${major || '*'}.${minor || '*'}.${patch || '*'}`;
      }
      default:
        return value;
    }
  };
}

/** A condition in words: what is compared and how, and with what. */
export interface ConditionParts {
  readonly about: string;
  readonly value: string;
}

/** A condition in its parts. The names of what they are about are asked for together. */
export function useConditionParts(
  conditions: readonly Condition[],
): (condition: Condition) => ConditionParts {
  const subjects = useSubjectLabels();
  const operators = useConditionOperatorLabels();
  const valueText = useConditionValueText(conditions);
  const ages = useAgeLabels();
  return (condition) => ({
    about:
      (condition.subject === 'AGE' ? ages[condition.operator] : undefined) ??
      `${subjects[condition.subject]} ${operators[condition.operator]}`,
    value: valueText(condition),
  });
}

/** The same as a sentence, such as “Severity is Critical”. */
export function useConditionText(conditions: readonly Condition[]): (condition: Condition) => string {
  const partsOf = useConditionParts(conditions);
  return (condition) => {
    const { about, value } = partsOf(condition);
    return `${about} ${value}`;
  };
}
