import { useLingui } from '@lingui/react/macro';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { createLazyRoute, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { Network } from 'lucide-react';
import { useMemo } from 'react';
import { AppLink } from '../../lib/link.tsx';
import { paths } from '../../lib/paths.ts';
import { EmptyState } from '../../ui/states.tsx';
import { isUntouched, NothingUploaded } from '../project/nothing-uploaded.tsx';
import { projectQuery } from '../project/project.data.ts';
import { projectGraphQuery } from './dependency-graph.data.ts';
import { GraphExplorer } from './graph-explorer.tsx';
import type { GraphSearch } from './graph-search.ts';
import { hasDependencies } from './project-graph.ts';

export const route = createLazyRoute('/screen/projects/$uuid/dependencyGraph')({
  component: DependencyGraphScreen,
});
export const focusRoute = createLazyRoute('/screen/projects/$uuid/dependencyGraph/$componentUuids')({
  component: DependencyGraphScreen,
});

function useTargets(componentUuids: string, numberOf: ReadonlyMap<string, number>) {
  return useMemo(
    () => componentUuids.split('|').flatMap((uuid) => numberOf.get(uuid) ?? []),
    [componentUuids, numberOf],
  );
}

function NoCollectionGraph({ uuid }: { uuid: string }) {
  const { t } = useLingui();
  return (
    <EmptyState
      title={t`No graph for a collection`}
      icon={<Network className="size-6" />}
      action={<AppLink path={paths.project(uuid)}>{t`Show its projects`}</AppLink>}
    >
      {t`Each project in this collection has a dependency graph of its own.`}
    </EmptyState>
  );
}

function DependencyGraphScreen() {
  const { t } = useLingui();
  const { uuid = '', componentUuids = '' } = useParams({ strict: false });
  const search: GraphSearch = useSearch({ strict: false });
  const navigate = useNavigate();
  const { data: graph } = useSuspenseQuery(projectGraphQuery(uuid));
  const { data: project } = useQuery(projectQuery(uuid));
  const targets = useTargets(componentUuids, graph.numberOf);

  if (!hasDependencies(graph)) {
    if (project && isUntouched(project)) return <NothingUploaded project={project} />;
    if (project && project.collectionLogic !== 'NONE') return <NoCollectionGraph uuid={uuid} />;
    return (
      <EmptyState title={t`No dependency graph`} icon={<Network className="size-6" />}>
        {t`This project's BOM contains no dependency information.`}
      </EmptyState>
    );
  }
  if (componentUuids !== '' && targets.length === 0) {
    return (
      <EmptyState
        title={t`Dependency not found in the graph`}
        icon={<Network className="size-6" />}
        action={<AppLink path={paths.projectTab(uuid, 'dependencyGraph')}>{t`Show full graph`}</AppLink>}
      >
        {t`This project's BOM doesn't show how this component is included.`}
      </EmptyState>
    );
  }
  return (
    <GraphExplorer
      key={`${uuid} ${componentUuids} ${search.vulnerable ?? false}`}
      projectUuid={uuid}
      graph={graph}
      targets={targets}
      search={search}
      onSearch={(patch) => {
        void navigate({
          to: '.',
          search: (before: object) => ({ ...before, ...patch }),
          replace: true,
          resetScroll: false,
        });
      }}
    />
  );
}
