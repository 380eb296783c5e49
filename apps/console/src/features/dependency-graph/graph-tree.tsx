// biome-ignore-all lint/a11y/useFocusableInteractive: the tree has the focus and names its active row
import { useLingui } from '@lingui/react/macro';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { clsx } from 'clsx';
import { ChevronRight, RotateCcw } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { useFormat } from '../../lib/format.ts';
import { OutdatedMark } from '../project/outdated-mark.tsx';
import { FindingMarks } from './finding-marks.tsx';
import { type DependencyGraph, unattachedBranch } from './project-graph.ts';
import type { TreeRow } from './tree-rows.ts';
import { treeKeyHandler } from './use-tree-keys.ts';

export interface GraphTreeProps {
  graph: DependencyGraph;
  rows: readonly TreeRow[];
  /** The row that the keys act on. */
  activePath: string;
  selected: number | undefined;
  targets: ReadonlySet<number>;
  onActivate: (row: TreeRow) => void;
  onToggle: (row: TreeRow) => void;
  onSelect: (row: TreeRow) => void;
}

const rowHeightPx = 30;
const estimateSize = () => rowHeightPx;

/** The graph as a tree for keyboard, screen reader and everybody who prefers lists. */
export function GraphTree(props: GraphTreeProps) {
  const { t } = useLingui();
  const { rows, activePath } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const id = useId();
  const active = Math.max(
    0,
    rows.findIndex((row) => row.path === activePath),
  );
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize,
    overscan: 10,
    // The active row stays drawn, because the tree names it.
    rangeExtractor: (range) => [...new Set([...defaultRangeExtractor(range), active])].sort((a, b) => a - b),
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls when another row becomes active, not when rows open
  useEffect(() => {
    virtualizer.scrollToIndex(active);
  }, [activePath]);

  return (
    <div
      ref={scroller}
      role="tree"
      aria-label={t`Dependencies`}
      tabIndex={0}
      aria-activedescendant={rows[active] ? `${id}-${rows[active].path}` : undefined}
      onKeyDown={treeKeyHandler({ ...props, active })}
      className="group/tree min-h-0 flex-1 overflow-auto outline-offset-2"
    >
      <div role="presentation" className="relative" style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const row = rows[index];
          if (!row) return null;
          return (
            <TreeItem
              key={row.path}
              {...props}
              id={`${id}-${row.path}`}
              row={row}
              isActive={index === active}
              start={start}
            />
          );
        })}
      </div>
    </div>
  );
}

function TreeItem(props: GraphTreeProps & { id: string; row: TreeRow; isActive: boolean; start: number }) {
  const { graph, row, isActive } = props;
  const isSelected = row.node === props.selected;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled by the tree
    <div
      id={props.id}
      role="treeitem"
      aria-level={row.depth + 1}
      aria-expanded={row.isBranch ? row.isOpen : undefined}
      aria-selected={isSelected}
      aria-posinset={row.position}
      aria-setsize={row.siblings}
      onClick={(event) => {
        props.onActivate(row);
        const onHandle = event.target instanceof Element && event.target.closest('[data-handle]');
        if (onHandle && row.isBranch) props.onToggle(row);
        else props.onSelect(row);
      }}
      className={clsx(
        'absolute inset-x-0 top-0 flex h-7.5 cursor-pointer items-center gap-1 rounded pe-2 hover:bg-hover',
        isSelected && 'bg-accent-soft',
        isActive &&
          'group-focus-visible/tree:ring-2 group-focus-visible/tree:ring-accent-strong group-focus-visible/tree:ring-inset',
      )}
      style={{ transform: `translateY(${props.start}px)`, paddingInlineStart: `${0.25 + row.depth * 1}rem` }}
    >
      <span
        data-handle
        className="grid size-5 shrink-0 place-items-center rounded text-muted hover:bg-subtle"
      >
        {row.isBranch ? (
          <ChevronRight
            className={clsx('size-4 transition-transform', row.isOpen && 'rotate-90')}
            aria-hidden
          />
        ) : null}
      </span>
      {row.node === unattachedBranch ? (
        <UnattachedLabel graph={graph} />
      ) : (
        <NodeLabel graph={graph} row={row} isTarget={props.targets.has(row.node)} />
      )}
    </div>
  );
}

function UnattachedLabel({ graph }: { graph: DependencyGraph }) {
  const { t } = useLingui();
  const format = useFormat();
  const count = format.number(graph.unattached.length);
  return <span className="truncate text-muted">{t`Not linked to project (${count})`}</span>;
}

function NodeLabel({ graph, row, isTarget }: { graph: DependencyGraph; row: TreeRow; isTarget: boolean }) {
  const { t } = useLingui();
  const node = graph.nodes[row.node];
  if (!node) return null;
  const repeated = t`Cycle (appears higher up this path)`;
  return (
    <>
      <span className={clsx('max-w-3/4 shrink-0 truncate', isTarget && 'font-semibold text-accent')}>
        {node.name}
      </span>
      <span className="me-auto min-w-0 truncate text-xs text-muted">{node.version}</span>
      {row.isRepeated ? (
        <span title={repeated} className="text-muted">
          <RotateCcw className="size-3.5" aria-hidden />
          <span className="sr-only">{repeated}</span>
        </span>
      ) : null}
      <OutdatedMark latestVersion={node.latestVersion} />
      <FindingMarks findings={node.findings} />
    </>
  );
}
