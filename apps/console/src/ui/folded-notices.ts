import type { Notice } from './toast.tsx';

/** Notices of one title that are shown as one. */
export interface FoldedNotice extends Notice {
  id: string;
  /** The text of each, the newest first. */
  texts: readonly string[];
}

/**
 * The shown notices, derived from the added ones. A foldable notice joins a shown one of its kind and title.
 * `close` is called when a notice has gone.
 */
export function foldNotices(): { add: (notice: Notice) => FoldedNotice; close: (id: string) => void } {
  const shown = new Map<string, readonly string[]>();
  return {
    add: (notice) => {
      const { kind, title, text, action, folds = action === undefined } = notice;
      const id = [kind, title, ...(folds ? [] : [text])].join('|');
      const texts = [...new Set([...(text ? [text] : []), ...(shown.get(id) ?? [])])];
      shown.set(id, texts);
      if (texts.length < 2) return { ...notice, id, texts };
      const { action: _, ...rest } = notice;
      return { ...rest, id, texts };
    },
    close: (id) => shown.delete(id),
  };
}
