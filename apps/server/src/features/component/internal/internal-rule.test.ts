import { describe, expect, it } from 'vitest';
import { createInternalRule } from './internal-rule.ts';

const rule = (groupsRegex?: string, namesRegex?: string, matchMode?: string) =>
  createInternalRule({ groupsRegex, namesRegex, matchMode });

describe('the rule for components of our own', () => {
  it.each<[string, ReturnType<typeof rule>, string | null, string, boolean]>([
    ['no pattern is met by nothing', rule(), 'g', 'n', false],
    ['a blank pattern counts as none', rule(' ', ''), 'g', 'n', false],
    ['the group must match as a whole', rule('acme'), 'acme.tools', 'n', false],
    ['the group may match', rule('acme.*'), 'acme.tools', 'n', true],
    ['the name may match instead', rule('acme', 'n.*'), 'other', 'nnn', true],
    ['alternatives match as a whole', rule('a|b'), 'bc', 'n', false],
    ['a blank group never matches', rule('.*'), null, 'n', false],
    ['AND needs both', rule('acme', 'n', 'AND'), 'acme', 'x', false],
    ['AND is met by both', rule('acme', 'n', 'AND'), 'acme', 'n', true],
    ['AND takes an unset pattern as met', rule(undefined, 'n', 'AND'), null, 'n', true],
    ['a pattern that cannot be read matches nothing', rule('('), '(', 'n', false],
  ])('%s', (_what, isInternal, group, name, expected) => {
    expect(isInternal(group, name)).toBe(expected);
  });
});
