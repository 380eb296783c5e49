import { useEffect, useRef, useState } from 'react';
import { rankOf } from './match-text.ts';

export interface SearchOption {
  value: string;
  label: string;
}

/** Finds the matches of a text, the best first; an empty text finds the first few of all. */
export type FindOptions = (text: string, signal: AbortSignal) => Promise<SearchOption[]>;

const debounceMs = 250;

export interface SearchState {
  options: readonly SearchOption[];
  status: 'waiting' | 'found' | 'failed';
}

/** An exact name comes before what begins with it; what fits equally well stays in its order. */
function bestFirst(options: readonly SearchOption[], text: string): readonly SearchOption[] {
  if (text === '') return options;
  const rank = ({ label }: SearchOption) => rankOf(label, text);
  return options.toSorted((a, b) => rank(b) - rank(a));
}

/** Asks for what fits, after a short pause in typing; an older answer never replaces a newer one. */
export function useOptionSearch(find: FindOptions) {
  const [state, setState] = useState<SearchState>({ options: [], status: 'waiting' });
  const running = useRef<AbortController>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const typed = useRef('');
  const entered = useRef<(best: SearchOption) => void>(undefined);

  useEffect(
    () => () => {
      clearTimeout(timer.current);
      running.current?.abort();
    },
    [],
  );

  async function ask(text: string): Promise<void> {
    clearTimeout(timer.current);
    timer.current = undefined;
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    typed.current = text.trim();
    setState((before) => ({ ...before, status: 'waiting' }));
    try {
      const options = bestFirst(await find(typed.current, signal), typed.current);
      if (signal.aborted) return;
      setState({ options, status: 'found' });
      if (options[0]) entered.current?.(options[0]);
    } catch {
      if (!signal.aborted) setState({ options: [], status: 'failed' });
    }
    if (!signal.aborted) entered.current = undefined;
  }

  function askSoon(text: string): void {
    entered.current = undefined;
    clearTimeout(timer.current);
    typed.current = text;
    timer.current = setTimeout(() => void ask(text), debounceMs);
    // The shown options belong to an earlier text.
    setState((before) => ({ ...before, status: 'waiting' }));
  }

  /** The list opens: asks for the first few of all, unless the key that opened it has already begun a text. */
  function open(): void {
    if (timer.current === undefined) void ask('');
  }

  /** The list closes: an Enter that still waits for an answer is forgotten. */
  function close(): void {
    entered.current = undefined;
    clearTimeout(timer.current);
    timer.current = undefined;
  }

  /**
   * Chooses the best of what fits the typed text: at once if it is shown, else as soon as it comes.
   * @returns false if nothing is typed and the list stands, so that nothing was meant by what is not here yet
   */
  function enter(choose: (best: SearchOption) => void): boolean {
    if (typed.current.trim() === '') return state.status === 'waiting';
    if (state.status === 'found') {
      if (state.options[0]) choose(state.options[0]);
      return true;
    }
    entered.current = choose;
    if (timer.current !== undefined) void ask(typed.current);
    return true;
  }

  return { state, open, close, askSoon, enter };
}
