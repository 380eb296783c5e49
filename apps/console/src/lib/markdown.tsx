import { lazy, Suspense } from 'react';
import { Skeleton } from '../ui/states.tsx';
import { loadChunk } from './chunk.ts';

const MarkdownBody = lazy(() =>
  loadChunk(() => import('../ui/markdown-body.tsx')).then((module) => ({ default: module.MarkdownBody })),
);

/** Text that others wrote, with the marks of Markdown. Nothing in it is loaded from elsewhere. */
export function Markdown({ text }: { text: string }) {
  return (
    <Suspense fallback={<Skeleton className="h-16 w-full" />}>
      <MarkdownBody text={text} />
    </Suspense>
  );
}
