import type { Coverage } from '@waybill/api-contract';

/** A type of packages that no enabled source speaks. */
export interface UnspokenType {
  /** As in a package URL: `npm`, `pypi`; `cpe` for components that only have a CPE. */
  type: string;
  components: number;
  /** The ecosystems of OSV that speak it; empty when none does. */
  ecosystems: string[];
}

function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

/** The package types of several projects that no enabled source covers, the most frequent first. */
export function listUnspokenTypes(coverages: readonly Coverage[]): UnspokenType[] {
  const found = new Map<string, UnspokenType>();
  for (const { code, data, components } of coverages.flatMap((coverage) => coverage.blindSpots)) {
    if (code !== 'ecosystem_not_enabled' && code !== 'nvd_not_enabled' && code !== 'type_without_source')
      continue;
    const type = code === 'nvd_not_enabled' ? 'cpe' : String(data.type ?? '');
    const known = found.get(type);
    if (known) known.components += components;
    else found.set(type, { type, components, ecosystems: textsOf(data.osv) });
  }
  return [...found.values()].sort((a, b) => b.components - a.components);
}

/** The sources to enable so that every coverable type is covered. */
export interface NeededSources {
  nvd: boolean;
  /** The OSV ecosystems, in the order of the types. */
  ecosystems: string[];
}

export function neededSources(types: readonly UnspokenType[]): NeededSources {
  return {
    nvd: types.some(({ type }) => type === 'cpe'),
    ecosystems: [...new Set(types.flatMap(({ ecosystems }) => ecosystems))],
  };
}
