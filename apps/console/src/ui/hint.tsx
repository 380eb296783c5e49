import { Info } from 'lucide-react';
import { Tooltip } from './tooltip.tsx';

/** Explains a word on the screen, when its small mark is pressed or touched. */
export function Hint({ label, text }: { label: string; text: string }) {
  return (
    <Tooltip text={text}>
      <button
        type="button"
        aria-label={`${label}: ${text}`}
        className="-m-1 ms-0 inline-grid size-6 shrink-0 cursor-help place-items-center rounded text-muted hover:text-fg"
      >
        <Info className="size-3.5" aria-hidden />
      </button>
    </Tooltip>
  );
}
