import type { ExpressionDetail, LicenseEntry, Licensing, Party } from '../../model.ts';
import type { JsonObject } from '../../text/parse-json.ts';
import { isObject } from '../../text/parse-json.ts';
import type { FieldSpec, Shape, XmlItem } from '../shape.ts';
import { attribute, body, choice, element, flat, shape, wrapped } from '../shape.ts';
import type { SpecVersion } from '../spec-version.ts';
import { ACKNOWLEDGEMENTS, LICENSE_TYPES } from '../words.ts';
import { attachment, bomRef, contact, organization, property } from './common.ts';

const party = shape<Party>(
  {
    organization: element(() => organization),
    individual: element(() => contact),
  },
  { proto: { organization: 1, individual: 2 } },
);

const licensing = shape<Licensing>(
  {
    altIds: wrapped('line', { item: 'altId' }),
    licensor: element(() => party),
    licensee: element(() => party),
    purchaser: element(() => party),
    purchaseOrder: element('line'),
    licenseTypes: wrapped('line', { item: 'licenseType', words: LICENSE_TYPES }),
    lastRenewal: element('time'),
    expiration: element('time'),
  },
  {
    proto: {
      altIds: 1,
      licensor: 2,
      licensee: 3,
      purchaser: 4,
      purchaseOrder: 5,
      licenseTypes: 6,
      lastRenewal: 7,
      expiration: 8,
    },
  },
);

const expressionDetail = shape<ExpressionDetail>(
  {
    bomRef: bomRef('1.7'),
    licenseIdentifier: attribute('line', { xml: 'license-identifier', fallback: '' }),
    text: element(() => attachment),
    url: element('line'),
  },
  { proto: { licenseIdentifier: 1, bomRef: 2, text: 3, url: 4 } },
);

const acknowledgement = attribute('line', { since: '1.6', words: ACKNOWLEDGEMENTS });
const licensingField = element(() => licensing, { since: '1.5' });
const licenseProperties = wrapped(() => property, { item: 'property', since: '1.5' });
const expressionDetails = flat(() => expressionDetail, { item: 'details', since: '1.7' });

/** All members, as JSON holds them once `{"license": …}` is unwrapped. */
export const licenseEntry = shape<LicenseEntry>(
  {
    bomRef: bomRef('1.5'),
    acknowledgement,
    id: element('line'),
    name: element('line'),
    text: element(() => attachment, { since: '1.1' }),
    url: element('line', { since: '1.1' }),
    licensing: licensingField,
    properties: licenseProperties,
    expression: element('line'),
    expressionDetails,
  },
  {
    fromJson: (value) => (isObject(value) && isObject(value.license) ? value.license : value),
    toJson: (value) => ('expression' in value ? value : { license: value }),
    fit: fitLicense,
    message: () => licenseMessage,
  },
);

/** Before 1.7 an expression has no details of any kind; a license always has an id or a name. */
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
    text: element(() => attachment, { since: '1.1' }),
    url: element('line', { since: '1.1' }),
    licensing: licensingField,
    properties: licenseProperties,
  },
  {
    fit: fitLicense,
    proto: { id: 1, name: 2, text: 3, url: 4, bomRef: 5, licensing: 6, properties: 7, acknowledgement: 8 },
  },
);

const plainExpression = shape<Pick<LicenseEntry, 'bomRef' | 'acknowledgement' | 'expression'>>({
  bomRef: bomRef('1.5'),
  acknowledgement,
  expression: body('line'),
});

const detailedExpression = shape<Omit<LicenseEntry, 'id' | 'name' | 'text' | 'url'>>(
  {
    bomRef: bomRef('1.5'),
    acknowledgement,
    expression: attribute('line'),
    expressionDetails,
    licensing: licensingField,
    properties: licenseProperties,
  },
  {
    proto: {
      expression: 1,
      expressionDetails: 2,
      bomRef: 3,
      acknowledgement: 4,
      licensing: 5,
      properties: 6,
    },
  },
);

/** In Protocol Buffers, one of three members holds what the entry is. */
interface LicenseMessage {
  license?: LicenseEntry;
  expression?: string;
  detailed?: LicenseEntry;
  acknowledgement?: string;
  bomRef?: string;
}

const licenseMessage: Shape = shape<LicenseMessage>(
  {
    license: element(() => namedLicense),
    expression: element('line'),
    detailed: element(() => detailedExpression),
    acknowledgement,
    bomRef: bomRef(),
  },
  {
    proto: { license: 1, expression: 2, acknowledgement: 3, bomRef: 4, detailed: 5 },
    fromMessage: ({ license, detailed, ...rest }: LicenseMessage) => ({ ...rest, ...license, ...detailed }),
  },
);

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

/** A list of licenses and license expressions. */
export const licenses = (since: SpecVersion = '1.0'): FieldSpec =>
  choice(() => licenseEntry, { items: licenseItems, since, fitList: fitLicenses });

/**
 * Before 1.7 a list holds licenses or one expression, and an expression beside others goes as a name. In 1.0 every
 * expression does.
 */
function fitLicenses(items: readonly unknown[], version: SpecVersion): readonly unknown[] {
  if (version >= '1.7' || (items.length < 2 && version !== '1.0')) return items;
  return items.map((item) => {
    if (!isObject(item) || typeof item.expression !== 'string') return item;
    const { expression, expressionDetails: _, ...rest } = item;
    return { ...rest, name: expression };
  });
}
