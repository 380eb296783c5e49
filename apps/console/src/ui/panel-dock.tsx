import { createContext, type ReactNode, useContext, useState } from 'react';

/** Where panels stand; null until it is in the page, undefined on a page that has no such place. */
const Dock = createContext<HTMLElement | null | undefined>(undefined);

/** The content beside a panel, followed by the place for panels. Its parent lays both out in a row. */
export function PanelDock({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return (
    <Dock value={place}>
      {children}
      <div ref={setPlace} className="contents" />
    </Dock>
  );
}

export function usePanelDock(): HTMLElement | null | undefined {
  return useContext(Dock);
}
