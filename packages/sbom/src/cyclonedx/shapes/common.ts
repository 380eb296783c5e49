import type {
  Attachment,
  Contact,
  ExpressionDetail,
  ExternalReference,
  Hash,
  Issue,
  LicenseEntry,
  Licensing,
  Organization,
  Party,
  PostalAddress,
  Property,
  ReleaseNote,
  ReleaseNotes,
  Source,
} from '../../model.ts';
import type { FieldSpec, JsonObject, XmlItem } from '../shape.ts';
import { attribute, body, choice, element, flat, shape, wrapped } from '../shape.ts';
import type { SpecVersion } from '../spec-version.ts';
import {
  ACKNOWLEDGEMENTS,
  ENCODINGS,
  HASH_ALGORITHMS,
  ISSUE_TYPES,
  LICENSE_TYPES,
  REFERENCE_TYPES,
} from '../words.ts';

/** The reference under which the rest of the document knows the thing. */
export const bomRef = (since: SpecVersion = '1.1'): FieldSpec =>
  attribute('line', { json: 'bom-ref', since });

export const attachment = shape<Attachment>({
  contentType: attribute('line', { xml: 'content-type' }),
  encoding: attribute('line', { words: ENCODINGS }),
  content: body('text', { fallback: '' }),
});

export const hash = shape<Hash>({
  alg: attribute('line', { fallback: '', words: HASH_ALGORITHMS }),
  content: body('line', { fallback: '' }),
});

export const property = shape<Property>({
  name: attribute('line', { fallback: '' }),
  value: body('line'),
});

export const postalAddress = shape<PostalAddress>({
  bomRef: bomRef('1.6'),
  country: element('line'),
  region: element('line'),
  locality: element('line'),
  postOfficeBoxNumber: element('line'),
  postalCode: element('line'),
  streetAddress: element('line'),
});

export const contact = shape<Contact>({
  bomRef: bomRef('1.5'),
  name: element('line'),
  email: element('line'),
  phone: element('line'),
});

export const organization = shape<Organization>({
  bomRef: bomRef('1.5'),
  name: element('line'),
  address: element(() => postalAddress, { since: '1.6' }),
  urls: flat('line', { json: 'url', item: 'url' }),
  contacts: flat(() => contact, { json: 'contact', item: 'contact' }),
});

export const externalReference = shape<ExternalReference>({
  type: attribute('line', { fallback: 'other', words: REFERENCE_TYPES }),
  url: element('line', { fallback: '' }),
  comment: element('text'),
  hashes: wrapped(() => hash, { item: 'hash', since: '1.3' }),
  properties: wrapped(() => property, { item: 'property', since: '1.7' }),
});

export const source = shape<Source>({ name: element('line'), url: element('line') });

export const issue = shape<Issue>({
  type: attribute('line', { fallback: 'defect', words: ISSUE_TYPES }),
  id: element('line'),
  name: element('line'),
  description: element('text'),
  source: element(() => source),
  references: wrapped('line', { item: 'url' }),
});

const releaseNote = shape<ReleaseNote>({
  locale: element('line'),
  text: element(() => attachment),
});

export const releaseNotes = shape<ReleaseNotes>({
  type: element('line', { fallback: 'internal' }),
  title: element('line'),
  featuredImage: element('line'),
  socialImage: element('line'),
  description: element('text'),
  timestamp: element('line'),
  aliases: wrapped('line', { item: 'alias' }),
  tags: wrapped('line', { item: 'tag' }),
  resolves: wrapped(() => issue, { item: 'issue' }),
  notes: wrapped(() => releaseNote, { item: 'note' }),
  properties: wrapped(() => property, { item: 'property' }),
});

const party = shape<Party>({
  organization: element(() => organization),
  individual: element(() => contact),
});

const licensing = shape<Licensing>({
  altIds: wrapped('line', { item: 'altId' }),
  licensor: element(() => party),
  licensee: element(() => party),
  purchaser: element(() => party),
  purchaseOrder: element('line'),
  licenseTypes: wrapped('line', { item: 'licenseType', words: LICENSE_TYPES }),
  lastRenewal: element('line'),
  expiration: element('line'),
});

const expressionDetail = shape<ExpressionDetail>({
  bomRef: bomRef('1.7'),
  licenseIdentifier: attribute('line', { xml: 'license-identifier', fallback: '' }),
  text: element(() => attachment),
  url: element('line'),
});

const acknowledgement = attribute('line', { since: '1.6', words: ACKNOWLEDGEMENTS });
const licensingField = element(() => licensing, { since: '1.5' });
const licenseProperties = wrapped(() => property, { item: 'property', since: '1.5' });
const expressionDetails = flat(() => expressionDetail, { item: 'details', since: '1.7' });

/** All members, as JSON holds them once `{"license": …}` is unwrapped. */
const licenseEntry = shape<LicenseEntry>(
  {
    bomRef: bomRef('1.5'),
    acknowledgement,
    id: element('line'),
    name: element('line'),
    text: element(() => attachment),
    url: element('line'),
    licensing: licensingField,
    properties: licenseProperties,
    expression: element('line'),
    expressionDetails,
  },
  {
    fromJson: (value) => (isObject(value) && isObject(value.license) ? value.license : value),
    toJson: (value) => ('expression' in value ? value : { license: value }),
    fit: fitLicense,
  },
);

/** Before 1.7 an expression has no details of any kind; a licence always has an id or a name. */
function fitLicense(value: JsonObject, version: SpecVersion): JsonObject {
  if (typeof value.expression === 'string') {
    return version >= '1.7' ? value : { ...value, licensing: undefined, properties: undefined };
  }
  return value.id === undefined && value.name === undefined ? { ...value, name: value.url ?? '-' } : value;
}

type Named = Omit<LicenseEntry, 'expression' | 'expressionDetails'>;

const namedLicense = shape<Named>(
  {
    bomRef: bomRef('1.5'),
    acknowledgement,
    id: element('line'),
    name: element('line'),
    text: element(() => attachment),
    url: element('line'),
    licensing: licensingField,
    properties: licenseProperties,
  },
  { fit: fitLicense },
);

const plainExpression = shape<Pick<LicenseEntry, 'bomRef' | 'acknowledgement' | 'expression'>>({
  bomRef: bomRef('1.5'),
  acknowledgement,
  expression: body('line'),
});

const detailedExpression = shape<Omit<LicenseEntry, 'id' | 'name' | 'text' | 'url'>>({
  bomRef: bomRef('1.5'),
  acknowledgement,
  expression: attribute('line'),
  expressionDetails,
  licensing: licensingField,
  properties: licenseProperties,
});

const licenseItems: readonly XmlItem[] = [
  {
    name: 'expression-detailed',
    of: () => detailedExpression,
    isRef: false,
    holds: (item, version) =>
      version >= '1.7' &&
      ['expressionDetails', 'licensing', 'properties'].some((key) => key in item) &&
      'expression' in item,
  },
  { name: 'expression', of: () => plainExpression, isRef: false, holds: (item) => 'expression' in item },
  { name: 'license', of: () => namedLicense, isRef: false, holds: () => true },
];

/** A list of licences and licence expressions. */
export const licenses = (since: SpecVersion = '1.0'): FieldSpec =>
  choice(() => licenseEntry, { items: licenseItems, since, fitList: fitLicenses });

/** Before 1.7 a list holds licences or one expression, and an expression beside others goes as a name. */
function fitLicenses(items: readonly unknown[], version: SpecVersion): readonly unknown[] {
  if (version >= '1.7' || items.length < 2) return items;
  return items.map((item) => {
    if (!isObject(item) || typeof item.expression !== 'string') return item;
    const { expression, expressionDetails: _, ...rest } = item;
    return { ...rest, name: expression };
  });
}

/** Whether `value` is a plain object, as JSON.parse makes it. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
