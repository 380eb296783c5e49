import { formatDate } from '../date/format-date.ts';
import { readDate } from '../date/read-date.ts';
import { SafeText } from '../values/kinds.ts';
import type { FilterDefinition } from './filter.ts';

/** The platform's time zones take some 5 µs for each look, as long as tens of ordinary steps. */
const FORMAT_STEPS = 50;
const DEFAULT_PATTERN = "yyyy-MM-dd'T'HH:mm:ssZ";

/** A date, milliseconds since 1970 or a text as a date by a pattern; the result is not escaped. */
export const dateFilter: FilterDefinition = {
  parameters: ['format', 'existingFormat', 'timeZone'],
  apply(input, args, work) {
    work.step(FORMAT_STEPS);
    const timeZone = args.findText('timeZone') ?? work.timeZone;
    const date = readDate(work, input, args.findText('existingFormat'), timeZone);
    return new SafeText(formatDate(work, date, args.findText('format') ?? DEFAULT_PATTERN, timeZone));
  },
};
