import { type ReactNode, useEffect, useRef, useState } from 'react';

/** How near to what is in sight counts as seen, so that it is there when it is reached. */
const margin = '200px';

/** Loads its content only when it is scrolled into view. Then it stays. */
export function WhenSeen({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (isSeen || !element) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setSeen(true);
      },
      { rootMargin: margin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isSeen]);
  // As high as what most things need, so that the place of what follows changes little.
  return isSeen ? children : <div ref={place} className="h-24" />;
}
