import type { ComponentFacts } from '../index.ts';
import { NUMERIC_OPERATORS } from '../operator.ts';
import { type ConditionCase, casesOf } from './condition-case.ts';

/** Parts of coordinates, and whether org.acme, lib, 1.5 matches them; NO_MATCH then holds where MATCHES does not. */
const COORDINATES: readonly (readonly [parts: object, matches: boolean])[] = [
  [{ group: '*', name: '*', version: '*' }, true],
  [{ group: 'acme', name: 'lib', version: '1.5' }, true],
  [{ group: '^acme', name: 'lib', version: '1.5' }, false],
  [{ group: 'other', name: 'else', version: '2' }, false],
  [{ group: 'other', name: 'else', version: '1.5' }, false],
  [{ name: 'lib' }, false],
  [{ name: 'else' }, false],
  [{}, false],
  [{ group: ' ', name: 'lib', version: null }, false],
  [{ group: '*', name: 'lib', version: '>= 1.5' }, true],
  [{ group: '*', name: 'lib', version: '>1.5' }, false],
  [{ group: 'x', name: 'else', version: '>1.5' }, false],
  [{ group: 'x', name: 'else', version: '<=1.5' }, false],
  [{ group: 'x', name: 'else', version: '==1.5' }, false],
  [{ group: 'x', name: 'else', version: '!=1.5' }, false],
  [{ group: '*', name: 'lib', version: '<1.10' }, true],
  [{ group: '*', name: 'lib', version: '==1.5.0' }, true],
];

/** A pattern and whether it matches; NO_MATCH then holds where MATCHES does not. */
const PATTERNS: readonly (readonly [
  subject: string,
  facts: Partial<ComponentFacts>,
  pattern: string,
  matches: boolean,
])[] = [
  ['PACKAGE_URL', { purl: 'pkg:npm/left-pad@1.3.0' }, '^pkg:npm/left-pad@', true],
  ['PACKAGE_URL', { purl: 'pkg:npm/left-pad@1.3.0' }, '^pkg:npm/right-pad@', false],
  ['PACKAGE_URL', { purl: null }, '*', false],
  ['CPE', { cpe: 'cpe:2.3:a:acme:lib:1:*:*:*:*:*:*:*' }, ':acme:', true],
  ['CPE', { purl: ':acme:' }, ':acme:', false],
  ['SWID_TAGID', { swidTagId: 'acme.org/lib' }, 'lib$', true],
  ['SWID_TAGID', { swidTagId: null }, 'lib$', false],
];

function versioned([type, version]: readonly [type: string, version: string]): Partial<ComponentFacts> {
  return { version, purl: `pkg:${type}/acme/lib@${encodeURIComponent(version)}` };
}

/** A hash and whether the component has it; IS_NOT then holds where IS does not. */
const HASHES: readonly (readonly [algorithm: string, value: string, isEqual: boolean])[] = [
  ['SHA-1', 'abcdef', true],
  ['sha1', 'AbCdEf', true],
  ['SHA-1', 'abcde0', false],
  ['MD5', 'abcdef', false],
  ['BLAKE3', 'abcdef', false],
];

/** When the version came out, a period, and the order of their sum before today, 20 November 2026. */
const AGES: readonly (readonly [published: string, period: string, order: number])[] = [
  ['2025-11-19', 'P1Y', 1],
  ['2025-11-20T23:59:59Z', 'P1Y', 0],
  ['2025-11-21', 'P1Y', -1],
  ['2024-02-29', 'P2Y8M22D', 0],
  ['2026-11-19', 'P1D', 0],
  ['2026-10-20', 'P1M', 0],
];

/** Conditions about all else that a component is. */
export const OPERATIONAL_CASES: readonly ConditionCase[] = [
  ...COORDINATES.flatMap(([parts, matches]) => [
    coordinatesCase('MATCHES', parts, matches),
    coordinatesCase('NO_MATCH', parts, !matches),
  ]),
  ...PATTERNS.flatMap(([subject, facts, pattern, matches]): ConditionCase[] => [
    { condition: [subject, 'MATCHES', pattern], facts, holds: matches },
    { condition: [subject, 'NO_MATCH', pattern], facts, holds: !matches },
  ]),
  ...casesOf('VERSION', (version: string) => ({ version }), [
    ['NUMERIC_EQUAL', '1.0', '1.0', true],
    ['NUMERIC_NOT_EQUAL', '1.1', '1.0', true],
    ['NUMERIC_LESS_THAN', '1.10', '1.0', true],
    ['NUMERIC_LESS_THAN', '1.0', '1.0', false],
    ['NUMERIC_LESSER_THAN_OR_EQUAL', '1.0', '1.0', true],
    ['NUMERIC_GREATER_THAN', '0.9.9', '1.0', true],
    ['NUMERIC_GREATER_THAN', '1.0.1', '1.0', false],
  ]),
  ...casesOf('VERSION', versioned, [
    ['NUMERIC_LESS_THAN', '2.0.0', ['npm', '2.0.0-rc.1'], true],
    ['NUMERIC_LESS_THAN', '2.0.0', ['maven', '2.0.0-SNAPSHOT'], true],
    ['NUMERIC_LESS_THAN', '2.0.0', ['pypi', '2.0.0b1'], true],
    ['NUMERIC_LESS_THAN', '2.0.0', ['npm', '1.9.9'], true],
    ['NUMERIC_LESS_THAN', '2.0.0', ['npm', '2.0.0'], false],
    ['NUMERIC_LESS_THAN', '2.0.0', ['deb', '1:1.0-1'], false],
    ['NUMERIC_GREATER_THAN', '2.0.0', ['deb', '1:1.0-1'], true],
    ['NUMERIC_EQUAL', '2.0.0', ['golang', 'v2.0.0+incompatible'], true],
    ['NUMERIC_EQUAL', '2.0', ['pypi', '2.0.0'], true],
    ['NUMERIC_NOT_EQUAL', '2.0', ['deb', '2.0.0'], true],
    ['NUMERIC_EQUAL', '1.19.3', ['gem', '1.19.3-x86_64-linux'], true],
  ]),
  ...HASHES.flatMap(([algorithm, value, isEqual]) => [
    hashCase('IS', algorithm, value, isEqual),
    hashCase('IS_NOT', algorithm, value, !isEqual),
  ]),
  ...AGES.flatMap(([published, period, order]) => ageCases(published, period, order)),
  ...casesOf('VERSION_DISTANCE', distant, [
    ['NUMERIC_GREATER_THAN', json({ major: '1' }), ['1.0', '3.0'], true],
    ['NUMERIC_GREATER_THAN', json({ major: '2' }), ['1.0', '3.0'], false],
    ['NUMERIC_GREATER_THAN_OR_EQUAL', json({ major: '2' }), ['1.0', '3.7.1'], true],
    ['NUMERIC_EQUAL', json({ major: '2', minor: '?', patch: '?' }), ['1.0', '3.7.1'], true],
    ['NUMERIC_EQUAL', json({ minor: 3 }), ['1.0', '1.3.9'], true],
    ['NUMERIC_EQUAL', json({ minor: 3, patch: 2 }), ['1.0', '1.0.2'], true],
    ['NUMERIC_EQUAL', json({ minor: 3, patch: 2 }), ['1.0', '1.2.2'], false],
    ['NUMERIC_NOT_EQUAL', json({ patch: 2 }), ['1.0', '1.0.2'], false],
    ['NUMERIC_GREATER_THAN', json({ patch: 2 }), ['1.0', '1.1'], true],
    ['NUMERIC_LESS_THAN', json({ epoch: '1' }), ['1.0', '9.0'], true],
    ['NUMERIC_EQUAL', json({ epoch: '1' }), ['1.0', '1:1.0'], true],
    ['NUMERIC_EQUAL', json({}), ['1.0', '1.0.0'], true],
    ['NUMERIC_GREATER_THAN', json({ epoch: '0', major: '?', minor: null }), ['1.0', '1.0.1'], true],
    ['NUMERIC_GREATER_THAN', json({ major: '0' }), ['1.0', '1.0'], false],
  ]),
  ...casesOf('IS_INTERNAL', (isInternal: boolean | null) => ({ isInternal }), [
    ['IS', 'true', true, true],
    ['IS', 'TRUE', null, false],
    ['IS', 'false', null, true],
    ['IS_NOT', 'true', null, true],
    ['IS_NOT', 'false', true, true],
    ['IS_NOT', 'false', false, false],
  ]),
  ...casesOf('IS_OUTDATED', distant, [
    ['IS', 'true', ['1.0', '1.1'], true],
    ['IS', 'TRUE', ['1.1', '1.1'], false],
    ['IS', 'false', ['1.1', '1.1'], true],
    ['IS_NOT', 'true', ['1.1', '1.1'], true],
    ['IS_NOT', 'false', ['1.0', '1.1'], true],
    ['IS_NOT', 'false', ['1.1', '1.1'], false],
  ]),
];

function coordinatesCase(operator: string, parts: object, holds: boolean): ConditionCase {
  const facts = { group: 'org.acme', name: 'lib', version: '1.5' };
  return { condition: ['COORDINATES', operator, json(parts)], facts, holds };
}

function hashCase(operator: string, algorithm: string, value: string, holds: boolean): ConditionCase {
  const facts = { hashes: { 'SHA-1': 'ABCDEF', MD5: null } };
  return { condition: ['COMPONENT_HASH', operator, json({ algorithm, value })], facts, holds };
}

function ageCases(published: string, period: string, order: number): ConditionCase[] {
  const holds = {
    NUMERIC_GREATER_THAN: order > 0,
    NUMERIC_LESS_THAN: order < 0,
    NUMERIC_EQUAL: order === 0,
    NUMERIC_NOT_EQUAL: order !== 0,
    NUMERIC_GREATER_THAN_OR_EQUAL: order >= 0,
    NUMERIC_LESSER_THAN_OR_EQUAL: order <= 0,
  };
  const facts = publishedOn(published);
  return NUMERIC_OPERATORS.map((operator) => ({
    condition: ['AGE', operator, period],
    facts,
    holds: holds[operator],
  }));
}

/** A component whose version came out on a day. */
export function publishedOn(published: string): Pick<ComponentFacts, 'publishedMs'> {
  return { publishedMs: Date.parse(published) };
}

/** A direct dependency in one version while another is the latest. */
export function distant([version, latestVersion]: readonly [version: string | null, latest: string | null]) {
  return { version, isDirectDependency: true, latestVersion };
}

function json(value: object): string {
  return JSON.stringify(value);
}
