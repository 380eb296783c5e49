import { useFormat } from './format.ts';

/** A number in a table, or a dash. */
export function NumberCell({ value }: { value: number | undefined }) {
  return useFormat().number(value);
}

/** A day in a table, or a dash. */
export function DateCell({ value }: { value: number | string | undefined }) {
  return useFormat().date(value);
}
