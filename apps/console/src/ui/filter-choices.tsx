import { useLingui } from '@lingui/react/macro';
import { toggled } from './active-filter.ts';
import { Checkbox, Select } from './inputs.tsx';

/** A filter by any of some words. */
export function CheckList<Word extends string>(props: {
  label: string;
  words: readonly Word[];
  nameOf: (word: Word) => string;
  chosen: readonly Word[] | undefined;
  onChange: (words: Word[] | undefined) => void;
}) {
  return (
    <fieldset>
      <legend className="text-xs font-medium text-muted">{props.label}</legend>
      {props.words.map((word) => (
        <Checkbox
          key={word}
          label={props.nameOf(word)}
          checked={props.chosen?.includes(word) ?? false}
          onCheckedChange={(on) => props.onChange(toggled(props.chosen, word, on))}
        />
      ))}
    </fieldset>
  );
}

/** A filter that has one value at a time, or none. */
export function Choice<Value extends string | number>(props: {
  label: string;
  offered: readonly Value[];
  nameOf: (value: Value) => string;
  chosen: Value | undefined;
  onChange: (value: Value | undefined) => void;
}) {
  const { t } = useLingui();
  const { label, offered, nameOf, chosen, onChange } = props;
  // An address may ask for what is not offered.
  const values = chosen === undefined || offered.includes(chosen) ? offered : [...offered, chosen];
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the select is inside
    <label className="block">
      <span className="mb-0.5 block text-xs font-medium text-muted">{label}</span>
      <Select
        value={String(chosen ?? '')}
        placeholder={t`Any`}
        options={values.map((value) => ({ value: String(value), label: nameOf(value) }))}
        onChange={({ target }) => onChange(values.find((value) => String(value) === target.value))}
      />
    </label>
  );
}
