import { readExpression } from '@waybill/policy';
import type { SettingDefinition } from '../../config/setting.ts';

/** The limits of a setting beyond its type, from its definition. */
type Limits = Pick<SettingDefinition, 'min' | 'max' | 'choices' | 'list' | 'isExpression'>;

/** Describes the fault of a value; undefined if there is none. */
export function brokenLimit(limits: Limits, value: string): string | undefined {
  return (
    outOfRange(limits, value) ??
    unknownChoice(limits, value) ??
    brokenList(limits, value) ??
    brokenExpression(limits, value)
  );
}

function outOfRange({ min, max }: Limits, value: string): string | undefined {
  const number = Number(value);
  const isFine = (min === undefined || number >= min) && (max === undefined || number <= max);
  if (isFine) return undefined;
  if (max === undefined) return `The value "${value}" must be at least ${min}.`;
  if (min === undefined) return `The value "${value}" must be at most ${max}.`;
  return `The value "${value}" must be between ${min} and ${max}.`;
}

function unknownChoice({ choices }: Limits, value: string): string | undefined {
  if (!choices || choices.includes(value)) return undefined;
  return `The value "${value}" is not one of ${choices.join(', ')}.`;
}

function brokenList({ list }: Limits, value: string): string | undefined {
  if (list !== 'json') return undefined;
  const reason = 'The value must be a JSON array of texts, such as ["one", "two"].';
  try {
    const items: unknown = JSON.parse(value);
    return Array.isArray(items) && items.every((item) => typeof item === 'string') ? undefined : reason;
  } catch {
    return reason;
  }
}

function brokenExpression({ isExpression }: Limits, value: string): string | undefined {
  if (!isExpression) return undefined;
  const expression = readExpression(value);
  return expression.ok ? undefined : `${expression.problem.message}.`;
}

/** The stored form: a list between semicolons is without blanks and repetitions, in order. */
export function storedForm({ list }: Limits, value: string): string {
  if (list !== 'semicolons') return value;
  const items = value.split(';').map((item) => item.trim());
  return [...new Set(items.filter((item) => item !== ''))].toSorted().join(';');
}
