import type { Purl, PurlResult } from './purl.types.ts';
import { purlFailure } from './purl.types.ts';
import { type TypeRule, typeRule } from './type-rules.ts';
import { validatePurl } from './validate-purl.ts';

/** Qualifiers of all package URLs that have none; shared, because most have none. */
export const NO_QUALIFIERS: Readonly<Record<string, string>> = Object.freeze(Object.create(null));

/** Applies the rules of the type to decoded parts, or says which of its strict rules they break. */
export function normalizedPurl(
  type: string,
  namespace: string | undefined,
  name: string,
  version: string | undefined,
  qualifiers: Readonly<Record<string, string>>,
  subpath: string | undefined,
): PurlResult {
  const rule = typeRule(type);
  const purl: Purl = {
    type,
    namespace: namespaceByRule(namespace, rule),
    name: rule.normalizeName ? rule.normalizeName(name, qualifiers) : name,
    version: rule.lowerVersion ? version?.toLowerCase() : version,
    qualifiers,
    subpath,
    received: { namespace, name, version },
  };
  if (rule.strict) {
    const issue = validatePurl(purl)[0];
    if (issue) return purlFailure(issue.part, issue.message);
  }
  return { ok: true, purl };
}

/** A namespace in the case that the rules of its type give it. */
export function namespaceByRule(namespace: string | undefined, rule: TypeRule): string | undefined {
  if (namespace === undefined) return undefined;
  if (rule.lowerNamespace) return namespace.toLowerCase();
  if (rule.upperNamespace) return namespace.toUpperCase();
  return namespace;
}
