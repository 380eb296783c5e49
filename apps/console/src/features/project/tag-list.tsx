import { Plural } from '@lingui/react/macro';
import type { TagView } from '@waybill/api-contract';
import { AppLink } from '../../lib/link.tsx';
import { paths } from '../../lib/paths.ts';

/** Tags, each leading to the projects that have it; beyond `max` only their number. */
export function TagList({ tags, max }: { tags: readonly TagView[]; max: number }) {
  const rest = tags.slice(max);
  return (
    <span className="inline-flex max-w-full items-center gap-1">
      {tags.slice(0, max).map(({ name }) => (
        <AppLink
          key={name}
          path={paths.projects({ tag: name })}
          className="min-w-0 truncate rounded bg-subtle px-1.5 py-0.5 text-xs font-medium text-fg hover:bg-line"
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
