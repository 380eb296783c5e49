// Public to other features.
import { useRef } from 'react';
import { useHeldKeys } from './use-held-keys.ts';

interface Leaving {
  stored: Promise<unknown>;
  /** False when there was no way on. */
  onNext: () => Promise<boolean>;
  /** The row is not left after all. */
  onStay: () => Promise<void>;
  /** It was left, and then could not be saved. */
  onFailed: () => void;
}

/** Goes on to the next row while the analysis of this one is being saved. */
export function useGoingOn() {
  /** Saved, and left in a moment: keys that are still pressed here are meant for the next row. */
  const isOnItsWay = useRef(false);
  const held = useHeldKeys(() => isOnItsWay.current);

  async function goOn({ stored, onNext, onStay, onFailed }: Leaving): Promise<void> {
    isOnItsWay.current = true;
    const left = onNext().then(async (hasLeft) => {
      if (hasLeft) return held.handOn();
      isOnItsWay.current = false;
      held.drop();
      await onStay();
    });
    await Promise.all([stored, left]).catch(onFailed);
  }

  return { isOnItsWay: () => isOnItsWay.current, goOn };
}

export type GoingOn = ReturnType<typeof useGoingOn>;
