import {
  isUsable,
  type LicenseRule,
  licenseIdKind,
  parseLicenseExpression,
  resolveLicense,
} from '@waybill/license';
import { type Figure, reported } from '../../report.ts';
import { nsPerCall, perSecond } from './measure.ts';

const EXPRESSIONS = [
  'MIT',
  'Apache-2.0 OR MIT',
  'GPL-2.0-or-later WITH Classpath-exception-2.0',
  '(MIT OR GPL-3.0-only) AND BSD-3-Clause',
  'LGPL-2.1-or-later AND (Apache-2.0 OR LicenseRef-acme) AND Zlib',
  'Apache-1.1+ OR (ISC AND CC0-1.0)',
  'EPL-2.0 OR GPL-2.0-only WITH Classpath-exception-2.0 OR MPL-2.0',
  'BSD-2-Clause AND BSD-3-Clause AND MIT AND ISC AND Unlicense',
];

const NAMES = [
  'MIT License',
  'The Apache Software License, Version 2.0',
  'apache-2.0',
  'BSD 3-Clause',
  'Acme terms',
];

const FORBIDDEN = new Set(['GPL-3.0-only', 'AGPL-3.0-only', 'GPL-2.0-only', 'Apache-1.1']);

const RULE: LicenseRule = {
  mode: 'forbidden',
  unresolved: false,
  has: (id) => FORBIDDEN.has(id),
  isKnown: (id) => licenseIdKind(id) === 'listed',
};

const ROUNDS = 2_000;

/** Reading license expressions and judging them by a rule; resolving what documents call licenses. */
export function measureLicenses(): Figure[] {
  const parsed = EXPRESSIONS.map(parse);
  const calls = ROUNDS * EXPRESSIONS.length;
  const evaluate = nsPerCall(calls, () => repeat(parsed, (expression) => isUsable(expression, RULE)));
  const whole = nsPerCall(calls, () => repeat(EXPRESSIONS, (text) => isUsable(parse(text), RULE)));
  const resolve = nsPerCall(ROUNDS * NAMES.length, () =>
    repeat(NAMES, (name) => resolveLicense(name) !== undefined),
  );
  return [
    reported('license: expressions read and evaluated', perSecond(whole), '/s'),
    reported('license: expressions evaluated', perSecond(evaluate), '/s'),
    reported('license: names resolved', perSecond(resolve), '/s'),
  ];
}

function parse(text: string) {
  const expression = parseLicenseExpression(text);
  if (expression === undefined) throw new Error(`"${text}" must be an expression`);
  return expression;
}

function repeat<T>(items: readonly T[], judge: (item: T) => boolean): number {
  let count = 0;
  for (let round = 0; round < ROUNDS; round++) {
    for (const item of items) if (judge(item)) count++;
  }
  return count;
}
