import type {
  AuditFinding,
  FindingGroup,
  FindingProject,
  GroupedComponent,
  PortfolioFindingGroup,
} from '@waybill/api-contract';

/**
 * The scope of listed findings: those of a project, of all visible projects, or of a collection's members.
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
