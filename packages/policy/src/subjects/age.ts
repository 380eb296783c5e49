import { allHold, check, skip } from '../evaluation.ts';
import { holdsNumerically, NUMERIC_OPERATORS } from '../operator.ts';
import { type ReadResult, read } from '../problem.ts';
import { defineSubject } from '../subject.ts';
import { addPeriod, dayNumberOf, formatDay, type Period } from '../value/calendar.ts';
import { readPeriod } from '../value/period.ts';

interface ExpectedAge {
  readonly text: string;
  readonly period: Period;
}

/**
 * The version in use is older than a period (`NUMERIC_GREATER_THAN`), exactly as old, younger …: the day on which it was
 * published and the period make a day that is compared with today. Where no registry tells that day nothing holds.
 */
export const age = defineSubject({
  violationType: 'OPERATIONAL',
  operators: NUMERIC_OPERATORS,
  reads: ['release', 'today'],
  readValue: readAge,
  evaluate(operator, { text, period }, { publishedMs }, { todayMs }) {
    if (publishedMs === null) return skip({ code: 'fact_missing', fact: 'age' });
    const published = dayNumberOf(publishedMs);
    const due = addPeriod(published, period);
    const today = dayNumberOf(todayMs);
    const details = { due: formatDay(due), today: formatDay(today) };
    const held = holdsNumerically(operator, today - due);
    return allHold(check('age', formatDay(published), operator, text, held, details));
  },
});

function readAge(value: string): ReadResult<ExpectedAge> {
  const text = value.trim();
  const period = readPeriod(text);
  return period.ok ? read({ text, period: period.value }) : period;
}
