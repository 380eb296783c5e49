import { readFileSync } from 'node:fs';

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');

/** A certificate for `secure.test` and this machine, and the authority that nobody but tests trusts. Good until 2126. */
export const secureIdentity: { readonly cert: string; readonly key: string; readonly authority: string } = {
  cert: read('./secure.test.pem'),
  key: read('./secure.test.key.pem'),
  authority: read('./authority.pem'),
};
