import { type ComponentSubject, componentSubjects } from './component-search.ts';

/** Search parameters of `/components`. */
export interface HashSearch extends Record<string, string | undefined> {
  subject: ComponentSubject;
}

/**
 * A search as the system that users come from writes it into the address: `/search/HASH/…` or
 * `/search/COORDINATES/group=…/name=…/version=…`, without the `#`. Undefined when it is none.
 */
export function parseOldHash(hash: string): HashSearch | undefined {
  const match = /^\/?search\/([A-Z_]+)\/(.+)$/.exec(decodeURIComponent(hash));
  const subject = componentSubjects.find((name) => name === match?.[1]);
  const rest = match?.[2];
  if (!subject || !rest) return undefined;
  if (subject !== 'COORDINATES') return { subject, value: rest };
  const member = (name: string) => new RegExp(`(?:^|/)${name}=([^/]*)`).exec(rest)?.[1];
  return { subject, group: member('group'), name: member('name'), version: member('version') };
}
