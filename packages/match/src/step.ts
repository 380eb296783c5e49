import type { Bounds, Feed, VulnSource } from './advisory.ts';

/** Verdict on one identity and one advisory. */
export type Verdict = 'affected' | 'not_affected' | 'cannot_tell';

/**
 * A bound that a version was compared with. `order` is the order of the component's version to it: -1 below,
 * 0 equal, 1 above.
 */
export type Comparison = {
  bound: 'introduced' | 'fixed' | 'last_affected' | 'limit' | keyof Bounds;
  version: string;
  order: -1 | 0 | 1;
};

/** Coordinate of a package as it is compared. */
export type PackageName = { type: string; namespace: string; name: string };

/**
 * One step of a derivation, for machines; the console puts it into words. In the order in which they occur:
 *
 * - `source` the record, with feed and date
 * - `withdrawn`, `rejected` the record no longer counts
 * - `identity_none` the component has neither purl nor CPE; `purl_unreadable`, `cpe_unreadable` it has one
 *   that cannot be read
 * - `purl`, `cpe` the identifier used for the component; `version_from_component` if the purl has no version;
 *   `source_package` the source package of a distribution's package, which records refer to
 * - `nothing_named` the record has no package and no CPE; `no_common_identifier` the record has only purls
 *   and the component only a CPE, or the reverse; `other_packages` the record is about others, with some
 *   `examples`
 * - `same_package`, `same_cpe` an entry of the record is about the component; `at` is its place, `by` states
 *   that it names the component's source package
 * - `stream_untold` the entry is for one stream of a release, and the component's stream is unknown, so it is compared
 * - `name_case_differs`, `distro_differs`, `cpe_attribute_differs`, `cpe_crossed` the reason why it does not
 *   apply after all
 * - `version_missing`, `version_unreadable` the component's version cannot be ordered
 * - `every_version` the entry affects all versions; `any_version` the component's CPE means all versions;
 *   `version_not_applicable`, `version_equal`, `version_differs`, `version_pattern` comparisons of CPE
 *   versions without bounds
 * - `range_inside`, `range_outside` with the bounds nearest to the version; `range_unreadable` with the
 *   unreadable bound; `range_without_version` the component's CPE states that no version applies, so no bound
 *   excludes it; `range_of_commits`
 * - `version_listed`, `version_not_listed` the list of single versions; `no_versions` an entry without range
 *   and list
 * - `more` the number of entries left out
 */
export type Step =
  | {
      code: 'source';
      data: {
        feed: Feed;
        recordId: string;
        source: VulnSource;
        vulnId: string;
        modified?: string;
        published?: string;
      };
    }
  | { code: 'withdrawn'; data: { at: string } }
  | { code: 'rejected'; data: Record<string, never> }
  | { code: 'identity_none'; data: Record<string, never> }
  | { code: 'purl_unreadable'; data: { purl: string; message: string } }
  | { code: 'cpe_unreadable'; data: { cpe: string; message: string } }
  | { code: 'purl'; data: PackageName & { version?: string; scheme: string; distro?: string } }
  | { code: 'version_from_component'; data: { version: string } }
  | { code: 'source_package'; data: { name: string; version?: string; distro?: string } }
  | { code: 'cpe'; data: { cpe: string; version: string; scheme: string } }
  | { code: 'nothing_named'; data: Record<string, never> }
  | { code: 'no_common_identifier'; data: { component: ('purl' | 'cpe')[]; advisory: ('purl' | 'cpe')[] } }
  | { code: 'other_packages'; data: { count: number; examples: string[] } }
  | {
      code: 'same_package';
      data: PackageName & { ecosystem?: string; distro?: string; by?: 'source'; at: number };
    }
  | { code: 'stream_untold'; data: { advisory: string; component?: string } }
  | { code: 'same_cpe'; data: { criterion: string; bounds?: Bounds; at: [number, number, number] } }
  | { code: 'name_case_differs'; data: { component: string; advisory: string } }
  | { code: 'distro_differs'; data: { component: string; advisory: string } }
  | { code: 'cpe_attribute_differs'; data: { attribute: string; component: string; advisory: string } }
  | { code: 'cpe_crossed'; data: Record<string, never> }
  | { code: 'version_missing'; data: Record<string, never> }
  | { code: 'version_unreadable'; data: { scheme: string; version: string } }
  | { code: 'every_version'; data: Record<string, never> }
  | { code: 'any_version'; data: Record<string, never> }
  | { code: 'version_not_applicable'; data: { affected: boolean } }
  | { code: 'version_equal'; data: { scheme: string; version: string; advisory: string } }
  | { code: 'version_differs'; data: { scheme: string; version: string; advisory: string } }
  | { code: 'version_pattern'; data: { version: string; pattern: string; matches: boolean } }
  | {
      code: 'range_inside';
      data: { scheme: string; version: string; lower?: Comparison; upper?: Comparison };
    }
  | {
      code: 'range_outside';
      data: { scheme: string; version: string; lower?: Comparison; upper?: Comparison };
    }
  | { code: 'range_unreadable'; data: { scheme: string; bound: string } }
  | { code: 'range_without_version'; data: Record<string, never> }
  | { code: 'range_of_commits'; data: Record<string, never> }
  | { code: 'version_listed'; data: { version: string; listed: string } }
  | { code: 'version_not_listed'; data: { version: string; count: number } }
  | { code: 'no_versions'; data: Record<string, never> }
  | { code: 'more'; data: { count: number } };

/** The verdict of one entry of an advisory about a component. */
export type EntryDecision = { verdict: Verdict; steps: Step[] };
