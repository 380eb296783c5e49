import { allHold, type FactName } from '../evaluation.ts';
import type { ComponentFacts } from '../facts.ts';
import { MATCH_OPERATORS } from '../operator.ts';
import { readPattern } from '../pattern/text-pattern.ts';
import { defineSubject, type PolicySubject } from '../subject.ts';
import { checkPattern } from './pattern-check.ts';

/** A subject whose conditions hold one text of the component against a pattern; a component without it matches none. */
export function patternSubject(
  fact: FactName,
  textOf: (facts: ComponentFacts) => string | null,
): PolicySubject {
  return defineSubject({
    violationType: 'OPERATIONAL',
    operators: MATCH_OPERATORS,
    reads: ['identity'],
    readValue: readPattern,
    evaluate: (operator, pattern, facts) => allHold(checkPattern(fact, textOf(facts), operator, pattern)),
  });
}
