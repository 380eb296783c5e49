import { ProgressBar } from '../ui/progress-bar.tsx';
import { useFormat } from './format.ts';

/** The current work, with its percentage and a bar below. */
export function ProgressLine({ text, label, percent }: { text: string; label: string; percent: number }) {
  const format = useFormat();
  return (
    <div className="mb-3">
      <div className="mb-1 flex justify-between gap-3 text-xs text-muted">
        <span className="min-w-0 truncate">{text}</span>
        <span className="tabular-nums">{format.percent(percent / 100, 0)}</span>
      </div>
      <ProgressBar label={label} percent={percent} />
    </div>
  );
}
