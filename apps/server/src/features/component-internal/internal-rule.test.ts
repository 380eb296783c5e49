import { describe, expect, it } from 'vitest';
import { createInternalRule, tellsOwnName } from './internal-rule.ts';

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
    ['an automaton cannot follow back references', rule('(a)\\1'), 'aa', 'n', false],
    ['classes are those of Java', rule('[a-z&&[^q]]+\\.\\p{Lower}+'), 'acme.tools', 'n', true],
    ['quotations are those of Java', rule('\\Qcom.acme\\E(\\..+)?'), 'comxacme', 'n', false],
    ['upper case is told apart', rule('acme'), 'Acme', 'n', false],
    ['a flag folds case', rule('(?i)acme'), 'Acme', 'n', true],
    ['nested repetitions take no time', rule('(a+)+b'), 'a'.repeat(50_000), 'n', false],
  ])('%s', (_what, isInternal, group, name, expected) => {
    expect(isInternal(group, name)).toBe(expected);
  });
});

describe('whether asking others would tell a name of our own', () => {
  const isInternal = rule('com\\.acme|@acme', 'acme-.*');
  it.each<[string, string | null, string, string | null, boolean]>([
    ['its group', 'com.acme', 'x', null, true],
    ['its name', null, 'acme-x', null, true],
    ['the namespace of its package URL', null, 'x', 'pkg:maven/com.acme/x@1', true],
    ['the namespace of its package URL, percent-encoded', null, 'x', 'pkg:npm/%40acme/x@1', true],
    ['the name in its package URL', 'g', 'x', 'pkg:pypi/acme-x@1', true],
    ['none of them', 'g', 'x', 'pkg:maven/g/x@1', false],
    ['a package URL that cannot be read', 'g', 'x', 'acme-x', false],
  ])('by %s', (_what, group_name, name, purl, expected) => {
    expect(tellsOwnName(isInternal, { group_name, name, purl })).toBe(expected);
  });
});
