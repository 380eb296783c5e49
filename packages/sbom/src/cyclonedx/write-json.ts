import type { Bom } from '../model.ts';
import type { JsonObject } from '../text/parse-json.ts';
import { isObject } from '../text/parse-json.ts';
import { fitObject } from './fit-value.ts';
import type { Field, FieldType, Shape } from './shape.ts';
import { bom as bomShape } from './shapes/bom.ts';
import type { JsonSpecVersion, SpecVersion } from './spec-version.ts';

/** Makes the JSON document of `version`; what that version cannot say is left out or said in its words. */
export function toJsonDocument(bom: Bom, version: JsonSpecVersion): JsonObject {
  const members = writeObject(bomShape, { ...bom }, version) ?? {};
  return { bomFormat: 'CycloneDX', specVersion: version, ...members };
}

/** An item of one of the document's lists as JSON text; undefined when `version` cannot say it. */
export function jsonItemText(of: FieldType, item: unknown, version: JsonSpecVersion): string | undefined {
  const written = writeValue(of, item, version);
  return written === undefined ? undefined : JSON.stringify(written);
}

function writeObject(shape: Shape, source: JsonObject, version: SpecVersion): JsonObject | undefined {
  const fitted = fitObject(shape, source, version);
  if (fitted === undefined) return undefined;
  const target: JsonObject = {};
  for (const { field, value } of fitted) {
    const written = Array.isArray(value)
      ? writeList(field.of, field.jsonItem, value, version)
      : writeMember(field, value, version);
    if (written !== undefined) target[field.json] = written;
  }
  return target;
}

/** The schema of 1.2 has no line ends in its texts, except in attachments. */
function writeMember(field: Field, value: unknown, version: SpecVersion): unknown {
  if (version === '1.2' && typeof value === 'string' && field.xml.at !== 'body') {
    return value.replaceAll(/[\r\n\u2028\u2029]+/g, ' ');
  }
  return writeValue(field.of, value, version);
}

function writeList(
  of: FieldType,
  itemName: string | undefined,
  items: readonly unknown[],
  version: SpecVersion,
): unknown[] | undefined {
  const written: unknown[] = [];
  for (const item of items) {
    const value = writeValue(of, item, version);
    if (value !== undefined) written.push(itemName === undefined ? value : { [itemName]: value });
  }
  return written.length === 0 ? undefined : written;
}

function writeValue(of: FieldType, value: unknown, version: SpecVersion): unknown {
  if (typeof of !== 'function') return value;
  if (!isObject(value)) return undefined;
  const shape = of();
  const written = writeObject(shape, value, version);
  return written === undefined || shape.toJson === undefined ? written : shape.toJson(written, version);
}
