import { check, type Evaluation, type SkipReason, skip } from '../evaluation.ts';
import { holdsNumerically, NUMERIC_OPERATORS, type NumericOperator } from '../operator.ts';
import { type ReadResult, read, refuse } from '../problem.ts';
import { defineSubject } from '../subject.ts';
import { type JsonObject, readJsonObject } from '../value/json-object.ts';
import {
  ANY_DISTANCE,
  compareDistances,
  versionDistance as distanceBetween,
  formatDistance,
  type VersionDistance,
} from '../value/version-distance.ts';

/**
 * A direct dependency is so far behind the latest version of its package. Each part of the value above 0 makes a
 * distance of its own, and one that compares so is enough; a value without such parts is the distance of no change.
 */
export const versionDistance = defineSubject({
  violationType: 'OPERATIONAL',
  operators: NUMERIC_OPERATORS,
  reads: ['identity', 'directness', 'latest'],
  readValue: readDistances,
  evaluate(operator, expected, facts) {
    if (!facts.isDirectDependency) return skip({ code: 'not_a_direct_dependency' });
    if (facts.version === null) return skip({ code: 'fact_missing', fact: 'version' });
    if (facts.latestVersion === null) return skip({ code: 'fact_missing', fact: 'latest_version' });
    return compare(operator, expected, facts.version, facts.latestVersion);
  },
});

function compare(
  operator: NumericOperator,
  expected: readonly VersionDistance[],
  version: string,
  latest: string,
): Evaluation {
  const actual = distanceBetween(version, latest);
  if (!actual) return skip(unreadable(version, latest));
  const held = expected.filter((one) => holdsNumerically(operator, compareDistances(actual, one)));
  const told = held.length > 0 ? held : expected;
  const details = { version, latest };
  const checks = told.map((one) =>
    check(
      'version_distance',
      formatDistance(actual),
      operator,
      formatDistance(one),
      held.length > 0,
      details,
    ),
  );
  return { outcome: held.length > 0 ? 'held' : 'not_held', checks, more: 0 };
}

function unreadable(version: string, latest: string): SkipReason {
  const isVersion = distanceBetween(version, version) === undefined;
  return isVersion
    ? { code: 'fact_unreadable', fact: 'version', actual: version }
    : { code: 'fact_unreadable', fact: 'latest_version', actual: latest };
}

function readDistances(value: string): ReadResult<readonly VersionDistance[]> {
  const object = readJsonObject(value, '{"epoch":"0","major":"1","minor":"?","patch":"?"}');
  if (!object.ok) return object;
  const parts: number[] = [];
  for (const member of ['epoch', 'major', 'minor', 'patch']) {
    const part = readPart(object.value, member);
    if (!part.ok) return part;
    parts.push(part.value);
  }
  return read(distancesOf(parts));
}

/** The number of a part; `?`, which leaves it open, and an absent one count like 0. */
function readPart(object: JsonObject, member: string): ReadResult<number> {
  const part = Object.hasOwn(object, member) ? object[member] : '?';
  if (part === '?' || part === null) return read(0);
  const text = typeof part === 'number' || typeof part === 'string' ? String(part).trim() : '';
  if (/^\d{1,15}$/.test(text)) return read(Number(text));
  const message = `Member '${member}' is ${JSON.stringify(part)}, expected digits or '?'`;
  return refuse('member_unreadable', message);
}

function distancesOf([epoch = 0, major = 0, minor = 0, patch = 0]: readonly number[]): VersionDistance[] {
  const distances: VersionDistance[] = [];
  if (epoch > 0) distances.push([epoch, ANY_DISTANCE, ANY_DISTANCE, ANY_DISTANCE]);
  if (major > 0) distances.push([0, major, ANY_DISTANCE, ANY_DISTANCE]);
  if (minor > 0) distances.push([0, 0, minor, ANY_DISTANCE]);
  if (patch > 0) distances.push([0, 0, 0, patch]);
  return distances.length > 0 ? distances : [[0, 0, 0, 0]];
}
