import { readBrackets } from '../../range/bracket-range.ts';
import type { Constraint } from '../../range/constraint.ts';
import { RangeSyntaxError } from '../../range/range-problem.ts';
import { bracketConstraints } from '../maven/maven-range.ts';

/**
 * Reads a range of NuGet (https://learn.microsoft.com/nuget/concepts/package-versioning#version-ranges). A bare
 * version is the least one; a floating one (`1.2.*`) stands for all that begin so, pre-releases only with `-*`.
 */
export function readNugetRange(text: string): Constraint[][] {
  return readBrackets(text).map((part) =>
    typeof part === 'string' ? bareConstraints(part) : bracketConstraints(part),
  );
}

function bareConstraints(text: string): Constraint[] {
  const floating = /^(\d+(?:\.\d+)*\.)?\*(-\*)?$/.exec(text);
  if (!floating) {
    if (text.includes('*')) throw new RangeSyntaxError(`Floating version '${text}' is not known`);
    return [{ comparator: '>=', version: text }];
  }
  if (floating[1] === undefined) return [];
  const numbers = floating[1].slice(0, -1).split('.');
  const raised = numbers.map((digits, index) =>
    index === numbers.length - 1 ? String(BigInt(digits) + 1n) : digits,
  );
  return [
    { comparator: '>=', version: numbers.join('.') + (floating[2] ? '-0' : '') },
    { comparator: '<', version: `${raised.join('.')}-0` },
  ];
}
