import type { ReactNode } from 'react';

/** A value as a machine wrote it. */
export function Code({ children }: { children: ReactNode }) {
  return <code className="rounded bg-subtle px-1 py-0.5 font-mono text-xs wrap-anywhere">{children}</code>;
}
