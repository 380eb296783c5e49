import type { SettingEdit, SettingField, SettingSpec } from './setting-types.ts';

/** The input for the settings that were touched. An empty text for a secret removes it. */
export type SettingDraft = ReadonlyMap<string, string>;

export type SettingSpecs = ReadonlyMap<string, SettingSpec>;

export function isSecret({ type }: Pick<SettingSpec, 'type'>): boolean {
  return type === 'ENCRYPTEDSTRING';
}

/** The current text of a setting: the input, else the stored value. */
export function textOf(draft: SettingDraft, specs: SettingSpecs, id: string): string {
  return draft.get(id) ?? specs.get(id)?.value ?? '';
}

/** The changes to save. Input equal to the stored value is not a change. */
export function editsOf(draft: SettingDraft, specs: SettingSpecs): SettingEdit[] {
  return [...draft].flatMap(([id, value]) => {
    const spec = specs.get(id);
    if (!spec) return [];
    const isChange = isSecret(spec) ? value !== '' || spec.isSet : value !== (spec.value ?? '');
    return isChange ? [{ id, value }] : [];
  });
}

export function isShown({ shownWhen }: SettingField, draft: SettingDraft, specs: SettingSpecs): boolean {
  return !shownWhen || shownWhen.oneOf.includes(textOf(draft, specs, shownWhen.id));
}

const wholeNumber = /^[+-]?\d{1,18}$/;

/** The fault of a value. The server decides. */
export type SettingFault =
  | { code: 'missing' | 'no-number' | 'no-whole-number' | 'no-address' | 'other-host' }
  | { code: 'too-small' | 'too-large'; limit: number };

export function faultOf(field: SettingField, spec: SettingSpec, value: string): SettingFault | undefined {
  const text = value.trim();
  const isNumber = spec.type === 'INTEGER' || spec.type === 'NUMBER';
  // A number that has no default may never have had a value.
  const isNeeded = field.required || (isNumber && spec.default !== undefined);
  if (text === '') return isNeeded ? { code: 'missing' } : undefined;
  if (isNumber) return numberFault(spec, text);
  if (spec.type === 'URL' && !isWebAddress(text)) return { code: 'no-address' };
  return undefined;
}

/** A stored secret is for its host only: with a new address it has to be entered again, or removed. */
export function secretFault(
  id: string,
  { isSet, sentTo = [] }: SettingSpec,
  draft: SettingDraft,
  specs: SettingSpecs,
): SettingFault | undefined {
  const isLeft = isSet && !draft.has(id);
  return isLeft && sentTo.some((address) => isOtherHost(address, draft, specs))
    ? { code: 'other-host' }
    : undefined;
}

function isOtherHost(address: string, draft: SettingDraft, specs: SettingSpecs): boolean {
  const spec = specs.get(address);
  const old = spec?.value?.trim() || spec?.default;
  const now = textOf(draft, specs, address).trim() || spec?.default;
  if (!spec || !old || old === now) return false;
  if (spec.type === 'BOOLEAN') return now !== 'true';
  return now === undefined || hostOf(old) !== hostOf(now);
}

/** Scheme, host and port of a URL; of a host name or a port, itself. */
function hostOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url && url.origin !== 'null' ? url.origin : text.toLowerCase();
}

function numberFault({ type, min, max }: SettingSpec, text: string): SettingFault | undefined {
  const number = Number(text);
  if (Number.isNaN(number)) return { code: 'no-number' };
  if (type === 'INTEGER' && !wholeNumber.test(text)) return { code: 'no-whole-number' };
  if (min !== undefined && number < min) return { code: 'too-small', limit: min };
  if (max !== undefined && number > max) return { code: 'too-large', limit: max };
  return undefined;
}

/** Thrown by what saves: what the server refused, with its reason for each. */
export class SettingsFaultError extends Error {
  override name = 'SettingsFaultError';
  readonly faults: ReadonlyMap<string, string>;

  constructor(faults: ReadonlyMap<string, string>) {
    super([...faults.values()].join(' '));
    this.faults = faults;
  }
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol);
}

/** The texts of a setting that is a list. An unreadable value is one text, so nothing gets lost. */
export function readList({ list }: Pick<SettingSpec, 'list'>, text: string): string[] {
  if (text.trim() === '') return [];
  if (list === 'semicolons') return text.split(';').filter((item) => item.trim() !== '');
  try {
    const items: unknown = JSON.parse(text);
    return Array.isArray(items) ? items.map(String) : [text];
  } catch {
    return [text];
  }
}

export function writeList({ list }: Pick<SettingSpec, 'list'>, items: readonly string[]): string {
  return list === 'semicolons' ? items.join(';') : JSON.stringify(items);
}
