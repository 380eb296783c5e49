import { Trans, useLingui } from '@lingui/react/macro';
import { Table2 } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { useFormat } from '../../lib/format.ts';
import { AppLink } from '../../lib/link.tsx';
import { paths } from '../../lib/paths.ts';
import { Switch } from '../../ui/inputs.tsx';
import { SearchInput } from '../../ui/search-input.tsx';
import { useSlashKey } from '../../ui/table/use-table-keys.ts';
import { ToggleButton } from '../../ui/toggle-button.tsx';
import { GraphCanvas } from './graph-canvas.tsx';
import { GraphLegend } from './graph-legend.tsx';
import type { GraphSearch } from './graph-search.ts';
import { GraphSearchResults } from './graph-search-results.tsx';
import { GraphTable } from './graph-table.tsx';
import { GraphTree } from './graph-tree.tsx';
import { NodeDetails } from './node-details.tsx';
import { type DependencyGraph, hasFindings, isOutdated, leadingTo, searchNodes } from './project-graph.ts';
import { moveThroughResults } from './result-keys.ts';
import { type Scene, sceneOfOpened, sceneOfWays } from './scene.ts';
import { useOpenedTree } from './use-opened-tree.ts';

export interface GraphExplorerProps {
  projectUuid: string;
  graph: DependencyGraph;
  /** The components to which all ways are shown; without any the tree is opened by hand. */
  targets: readonly number[];
  search: GraphSearch;
  onSearch: (patch: Partial<GraphSearch>) => void;
}

const searchDelayMs = 120;
const noTargets: readonly number[] = [];

/** Picture and tree of a graph, side by side. Give it a key, so that other targets start anew. */
export function GraphExplorer(props: GraphExplorerProps) {
  const { t } = useLingui();
  const { projectUuid, graph, targets, search, onSearch } = props;
  const searchInput = useRef<HTMLInputElement>(null);
  useSlashKey(searchInput);
  const selected = search.selected === undefined ? undefined : graph.numberOf.get(search.selected);
  const isFocused = targets.length > 0;
  const narrowed = [search.vulnerable && 'vulnerable', search.outdated && 'outdated']
    .filter(Boolean)
    .join(' ');
  const allowed = useAllowed(graph, targets, search);
  const tree = useOpenedTree(
    graph,
    allowed,
    isFocused ? targets : selected === undefined ? noTargets : [selected],
    isFocused ? undefined : `${projectUuid} ${narrowed}`.trim(),
  );
  const scene = useScene(props, tree, allowed, selected);
  const matches = useMemo(() => searchNodes(graph, search.searchText ?? ''), [graph, search.searchText]);
  const targetSet = useMemo(() => new Set(targets), [targets]);

  const select = (node: number | undefined) => onSearch({ selected: graph.nodes[node ?? -1]?.uuid });
  const narrowing = isFocused ? null : (
    <div className="flex flex-wrap gap-x-4 gap-y-1">
      <Switch
        label={t`Only paths to findings`}
        checked={search.vulnerable === true}
        onCheckedChange={(vulnerable) => onSearch({ vulnerable: vulnerable || undefined })}
      />
      {search.outdated || graph.nodes.some(isOutdated) ? (
        <Switch
          label={t`Only paths to outdated components`}
          checked={search.outdated === true}
          onCheckedChange={(outdated) => onSearch({ outdated: outdated || undefined })}
        />
      ) : null}
    </div>
  );
  const viewSwitch = (
    <ToggleButton
      size="sm"
      icon={<Table2 className="size-4" aria-hidden />}
      pressed={search.table === true}
      onPressedChange={(table) => onSearch({ table: table || undefined })}
    >
      {t`Table`}
    </ToggleButton>
  );
  const details =
    selected === undefined ? null : (
      <NodeDetails
        projectUuid={projectUuid}
        graph={graph}
        number={selected}
        onClose={() => select(undefined)}
      />
    );
  return (
    <div className="flex flex-col gap-2.5 lg:h-[max(30rem,calc(100dvh-15rem))] lg:flex-row">
      <div className="flex min-w-0 flex-col gap-2 max-lg:h-[55dvh] lg:flex-1">
        <Caption projectUuid={projectUuid} graph={graph} scene={scene} targets={targets} />
        <div className="min-h-0 flex-1">
          <GraphCanvas
            scene={scene}
            nodes={graph.nodes}
            targets={targetSet}
            selected={selected}
            anchor={isFocused ? targets[0] : tree.anchor}
            pictureKey={isFocused ? 'ways' : `tree ${narrowed}`}
            onSelect={(node) => {
              tree.activateNode(node);
              select(node);
            }}
            onToggle={tree.toggleNode}
            onMore={tree.showMore}
          />
        </div>
        {search.table && details ? (
          <div className="shrink-0 rounded-lg border border-line bg-surface [&>section]:border-0">
            {details}
          </div>
        ) : null}
      </div>
      {search.table ? (
        <div className="flex min-h-0 w-full min-w-0 flex-col lg:w-1/2">
          <div className="flex flex-wrap items-center gap-3 pb-2">
            {viewSwitch}
            {narrowing}
          </div>
          <GraphTable
            graph={graph}
            allowed={allowed}
            search={search}
            selected={selected}
            onSelect={(node) => {
              tree.reveal(node);
              select(node);
            }}
          />
        </div>
      ) : (
        <>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the field and the links inside */}
          <div
            className="flex min-h-0 w-full flex-col rounded-lg border border-line bg-surface max-lg:h-[32rem] lg:w-96"
            onKeyDown={search.searchText ? moveThroughResults : undefined}
          >
            <div className="flex flex-col gap-1 border-b border-line p-2">
              <SearchInput
                label={t`Find a component`}
                value={search.searchText ?? ''}
                onChange={(searchText) => onSearch({ searchText: searchText || undefined })}
                inputRef={searchInput}
                delayMs={searchDelayMs}
                className="w-full"
              />
              <div className="flex flex-wrap items-center justify-between gap-2">
                {narrowing}
                {viewSwitch}
              </div>
            </div>
            {search.searchText ? (
              <GraphSearchResults
                key={search.searchText}
                projectUuid={projectUuid}
                graph={graph}
                matches={matches}
              />
            ) : (
              <div className="flex min-h-0 flex-1 flex-col p-1">
                <GraphTree
                  graph={graph}
                  rows={tree.rows}
                  activePath={tree.activePath}
                  selected={selected}
                  targets={targetSet}
                  onActivate={tree.activate}
                  onToggle={tree.toggle}
                  onSelect={(row) => (graph.nodes[row.node] ? select(row.node) : tree.toggle(row))}
                />
              </div>
            )}
            {details}
          </div>
        </>
      )}
    </div>
  );
}

/** The nodes that tree and picture may show; undefined means all. */
function useAllowed(
  graph: DependencyGraph,
  targets: readonly number[],
  { vulnerable, outdated }: GraphSearch,
) {
  return useMemo(() => {
    if (targets.length > 0) return nodesOf(sceneOfWays(graph, targets));
    if (!vulnerable && !outdated) return undefined;
    return leadingTo(graph, (node) => (!vulnerable || hasFindings(node)) && (!outdated || isOutdated(node)));
  }, [graph, targets, vulnerable, outdated]);
}

function nodesOf(scene: Scene): ReadonlySet<number> {
  return new Set(scene.boxOf.keys());
}

function useScene(
  { graph, targets }: GraphExplorerProps,
  { expanded, limits }: ReturnType<typeof useOpenedTree>,
  allowed: ReadonlySet<number> | undefined,
  selected: number | undefined,
): Scene {
  return useMemo(
    () =>
      targets.length > 0
        ? sceneOfWays(graph, targets)
        : sceneOfOpened({ graph, expanded, allowed, limits, selected }),
    [graph, targets, expanded, allowed, limits, selected],
  );
}

function Caption(props: {
  projectUuid: string;
  graph: DependencyGraph;
  scene: Scene;
  targets: readonly number[];
}) {
  const { t } = useLingui();
  const format = useFormat();
  const { graph, scene, targets } = props;
  const shown = format.number(scene.boxes.filter((box) => box.kind === 'node').length);
  const all = format.number(graph.nodes.length);
  const target = graph.nodes[targets[0] ?? -1];
  const name = [target?.name, target?.version].filter(Boolean).join(' ');
  const others = format.number(targets.length - 1);
  return (
    <div className="flex flex-wrap gap-x-3 text-xs text-muted">
      <span>
        {target === undefined ? null : targets.length === 1 ? (
          <Trans>
            All paths to <strong className="text-fg">{name}</strong>.
          </Trans>
        ) : (
          <Trans>
            All paths to <strong className="text-fg">{name}</strong> and {others} more.
          </Trans>
        )}{' '}
        {t`Showing ${shown} of ${all}.`} {scene.isShortened ? t`Longer paths are omitted.` : null}
      </span>
      {target === undefined ? null : (
        <AppLink path={paths.projectTab(props.projectUuid, 'dependencyGraph')}>{t`Show full graph`}</AppLink>
      )}
      <GraphLegend nodes={graph.nodes} />
    </div>
  );
}
