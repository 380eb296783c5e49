// Public to other features.
import { readExpression, type TextPattern } from '@waybill/policy';
import { parsePurl } from '@waybill/purl';

/** The settings that say which components are our own (contract §5.1). */
export interface InternalSettings {
  readonly groupsRegex: string | undefined;
  readonly namesRegex: string | undefined;
  readonly matchMode: string | undefined;
}

export type InternalRule = (group: string | null, name: string) => boolean;

/**
 * Internal is what matches the group or the name pattern as a whole (in mode AND both, where an unset pattern counts
 * as met); blank never matches. A pattern that cannot be read matches nothing.
 */
export function createInternalRule(settings: InternalSettings): InternalRule {
  const groups = wholeMatch(settings.groupsRegex);
  const names = wholeMatch(settings.namesRegex);
  if (!groups && !names) return () => false;
  const both = settings.matchMode?.trim().toUpperCase() === 'AND';
  const matches = (pattern: Pick<TextPattern, 'test'> | undefined, text: string | null) =>
    pattern ? !!text?.trim() && pattern.test(text) : both;
  return (group, name) =>
    both ? matches(groups, group) && matches(names, name) : matches(groups, group) || matches(names, name);
}

function wholeMatch(source: string | undefined): Pick<TextPattern, 'test'> | undefined {
  if (!source?.trim()) return undefined;
  const pattern = readExpression(source.trim());
  return pattern.ok ? pattern.value : { test: () => false };
}

/** The names by which others would be asked about a component. */
export interface TellingNames {
  readonly group_name: string | null;
  readonly name: string;
  readonly purl: string | null;
}

/**
 * True if a question about a component would reveal an internal name, of the component or its package. Code
 * that sends names to others must check this with the current rule, because a component's flag follows
 * changed patterns a little later.
 */
export function tellsOwnName(isInternal: InternalRule, { group_name, name, purl }: TellingNames): boolean {
  if (isInternal(group_name, name)) return true;
  const parsed = purl === null ? undefined : parsePurl(purl);
  if (!parsed?.ok) return false;
  const { received } = parsed.purl;
  return isInternal(received.namespace ?? null, received.name);
}
