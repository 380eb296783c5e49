import { lazy, Suspense } from 'react';
import { loadChunk } from '../lib/chunk.ts';
import { Skeleton } from './states.tsx';

const MarkdownBody = lazy(() =>
  loadChunk(() => import('./markdown-body.tsx')).then((module) => ({ default: module.MarkdownBody })),
);

/** Text that others wrote, with the marks of Markdown. Nothing in it is loaded from elsewhere. */
export function Markdown({ text }: { text: string }) {
  return (
    <Suspense fallback={<Skeleton className="h-16 w-full" />}>
      <MarkdownBody text={text} />
    </Suspense>
  );
}
