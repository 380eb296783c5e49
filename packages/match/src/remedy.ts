import type { BlindSpot, Caveat, EnabledSources } from './blind-spot.ts';

/**
 * The action that fixes a blind spot:
 *
 * - `enable_ecosystem` of OSV, `enable_source` (`nvd`, `github`) in the settings
 * - `import_source` read an enabled source: `osv`, `nvd`
 * - improve the component itself, in its BOM: `add_identifier`, `add_cpe`, `correct_purl`, `correct_cpe`,
 *   `add_version`, `correct_version`, `name_release`
 * - `check_analyzer` that is in trouble
 * - `check_records` that are inconclusive for a component: a person must decide
 */
export type Remedy =
  | { code: 'enable_ecosystem'; data: { ecosystem: string } }
  | { code: 'enable_source'; data: { source: 'nvd' | 'github' } }
  | { code: 'import_source'; data: { source: 'nvd' | 'osv' } }
  | { code: 'check_analyzer'; data: { analyzer: string } }
  | { code: DescriptionRemedy | 'check_records'; data: Record<string, never> };

type DescriptionRemedy =
  | 'add_identifier'
  | 'add_cpe'
  | 'correct_purl'
  | 'correct_cpe'
  | 'add_version'
  | 'correct_version'
  | 'name_release';

const DESCRIPTION_REMEDIES: Readonly<Record<string, DescriptionRemedy>> = {
  no_identifier: 'add_identifier',
  purl_unreadable: 'correct_purl',
  cpe_unreadable: 'correct_cpe',
  // Only the CPE of such a package can be looked for.
  type_without_source: 'add_cpe',
  version_missing: 'add_version',
  version_unreadable: 'correct_version',
  release_unreadable: 'name_release',
  release_unknown: 'name_release',
  release_missing: 'name_release',
};

/**
 * The one action that repairs a blind spot, the nearest one where several would: of OSV and GitHub, OSV.
 *
 * @example
 * remedyOf({ code: 'ecosystem_not_enabled', data: { type: 'npm', osv: ['npm'], github: true } })
 * // { code: 'enable_ecosystem', data: { ecosystem: 'npm' } }
 */
export function remedyOf(spot: BlindSpot | Caveat): Remedy {
  switch (spot.code) {
    case 'ecosystem_not_enabled': {
      const [ecosystem] = spot.data.osv;
      if (ecosystem === undefined) return { code: 'enable_source', data: { source: 'github' } };
      return { code: 'enable_ecosystem', data: { ecosystem } };
    }
    case 'ecosystem_not_read':
      return { code: 'import_source', data: { source: 'osv' } };
    case 'nvd_not_enabled':
      return { code: 'enable_source', data: { source: 'nvd' } };
    case 'nvd_not_read':
      return { code: 'import_source', data: { source: 'nvd' } };
    default:
      return { code: DESCRIPTION_REMEDIES[spot.code] ?? 'add_identifier', data: {} };
  }
}

/**
 * The sources as they will be once a remedy has been applied and what it switches on has been read; undefined for one that
 * changes no source.
 *
 * @example
 * remedied({ nvd: false, github: false, osvEcosystems: [] }, { code: 'enable_source', data: { source: 'nvd' } })
 * // { nvd: true, github: false, osvEcosystems: [] }
 */
export function remedied(sources: EnabledSources, remedy: Remedy): EnabledSources | undefined {
  switch (remedy.code) {
    case 'enable_ecosystem':
      return { ...sources, osvEcosystems: [...sources.osvEcosystems, remedy.data.ecosystem] };
    case 'enable_source':
      return { ...sources, [remedy.data.source]: true };
    case 'import_source':
      if (remedy.data.source === 'nvd') return { ...sources, nvd: true };
      return {
        ...sources,
        osvEcosystems: [...sources.osvEcosystems, ...(sources.unread?.osvEcosystems ?? [])],
      };
    default:
      return undefined;
  }
}
