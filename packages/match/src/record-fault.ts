import type { EntryDecision } from './step.ts';

/**
 * Why a record cannot tell whether it affects a component whose version can be read:
 *
 * - `commits` it lists commits only, which no version can be compared with
 * - `no_versions` it names the package, and nothing of versions
 * - `bound_unreadable` the scheme cannot read a version by which it bounds a range
 */
export type RecordFault = 'commits' | 'no_versions' | 'bound_unreadable';

/** The fault of an entry that cannot tell; undefined when it is the component's version that says nothing. */
export function faultOf({ steps }: EntryDecision): RecordFault | undefined {
  const codes = new Set(steps.map(({ code }) => code));
  if (codes.has('range_unreadable')) return 'bound_unreadable';
  if (codes.has('range_of_commits')) return 'commits';
  return codes.has('no_versions') ? 'no_versions' : undefined;
}
