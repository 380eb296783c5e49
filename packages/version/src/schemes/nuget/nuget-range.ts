import { type Bracket, readBrackets } from '../../range/bracket-range.ts';
import type { Constraint } from '../../range/constraint.ts';
import { raiseLast } from '../../range/raise-last.ts';
import { RangeSyntaxError } from '../../range/range-problem.ts';
import { bracketConstraints } from '../maven/maven-range.ts';

const FLOATING_NUMBER = /^(\d+(?:\.\d+)*\.)?\*(-\*)?$/;
const FLOATING_LABEL = /^(\d+(?:\.\d+)*)-((?:[0-9a-z-]+\.)*[0-9a-z-]*)\*$/i;

/**
 * Reads a range of NuGet (https://learn.microsoft.com/nuget/concepts/package-versioning#version-ranges). A bare
 * version is the least one. A floating one stands for all that begin so: `1.2.*`, with pre-releases `1.2.*-*`, and
 * `1.2.3-*` or `1.2.3-beta.*` for the pre-releases of one version and itself. In brackets it may be the lower end.
 */
export function readNugetRange(text: string): Constraint[][] {
  return readBrackets(text).flatMap((part) => {
    return typeof part === 'string' ? bareAlternatives(part) : [bracketConstraints(withoutFloat(part))];
  });
}

function bareAlternatives(text: string): Constraint[][] {
  if (!text.includes('*')) return [[{ comparator: '>=', version: text }]];
  const number = FLOATING_NUMBER.exec(text);
  if (number) return [floatingNumber(number[1], number[2] !== undefined)];
  const label = FLOATING_LABEL.exec(text);
  if (!label) throw unknownFloat(text);
  const [, version = '', prefix = ''] = label;
  if (prefix === '') return [[...from(`${version}-0`), { comparator: '<=', version }]];
  const end = endOfLabels(prefix);
  if (end === undefined) throw unknownFloat(text);
  return [
    [
      ...from(`${version}-${prefix}${prefix.endsWith('.') ? '0' : ''}`),
      { comparator: '<', version: `${version}-${end}` },
    ],
    [{ comparator: '=', version }],
  ];
}

function floatingNumber(prefix: string | undefined, hasPrereleases: boolean): Constraint[] {
  if (prefix === undefined) return [];
  const numbers = prefix.slice(0, -1).split('.');
  return [
    ...from(numbers.join('.') + (hasPrereleases ? '-0' : '')),
    { comparator: '<', version: `${raiseLast(numbers)}-0` },
  ];
}

/**
 * The first label above all that begin with a text. Behind `beta.` that is `beta-`, as no label has a character
 * between the dot and the hyphen; else the last letter or digit is raised. Undefined where there is none to raise.
 */
function endOfLabels(prefix: string): string | undefined {
  if (prefix.endsWith('.')) return `${prefix.slice(0, -1)}-`;
  // Digits alone are a number, and numbers that begin alike do not lie side by side.
  if (/(?:^|\.)\d+$/.test(prefix)) return undefined;
  const raised = prefix.slice(0, -1) + String.fromCharCode(prefix.charCodeAt(prefix.length - 1) + 1);
  return /[0-9a-z]$/i.test(raised) ? raised : undefined;
}

function withoutFloat(bracket: Bracket): Bracket {
  const floating = FLOATING_NUMBER.exec(bracket.from ?? '');
  if (!floating) return bracket;
  if (!bracket.isFromIncluded || bracket.from === bracket.to) throw unknownFloat(bracket.from ?? '');
  const [least] = floatingNumber(floating[1], floating[2] !== undefined);
  return { ...bracket, from: least?.version };
}

function from(version: string): Constraint[] {
  return [{ comparator: '>=', version }];
}

function unknownFloat(text: string): RangeSyntaxError {
  return new RangeSyntaxError(`Floating version '${text}' is not known`);
}
