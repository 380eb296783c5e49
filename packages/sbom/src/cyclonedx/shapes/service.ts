import type { Service, ServiceData } from '../../model.ts';
import type { JsonObject } from '../../text/parse-json.ts';
import type { Shape, XmlItem } from '../shape.ts';
import { attribute, body, choice, element, shape, wrapped } from '../shape.ts';
import { DATA_FLOWS } from '../words.ts';
import { bomRef, externalReference, organization, property } from './common.ts';
import { licenses } from './license.ts';
import { releaseNotes } from './release-notes.ts';

const CLASSIFICATION = { within: 'classification', fallback: '' } as const;

/** All members; in XML, classification and flow share an element of their own. */
const dataflow = shape<ServiceData>(
  {
    name: attribute('line', { since: '1.5' }),
    description: attribute('line', { since: '1.5' }),
    flow: attribute('line', { within: 'classification', fallback: 'unknown', words: DATA_FLOWS }),
    classification: body('line', CLASSIFICATION),
    source: wrapped('line', { item: 'url', since: '1.5' }),
    destination: wrapped('line', { item: 'url', since: '1.5' }),
  },
  { proto: { flow: 1, classification: 2, name: 3, description: 4, source: 5, destination: 6 } },
);

const plainData = shape<Pick<ServiceData, 'flow' | 'classification'>>({
  flow: attribute('line', { fallback: 'unknown', words: DATA_FLOWS }),
  classification: body('line', { fallback: '' }),
});

const hasDetails = (item: JsonObject) =>
  ['name', 'description', 'source', 'destination'].some((key) => key in item);

const dataItems: readonly XmlItem[] = [
  {
    name: 'dataflow',
    of: () => dataflow,
    isRef: false,
    holds: (item, version) => version >= '1.5' && hasDetails(item),
  },
  { name: 'classification', of: () => plainData, isRef: false, holds: () => true },
];

export const service: Shape = shape<Service>(
  {
    bomRef: bomRef('1.2'),
    provider: element(() => organization),
    group: element('line'),
    name: element('line', { fallback: '' }),
    version: element('line'),
    description: element('text'),
    endpoints: wrapped('line', { item: 'endpoint' }),
    authenticated: element('boolean'),
    crossesTrustBoundary: element('boolean', { json: 'x-trust-boundary' }),
    trustZone: element('line', { since: '1.5' }),
    data: choice(() => dataflow, { items: dataItems }),
    licenses: licenses(),
    externalReferences: wrapped(() => externalReference, { item: 'reference' }),
    properties: wrapped(() => property, { item: 'property', since: '1.3' }),
    services: wrapped(() => service, { item: 'service' }),
    releaseNotes: element(() => releaseNotes, { since: '1.4' }),
    tags: wrapped('line', { item: 'tag', since: '1.6' }),
  },
  {
    proto: {
      bomRef: 1,
      provider: 2,
      group: 3,
      name: 4,
      version: 5,
      description: 6,
      endpoints: 7,
      authenticated: 8,
      crossesTrustBoundary: 9,
      data: 10,
      licenses: 11,
      externalReferences: 12,
      services: 13,
      properties: 14,
      releaseNotes: 15,
      trustZone: 16,
      tags: 17,
    },
  },
);
