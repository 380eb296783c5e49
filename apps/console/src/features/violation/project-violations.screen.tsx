import { createLazyRoute, useParams, useSearch } from '@tanstack/react-router';
import { ViolationAudit } from './violation-audit.tsx';
import type { ViolationSearch } from './violation-search.ts';

export const route = createLazyRoute('/screen/projects/$uuid/policyViolations')({
  component: ProjectViolations,
});

/** The violations of a project. */
function ProjectViolations() {
  const { uuid: project = '' } = useParams({ strict: false });
  const search: ViolationSearch = useSearch({ strict: false });
  const scope = { kind: 'project' as const, project };
  return <ViolationAudit scope={scope} prefix="ProjectPolicyViolations" inAddress={search} />;
}
