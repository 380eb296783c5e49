import type { FindOptions, SearchOption } from '../use-option-search.ts';
import type { DaySpan, Span } from './span.ts';

interface Field {
  /** Names it among the fields of a list. */
  id: string;
  label: string;
}

/** One or any of some words. */
export interface WordsField extends Field {
  kind: 'words';
  many: boolean;
  options: readonly { value: string; label: string }[];
  chosen: readonly string[];
  change: (values: string[]) => void;
}

/** A part of a scale. */
export interface RangeField extends Field {
  kind: 'range';
  least: number;
  most: number;
  /** The scale goes from 0 to 1 and is shown in percent. */
  percent: boolean;
  /** Bounds that are offered as the least. */
  offered: readonly number[];
  span: Span<number> | undefined;
  change: (span: Span<number> | undefined) => void;
}

export interface DaysField extends Field {
  kind: 'days';
  span: DaySpan | undefined;
  change: (span: DaySpan | undefined) => void;
}

/** Words that the user types. */
interface TextField extends Field {
  kind: 'text';
  text: string | undefined;
  change: (text: string | undefined) => void;
}

/** Something that is on or off. */
interface FlagField extends Field {
  kind: 'flag';
  on: boolean;
  /** Shows a separate button beside the menu. */
  pinned: boolean;
  disabledReason: string | undefined;
  change: (on: boolean) => void;
}

/** Comes from a link, and can only be taken off. */
interface GivenField extends Field {
  kind: 'given';
  value: string | undefined;
  clear: () => void;
}

/** One of many that are found by a part of their name. */
export interface FoundField extends Field {
  kind: 'found';
  /** The name of the one that is chosen. */
  value: string | undefined;
  find: FindOptions;
  change: (option: SearchOption | undefined) => void;
}

/** A filter of a list, with its current value. */
export type FilterField =
  | WordsField
  | RangeField
  | DaysField
  | TextField
  | FlagField
  | GivenField
  | FoundField;

export function isOn(field: FilterField): boolean {
  switch (field.kind) {
    case 'words':
      return field.chosen.length > 0;
    case 'range':
    case 'days':
      return field.span !== undefined;
    case 'text':
      return field.text !== undefined;
    case 'flag':
      return field.on;
    case 'given':
    case 'found':
      return field.value !== undefined;
  }
}

export function takeOff(field: FilterField): void {
  if (field.kind === 'words') field.change([]);
  else if (field.kind === 'flag') field.change(false);
  else if (field.kind === 'given') field.clear();
  else field.change(undefined);
}
