import {
  type ConditionSubject,
  type PolicyConditionOperator,
  type PolicyViolationState,
  type PolicyViolationType,
  severities,
  type ViolatedCondition,
  type ViolationAnalysisState,
} from '@waybill/api-contract';
import type { ReportWords } from './report-words.ts';

/** The report's texts about policy violations in one language. */
export interface ViolationWords {
  open: string;
  noneOpen: string;
  approved: string;
  suppressed: string;
  leftOut: string;
  policy: string;
  condition: string;
  component: string;
  since: string;
  state: Record<PolicyViolationState, string>;
  type: Record<PolicyViolationType, string>;
  decision: Record<ViolationAnalysisState, string>;
  subject: Record<ConditionSubject, string>;
  operator: Record<PolicyConditionOperator, string>;
  unresolved: string;
  yes: string;
  no: string;
}

/** A condition in a few words, as the console has it, such as “Severity is Critical”. */
export function conditionText(condition: ViolatedCondition, words: ReportWords): string {
  const { subject, operator } = words.violations;
  return `${subject[condition.subject]} ${operator[condition.operator]} ${valueText(condition, words)}`;
}

function valueText({ subject, value, valueName }: ViolatedCondition, words: ReportWords): string {
  const { unresolved, yes, no } = words.violations;
  switch (subject) {
    case 'SEVERITY': {
      const severity = severities.find((known) => known === value);
      return severity ? words.severity[severity] : value;
    }
    case 'LICENSE':
      return value === 'unresolved' ? unresolved : (valueName ?? value);
    case 'LICENSE_GROUP':
      return valueName ?? value;
    case 'IS_INTERNAL':
    case 'IS_OUTDATED':
    case 'FIX_AVAILABLE':
    case 'KNOWN_EXPLOITED':
      return value === 'true' ? yes : no;
    case 'COORDINATES': {
      const { group, name, version } = readMembers(value);
      return [group, name, version].map((part) => part || '–').join(' : ');
    }
    case 'COMPONENT_HASH': {
      const { algorithm = '', value: digest = '' } = readMembers(value);
      return `${algorithm} ${digest}`;
    }
    case 'VERSION_DISTANCE': {
      const { epoch, major, minor, patch } = readMembers(value);
      return `${orAny(epoch, '0')}:${orAny(major, '*')}.${orAny(minor, '*')}.${orAny(patch, '*')}`;
    }
    default:
      return value;
  }
}

/** The text of an open part of a distance. */
function orAny(part: string | undefined, any: string): string {
  return part === undefined || part === '' || part === '?' ? any : part;
}

/** The texts and numbers of a JSON object; none when it cannot be read, as older conditions may be. */
function readMembers(value: string): Partial<Record<string, string>> {
  try {
    const parsed: unknown = JSON.parse(value);
    if (typeof parsed !== 'object' || parsed === null) return {};
    const members = Object.entries(parsed).filter(
      ([, member]) => typeof member === 'string' || typeof member === 'number',
    );
    return Object.fromEntries(members.map(([name, member]) => [name, String(member)]));
  } catch {
    return {};
  }
}
