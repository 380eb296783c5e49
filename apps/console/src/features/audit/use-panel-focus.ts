// Public to other features.
import { useEffect, useRef } from 'react';

function rowBeside(index: string | undefined): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-row="${index}"]`);
}

/** The row to which the focus returns: the one that was open, or what has taken its place in the list. */
export function useFinalFocus(isOpen: boolean): () => HTMLElement | null {
  const place = useRef<string>(undefined);
  useEffect(() => {
    const row = document.querySelector<HTMLElement>('[data-row][aria-current]');
    if (isOpen && row) place.current = row.dataset.row;
  });
  return () => rowBeside(place.current) ?? rowBeside('0');
}

/**
 * The panel has the focus, for its keys, also when another row is clicked while it is open.
 * @param id of the row that is open
 */
export function useFocusFromRow(id: string | undefined): void {
  useEffect(() => {
    if (id && document.activeElement?.matches('[data-row]'))
      document.querySelector<HTMLElement>('[data-side-panel]')?.focus();
  }, [id]);
}
