import type {
  Bom,
  Composition,
  Dependency,
  DistributionConstraints,
  Lifecycle,
  Metadata,
} from '../../model.ts';
import type { JsonObject } from '../shape.ts';
import { attribute, element, flat, shape, wrapped } from '../shape.ts';
import { AGGREGATES, LIFECYCLE_PHASES, TLP_LABELS } from '../words.ts';
import { bomRef, contact, externalReference, licenses, organization, property } from './common.ts';
import { component } from './component.ts';
import { service } from './service.ts';
import { tools } from './tools.ts';
import { vulnerability } from './vulnerability.ts';

const lifecycle = shape<Lifecycle>(
  {
    phase: element('line', { words: LIFECYCLE_PHASES }),
    name: element('line'),
    description: element('text'),
  },
  { fit: fitLifecycle },
);

/** A phase of one's own goes under its name. */
function fitLifecycle(value: JsonObject): JsonObject {
  const { phase, name, ...rest }: Lifecycle = value;
  if (phase === undefined || LIFECYCLE_PHASES.since.has(phase)) return value;
  return { ...rest, name: name ?? phase };
}

const distributionConstraints = shape<DistributionConstraints>({
  tlp: element('line', { words: TLP_LABELS }),
});

const metadata = shape<Metadata>({
  timestamp: element('line'),
  lifecycles: wrapped(() => lifecycle, { item: 'lifecycle', since: '1.5' }),
  tools: element(() => tools),
  authors: wrapped(() => contact, { item: 'author' }),
  component: element(() => component),
  manufacturer: element(() => organization, { since: '1.6' }),
  manufacture: element(() => organization),
  supplier: element(() => organization),
  licenses: licenses('1.3'),
  properties: wrapped(() => property, { item: 'property', since: '1.3' }),
  distributionConstraints: element(() => distributionConstraints, { since: '1.7' }),
});

/** In XML, edges are elements inside the element of their source. */
export const dependency = shape<Dependency>({
  ref: attribute('line', { fallback: '' }),
  dependsOn: flat('line', { item: 'dependency' }),
  provides: flat('line', { item: 'provides', since: '1.6' }),
});

const composition = shape<Composition>({
  bomRef: bomRef('1.5'),
  aggregate: element('line', { fallback: 'unknown', words: AGGREGATES }),
  assemblies: wrapped('line', { item: 'assembly', isRef: true }),
  dependencies: wrapped('line', { item: 'dependency', isRef: true }),
  vulnerabilities: wrapped('line', { item: 'vulnerability', isRef: true, since: '1.5' }),
});

/** The members of the document itself that have a shape; version and format are the readers' own. */
type Root = Omit<Bom, 'format' | 'specVersion'>;

export const bom = shape<Root>({
  serialNumber: attribute('line', { since: '1.1' }),
  version: attribute('integer'),
  metadata: element(() => metadata, { since: '1.2' }),
  components: wrapped(() => component, { item: 'component' }),
  services: wrapped(() => service, { item: 'service', since: '1.2' }),
  externalReferences: wrapped(() => externalReference, { item: 'reference', since: '1.1' }),
  dependencies: wrapped(() => dependency, { item: 'dependency', since: '1.2' }),
  compositions: wrapped(() => composition, { item: 'composition', since: '1.3' }),
  properties: wrapped(() => property, { item: 'property', since: '1.5' }),
  vulnerabilities: wrapped(() => vulnerability, { item: 'vulnerability', since: '1.4' }),
});
