import { formatTerm, type QueryField } from '@waybill/query';

/** The search fields of Dependency-Track and of earlier versions. */
const fieldOf = {
  COORDINATES: undefined,
  PACKAGE_URL: 'purl',
  CPE: 'cpe',
  SWID_TAGID: 'swid',
  HASH: 'hash',
} as const satisfies Record<string, QueryField | undefined>;

type Subject = keyof typeof fieldOf;
type Coordinates = Partial<Record<'group' | 'name' | 'version', string | undefined>>;

const isSubject = (text: string | undefined): text is Subject =>
  text !== undefined && Object.hasOwn(fieldOf, text);

const term = (field: QueryField, value: string | undefined) =>
  value ? [formatTerm({ field, comparison: 'contains', value, negated: false })] : [];

function queryOf(subject: Subject, value: string | undefined, { group, name, version }: Coordinates): string {
  const field = fieldOf[subject];
  if (field !== undefined) return term(field, value).join('');
  return [...term('group', group), ...term('name', name), ...term('version', version)].join(' ');
}

/**
 * A search as the system that users come from writes it into the address, `/search/HASH/…` or
 * `/search/COORDINATES/group=…/name=…/version=…` without the `#`, as a query. Undefined when it is none.
 */
export function parseOldHash(hash: string): string | undefined {
  const match = /^\/?search\/([A-Z_]+)\/(.+)$/.exec(decodeURIComponent(hash));
  const subject = match?.[1];
  const rest = match?.[2];
  if (!isSubject(subject) || !rest) return undefined;
  const member = (name: string) => new RegExp(`(?:^|/)${name}=([^/]*)`).exec(rest)?.[1];
  return queryOf(subject, rest, {
    group: member('group'),
    name: member('name'),
    version: member('version'),
  });
}

/** The same for the parameters that an address had before there was a query: `subject=HASH&value=…`. */
export function parseOldSearch(search: Readonly<Record<string, unknown>>): string | undefined {
  const text = (name: string) => {
    const value = search[name];
    return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
  };
  const subject = text('subject');
  if (!isSubject(subject)) return undefined;
  const coordinates = { group: text('group'), name: text('name'), version: text('version') };
  return queryOf(subject, text('value'), coordinates);
}
