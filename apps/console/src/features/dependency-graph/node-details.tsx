import { useLingui } from '@lingui/react/macro';
import { ArrowUp, X } from 'lucide-react';
import { useCapability } from '../../lib/capability.ts';
import { useFormat } from '../../lib/format.ts';
import { AppLink } from '../../lib/link.tsx';
import { type AppPath, paths } from '../../lib/paths.ts';
import { IconButton } from '../../ui/button.tsx';
import { FindingMarks } from './finding-marks.tsx';
import { type DependencyGraph, hasFindings, type PackageNode } from './project-graph.ts';

const maxListed = 6;

function pageOf(node: PackageNode, isProject: boolean): AppPath {
  if (isProject) return paths.project(node.uuid);
  return node.isService ? paths.service(node.uuid) : paths.component(node.uuid);
}

/** The facts about the selected component, with links. */
export function NodeDetails(props: {
  projectUuid: string;
  graph: DependencyGraph;
  number: number;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const { graph, number, projectUuid } = props;
  const seesFindings = useCapability('VIEW_VULNERABILITY').allowed;
  const node = graph.nodes[number];
  if (!node) return null;
  const isProject = number === 0;
  return (
    <section aria-label={t`Selected component`} className="border-t border-line px-3 pt-2 pb-3">
      <div className="flex items-start gap-2">
        <h2 className="min-w-0 flex-1 pt-1 font-semibold wrap-anywhere">
          {node.name} <span className="font-normal text-muted">{node.version}</span>
        </h2>
        <IconButton
          label={t`Deselect`}
          icon={<X className="size-4" aria-hidden />}
          size="sm"
          onClick={props.onClose}
        />
      </div>
      {node.group ? <p className="text-xs text-muted wrap-anywhere">{node.group}</p> : null}
      {node.latestVersion === undefined ? null : (
        <p className="mt-1.5 flex items-center gap-1 text-xs">
          <ArrowUp className="size-3.5 shrink-0 text-warning" strokeWidth={2.5} aria-hidden />
          <span className="min-w-0 wrap-anywhere">{t`Outdated. Latest version: ${node.latestVersion}`}</span>
        </p>
      )}
      {hasFindings(node) ? (
        <div className="mt-1.5">
          <FindingMarks findings={node.findings} />
        </div>
      ) : null}
      <p className="mt-2 flex flex-wrap gap-x-4 gap-y-1">
        <AppLink path={pageOf(node, isProject)}>{t`Open page`}</AppLink>
        {isProject ? null : (
          <AppLink path={paths.projectGraphFocus(projectUuid, [node.uuid])}>{t`Show all paths`}</AppLink>
        )}
        {seesFindings && !isProject && hasFindings(node) ? (
          <AppLink path={paths.projectTab(projectUuid, 'findings', { component: node.uuid, all: true })}>
            {t`Show findings`}
          </AppLink>
        ) : null}
      </p>
      <Neighbors
        {...props}
        label={t`Direct dependents`}
        numbers={graph.dependantsOf(number).filter((other) => other !== 0)}
      />
      <Neighbors {...props} label={t`Direct dependencies`} numbers={graph.childrenOf(number)} />
    </section>
  );
}

function Neighbors(props: {
  projectUuid: string;
  graph: DependencyGraph;
  label: string;
  numbers: readonly number[];
}) {
  const { t } = useLingui();
  const format = useFormat();
  if (props.numbers.length === 0) return null;
  const rest = format.number(props.numbers.length - maxListed);
  return (
    <div className="mt-2 text-xs">
      <h3 className="text-muted">
        {props.label} ({format.number(props.numbers.length)})
      </h3>
      <ul className="flex flex-wrap gap-x-3">
        {props.numbers.slice(0, maxListed).map((number) => {
          const node = props.graph.nodes[number];
          if (!node) return null;
          return (
            <li key={number} className="min-w-0 max-w-full truncate">
              <AppLink path={paths.projectGraphFocus(props.projectUuid, [node.uuid])}>
                {node.name} {node.version}
              </AppLink>
            </li>
          );
        })}
        {props.numbers.length > maxListed ? <li className="text-muted">{t`and ${rest} more`}</li> : null}
      </ul>
    </div>
  );
}
