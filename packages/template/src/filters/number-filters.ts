import { kindName, plainNumber } from '../values/kinds.ts';
import type { Work } from '../values/work.ts';
import type { FilterDefinition } from './filter.ts';
import { formatNumber, parseNumberPattern } from './number-pattern.ts';

/** The platform's number formatting takes some 20 µs, as long as a hundred ordinary steps. */
const FORMAT_STEPS = 100;
/** The format of a number without a pattern. */
const PLAIN_PATTERN = '#,##0.###';

export const absFilter: FilterDefinition = {
  parameters: [],
  apply: (input, _args, work) => Math.abs(number(work, 'abs', input)),
};

/** A number by a pattern of Java's DecimalFormat, with English signs, halves rounded to the even digit. */
export const numberFormatFilter: FilterDefinition = {
  parameters: ['format'],
  apply(input, args, work) {
    const value = number(work, 'numberformat', input);
    work.step(FORMAT_STEPS);
    const text = args.findText('format') ?? PLAIN_PATTERN;
    const pattern = parseNumberPattern(text);
    if (pattern.ok) return formatNumber(value, pattern);
    return work.fail('arguments', 'numberformat', `Number pattern '${text}' is wrong: ${pattern.problem}`);
  },
};

function number(work: Work, filterName: string, input: unknown): number {
  const value = plainNumber(input);
  if (value !== undefined) return value;
  return work.fail('value', filterName, `Filter '${filterName}' needs a number, found ${kindName(input)}`);
}
