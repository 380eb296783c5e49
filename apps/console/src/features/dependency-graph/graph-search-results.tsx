import { useLingui } from '@lingui/react/macro';
import { useFormat } from '../../lib/format.ts';
import { AppLink } from '../../lib/link.tsx';
import { paths } from '../../lib/paths.ts';
import { FindingMarks } from './finding-marks.tsx';
import type { ProjectGraph } from './project-graph.ts';

const maxShown = 100;

/** The components that a search found; each leads to all ways to it. */
export function GraphSearchResults(props: {
  projectUuid: string;
  graph: ProjectGraph;
  matches: readonly number[];
}) {
  const { t } = useLingui();
  const format = useFormat();
  const { graph, matches } = props;
  const total = format.number(matches.length);
  const shown = format.number(maxShown);
  return (
    <div className="min-h-0 flex-1 overflow-auto">
      <p role="status" className="px-2 py-1 text-xs text-muted">
        {matches.length > maxShown ? t`${total} found, the first ${shown} shown` : t`${total} found`}
      </p>
      <ul aria-label={t`Found components`}>
        {matches.slice(0, maxShown).map((number) => {
          const node = graph.nodes[number];
          if (!node) return null;
          return (
            <li key={number}>
              <AppLink
                path={paths.projectGraphFocus(props.projectUuid, [node.uuid])}
                className="flex h-7.5 items-center gap-1.5 rounded px-2 hover:bg-hover focus-visible:-outline-offset-2"
              >
                <span className="min-w-0 truncate">{node.name}</span>
                <span className="me-auto shrink-0 text-xs text-muted">{node.version}</span>
                <FindingMarks findings={node.findings} />
              </AppLink>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
