import { urlRows } from '../data/spdx-urls.gen.ts';
import { resolveLicenseId } from '../list/identifier.ts';
import { findSpdxLicense } from '../list/spdx-list.ts';
import { nameKey } from '../names/name-key.ts';
import { idOfKey } from '../names/resolve-name.ts';
import { once } from '../once.ts';
import { mainLicense } from './main-license.ts';
import { urlAliases } from './url-aliases.ts';
import { urlKey } from './url-key.ts';

/** Sites whose last part of the address names the license. */
const NAMED_BY_PATH =
  /^(?:opensource\.org\/licenses?|licenses\.nuget\.org|choosealicense\.com\/licenses|gnu\.org\/(?:licenses|licenses\/old-licenses|copyleft)|projects\.eclipse\.org\/licenses?|repository\.jboss\.(?:org|com)\/licenses)\/([^/?]+)$/;

const CREATIVE_COMMONS =
  /^creativecommons\.org\/(?:licenses|publicdomain)\/([a-z-]+)\/(\d\.\d)(?:\/([a-z]{2,3}))?(?:\/(?:legalcode|deed)[a-z.-]*)?$/;

/**
 * The identifier of the license at an address. Accepted are addresses in the SPDX list, its own pages, and
 * well-known forms at opensource.org, apache.org, gnu.org, creativecommons.org, and others, with `http` or
 * `https`, and with or without `www.`, a final slash, or a file type. Undefined for other addresses, and for
 * those of several licenses. The page of a GNU license means "only".
 *
 * @example
 * resolveLicenseUrl('http://www.apache.org/licenses/LICENSE-2.0.txt') // 'Apache-2.0'
 * resolveLicenseUrl('https://www.gnu.org/licenses/gpl.html') // undefined
 */
export function resolveLicenseUrl(url: string): string | undefined {
  const key = urlKey(url);
  if (key === '') return undefined;
  return (
    resolveSpdxPage(key) ?? urlAliases[key] ?? listed().get(key) ?? resolveNamed(key) ?? resolveCommons(key)
  );
}

/**
 * The addresses that the SPDX list gives for a license or exception; empty when it gives none or has none by that
 * identifier (in exact case).
 *
 * @example
 * seeAlsoOf('AAL') // ['https://opensource.org/licenses/attribution']
 */
export function seeAlsoOf(id: string): readonly string[] {
  return addresses().get(id) ?? [];
}

function resolveSpdxPage(key: string): string | undefined {
  const id = /^spdx\.org\/licenses\/([^/?]+)$/.exec(key)?.[1];
  return id === undefined ? undefined : resolveLicenseId(id);
}

function resolveNamed(key: string): string | undefined {
  const name = NAMED_BY_PATH.exec(key)?.[1];
  if (name === undefined) return undefined;
  // The pages have names like `gpl-2.0.en`, `gpl-2.0-standalone`, `fdl-1.3` and `apache-2-0`.
  const spelt = name
    .replace(/\.[a-z]{2}(?:-[a-z]{2})?$/, '')
    .replace(/-standalone$/, '')
    .replace(/^fdl-/, 'gfdl-');
  return idOfKey(nameKey(spelt)) ?? idOfKey(nameKey(spelt.replace(/(\d)-(?=\d)/g, '$1.')));
}

function resolveCommons(key: string): string | undefined {
  const [, kind, version, country] = CREATIVE_COMMONS.exec(key) ?? [];
  if (kind === undefined) return undefined;
  const names: Readonly<Record<string, string>> = { zero: 'CC0', mark: 'CC-PDM' };
  return resolveLicenseId([names[kind] ?? `CC-${kind}`, version, country].filter(Boolean).join('-'));
}

const addresses = /* @__PURE__ */ once(() => new Map(urlRows.map(([id, ...urls]) => [id, urls])));

/** The license behind each address of the list; addresses of unrelated licenses are not in it. */
const listed = /* @__PURE__ */ once((): ReadonlyMap<string, string> => {
  const idsByKey = new Map<string, Set<string>>();
  for (const [id, ...urls] of urlRows) {
    if (!findSpdxLicense(id)) continue;
    for (const key of urls.map(urlKey).filter((url) => url !== '')) {
      idsByKey.set(key, (idsByKey.get(key) ?? new Set<string>()).add(id));
    }
  }
  return new Map(
    [...idsByKey].flatMap(([key, ids]) => {
      const id = mainLicense([...ids]);
      return id === undefined ? [] : [[key, id]];
    }),
  );
});
