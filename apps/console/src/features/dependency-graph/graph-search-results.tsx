import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useFormat } from '../../lib/format.ts';
import { AppLink } from '../../lib/link.tsx';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { FindingMarks } from './finding-marks.tsx';
import type { DependencyGraph } from './project-graph.ts';

const stepShown = 100;

export interface GraphSearchResultsProps {
  projectUuid: string;
  graph: DependencyGraph;
  matches: readonly number[];
}

/** The components that a search found; each leads to all ways to it. Give it a key, so that another search starts anew. */
export function GraphSearchResults({ projectUuid, graph, matches }: GraphSearchResultsProps) {
  const { t } = useLingui();
  const format = useFormat();
  const [limit, setLimit] = useState(stepShown);
  const total = format.number(matches.length);
  const shown = format.number(limit);
  const more = format.number(Math.min(stepShown, matches.length - limit));
  return (
    <div className="min-h-0 flex-1 overflow-auto">
      <p role="status" className="px-2 py-1 text-xs text-muted">
        {matches.length > limit ? t`${total} found, showing the first ${shown}` : t`${total} found`}
      </p>
      <ul aria-label={t`Matching components`}>
        {matches.slice(0, limit).map((number) => {
          const node = graph.nodes[number];
          if (!node) return null;
          return (
            <li key={number}>
              <AppLink
                path={paths.projectGraphFocus(projectUuid, [node.uuid])}
                data-result
                title={[node.name, node.version].filter(Boolean).join(' ')}
                className="flex h-7.5 items-center gap-1.5 rounded px-2 hover:bg-hover focus-visible:-outline-offset-2"
              >
                <span className="max-w-3/4 shrink-0 truncate">{node.name}</span>
                <span className="me-auto min-w-0 truncate text-xs text-muted">{node.version}</span>
                <FindingMarks findings={node.findings} />
              </AppLink>
            </li>
          );
        })}
      </ul>
      {matches.length > limit ? (
        <div className="p-2">
          <Button size="sm" data-result className="w-full" onClick={() => setLimit(limit + stepShown)}>
            {t`Show ${more} more`}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
