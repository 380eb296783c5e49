import type { Bom, Component } from '../model.ts';

/** Components and the components in them, at any depth. */
export function countDeep(components: readonly Component[]): number {
  return components.reduce((sum, component) => sum + 1 + countDeep(component.components ?? []), 0);
}

/** Components that are read from anywhere in the document, as the index counts elements in XML. */
export function countEverywhere(bom: Bom): number {
  const { component, tools } = bom.metadata ?? {};
  const subject = component === undefined ? 0 : countDeep([component]);
  return (
    countDeep(bom.components) + subject + countDeep(tools?.components ?? []) + countPedigree(bom.components)
  );
}

/** Dependency elements, the outer and the inner. */
export function countEdges(bom: Bom): number {
  return bom.dependencies.reduce((sum, { dependsOn }) => sum + 1 + (dependsOn?.length ?? 0), 0);
}

function countPedigree(components: readonly Component[]): number {
  return components.reduce((sum, { pedigree, components: parts }) => {
    const related = [pedigree?.ancestors, pedigree?.descendants, pedigree?.variants];
    return sum + countDeep(related.flatMap((each) => each ?? [])) + countPedigree(parts ?? []);
  }, 0);
}
