// Public to other features.
import { useEffect, useRef } from 'react';
import { toast } from '../../ui/toast.tsx';

/** Says once that what the address names does not exist. */
export function useMissingNotice(
  isMissing: boolean,
  { title, text }: { title: string; text: string },
  onMissing: () => void,
): void {
  const latest = useRef(onMissing);
  latest.current = onMissing;
  useEffect(() => {
    if (!isMissing) return;
    toast({ kind: 'warning', title, text });
    latest.current();
  }, [isMissing, title, text]);
}
