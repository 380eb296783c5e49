// Public to other features.
import { Plural } from '@lingui/react/macro';
import { LoaderCircle } from 'lucide-react';

/** The number of changed projects that are not recounted yet; hidden if there are none. */
export function PendingProjects({ count }: { count: number | undefined }) {
  if (!count) return null;
  return (
    <span role="status" className="flex items-center gap-1.5 text-xs text-muted">
      <LoaderCircle className="size-3.5 animate-spin motion-reduce:animate-none" aria-hidden />
      <Plural value={count} one="Updating # project" other="Updating # projects" />
    </span>
  );
}
