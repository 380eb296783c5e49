import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { type SearchOption, useOptionSearch } from '../use-option-search.ts';
import type { FoundField } from './filter-field.ts';
import { FilterList } from './filter-list.tsx';
import type { FilterChoice } from './use-filter-choices.ts';

/** The server's matches of the typed text. */
export function FoundList(props: {
  field: FoundField;
  onChoose: (choice: FilterChoice) => void;
  onBack: () => void;
}) {
  const { t } = useLingui();
  const { field, onChoose, onBack } = props;
  const [text, setText] = useState('');
  const { state, open, askSoon, enter } = useOptionSearch(field.find);
  const askForAll = useEffectEvent(open);
  useEffect(() => askForAll(), []);
  const words = { waiting: t`Searching…`, failed: t`Search failed`, found: t`No results` };
  const choiceOf = (option: SearchOption): FilterChoice => ({
    id: option.value,
    label: option.label,
    apply: () => field.change(option),
  });
  return (
    <FilterList
      label={field.label}
      placeholder={t`Type a part of the name`}
      text={text}
      onText={(next) => {
        setText(next);
        askSoon(next);
      }}
      choices={state.options.map(choiceOf)}
      onEnter={() => enter((best) => onChoose(choiceOf(best)))}
      nothing={words[state.status]}
      onChoose={onChoose}
      onBack={onBack}
    />
  );
}
