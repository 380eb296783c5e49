// Public to other features.
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
  const matches = (pattern: RegExp | undefined, text: string | null) =>
    pattern ? !!text?.trim() && pattern.test(text) : both;
  return (group, name) =>
    both ? matches(groups, group) && matches(names, name) : matches(groups, group) || matches(names, name);
}

function wholeMatch(source: string | undefined): RegExp | undefined {
  if (!source?.trim()) return undefined;
  try {
    return new RegExp(`^(?:${source})$`, 'u');
  } catch {
    return /(?!)/;
  }
}
