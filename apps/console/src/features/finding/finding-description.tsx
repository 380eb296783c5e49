import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useLayoutEffect, useRef, useState } from 'react';
import { Markdown } from '../../lib/markdown.tsx';
import type { ListedFinding } from './audit-scope.ts';
import { afterTitle } from './description-text.ts';
import { findingDetailsQuery } from './finding.data.ts';
import { keyOf } from './finding-search.ts';

/**
 * The description of the vulnerability, without its title, which is above. A long text is collapsed, so the
 * decision stays near.
 */
export function FindingDescription({ finding }: { finding: ListedFinding }) {
  const { data } = useQuery(findingDetailsQuery(keyOf(finding)));
  const text = data?.description && afterTitle(data.description, finding.vulnerability.title);
  return text ? <FoldedText text={text} /> : null;
}

function FoldedText({ text }: { text: string }) {
  const { t } = useLingui();
  const box = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isCut, setCut] = useState(false);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element || isOpen) return;
    const measure = () => setCut(element.scrollHeight > element.clientHeight + 1);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [isOpen]);
  return (
    <div>
      <div ref={box} className={clsx(!isOpen && 'max-h-30 overflow-hidden')}>
        <Markdown text={text} />
      </div>
      {isCut || isOpen ? (
        <button
          type="button"
          aria-expanded={isOpen}
          className="mt-1 rounded text-accent hover:underline"
          onClick={() => setOpen((open) => !open)}
        >
          {isOpen ? t`Show less` : t`Show more`}
        </button>
      ) : null}
    </div>
  );
}
