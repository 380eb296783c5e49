import { isJavaStream, type JavaObject, type JavaValue, readJavaStream } from './java-stream.ts';
import { Dt4Error } from './source-error.ts';

/** A link of a project, component or service. `type` is the constant of Dependency-Track, such as `ISSUE_TRACKER`. */
export interface Dt4ExternalReference {
  readonly type: string | null;
  readonly url: string | null;
  readonly comment: string | null;
}

/**
 * The data that a service handles, and the direction of flow: `INBOUND`, `OUTBOUND`, `BI_DIRECTIONAL` or
 * `UNKNOWN`.
 */
export interface Dt4DataClassification {
  readonly direction: string | null;
  readonly name: string | null;
}

export interface Dt4Contact {
  readonly name: string | null;
  readonly email: string | null;
  readonly phone: string | null;
}

export interface Dt4Organization {
  readonly name: string | null;
  readonly urls: readonly string[];
  readonly contacts: readonly Dt4Contact[];
}

const model = 'org.dependencytrack.model';
const lists = ['java.util.ArrayList', 'java.util.CollSer', 'java.util.Collections$EmptyList'];
const reference = `${model}.ExternalReference`;
const classification = `${model}.DataClassification`;
const organization = `${model}.OrganizationalEntity`;
const contact = `${model}.OrganizationalContact`;
const strings = '[Ljava.lang.String;';
const enums = ['java.lang.Enum', 'org.cyclonedx.model.ExternalReference$Type', `${classification}$Direction`];
const key = 'javax.crypto.spec.SecretKeySpec';
const allowed = new Set([
  ...lists,
  ...enums,
  reference,
  classification,
  organization,
  contact,
  strings,
  key,
  '[B',
]);

/**
 * Reads EXTERNAL_REFERENCES of a project, component or service, in their order.
 * @throws Dt4Error for anything but a list of them
 *
 * @example
 * const empty = 'aced00057372001f6a6176612e7574696c2e436f6c6c656374696f6e7324456d7074794c6973747ab817b43ca79ede0200007870';
 * readExternalReferences(Buffer.from(empty, 'hex')) // []
 */
export function readExternalReferences(bytes: Uint8Array): Dt4ExternalReference[] {
  return readList(read(bytes)).map((item) => {
    const { fields } = objectOf(item, reference);
    return { type: nameOf(fields.type), url: textOf(fields.url), comment: textOf(fields.comment) };
  });
}

/**
 * Reads DATA of a service, in its order.
 * @throws Dt4Error for anything but a list of classifications
 *
 * @example
 * const empty = 'aced00057372001f6a6176612e7574696c2e436f6c6c656374696f6e7324456d7074794c6973747ab817b43ca79ede0200007870';
 * readDataClassifications(Buffer.from(empty, 'hex')) // []
 */
export function readDataClassifications(bytes: Uint8Array): Dt4DataClassification[] {
  return readList(read(bytes)).map((item) => {
    const { fields } = objectOf(item, classification);
    return { direction: nameOf(fields.direction), name: textOf(fields.name) };
  });
}

/**
 * Reads PROVIDER_ID of a service, which is no id but the provider itself.
 * @throws Dt4Error for anything but an organization
 *
 * @example
 * readOrganization(Buffer.from('aced000570', 'hex')) // null
 */
export function readOrganization(bytes: Uint8Array): Dt4Organization | null {
  const value = read(bytes);
  if (value === null) return null;
  const { fields } = objectOf(value, organization);
  const { name, urls, contacts } = fields;
  return {
    name: textOf(name),
    urls: textsOf(urls),
    contacts: readList(contacts).map((item) => {
      const of = objectOf(item, contact).fields;
      return { name: textOf(of.name), email: textOf(of.email), phone: textOf(of.phone) };
    }),
  };
}

/**
 * Reads ENDPOINTS of a service or SEEALSO of a license.
 * @throws Dt4Error for anything but an array of texts
 *
 * @example
 * const one = 'aced0005757200135b4c6a6176612e6c616e672e537472696e673badd256e7e91d7b4702000078700000000174000161';
 * readTexts(Buffer.from(one, 'hex')) // ['a']
 */
export function readTexts(bytes: Uint8Array): string[] {
  return textsOf(read(bytes));
}

/** The bytes of a key that older installations keep as a serialized object. @throws Dt4Error */
export function readSerializedKey(bytes: Uint8Array): Uint8Array {
  const { fields } = objectOf(read(bytes), key);
  if (fields.algorithm !== 'AES')
    throw new Dt4Error(`The key is one for "${fields.algorithm}", not for AES.`);
  if (!(fields.key instanceof Uint8Array)) throw new Dt4Error('The serialized key has no bytes.');
  return fields.key;
}

function read(bytes: Uint8Array): JavaValue {
  if (!isJavaStream(bytes)) throw new Dt4Error('The bytes are no serialized object.');
  return readJavaStream(bytes, allowed);
}

/** Null counts as an empty list. */
function readList(value: JavaValue | undefined): JavaValue[] {
  if (value === null || value === undefined) return [];
  const list = objectOf(value, ...lists);
  // The first is block data: how many there are, or how many there is room for.
  return list.written.filter((part, index) => index > 0 || !(part instanceof Uint8Array));
}

function objectOf(value: JavaValue, ...classNames: string[]): JavaObject {
  if (value !== null && typeof value === 'object' && 'kind' in value && value.kind === 'object') {
    if (classNames.includes(value.className)) return value;
    throw new Dt4Error(`A serialized "${value.className}" stands where "${classNames[0]}" was expected.`);
  }
  throw new Dt4Error(`Something else stands where a serialized "${classNames[0]}" was expected.`);
}

function textOf(value: JavaValue | undefined): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string') return value;
  throw new Dt4Error('Something else stands where a text was expected.');
}

function textsOf(value: JavaValue | undefined): string[] {
  if (value === null || value === undefined) return [];
  if (typeof value === 'object' && 'kind' in value && value.kind === 'array') {
    return value.items.map(textOf).filter((text) => text !== null);
  }
  throw new Dt4Error('Something else stands where an array of texts was expected.');
}

function nameOf(value: JavaValue | undefined): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'object' && 'kind' in value && value.kind === 'enum') return value.constant;
  throw new Dt4Error('Something else stands where an enum constant was expected.');
}
