/** Where a policy applies. Ids of projects are the caller's own; names of tags are compared as they are. */
export interface PolicyScope<ProjectId> {
  readonly projects: ReadonlySet<ProjectId>;
  readonly tags: ReadonlySet<string>;
  /** True if a project in the list includes its descendants. */
  readonly includeChildren: boolean;
  readonly onlyLatestProjectVersion: boolean;
}

/** The facts that decide if a policy applies to a project. */
export interface ProjectFacts<ProjectId> {
  readonly id: ProjectId;
  /** Its parent, the parent's parent, and so on, in any order. */
  readonly ancestors: readonly ProjectId[];
  readonly tags: readonly string[];
  readonly isLatest: boolean;
}

/** Why a policy applies to a project, or why it does not. */
export type ScopeVerdict<ProjectId> =
  | { readonly applies: true; readonly by: 'global' | 'project' }
  | { readonly applies: true; readonly by: 'ancestor'; readonly ancestor: ProjectId }
  | { readonly applies: true; readonly by: 'tag'; readonly tag: string }
  | { readonly applies: false; readonly because: 'not_latest' | 'out_of_scope' };

/**
 * Says whether and why a policy applies to a project: it is global (neither projects nor tags), lists the project, an
 * ancestor of it (with `includeChildren`) or one of its tags. One for latest versions only leaves out all others.
 * Source: contract §15.1.
 *
 * @example
 * policyScope(
 *   { projects: new Set([1]), tags: new Set(), includeChildren: true, onlyLatestProjectVersion: false },
 *   { id: 3, ancestors: [2, 1], tags: [], isLatest: true },
 * ) // { applies: true, by: 'ancestor', ancestor: 1 }
 */
export function policyScope<ProjectId>(
  scope: PolicyScope<ProjectId>,
  project: ProjectFacts<ProjectId>,
): ScopeVerdict<ProjectId> {
  if (scope.onlyLatestProjectVersion && !project.isLatest) return { applies: false, because: 'not_latest' };
  if (scope.projects.size === 0 && scope.tags.size === 0) return { applies: true, by: 'global' };
  if (scope.projects.has(project.id)) return { applies: true, by: 'project' };
  if (scope.includeChildren) {
    for (const ancestor of project.ancestors) {
      if (scope.projects.has(ancestor)) return { applies: true, by: 'ancestor', ancestor };
    }
  }
  const tag = project.tags.find((name) => scope.tags.has(name));
  return tag === undefined ? { applies: false, because: 'out_of_scope' } : { applies: true, by: 'tag', tag };
}
