import { Network } from 'lucide-react';
import { AppLink } from './link.tsx';
import type { AppPath } from './paths.ts';

/** The icon that leads from a row into a dependency graph. @param label says whose, so that the rows differ */
export function GraphLink({ path, label }: { path: AppPath; label: string }) {
  return (
    <AppLink
      path={path}
      className="grid size-7 place-items-center rounded-md text-muted hover:bg-subtle hover:text-fg"
      aria-label={label}
      title={label}
    >
      <Network className="size-4" aria-hidden />
    </AppLink>
  );
}
