import type { ReactNode } from 'react';

export interface Fact {
  label: string;
  /** Absent and empty ones are left out. */
  value: ReactNode;
}

/** Names and values below each other. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  const known = facts.filter(({ value }) => value !== undefined && value !== null && value !== '');
  return (
    <dl className="grid grid-cols-[minmax(7rem,max-content)_1fr] gap-x-6 gap-y-1.5 max-sm:grid-cols-1 max-sm:gap-y-0.5">
      {known.map(({ label, value }) => (
        <div key={label} className="contents">
          <dt className="text-muted max-sm:mt-1.5 max-sm:text-xs">{label}</dt>
          <dd className="min-w-0 wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
