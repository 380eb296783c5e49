import type { Dt4Contact, Dt4Organization } from './serialized.ts';
import { Dt4Error } from './source-error.ts';

/**
 * Reads AUTHORS of a project, component or document, in their order; null where nobody said anything.
 * @throws Dt4Error for anything but a list of contacts
 *
 * @example
 * readContacts('[{"name":"Ann"}]') // [{ name: 'Ann', email: null, phone: null }]
 */
export function readContacts(text: string | null): Dt4Contact[] | null {
  const value = parse(text);
  return value === null ? null : listOf(value).map(contactOf);
}

/**
 * Reads SUPPLIER or MANUFACTURER; null where nobody said anything.
 * @throws Dt4Error for anything but an organization
 *
 * @example
 * readOrganizationText('{"name":"Acme"}') // { name: 'Acme', urls: [], contacts: [] }
 */
export function readOrganizationText(text: string | null): Dt4Organization | null {
  const value = parse(text);
  if (value === null) return null;
  const { name, urls, contacts } = objectOf(value);
  return {
    name: textOf(name),
    urls: listOf(urls ?? []).flatMap((url) => textOf(url) ?? []),
    contacts: listOf(contacts ?? []).map(contactOf),
  };
}

/**
 * Reads DIRECT_DEPENDENCIES of a project or component: the UUIDs of the components and services that it depends on, in their order, in
 * lower case. What else stands there says the same again.
 * @throws Dt4Error for anything but a list of objects with UUIDs
 *
 * @example
 * readDependencyUuids('[{"uuid":"5DC0405B-fb9b-49a3-9e8e-b0b9e4603fbf","name":"a"}]') // ['5dc0405b-fb9b-49a3-9e8e-b0b9e4603fbf']
 */
export function readDependencyUuids(text: string | null): string[] {
  if (text === null || text === '') return [];
  return listOf(parse(text) ?? []).flatMap((item) => {
    const uuid = textOf(objectOf(item).uuid)?.toLowerCase();
    if (uuid === undefined) return [];
    if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(uuid)) {
      throw new Dt4Error(`"${uuid}" stands where a UUID was expected.`);
    }
    return [uuid];
  });
}

function parse(text: string | null): unknown {
  if (text === null || text === '') return null;
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Dt4Error('The text is no JSON.', { cause });
  }
}

function contactOf(value: unknown): Dt4Contact {
  const { name, email, phone } = objectOf(value);
  return { name: textOf(name), email: textOf(email), phone: textOf(phone) };
}

function listOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  throw new Dt4Error('Something else stands where a list was expected.');
}

function objectOf(value: unknown): Readonly<Record<string, unknown>> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  throw new Dt4Error('Something else stands where an object was expected.');
}

function textOf(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string') return value;
  throw new Dt4Error('Something else stands where a text was expected.');
}
