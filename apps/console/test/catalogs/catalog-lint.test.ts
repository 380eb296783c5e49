import { expect, test } from 'vitest';
import { faultsOf } from './catalog-lint.ts';
import { parseGlossary } from './glossary.ts';

const glossary = parseGlossary(`# Glossary

## Terms

| English | Word | Not | Note |
|---|---|---|---|
| policy | Richtlinie | Policy | die |
| policy violation | Richtlinienverst~oß | Policy-Verletzung | der |
| user | Benutzer | Nutzer | der |

## Same as in English

| Message |
|---|
| Team |

## Exceptions

| Message | Term | Why |
|---|---|---|
| No user | user | a test |
`);

test.each<[id: string, translation: string, faults: string[]]>([
  ['Policies', 'Richtlinien', []],
  ['Policies', 'Regeln', ['has none of Richtlinie for “policy”']],
  ['Policies', 'Policy-Liste', ['says “Policy” for “policy”']],
  ['Policy violations', 'Richtlinienverstöße', []],
  ['Users', 'Benutzer', []],
  ['Users', 'Nutzer', ['says “Nutzer” for “user”']],
  ['No user', 'Niemand', []],
  ['NPM user', '', ['is missing']],
  ['Team', 'Team', []],
  ['Name', 'Name', ['reads as in English']],
  ['EPSS {score}', 'EPSS {score}', []],
  ['Hello {name}', 'Hallo', ['has the arguments  instead of name']],
  ['<0>Open</0>', '<0>Öffnen', ['has the tags <0> instead of </0>,<0>', 'leaves a tag open']],
  ['{n, plural, one {# row} other {# rows}}', '{n, plural, one {# Zeile} other {# Zeilen}}', []],
  [
    '{n, plural, one {# row} other {# rows}}',
    '{n, plural, other {# Zeilen}}',
    ['has the forms other of n instead of one,other'],
  ],
])('"%s" as "%s" has the faults %j', (id, translation, faults) => {
  expect(faultsOf({ id, translation }, { locale: 'de', glossary, names: ['EPSS'] })).toEqual(faults);
});

test('Polish has four forms, and Japanese one', () => {
  const id = '{n, plural, one {# row} other {# rows}}';
  const translation = '{n, plural, one {# wiersz} few {# wiersze} many {# wierszy} other {# wiersza}}';
  const rules = { glossary, names: [] };
  expect(faultsOf({ id, translation }, { ...rules, locale: 'pl' })).toEqual([]);
  expect(faultsOf({ id, translation }, { ...rules, locale: 'ja' })).toEqual([
    'has the forms few,many,one,other of n instead of other',
  ]);
});
