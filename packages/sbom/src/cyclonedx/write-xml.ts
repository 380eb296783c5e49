import type { Bom } from '../model.ts';
import type { JsonObject } from '../text/parse-json.ts';
import { isObject } from '../text/parse-json.ts';
import type { FittedField } from './fit-value.ts';
import { fitObject } from './fit-value.ts';
import type { FieldType, Shape, XmlItem } from './shape.ts';
import { bom as bomShape, dependency } from './shapes/bom.ts';
import type { SpecVersion } from './spec-version.ts';
import type { XmlWriter } from './xml-writer.ts';
import { createXmlWriter } from './xml-writer.ts';

/** Makes the XML document of `version`; what that version cannot say is left out or said in its words. */
export function toXmlDocument(bom: Bom, version: SpecVersion, indent: boolean): string {
  const out = createXmlWriter(indent);
  const fitted = fitObject(bomShape, { ...bom }, version) ?? [];
  out.open('bom', [['xmlns', `http://cyclonedx.org/schema/bom/${version}`], ...attributesOf(fitted)]);
  // Nothing precedes the components in the versions that need them.
  if (bom.components.length === 0 && needsComponents(version)) out.leaf('components', [], '');
  writeContent(out, fitted, version);
  out.close('bom');
  return out.text();
}

/** True if a document of `version` has a list of components even if it is empty. */
export const needsComponents = (version: SpecVersion): boolean => version < '1.2';

function writeObject(
  out: XmlWriter,
  name: string,
  shape: Shape,
  source: JsonObject,
  version: SpecVersion,
): void {
  const fitted = fitObject(shape, source, version);
  if (fitted === undefined) return;
  const content = fitted.find(({ field }) => field.xml.at === 'body' && field.xml.within === undefined);
  if (content !== undefined) {
    out.leaf(name, attributesOf(fitted), String(content.value));
    return;
  }
  out.open(name, attributesOf(fitted));
  writeContent(out, fitted, version);
  out.close(name);
}

/** Attributes of the element itself, or of its child element `within`. */
export function attributesOf(fitted: readonly FittedField[], within?: string): [string, string][] {
  const attributes: [string, string][] = [];
  for (const { field, value } of fitted) {
    if (field.xml.at === 'attribute' && field.xml.within === within) {
      attributes.push([field.xml.name, scalarText(value)]);
    }
  }
  return attributes;
}

export function writeContent(out: XmlWriter, fitted: readonly FittedField[], version: SpecVersion): void {
  for (const { field, value } of fitted) {
    const place = field.xml;
    switch (place.at) {
      case 'element':
        writeValue(out, place.name, field.of, value, version);
        break;
      case 'flat':
        writeItems(out, [place.item], value, version);
        break;
      case 'wrapped':
        out.open(place.name, []);
        writeItems(out, place.items, value, version);
        out.close(place.name);
        break;
      case 'body':
        // The shared element of a group of fields is written where its text comes in field order.
        if (place.within !== undefined)
          out.leaf(place.within, attributesOf(fitted, place.within), String(value));
        break;
    }
  }
}

export function writeItems(
  out: XmlWriter,
  kinds: readonly XmlItem[],
  items: unknown,
  version: SpecVersion,
): void {
  for (const item of Array.isArray(items) ? items : []) {
    const kind = kinds.find(({ holds }) => holds(isObject(item) ? item : {}, version));
    if (kind === undefined) continue;
    if (kind.isRef) out.leaf(kind.name, [['ref', scalarText(item)]], '');
    else if (typeof kind.of === 'function' && kind.of() === dependency) writeDependency(out, item, version);
    else writeValue(out, kind.name, kind.of, item, version);
  }
}

function writeDependency(out: XmlWriter, item: JsonObject, version: SpecVersion): void {
  out.open('dependency', [['ref', scalarText(item.ref)]]);
  for (const ref of listOf(item.dependsOn)) out.leaf('dependency', [['ref', scalarText(ref)]], '');
  if (version >= '1.6')
    for (const ref of listOf(item.provides)) out.leaf('provides', [['ref', scalarText(ref)]], '');
  out.close('dependency');
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function writeValue(out: XmlWriter, name: string, of: FieldType, value: unknown, version: SpecVersion): void {
  if (typeof of !== 'function') out.leaf(name, [], scalarText(value));
  else if (isObject(value)) writeObject(out, name, of(), value, version);
}

/** XML decimals have no exponent. */
function scalarText(value: unknown): string {
  if (typeof value !== 'number') return String(value);
  const text = String(value);
  if (text.includes('e+')) return BigInt(value).toString();
  return text.includes('e') ? value.toFixed(20).replace(/\.?0+$/, '') : text;
}
