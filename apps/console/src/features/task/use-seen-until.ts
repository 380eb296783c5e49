import { useState } from 'react';

const storageKey = 'TaskCenterSeenUntil';

/** Until when the user has seen what came of the work. */
export function useSeenUntil(): { seenUntil: number; see: () => void } {
  const [seenUntil, setSeenUntil] = useState(() => Number(localStorage.getItem(storageKey) ?? 0));
  return {
    seenUntil,
    see: () => {
      const now = Date.now();
      localStorage.setItem(storageKey, String(now));
      setSeenUntil(now);
    },
  };
}
