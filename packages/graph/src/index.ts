export { cyclesOf, layersOf, rootsOf, type StrongComponents, strongComponents } from './components.ts';
export { focusOn, type SubGraph, subGraph } from './focus.ts';
export {
  type Adjacency,
  buildGraph,
  directDependants,
  directDependencies,
  type Edges,
  type Graph,
} from './graph.ts';
export { type PathList, pathsTo } from './paths.ts';
export { allDependants, allDependencies, depths } from './reach.ts';
