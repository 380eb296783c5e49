// Public to other features.
import type { PropertyType } from '@waybill/api-contract';
import type { SettingDefinition } from '../../config/setting.ts';
import { isUuid } from '../../db/uuid.ts';
import { isTrue } from './setting.service.ts';
import { brokenLimit, storedForm } from './setting-checks.ts';

export type ValueCheck = { ok: true; value: string | null } | { ok: false; reason: string };

const integer = /^[+-]?\d{1,18}$/;
const decimal = /^[+-]?(\d+(\.\d*)?|\.\d+)([eE][+-]?\d+)?$/;

/**
 * Reads a value as its type says and brings it into the stored form (contract §23). Encrypted values are not looked at.
 * @param definition of the setting; undefined for one that no feature of this version knows
 */
export function readPropertyValue(
  { group, type }: { group: string; type: string },
  value: string | null,
  definition: SettingDefinition | undefined,
): ValueCheck {
  const text = value?.trim() ?? '';
  if (type === 'BOOLEAN') return good(isTrue(text) ? 'true' : 'false');
  if (text === '') return emptyValue(type);
  const reason =
    wrongType(type, text) ??
    (group === 'task-scheduler' ? notPositive(text) : undefined) ??
    (definition && brokenLimit(definition, text));
  if (reason !== undefined) return { ok: false, reason };
  return good(definition ? storedForm(definition, text) : text);
}

const good = (value: string | null): ValueCheck => ({ ok: true, value });

function notPositive(value: string): string | undefined {
  return Number(value) > 0 ? undefined : `The value "${value}" must be greater than 0.`;
}

function emptyValue(type: string): ValueCheck {
  if (type !== 'INTEGER' && type !== 'NUMBER' && type !== 'UUID') return good(null);
  return { ok: false, reason: `The property expected ${typeNames[type]} but the value was empty.` };
}

const typeNames = {
  INTEGER: 'an integer',
  NUMBER: 'a number',
  UUID: 'a UUID',
  URL: 'an http or https URL',
} as const;

const typeChecks: Partial<Record<PropertyType, (text: string) => boolean>> = {
  INTEGER: (text) => integer.test(text),
  NUMBER: (text) => decimal.test(text),
  UUID: (text) => isUuid(text.toLowerCase()),
  URL: isWebAddress,
};

/** Waybill calls addresses of no other kind, and none of another kind may become a link. */
function isWebAddress(text: string): boolean {
  return URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol);
}

function wrongType(type: string, text: string): string | undefined {
  if (type !== 'INTEGER' && type !== 'NUMBER' && type !== 'UUID' && type !== 'URL') return undefined;
  if (typeChecks[type]?.(text)) return undefined;
  return `The property expected ${typeNames[type]} but the value "${text}" was not one.`;
}
