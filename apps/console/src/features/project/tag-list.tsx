import { Plural } from '@lingui/react/macro';
import type { Tag } from '@waybill/api-contract';
import { clsx } from 'clsx';
import { AppLink } from '../../lib/link.tsx';
import { paths } from '../../lib/paths.ts';

export interface TagListProps {
  tags: readonly Tag[];
  /** The number of visible tags. The rest is shown as a number. */
  max: number;
  /** On several lines where one has not the room for all. */
  wrap?: boolean;
}

/** Tags, each leading to the projects that have it. A long one is cut, its title has all of it. */
export function TagList({ tags, max, wrap = false }: TagListProps) {
  const rest = tags.slice(max);
  return (
    <span className={clsx('inline-flex max-w-full items-center gap-1', wrap && 'flex-wrap')}>
      {tags.slice(0, max).map(({ name }) => (
        <AppLink
          key={name}
          path={paths.projects({ tag: name })}
          title={name}
          className="max-w-32 min-w-0 truncate rounded bg-subtle px-1.5 py-0.5 text-xs font-medium text-fg hover:bg-line"
        >
          {name}
        </AppLink>
      ))}
      {rest.length > 0 ? (
        <span
          className="text-xs whitespace-nowrap text-muted"
          title={rest.map(({ name }) => name).join(', ')}
        >
          <Plural value={rest.length} one="and # more" other="and # more" />
        </span>
      ) : null}
    </span>
  );
}
