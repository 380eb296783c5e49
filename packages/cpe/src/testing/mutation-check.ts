import {
  ANY,
  type CpeAttribute,
  cpeApplies,
  cpeNameRelation,
  isCandidateAttribute,
  matchesWildcard,
  NA,
  parseCpe,
} from '../index.ts';
import { compareAttribute } from '../relation.ts';

const value = (text: string, pattern = false): CpeAttribute => ({ kind: 'value', value: text, pattern });

/** NISTIR 7696, Table 6-2, by source and target. */
const ATTRIBUTES: readonly (readonly [CpeAttribute, CpeAttribute, string])[] = [
  [ANY, ANY, 'equal'],
  [ANY, NA, 'superset'],
  [ANY, value('a'), 'superset'],
  [NA, ANY, 'subset'],
  [NA, NA, 'equal'],
  [NA, value('a'), 'disjoint'],
  [value('a'), ANY, 'subset'],
  [value('a'), NA, 'disjoint'],
  [value('a'), value('a'), 'equal'],
  [value('a'), value('b'), 'disjoint'],
  [value('a*', true), value('ab'), 'superset'],
  [value('a*', true), value('b'), 'disjoint'],
  [value('a*', true), value('a*', true), 'equal'],
  [value('a*'), value('a*', true), 'disjoint'],
  [value('ab'), value('a*', true), 'disjoint'],
];

const NAMES: readonly (readonly [source: string, target: string, relation: string, applies: boolean])[] = [
  ['a:foo:bar:1', 'a:foo:bar:1', 'equal', true],
  ['a:foo:bar', 'a:foo:bar:1', 'superset', true],
  ['a:foo:bar:1', 'a:foo:bar', 'subset', true],
  ['a:foo:bar:1', 'a:foo:bar::sp1', 'overlap', true],
  ['a:foo:bar:1', 'a:foo:bar:2', 'disjoint', false],
  ['a:foo:bar:1', 'a:foo:baz:1', 'disjoint', false],
  ['a:foo:bar:1', 'a:fog:bar:1', 'disjoint', false],
  ['o:foo:bar', 'a:foo:bar', 'disjoint', false],
  ['a::bar', 'a:foo', 'overlap', false],
  ['a:foo', 'a::bar', 'overlap', false],
  ['a::bar', 'a:foo:bar', 'superset', true],
  ['a:foo', 'a:foo:bar', 'superset', true],
  ['a', 'a:foo:bar', 'superset', true],
  ['a:foo:bar', 'a', 'subset', true],
  ['a:foo:bar', 'a:foo', 'subset', true],
  ['a:foo:bar', 'a::bar', 'subset', true],
];

const CANDIDATES: readonly (readonly [CpeAttribute, CpeAttribute, boolean])[] = [
  [ANY, NA, true],
  [NA, ANY, true],
  [NA, NA, true],
  [NA, value('a'), false],
  [value('a'), NA, false],
  [value('a'), value('a'), true],
  [value('a'), value('b'), false],
  [value('a', true), value('a'), false],
];

/**
 * True if relations match the specification's table, and wildcards match what the plain definition covers.
 * @public loaded by `runMutations`
 */
export function isRight(): boolean {
  return (
    ATTRIBUTES.every(([source, target, relation]) => compareAttribute(source, target) === relation) &&
    NAMES.every(
      ([source, target, relation, applies]) =>
        cpeNameRelation(nameOf(source), nameOf(target)) === relation &&
        cpeApplies(nameOf(source), nameOf(target)) === applies,
    ) &&
    CANDIDATES.every(([stored, component, is]) => isCandidateAttribute(stored, component) === is) &&
    textsOf('ab*?\\', 4).every((pattern) =>
      texts.every((text) => matchesWildcard(pattern, text) === covers(pattern, text)),
    )
  );
}

const texts = textsOf('ab*', 3);

function nameOf(text: string) {
  const result = parseCpe(`cpe:/${text}`);
  if (!result.ok) throw new Error(result.error.message);
  return result.cpe;
}

/** All texts of some characters up to a length; those that end in a backslash are no patterns. */
function textsOf(characters: string, length: number): string[] {
  if (length === 0) return [''];
  const shorter = textsOf(characters, length - 1);
  const all = new Set(
    shorter.flatMap((text) => [text, ...Array.from(characters, (character) => character + text)]),
  );
  return [...all].filter((text) => !/(?<!\\)(?:\\\\)*\\$/.test(text));
}

/** The definition, without regard to time: `*` any text, `?` at most one character, `\` makes the next one literal. */
function covers(pattern: string, text: string): boolean {
  if (pattern === '') return text === '';
  const rest = pattern.slice(1);
  if (pattern.startsWith('*')) return covers(rest, text) || (text !== '' && covers(pattern, text.slice(1)));
  if (pattern.startsWith('?')) return covers(rest, text) || (text !== '' && covers(rest, text.slice(1)));
  if (pattern.startsWith('\\'))
    return text.startsWith(pattern.charAt(1)) && covers(pattern.slice(2), text.slice(1));
  return text.startsWith(pattern.charAt(0)) && covers(rest, text.slice(1));
}
