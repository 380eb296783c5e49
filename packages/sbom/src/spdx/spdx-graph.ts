import type { Dependency } from '../model.ts';
import type { SpdxRelationship } from './spdx-document.ts';

/** Relationships that point from the user to what it uses. */
const FORWARD = new Set(['DEPENDS_ON', 'CONTAINS', 'STATIC_LINK', 'DYNAMIC_LINK', 'HAS_PREREQUISITE']);

/** Relationships that point from what is used to its user. */
const BACKWARD = new Set([
  'DEPENDENCY_OF',
  'CONTAINED_BY',
  'PREREQUISITE_FOR',
  'BUILD_DEPENDENCY_OF',
  'DEV_DEPENDENCY_OF',
  'TEST_DEPENDENCY_OF',
  'OPTIONAL_DEPENDENCY_OF',
  'PROVIDED_DEPENDENCY_OF',
  'RUNTIME_DEPENDENCY_OF',
]);

/** Scopes that a kind of dependency implies, for what is used. */
const SCOPES = new Map(
  Object.entries<string>({
    DEV_DEPENDENCY_OF: 'excluded',
    TEST_DEPENDENCY_OF: 'excluded',
    BUILD_DEPENDENCY_OF: 'excluded',
    OPTIONAL_DEPENDENCY_OF: 'optional',
  }),
);

/** Makes the dependency graph; `from` and `to` that are no component are left out, doubled edges are one. */
export function dependenciesOf(
  relationships: readonly SpdxRelationship[],
  isComponent: (id: string) => boolean,
): Dependency[] {
  const edges = new Map<string, Set<string>>();
  for (const relationship of relationships) {
    const edge = edgeOf(relationship);
    if (edge === undefined || !isComponent(edge.from) || !isComponent(edge.to) || edge.from === edge.to)
      continue;
    const targets = edges.get(edge.from) ?? new Set();
    edges.set(edge.from, targets.add(edge.to));
  }
  return [...edges].map(([ref, targets]) => ({ ref, dependsOn: [...targets] }));
}

/** Finds scopes for components that are used in one way only, such as for tests. */
export function scopesOf(relationships: readonly SpdxRelationship[]): Map<string, string> {
  const scopes = new Map<string, Set<string>>();
  for (const relationship of relationships) {
    const edge = edgeOf(relationship);
    if (edge === undefined) continue;
    const found = scopes.get(edge.to) ?? new Set();
    scopes.set(edge.to, found.add(SCOPES.get(relationship.type) ?? 'required'));
  }
  const single = [...scopes].flatMap(([id, found]) => {
    const [scope, ...others] = found;
    return scope === undefined || scope === 'required' || others.length > 0 ? [] : [[id, scope] as const];
  });
  return new Map(single);
}

function edgeOf({ from, type, to }: SpdxRelationship): { from: string; to: string } | undefined {
  if (FORWARD.has(type)) return { from, to };
  return BACKWARD.has(type) ? { from: to, to: from } : undefined;
}
