import { clsx } from 'clsx';

const radius = 12;
const length = 2 * Math.PI * radius;

/** The progress of something, 0–100, as a ring beside text that says the same. */
export function ProgressRing({ percent, className }: { percent: number; className?: string }) {
  return (
    <svg
      viewBox="0 0 28 28"
      fill="none"
      strokeWidth="2.5"
      className={clsx('-rotate-90', className)}
      aria-hidden
    >
      <circle cx="14" cy="14" r={radius} className="stroke-line" />
      <circle
        cx="14"
        cy="14"
        r={radius}
        strokeLinecap="round"
        strokeDasharray={length}
        // A little of it shows from the beginning: something goes on.
        strokeDashoffset={length * (1 - Math.min(100, Math.max(6, percent)) / 100)}
        className="stroke-accent transition-[stroke-dashoffset]"
      />
    </svg>
  );
}
