import type { JsonObject } from '../text/parse-json.ts';
import { isObject } from '../text/parse-json.ts';
import type { Field, Shape } from './shape.ts';
import { licenseEntry } from './shapes/license.ts';

/** Further rules for a document besides its version. */
export interface ConformRules {
  readonly form: 'json' | 'xml';
  /** Identifiers of licenses that the schema lists; any when absent. */
  readonly licenseIds?: ReadonlySet<string> | undefined;
}

/**
 * Leaves out texts that the schemas would refuse: a digest of no known length, a time that is none, an address without
 * an at sign. Where such a member is required, its object goes; undefined when that is the whole. A license that the
 * schema does not list goes by its name.
 */
export function conform(shape: Shape, source: JsonObject, rules: ConformRules): JsonObject | undefined {
  const target: JsonObject = {};
  for (const key of Object.keys(source)) {
    const field = shape.byKey.get(key);
    const value = source[key];
    if (field === undefined || value === undefined) continue;
    const kept = Array.isArray(value) ? conformList(field, value, rules) : conformOne(field, value, rules);
    if (kept !== undefined) target[field.key] = kept;
    else if (field.fallback !== undefined) return undefined;
  }
  return shape === licenseEntry ? listedLicense(target, rules) : target;
}

function conformList(field: Field, items: readonly unknown[], rules: ConformRules): unknown[] | undefined {
  const kept = items.map((item) => conformOne(field, item, rules)).filter((item) => item !== undefined);
  return kept.length === 0 ? undefined : kept;
}

function conformOne(field: Field, value: unknown, rules: ConformRules): unknown {
  if (typeof field.of === 'function') return isObject(value) ? conform(field.of(), value, rules) : undefined;
  if (typeof value !== 'string') return value;
  const form = field.form ?? (rules.form === 'xml' ? field.xmlForm : undefined);
  return form === undefined || form.test(value) ? value : undefined;
}

function listedLicense(value: JsonObject, { licenseIds }: ConformRules): JsonObject {
  const { id, ...rest } = value;
  if (typeof id !== 'string' || licenseIds === undefined || licenseIds.has(id)) return value;
  return { ...rest, name: rest.name ?? id };
}
