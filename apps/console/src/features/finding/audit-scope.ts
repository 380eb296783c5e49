import type {
  AuditFinding,
  FindingGroup,
  FindingProject,
  GroupedComponent,
  PortfolioFindingGroup,
} from '@waybill/api-contract';

/**
 * Whose findings are listed: those of a project, or all that the user may see, of a collection those in the projects that it
 * is made of.
 */
export type AuditScope = { kind: 'project'; uuid: string } | { kind: 'portfolio'; collection?: string };

/** A finding of a list. Of its project the list of all projects tells the name, too. */
export type ListedFinding = AuditFinding & {
  project: Pick<FindingProject, 'uuid'> & Partial<FindingProject>;
};

/** Findings that have something in common; `id` names them to the server, where they are of many projects. */
export type ListedGroup = Pick<
  PortfolioFindingGroup,
  'id' | 'vulnerability' | 'project' | 'severity' | 'exploited' | 'findings' | 'components'
> & { component?: GroupedComponent & { uuid?: string } } & Partial<
    Pick<FindingGroup, 'flaws' | 'fixable' | 'decided'> &
      Pick<PortfolioFindingGroup, 'projects' | 'countedOn'>
  >;
