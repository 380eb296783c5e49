import { allHold, type Check, check } from '../evaluation.ts';
import { holdsNumerically, MATCH_OPERATORS, type NumericOperator, OPPOSITES } from '../operator.ts';
import { readPattern, type TextPattern } from '../pattern/text-pattern.ts';
import { type ReadResult, read, refuse } from '../problem.ts';
import { defineSubject } from '../subject.ts';
import {
  type ComponentVersion,
  compareComponentVersions,
  tokenizeVersion,
} from '../value/component-version.ts';
import { type JsonObject, readJsonObject, readTextMember } from '../value/json-object.ts';
import { checkPattern } from './pattern-check.ts';

/** A comparison that a version must satisfy, in place of a pattern. */
interface VersionBound {
  readonly kind: 'bound';
  readonly operator: NumericOperator;
  readonly text: string;
  readonly version: ComponentVersion;
}

type VersionExpectation = { readonly kind: 'pattern'; readonly pattern: TextPattern | null } | VersionBound;

interface Coordinates {
  readonly group: TextPattern | null;
  readonly name: TextPattern | null;
  readonly version: VersionExpectation;
}

const BOUND_OPERATORS: Readonly<Record<string, NumericOperator>> = {
  '==': 'NUMERIC_EQUAL',
  '!=': 'NUMERIC_NOT_EQUAL',
  '<': 'NUMERIC_LESS_THAN',
  '<=': 'NUMERIC_LESSER_THAN_OR_EQUAL',
  '>': 'NUMERIC_GREATER_THAN',
  '>=': 'NUMERIC_GREATER_THAN_OR_EQUAL',
};

/**
 * Group, name and version all match (`MATCHES`), or not all of them do (`NO_MATCH`). A part that neither side has matches; one
 * that only one side has does not. Until 4.13 `NO_MATCH` asked that none of the parts matched. Source: contract §15.2.
 */
export const coordinates = defineSubject({
  violationType: 'OPERATIONAL',
  operators: MATCH_OPERATORS,
  reads: ['identity'],
  readValue: readCoordinates,
  evaluate(operator, expected, { group, name, version }) {
    const parts = [
      checkPart('group', group, expected.group),
      checkPart('name', name, expected.name),
      checkVersion(version, expected.version),
    ];
    if (operator === 'MATCHES') return allHold(...parts);
    const checks = parts.map(opposite);
    const held = checks.some((part) => part.held);
    return {
      outcome: held ? 'held' : 'not_held',
      checks: checks.filter((part) => part.held === held),
      more: 0,
    };
  },
});

function opposite(part: Check): Check {
  const operator = part.operator === 'MATCHES' ? 'NO_MATCH' : OPPOSITES[part.operator as NumericOperator];
  return { ...part, operator, held: !part.held };
}

function checkPart(
  fact: 'group' | 'name' | 'version',
  actual: string | null,
  expected: TextPattern | null,
): Check {
  if (actual === null && expected === null) return check(fact, null, 'MATCHES', null, true);
  return checkPattern(fact, actual, 'MATCHES', expected);
}

function checkVersion(actual: string | null, expected: VersionExpectation): Check {
  if (expected.kind === 'pattern') return checkPart('version', actual, expected.pattern);
  const { operator, text, version } = expected;
  const held =
    actual !== null && holdsNumerically(operator, compareComponentVersions(tokenizeVersion(actual), version));
  return check('version', actual, operator, text, held);
}

function readCoordinates(value: string): ReadResult<Coordinates> {
  const object = readJsonObject(value, '{"group":"org.acme","name":"lib","version":"<2.0"}');
  if (!object.ok) return object;
  const group = readPart(object.value, 'group');
  if (!group.ok) return group;
  const name = readPart(object.value, 'name');
  if (!name.ok) return name;
  const version = readVersion(object.value);
  if (!version.ok) return version;
  return read({ group: group.value, name: name.value, version: version.value });
}

function readPart(object: JsonObject, member: string): ReadResult<TextPattern | null> {
  const text = readTextMember(object, member);
  if (!text.ok) return text;
  return text.value === null ? read(null) : readPattern(text.value);
}

function readVersion(object: JsonObject): ReadResult<VersionExpectation> {
  const text = readTextMember(object, 'version');
  if (!text.ok) return text;
  const [, sign, bound = ''] = /^([=!]=|[<>]=?)(.*)$/s.exec(text.value ?? '') ?? [];
  const operator = sign === undefined ? undefined : BOUND_OPERATORS[sign];
  if (operator) return readBound(operator, bound.trim(), text.value ?? '');
  const pattern = readPart(object, 'version');
  return pattern.ok ? read({ kind: 'pattern', pattern: pattern.value }) : pattern;
}

function readBound(operator: NumericOperator, bound: string, text: string): ReadResult<VersionBound> {
  if (bound === '') {
    return refuse('member_unreadable', `Member 'version' is '${text}', expected a version behind the sign`);
  }
  return read({ kind: 'bound', operator, text: bound, version: tokenizeVersion(bound) });
}
