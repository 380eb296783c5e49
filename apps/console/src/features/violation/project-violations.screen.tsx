import { useSuspenseQuery } from '@tanstack/react-query';
import { createLazyRoute, useParams, useSearch } from '@tanstack/react-router';
import { projectQuery } from '../project/project.data.ts';
import { ViolationAudit } from './violation-audit.tsx';
import type { ViolationScope } from './violation-scope.ts';
import type { ViolationSearch } from './violation-search.ts';

export const route = createLazyRoute('/screen/projects/$uuid/policyViolations')({
  component: ProjectViolations,
});

/** The violations of a project, or of the projects that a collection is made of. */
function ProjectViolations() {
  const { uuid: project = '' } = useParams({ strict: false });
  const search: ViolationSearch = useSearch({ strict: false });
  const { data } = useSuspenseQuery(projectQuery(project));
  const isCollection = data.collectionLogic !== 'NONE';
  const scope: ViolationScope = isCollection
    ? { kind: 'portfolio', collection: project }
    : { kind: 'project', project };
  const prefix = isCollection ? 'CollectionPolicyViolations' : 'ProjectPolicyViolations';
  return <ViolationAudit scope={scope} prefix={prefix} inAddress={search} />;
}
