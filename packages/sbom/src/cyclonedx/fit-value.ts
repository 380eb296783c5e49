import type { JsonObject } from '../text/parse-json.ts';
import { isObject } from '../text/parse-json.ts';
import type { Field, Shape } from './shape.ts';
import { isKnown } from './shape.ts';
import type { SpecVersion } from './spec-version.ts';
import { fitWord } from './words.ts';

/** A field with the value that is to be written for it; lists are never empty. */
export interface FittedField {
  readonly field: Field;
  readonly value: unknown;
}

/**
 * Chooses what of `source` a document of `version` can say: fields it knows, words it knows, lists that are not
 * empty. Undefined when a member that the format requires has no word in that version.
 */
export function fitObject(shape: Shape, source: JsonObject, version: SpecVersion): FittedField[] | undefined {
  const object = shape.fit === undefined ? source : shape.fit(source, version);
  const fitted: FittedField[] = [];
  for (const field of shape.fields) {
    if (!isKnown(field, version)) continue;
    const value = fitField(field, object[field.key], version);
    if (value !== undefined) fitted.push({ field, value });
    else if (isRequired(field, version)) {
      if (field.words !== undefined) return undefined;
      fitted.push({ field, value: '' });
    }
  }
  return fitted;
}

function isRequired(field: Field, version: SpecVersion): boolean {
  return (
    field.fallback !== undefined || (field.requiredUntil !== undefined && version <= field.requiredUntil)
  );
}

function fitField(field: Field, value: unknown, version: SpecVersion): unknown {
  if (!field.list) return fitSingle(field, value, version);
  if (!Array.isArray(value)) return undefined;
  const list = field.fitList === undefined ? value : field.fitList(value, version);
  const items = list.map((item) => fitSingle(field, item, version)).filter((item) => item !== undefined);
  return items.length === 0 ? undefined : items;
}

function fitSingle(field: Field, value: unknown, version: SpecVersion): unknown {
  if (typeof field.of === 'function') return isObject(value) ? value : undefined;
  const { words } = field;
  return words !== undefined && typeof value === 'string' ? fitWord(words, value, version) : value;
}
