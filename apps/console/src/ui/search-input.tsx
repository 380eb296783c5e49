import { useLingui } from '@lingui/react/macro';
import { clsx } from 'clsx';
import { Search, X } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';

const typingPauseMs = 750;

export interface SearchInputProps {
  label: string;
  value: string;
  /** Called when typing pauses, and at once on Enter or when the field is emptied. */
  onChange: (value: string) => void;
  inputRef?: RefObject<HTMLInputElement | null>;
  /** Called by the key that leads on to what was found below. */
  onLeave?: () => void;
  /** The length of a pause in typing; shorter where searching is cheap. */
  delayMs?: number;
  className?: string;
}

export function SearchInput({
  label,
  value,
  onChange,
  inputRef,
  onLeave,
  delayMs = typingPauseMs,
  className,
}: SearchInputProps) {
  const { t } = useLingui();
  const [text, setText] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [sent, setSent] = useState(value);
  const [seen, setSeen] = useState(value);

  // The value can change without us (the back button, a link to the same list); then it wins over the text.
  if (value !== seen) {
    setSeen(value);
    if (value !== sent) {
      setSent(value);
      setText(value);
    }
  }
  useEffect(() => () => clearTimeout(timer.current), []);

  function send(next: string): void {
    clearTimeout(timer.current);
    if (next === sent) return;
    setSent(next);
    onChange(next);
  }

  function type(next: string): void {
    setText(next);
    clearTimeout(timer.current);
    if (next === '') send(next);
    else timer.current = setTimeout(() => send(next), delayMs);
  }

  return (
    <div className={clsx('relative', className ?? 'w-72 max-w-full @max-4xl:w-40 @max-4xl:grow max-sm:w-24')}>
      <Search className="pointer-events-none absolute start-2.5 top-2 size-4 text-muted" aria-hidden />
      <input
        ref={inputRef}
        type="search"
        aria-label={label}
        placeholder={label}
        value={text}
        className="field ps-8 pe-8 text-ellipsis [&::-webkit-search-cancel-button]:hidden"
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') send(text);
          if (event.key === 'ArrowDown' && onLeave) {
            event.preventDefault();
            send(text);
            onLeave();
          }
          if (event.key === 'Escape' && text !== '') {
            event.stopPropagation();
            type('');
          }
        }}
      />
      {text === '' ? null : (
        <button
          type="button"
          aria-label={t`Clear search`}
          onClick={() => type('')}
          className="absolute end-1 top-1 grid size-6 place-items-center rounded text-muted hover:bg-subtle"
        >
          <X className="size-3.5" aria-hidden />
        </button>
      )}
    </div>
  );
}
