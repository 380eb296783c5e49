import { describe, expect, it } from 'vitest';
import { type PolicyScope, type ProjectFacts, policyScope } from './policy-scope.ts';

function scope(facts: Partial<PolicyScope<number>> = {}): PolicyScope<number> {
  return {
    projects: new Set(),
    tags: new Set(),
    includeChildren: false,
    onlyLatestProjectVersion: false,
    ...facts,
  };
}

function project(facts: Partial<ProjectFacts<number>> = {}): ProjectFacts<number> {
  return { id: 3, ancestors: [2, 1], tags: ['web', 'pci'], isLatest: true, ...facts };
}

const outOfScope = { applies: false, because: 'out_of_scope' };

describe('policyScope', () => {
  it('applies everywhere without projects and tags', () => {
    expect(policyScope(scope(), project())).toEqual({ applies: true, by: 'global' });
  });

  it('applies to the projects that it lists', () => {
    expect(policyScope(scope({ projects: new Set([3]) }), project())).toEqual({
      applies: true,
      by: 'project',
    });
    expect(policyScope(scope({ projects: new Set([4]) }), project())).toEqual(outOfScope);
  });

  it('applies to descendants of any degree with includeChildren only', () => {
    const projects = new Set([1]);
    expect(policyScope(scope({ projects }), project())).toEqual(outOfScope);
    expect(policyScope(scope({ projects, includeChildren: true }), project())).toEqual({
      applies: true,
      by: 'ancestor',
      ancestor: 1,
    });
    expect(policyScope(scope({ projects, includeChildren: true }), project({ ancestors: [] }))).toEqual(
      outOfScope,
    );
  });

  it('applies by tag, also beside projects', () => {
    const tags = new Set(['pci']);
    expect(policyScope(scope({ tags }), project())).toEqual({ applies: true, by: 'tag', tag: 'pci' });
    expect(policyScope(scope({ tags, projects: new Set([9]) }), project())).toMatchObject({ by: 'tag' });
    expect(policyScope(scope({ tags }), project({ tags: ['web'] }))).toEqual(outOfScope);
  });

  it('leaves out versions that are not the latest when it asks for those', () => {
    const latest = scope({ onlyLatestProjectVersion: true });
    expect(policyScope(latest, project({ isLatest: false }))).toEqual({
      applies: false,
      because: 'not_latest',
    });
    expect(policyScope(latest, project())).toMatchObject({ applies: true });
    expect(policyScope(scope(), project({ isLatest: false }))).toMatchObject({ applies: true });
  });
});
