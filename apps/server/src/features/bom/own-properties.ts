import type { LicenseEntry, Property, SpecVersion } from '@waybill/sbom';
import { trimmed } from '../../http/text.ts';

/** Facts without a CycloneDX member, or without one that old clients read. */
export interface OwnFacts {
  /** Reference of the component or service that this one is nested in; exported lists are flat (contract §9). */
  parent?: string;
  filename?: string;
  extension?: string;
  notes?: string;
}

const names = ['parent', 'filename', 'extension', 'notes'] as const satisfies readonly (keyof OwnFacts)[];
const prefix = 'waybill:';

/** Writes Waybill's own facts as properties, so that an exported BOM reads back unchanged. */
export function ownProperties(facts: OwnFacts): Property[] {
  return names.flatMap((name) => {
    const value = facts[name];
    return value === undefined ? [] : [{ name: prefix + name, value }];
  });
}

/** Extracts Waybill's own facts from the properties of a component or service. */
export function takeOwnFacts(properties: readonly Property[] | undefined): {
  own: OwnFacts;
  others: readonly Property[] | undefined;
} {
  if (!properties?.some(isOwn)) return { own: {}, others: properties };
  const own: OwnFacts = {};
  for (const property of properties.filter(isOwn)) {
    const name = names.find((one) => prefix + one === property.name);
    const value = trimmed(property.value);
    if (name && value !== undefined) own[name] ??= value;
  }
  return { own, others: properties.filter((property) => !isOwn(property)) };
}

const expressionMark = `${prefix}expression`;

/**
 * An expression beside other licenses: 1.5 and 1.6 have no place for one, earlier versions (in JSON) and later ones do.
 * There it goes as a name that is marked.
 */
export function markExpressions(entries: readonly LicenseEntry[], version: SpecVersion): LicenseEntry[] {
  if (entries.length < 2 || (version !== '1.5' && version !== '1.6')) return [...entries];
  return entries.map((entry) => {
    const { expression, expressionDetails: _, properties = [], ...rest } = entry;
    if (expression === undefined) return entry;
    return {
      ...rest,
      name: expression,
      properties: [...properties, { name: expressionMark, value: 'true' }],
    };
  });
}

/** Takes marked names for the expressions that they are. */
export function unmarkExpressions(entries: LicenseEntry[] | undefined): LicenseEntry[] | undefined {
  return entries?.map((entry) => {
    const { name, properties = [], ...rest } = entry;
    const others = properties.filter((property) => property.name !== expressionMark);
    if (name === undefined || others.length === properties.length) return entry;
    return { ...rest, expression: name, ...(others.length > 0 ? { properties: others } : {}) };
  });
}

const ownNames: ReadonlySet<string> = new Set(names.map((name) => prefix + name));

const isOwn = ({ name }: Property): boolean => ownNames.has(name);
