import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { backgrounds, type ChartTone } from './chart-data.ts';

export interface BarListItem {
  id: string;
  label: ReactNode;
  value: number;
  /** The number as it is read. */
  text: string;
  /** Its share of the whole, as it is read. */
  share: string;
  tone: ChartTone;
}

/** Parts of a whole as bars with their numbers; readable as the list that it is. */
export function BarList({ items, total }: { items: readonly BarListItem[]; total: number }) {
  return (
    <ul className="flex flex-col gap-3">
      {items.map((item) => (
        <li key={item.id}>
          <div className="flex items-baseline justify-between gap-3">
            <span className="min-w-0 truncate">{item.label}</span>
            <span className="tabular-nums">
              {item.text} <span className="ms-1 inline-block min-w-10 text-end text-muted">{item.share}</span>
            </span>
          </div>
          <div className="mt-1 h-1.5 overflow-hidden rounded-full bg-subtle" aria-hidden>
            <div
              className={clsx('h-full rounded-full', backgrounds[item.tone])}
              style={{
                width: `${total > 0 ? Math.max(item.value > 0 ? 1 : 0, (item.value / total) * 100) : 0}%`,
              }}
            />
          </div>
        </li>
      ))}
    </ul>
  );
}
