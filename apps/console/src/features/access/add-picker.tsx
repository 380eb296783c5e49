import { useState } from 'react';
import { SearchSelect } from '../../ui/search-select-field.tsx';
import type { FindOptions } from '../../ui/use-option-search.ts';

/** Adds one thing after the other, found by typing. Is empty again after each choice. */
export function AddPicker(props: {
  label: string;
  placeholder: string;
  find: FindOptions;
  onPick: (value: string) => void;
}) {
  const { label, placeholder, find, onPick } = props;
  const [round, setRound] = useState(0);
  return (
    <SearchSelect
      key={round}
      // After a choice, the next one can be typed.
      wiring={{ 'aria-label': label, ...(round > 0 ? { autoFocus: true } : {}) }}
      placeholder={placeholder}
      find={find}
      value={null}
      onChange={(option) => {
        if (!option) return;
        onPick(option.value);
        setRound(round + 1);
      }}
    />
  );
}
