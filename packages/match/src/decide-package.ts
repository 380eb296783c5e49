import type { AffectedPackage, PackageRange } from './advisory.ts';
import { namesMeet } from './attributes.ts';
import { hasOnlyCommits } from './commits.ts';
import { compareBounds, compareEvents, type RangeOutcome } from './compare-range.ts';
import type { PackageCoordinate } from './coordinate.ts';
import { defined } from './defined.ts';
import { hasNoBound, isNeverEnded } from './interval.ts';
import type { EntryDecision, Step } from './step.ts';
import { isStreamTold, streamsMeet } from './stream.ts';
import { type PackageTarget, versionInScheme } from './target.ts';
import { compareReadable } from './version-zone.ts';

/**
 * Decides one package entry for a purl; undefined when it speaks about another package. Affected when the version
 * lies in any range or is listed by name (https://ossf.github.io/osv-schema/#evaluation).
 */
export function decidePackage(target: PackageTarget, affected: AffectedPackage): EntryDecision | undefined {
  const { coordinate } = target;
  if (coordinate.name !== affected.name || coordinate.namespace !== affected.namespace) return undefined;
  if (coordinate.type !== affected.type || !namesMeet(affected.names, coordinate.names)) return undefined;
  const { type, namespace, name, at } = affected;
  const same: Step = {
    code: 'same_package',
    data: {
      type,
      namespace,
      name,
      ...defined('ecosystem', affected.ecosystem),
      ...defined('distro', affected.distro),
      ...(coordinate.names === 'source' ? { by: 'source' } : {}),
      at,
    },
  };
  const difference = packageDifference(target, affected);
  if (difference) return { verdict: 'not_affected', steps: [same, difference] };
  const decision = decideVersion(target, affected);
  return { verdict: decision.verdict, steps: [same, ...untoldStream(target, affected), ...decision.steps] };
}

/** The release and its stream, or the spelling where both sides show one (see `PackageCoordinate`). */
function packageDifference({ coordinate }: PackageTarget, affected: AffectedPackage): Step | undefined {
  if (coordinate.distro !== undefined || affected.distro !== undefined) {
    return (
      differs('distro_differs', coordinate.distro, affected.distro) ?? streamDifference(coordinate, affected)
    );
  }
  return differs('name_case_differs', coordinate.exactName, affected.exactName);
}

function streamDifference(coordinate: PackageCoordinate, affected: AffectedPackage): Step | undefined {
  if (streamsMeet(affected.stream, coordinate.stream)) return undefined;
  return differs('distro_differs', streamName(coordinate), streamName(affected));
}

function streamName({ namespace, distro, stream }: PackageCoordinate): string | undefined {
  if (stream === undefined) return undefined;
  return namespace === 'redhat' ? `redhat-${stream}` : `${distro} ${stream}`;
}

function untoldStream({ coordinate }: PackageTarget, { stream }: AffectedPackage): Step[] {
  if (stream === undefined || coordinate.namespace !== 'redhat' || isStreamTold(coordinate.stream)) return [];
  return [{ code: 'stream_untold', data: { advisory: stream, ...defined('component', coordinate.stream) } }];
}

function differs(
  code: 'distro_differs' | 'name_case_differs',
  component: string | undefined,
  advisory: string | undefined,
): Step | undefined {
  if (component === undefined || advisory === undefined || component === advisory) return undefined;
  return { code, data: { component, advisory } };
}

function decideVersion(target: PackageTarget, affected: AffectedPackage): EntryDecision {
  if (affected.ranges.some(isEveryVersion)) {
    return { verdict: 'affected', steps: [{ code: 'every_version', data: {} }] };
  }
  if (target.versionKind === 'ordinary') return decideOrdinary(target, affected);
  const listed = sameTextListed(target, affected);
  if (listed) return { verdict: 'affected', steps: [listed] };
  return { verdict: 'cannot_tell', steps: [unreadableStep(target)] };
}

function decideOrdinary(target: PackageTarget, affected: AffectedPackage): EntryDecision {
  const steps: Step[] = [];
  let isUnsure = false;
  for (const range of affected.ranges) {
    const outcome = compareRange(target, affected, range);
    if (outcome.verdict === 'affected') return { verdict: 'affected', steps: [outcome.step] };
    if (outcome.verdict === 'cannot_tell') isUnsure = true;
    steps.push(outcome.step);
  }
  if (affected.versions.length > 0) {
    const listed = sameTextListed(target, affected) ?? equalListed(target, affected);
    if (listed) return { verdict: 'affected', steps: [listed] };
    steps.push({
      code: 'version_not_listed',
      data: { version: target.version ?? '', count: affected.versions.length },
    });
  }
  if (steps.length === 0) return { verdict: 'cannot_tell', steps: [{ code: 'no_versions', data: {} }] };
  return { verdict: isUnsure ? 'cannot_tell' : 'not_affected', steps };
}

function compareRange(target: PackageTarget, affected: AffectedPackage, range: PackageRange): RangeOutcome {
  if (range.kind === 'git') {
    // Versions listed beside commits, or as a range, belong to those commits, and they decide.
    const verdict = hasOnlyCommits(affected) ? 'cannot_tell' : 'not_affected';
    return { verdict, step: { code: 'range_of_commits', data: {} } };
  }
  const version = target.version ?? '';
  const inScheme = (bound: string) => versionInScheme(affected.type, bound);
  if (range.kind === 'bounds') return compareBounds(target.scheme, version, range.bounds, inScheme);
  return compareEvents(target.scheme, version, range.events, inScheme);
}

function isEveryVersion(range: PackageRange): boolean {
  if (range.kind === 'bounds') return hasNoBound(range.bounds);
  return range.kind === 'events' && isNeverEnded(range.events);
}

/** Texts first: most lists name the version as the component does, and reading hundreds takes its time. */
function sameTextListed({ version }: PackageTarget, { type, versions }: AffectedPackage): Step | undefined {
  if (version === undefined) return undefined;
  const listed = versions.find((text) => versionInScheme(type, text) === version);
  return listed === undefined ? undefined : { code: 'version_listed', data: { version, listed } };
}

function equalListed(
  { scheme, version }: PackageTarget,
  { type, versions }: AffectedPackage,
): Step | undefined {
  if (version === undefined) return undefined;
  const listed = versions.find((text) => compareReadable(scheme, version, versionInScheme(type, text)) === 0);
  return listed === undefined ? undefined : { code: 'version_listed', data: { version, listed } };
}

function unreadableStep({ scheme, version }: PackageTarget): Step {
  if (version === undefined) return { code: 'version_missing', data: {} };
  return { code: 'version_unreadable', data: { scheme, version } };
}
