import { currentId } from '../list/identifier.ts';
import { findSpdxLicense } from '../list/spdx-list.ts';

/**
 * Among licenses with the same text, the one that the bare text means: `MPL-2.0` rather than
 * `MPL-2.0-no-copyleft-exception`, `GPL-2.0-only` for all forms of `GPL-2.0`. Undefined for different
 * licenses.
 */
export function mainLicense(ids: readonly string[]): string | undefined {
  const [single] = ids;
  if (ids.length === 1) return single;
  const current = [...new Set(ids.map(currentIdOf))];
  const names = current.map((id) => id.replace(/-only$/, ''));
  return current.find((_, index) => names.every((name) => isVariant(name, names[index] ?? '')));
}

function currentIdOf(id: string): string {
  const license = findSpdxLicense(id);
  return license ? currentId(license) : id;
}

/** Suffixes of an identifier that say more than the text does. */
const ADDITIONS =
  /^-(?:only|or-later|(?:no-)?invariants-only|(?:no-)?invariants-or-later|(?:no-)?rfn|no-copyleft-exception|combined-work-exception)$/i;

function isVariant(id: string, main: string): boolean {
  return id === main || (id.startsWith(main) && ADDITIONS.test(id.slice(main.length)));
}
