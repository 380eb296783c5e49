// Public to other features.
import type { ComponentProps } from 'react';
import { useCapability } from '../../lib/capability.ts';
import { useFormat } from '../../lib/format.ts';
import { AppLink } from '../../lib/link.tsx';
import { paths } from '../../lib/paths.ts';

interface FindingCountProps {
  /** Uuid of a project. */
  project: string;
  /** The filter of the audit list that leaves just as many. */
  filter: Parameters<typeof paths.projectTab>[2];
  count: number;
  /** The counted thing with the number: the name of the link. */
  label: string;
  className?: ComponentProps<'a'>['className'];
}

/**
 * A number of findings of a project as a link to the list of them, closed ones too: all that are not suppressed are counted. Nothing leads
 * to an empty or a forbidden list.
 */
export function FindingCount({ project, filter, count, label, className }: FindingCountProps) {
  const format = useFormat();
  const { allowed } = useCapability('VIEW_VULNERABILITY');
  if (count === 0) return <span className="text-muted tabular-nums">{format.number(0)}</span>;
  const text = format.number(count);
  if (!allowed) return <span className="tabular-nums">{text}</span>;
  return (
    <AppLink
      path={paths.projectTab(project, 'findings', { all: true, ...filter })}
      aria-label={label}
      className={
        className ??
        'text-fg underline decoration-line-strong/50 underline-offset-3 tabular-nums hover:decoration-current'
      }
    >
      {text}
    </AppLink>
  );
}
