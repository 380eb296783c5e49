import type { Purl } from './purl.types.ts';
import { typeRule } from './type-rules.ts';

/** A way in which a readable package URL breaks the rules of its type. */
export interface PurlIssue {
  readonly part: 'namespace' | 'name' | 'qualifiers';
  readonly message: string;
}

/**
 * Everything in which a readable package URL breaks the rules of its type: a missing or forbidden namespace, a
 * missing qualifier, a name with characters the type does not have. Empty when it keeps them all. Source: the type
 * definitions, https://github.com/package-url/purl-spec/tree/main/types.
 *
 * @example
 * validatePurl(parsePurl('pkg:maven/commons-io').purl)
 * // [{ part: 'namespace', message: "Type 'maven' requires a namespace" }]
 */
export function validatePurl(purl: Purl): PurlIssue[] {
  const rule = typeRule(purl.type);
  const issues: PurlIssue[] = [];
  if (rule.namespace === 'required' && purl.namespace === undefined) {
    issues.push({ part: 'namespace', message: `Type '${purl.type}' requires a namespace` });
  }
  if (rule.namespace === 'prohibited' && purl.namespace !== undefined) {
    issues.push({
      part: 'namespace',
      message: `Type '${purl.type}' has no namespace, but '${purl.namespace}' was given`,
    });
  }
  const nameProblem = rule.nameProblem?.(purl.name);
  if (nameProblem) issues.push({ part: 'name', message: `Name '${purl.name}' ${nameProblem}` });
  if (rule.requiredQualifier && purl.qualifiers[rule.requiredQualifier] === undefined) {
    issues.push({
      part: 'qualifiers',
      message: `Type '${purl.type}' requires the qualifier '${rule.requiredQualifier}'`,
    });
  }
  return issues;
}
