import { useLingui } from '@lingui/react/macro';
import { GraphLink } from '../../lib/graph-link.tsx';
import { paths } from '../../lib/paths.ts';

interface ComponentGraphLinkProps {
  project: string;
  component: { uuid: string; name: string };
}

/** Leads to all ways to a component in the dependency graph of its project. */
export function ComponentGraphLink({ project, component: { uuid, name } }: ComponentGraphLinkProps) {
  const { t } = useLingui();
  return (
    <GraphLink path={paths.projectGraphFocus(project, [uuid])} label={t`Show ${name} in dependency graph`} />
  );
}
