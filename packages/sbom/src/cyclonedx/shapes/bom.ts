import type {
  Bom,
  Composition,
  Dependency,
  DistributionConstraints,
  Lifecycle,
  Metadata,
} from '../../model.ts';
import type { JsonObject } from '../../text/parse-json.ts';
import type { Shape } from '../shape.ts';
import { attribute, element, flat, shape, wrapped } from '../shape.ts';
import { AGGREGATES, LIFECYCLE_PHASES, TLP_LABELS } from '../words.ts';
import { bomRef, contact, externalReference, organization, property } from './common.ts';
import { component } from './component.ts';
import { licenses } from './license.ts';
import { service } from './service.ts';
import { tools } from './tools.ts';
import { vulnerability } from './vulnerability.ts';

const lifecycle = shape<Lifecycle>(
  {
    phase: element('line', { words: LIFECYCLE_PHASES }),
    name: element('line'),
    description: element('text'),
  },
  { proto: { phase: 1, name: 2, description: 3 }, fit: fitLifecycle },
);

/** A custom phase is written by its name. */
function fitLifecycle(value: JsonObject): JsonObject {
  const { phase, name, ...rest }: Lifecycle = value;
  if (phase === undefined || LIFECYCLE_PHASES.since.has(phase)) return value;
  return { ...rest, name: name ?? phase };
}

const distributionConstraints = shape<DistributionConstraints>(
  {
    tlp: element('line', { words: TLP_LABELS }),
  },
  { proto: { tlp: 1 } },
);

const metadata = shape<Metadata>(
  {
    timestamp: element('time'),
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
  },
  {
    proto: {
      timestamp: 1,
      tools: 2,
      authors: 3,
      component: 4,
      manufacture: 5,
      supplier: 6,
      licenses: 7,
      properties: 8,
      lifecycles: 9,
      manufacturer: 10,
      distributionConstraints: 11,
    },
  },
);

/** In XML, edges are elements inside the element of their source. */
export const dependency: Shape = shape<Dependency>(
  {
    ref: attribute('line', { fallback: '' }),
    dependsOn: flat('line', { item: 'dependency' }),
    provides: flat('line', { item: 'provides', since: '1.6' }),
  },
  { message: () => dependencyMessage, toJson: withTargets },
);

/** A component without dependencies is not the same as one of which they are unknown: readers look for the list. */
function withTargets(value: JsonObject): JsonObject {
  return { ref: value.ref, dependsOn: [], ...value };
}

/** In Protocol Buffers, edges are messages inside the message of their source. */
export interface DependencyMessage {
  ref: string;
  dependencies?: DependencyMessage[];
  provides?: string[];
}

const dependencyMessage: Shape = shape<DependencyMessage>(
  {
    ref: element('line', { fallback: '' }),
    dependencies: flat(() => dependencyMessage, { item: 'dependency' }),
    provides: flat('line', { item: 'provides' }),
  },
  { proto: { ref: 1, dependencies: 2, provides: 3 } },
);

const composition = shape<Composition>(
  {
    bomRef: bomRef('1.5'),
    aggregate: element('line', { fallback: 'unknown', words: AGGREGATES }),
    assemblies: wrapped('line', { item: 'assembly', isRef: true }),
    dependencies: wrapped('line', { item: 'dependency', isRef: true }),
    vulnerabilities: wrapped('line', { item: 'vulnerability', isRef: true, since: '1.5' }),
  },
  { proto: { aggregate: 1, assemblies: 2, dependencies: 3, vulnerabilities: 4, bomRef: 5 } },
);

/** The members of the document itself that have a shape; version and format are the readers' own. */
type Root = Omit<Bom, 'format' | 'specVersion'>;

export const bom = shape<Root>(
  {
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
  },
  {
    fit: fitSerialNumber,
    proto: {
      version: 2,
      serialNumber: 3,
      metadata: 4,
      components: 5,
      services: 6,
      externalReferences: 7,
      dependencies: 8,
      compositions: 9,
      vulnerabilities: 10,
      properties: 12,
    },
  },
);

/** Documents of other formats are known by other names than a UUID. */
function fitSerialNumber(value: JsonObject): JsonObject {
  const { serialNumber } = value;
  return typeof serialNumber === 'string' && SERIAL_NUMBER.test(serialNumber)
    ? value
    : { ...value, serialNumber: undefined };
}

const SERIAL_NUMBER = /^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
