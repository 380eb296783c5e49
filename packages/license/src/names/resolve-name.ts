import { currentId } from '../list/identifier.ts';
import { listSpdxLicenses, type SpdxLicense } from '../list/spdx-list.ts';
import { once } from '../once.ts';
import { nameAliases } from './name-aliases.ts';
import { nameKey } from './name-key.ts';

/**
 * The identifier of the license that a name means. The name is on the SPDX list or in common use, in any
 * case, punctuation, and wording of the version. A name that could mean several licenses ("BSD", "GPL",
 * "Apache License"), or that adds something ("GPLv2 with exceptions"), yields undefined. A deprecated license
 * yields its successor. A GNU license without "or later" means "only", as in the names of the SPDX list.
 *
 * @example
 * resolveLicenseName('The Apache License, Version 2.0') // 'Apache-2.0'
 * resolveLicenseName('GPLv2+') // 'GPL-2.0-or-later'
 * resolveLicenseName('BSD License') // undefined
 */
export function resolveLicenseName(name: string): string | undefined {
  const text = lastOfClassifier(name);
  return idOfKey(nameKey(text)) ?? resolveAroundBrackets(text);
}

/** The identifier that a key of `nameKey` stands for, when it is a single one. */
export function idOfKey(key: string): string | undefined {
  return key === '' ? undefined : index().get(key);
}

/** `License :: OSI Approved :: MIT License` is how PyPI writes it. */
function lastOfClassifier(name: string): string {
  return name.startsWith('License ::') ? name.slice(name.lastIndexOf('::') + 2) : name;
}

/** `GNU Lesser General Public License v3 (LGPLv3)`: the text in parentheses must mean the same license. */
function resolveAroundBrackets(name: string): string | undefined {
  const [, before, inside, after] = /^([^()]*)\(([^()]+)\)([^()]*)$/.exec(name) ?? [];
  if (inside === undefined) return undefined;
  const id = idOfKey(nameKey(`${before} ${after}`));
  const repeats = idOfKey(nameKey(inside)) === id || id?.startsWith(`${inside.trim()}-`);
  return repeats ? id : undefined;
}

/** By key. A key of several licenses is left out. */
const index = /* @__PURE__ */ once((): ReadonlyMap<string, string> => {
  const found = new Map<string, Set<string>>();
  const add = (name: string, id: string) => {
    const key = nameKey(name);
    found.set(key, (found.get(key) ?? new Set<string>()).add(id));
  };
  for (const license of listSpdxLicenses()) {
    for (const name of namesOf(license)) add(name, currentId(license));
  }
  for (const [id, names] of Object.entries(nameAliases)) {
    for (const name of names) add(name, id);
  }
  return new Map(
    [...found].flatMap(([key, [id, ...others]]) => (id && others.length === 0 ? [[key, id]] : [])),
  );
});

function namesOf({ id, name }: SpdxLicense): string[] {
  const withoutOnly = name.replace(/ only$/, '');
  return withoutOnly === name ? [id, name] : [id, name, withoutOnly];
}
