import type { Work } from '../values/work.ts';
import { callMethod } from './methods.ts';
import { valueAt } from './value-at.ts';

const GETTER = /^(?:get|is|has)(?=\p{Lu})/u;

/**
 * The value after a dot: a member of that name, else the result of a Java getter (`getName`, `isActive`, and
 * `Name` for `name`), else the result of a method without arguments. Undefined if there is none.
 */
export function propertyOf(work: Work, target: unknown, name: string): unknown {
  const own = valueAt(target, name);
  if (own !== undefined) return own;
  const got = valueAt(target, getterProperty(name));
  return got === undefined ? callMethod(work, target, name, []) : got;
}

/** The result of a method; without arguments it may be a getter. */
export function methodResult(work: Work, target: unknown, name: string, args: readonly unknown[]): unknown {
  return args.length === 0 ? propertyOf(work, target, name) : callMethod(work, target, name, args);
}

/** The property that a getter reads: its name without the verb and with a small first letter. */
function getterProperty(name: string): string {
  const noun = name.replace(GETTER, '');
  return noun.charAt(0).toLowerCase() + noun.slice(1);
}
