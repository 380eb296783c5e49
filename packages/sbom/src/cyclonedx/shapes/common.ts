import type {
  Attachment,
  Contact,
  ExternalReference,
  Hash,
  Issue,
  Organization,
  PostalAddress,
  Property,
  Source,
} from '../../model.ts';
import type { FieldSpec } from '../shape.ts';
import { attribute, body, element, flat, shape, wrapped } from '../shape.ts';
import type { SpecVersion } from '../spec-version.ts';
import { ENCODINGS, HASH_ALGORITHMS, ISSUE_TYPES, REFERENCE_TYPES } from '../words.ts';

/** The reference under which the rest of the document knows the thing. */
export const bomRef = (since: SpecVersion = '1.1'): FieldSpec =>
  attribute('line', { json: 'bom-ref', since });

export const attachment = shape<Attachment>(
  {
    contentType: attribute('line', { xml: 'content-type' }),
    encoding: attribute('line', { words: ENCODINGS }),
    content: body('text', { fallback: '' }),
  },
  { proto: { contentType: 1, encoding: 2, content: 3 } },
);

export const hash = shape<Hash>(
  {
    alg: attribute('line', { fallback: '', words: HASH_ALGORITHMS }),
    content: body('line', {
      fallback: '',
      form: /^([a-fA-F0-9]{32}|[a-fA-F0-9]{40}|[a-fA-F0-9]{64}|[a-fA-F0-9]{96}|[a-fA-F0-9]{128})$/,
    }),
  },
  { proto: { alg: 1, content: 2 } },
);

export const property = shape<Property>(
  {
    name: attribute('line', { fallback: '' }),
    value: body('line'),
  },
  { proto: { name: 1, value: 2 } },
);

const postalAddress = shape<PostalAddress>(
  {
    bomRef: bomRef('1.6'),
    country: element('line'),
    region: element('line'),
    locality: element('line'),
    postOfficeBoxNumber: element('line'),
    postalCode: element('line'),
    streetAddress: element('line'),
  },
  {
    proto: {
      bomRef: 1,
      country: 2,
      region: 3,
      locality: 4,
      postOfficeBoxNumber: 5,
      postalCode: 6,
      streetAddress: 7,
    },
  },
);

export const EMAIL = /^[^\s@]+@[^\s@]+$/;

export const contact = shape<Contact>(
  {
    bomRef: bomRef('1.5'),
    name: element('line'),
    email: element('line', { form: EMAIL }),
    phone: element('line'),
  },
  { proto: { name: 1, email: 2, phone: 3, bomRef: 4 } },
);

export const organization = shape<Organization>(
  {
    bomRef: bomRef('1.5'),
    name: element('line'),
    address: element(() => postalAddress, { since: '1.6' }),
    urls: flat('line', { json: 'url', item: 'url' }),
    contacts: flat(() => contact, { json: 'contact', item: 'contact' }),
  },
  { proto: { name: 1, urls: 2, contacts: 3, bomRef: 4, address: 5 } },
);

export const externalReference = shape<ExternalReference>(
  {
    type: attribute('line', { fallback: 'other', words: REFERENCE_TYPES }),
    url: element('line', { fallback: '' }),
    comment: element('text'),
    hashes: wrapped(() => hash, { item: 'hash', since: '1.3' }),
    properties: wrapped(() => property, { item: 'property', since: '1.7' }),
  },
  { proto: { type: 1, url: 2, comment: 3, hashes: 4, properties: 5 } },
);

export const source = shape<Source>(
  { name: element('line'), url: element('line') },
  { proto: { name: 1, url: 2 } },
);

export const issue = shape<Issue>(
  {
    type: attribute('line', { fallback: 'defect', words: ISSUE_TYPES }),
    id: element('line'),
    name: element('line'),
    description: element('text'),
    source: element(() => source),
    references: wrapped('line', { item: 'url' }),
  },
  { proto: { type: 1, id: 2, name: 3, description: 4, source: 5, references: 6 } },
);
