import { useRef, useState } from 'react';

export interface SearchOption {
  value: string;
  label: string;
}

/** What fits a text, the best first; empty text asks for the first few of all. */
export type FindOptions = (text: string, signal: AbortSignal) => Promise<SearchOption[]>;

const debounceMs = 250;

export interface SearchState {
  options: readonly SearchOption[];
  status: 'waiting' | 'found' | 'failed';
}

/** Asks for what fits, after a short pause in typing; an older answer never replaces a newer one. */
export function useOptionSearch(find: FindOptions) {
  const [state, setState] = useState<SearchState>({ options: [], status: 'waiting' });
  const running = useRef<AbortController>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  async function ask(text: string): Promise<void> {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    setState((before) => ({ ...before, status: 'waiting' }));
    try {
      const options = await find(text.trim(), signal);
      if (!signal.aborted) setState({ options, status: 'found' });
    } catch {
      if (!signal.aborted) setState({ options: [], status: 'failed' });
    }
  }

  function askSoon(text: string): void {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void ask(text), debounceMs);
  }

  return { state, ask, askSoon };
}
