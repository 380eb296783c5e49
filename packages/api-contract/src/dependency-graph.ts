/** Contract model `DirectDependency`, as it stands in the JSON text of `directDependencies`. */
export interface DirectDependencyView {
  uuid: string;
  group?: string;
  name: string;
  version?: string;
  purl?: string;
  purlCoordinates?: string;
  cpe?: string;
  swidTagId?: string;
  objectType: 'COMPONENT' | 'SERVICE';
}

/** Contract model `DependencyGraphResponse`. `directDependencies` is JSON text. */
export interface DependencyGraphNodeView {
  uuid: string;
  name: string;
  version?: string;
  purl?: string;
  directDependencies?: string;
}
