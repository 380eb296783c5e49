import type { Service, ServiceData } from '../../model.ts';
import type { JsonObject, Shape, XmlItem } from '../shape.ts';
import { attribute, body, choice, element, shape, wrapped } from '../shape.ts';
import { DATA_FLOWS } from '../words.ts';
import { bomRef, externalReference, licenses, organization, property, releaseNotes } from './common.ts';

const CLASSIFICATION = { within: 'classification', fallback: '' } as const;

/** All members; in XML, classification and flow share an element of their own. */
const dataflow = shape<ServiceData>({
  name: attribute('line', { since: '1.5' }),
  description: attribute('line', { since: '1.5' }),
  flow: attribute('line', { within: 'classification', fallback: 'unknown', words: DATA_FLOWS }),
  classification: body('line', CLASSIFICATION),
  source: wrapped('line', { item: 'url', since: '1.5' }),
  destination: wrapped('line', { item: 'url', since: '1.5' }),
});

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

export const service: Shape = shape<Service>({
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
});
