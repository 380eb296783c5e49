import { clsx } from 'clsx';
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';

interface TabBarProps {
  label: string;
  /** The row that holds the tabs. */
  row: RefObject<HTMLDivElement | null>;
  children: ReactNode;
  /** Behind the tabs: the way to those that have no room. */
  more: ReactNode;
}

/** The row of tab links. Those without room are in a second line, which nobody sees. */
export function TabBar({ label, row, children, more }: TabBarProps) {
  return (
    <nav aria-label={label} className="mb-4 flex gap-4 border-b border-line">
      <div ref={row} className="-mb-px flex h-9.5 min-w-0 flex-1 flex-wrap gap-x-4 overflow-hidden">
        {children}
      </div>
      {more}
    </nav>
  );
}

/** Counts the tabs of a row that have room, from the first one on. */
export function useTabsInSight(count: number): { row: RefObject<HTMLDivElement | null>; inSight: number } {
  const row = useRef<HTMLDivElement>(null);
  const [inSight, setInSight] = useState(count);
  useLayoutEffect(() => {
    const element = row.current;
    if (!element) return undefined;
    const tabs = [...element.children].slice(0, count) as HTMLElement[];
    const measure = () => {
      const top = tabs[0]?.offsetTop;
      setInSight(Math.max(1, tabs.filter((tab) => tab.offsetTop === top).length));
    };
    const observer = new ResizeObserver(measure);
    // Tabs become wider as their counts arrive.
    for (const each of [element, ...tabs]) observer.observe(each);
    measure();
    return () => observer.disconnect();
  }, [count]);
  return { row, inSight };
}

export function tabClassName(active: boolean): string {
  return clsx(
    '-mb-px border-b-2 px-0.5 py-2 whitespace-nowrap focus-visible:-outline-offset-2',
    active ? 'border-accent-strong font-medium text-fg' : 'border-transparent text-muted hover:text-fg',
  );
}
