import { dateFilter } from './date-filter.ts';
import { type EscapingStrategy, escapeFilter, rawFilter } from './escape.ts';
import type { FilterDefinition } from './filter.ts';
import * as lists from './list-filters.ts';
import { absFilter, numberFormatFilter } from './number-filters.ts';
import * as texts from './text-filters.ts';

/** The filters every template has, by name. */
export function builtInFilters(defaultStrategy: EscapingStrategy): Map<string, FilterDefinition> {
  return new Map<string, FilterDefinition>([
    ['abbreviate', texts.abbreviateFilter],
    ['abs', absFilter],
    ['capitalize', texts.capitalizeFilter],
    ['date', dateFilter],
    ['default', lists.defaultFilter],
    ['escape', escapeFilter(defaultStrategy)],
    ['first', lists.firstFilter],
    ['join', texts.joinFilter],
    ['last', lists.lastFilter],
    ['length', lists.lengthFilter],
    ['lower', texts.lowerFilter],
    ['merge', lists.mergeFilter],
    ['numberformat', numberFormatFilter],
    ['raw', rawFilter],
    ['replace', texts.replaceFilter],
    ['reverse', lists.reverseFilter],
    ['rsort', lists.rsortFilter],
    ['slice', lists.sliceFilter],
    ['sort', lists.sortFilter],
    ['title', texts.titleFilter],
    ['trim', texts.trimFilter],
    ['upper', texts.upperFilter],
    ['url_encode', texts.urlEncodeFilter],
    ['urlencode', texts.urlEncodeFilter],
  ]);
}
