import type { Contact, Organization } from '../model.ts';
import { isStated } from './spdx-document.ts';

/** A person, an organization, or a tool, with an email address if given. */
export interface Agent {
  kind: 'person' | 'organization' | 'tool';
  name: string;
  email?: string;
}

/** Reads `Organization: Name (mail)`, `Person: …` or `Tool: …`; undefined when nothing is stated. */
export function parseAgent(text: string | undefined): Agent | undefined {
  if (!isStated(text)) return undefined;
  const match = /^(Person|Organization|Tool):\s*(.*)$/s.exec(text);
  const kind = match?.[1]?.toLowerCase() ?? 'organization';
  const rest = (match?.[2] ?? text).trim();
  const open = rest.endsWith(')') ? rest.lastIndexOf('(') : -1;
  const inBrackets = open < 0 ? '' : rest.slice(open + 1, -1).trim();
  // Brackets without an address belong to the name: `Acme (Europe)`.
  const isName = open < 0 || (inBrackets !== '' && !inBrackets.includes('@'));
  const name = isName ? rest : rest.slice(0, open).trim();
  const email = isName ? '' : inBrackets;
  if (name === '' && email === '') return undefined;
  return {
    kind: kind as Agent['kind'],
    name: name === '' ? email : name,
    ...(email === '' ? {} : { email }),
  };
}

/** The agent as an organization; a person is one with a single contact. */
export function toOrganization({ kind, name, email }: Agent): Organization {
  if (kind === 'person') return { name, contacts: [{ name, ...(email === undefined ? {} : { email }) }] };
  return { name, ...(email === undefined ? {} : { contacts: [{ email }] }) };
}

/** The agent as a person to turn to. */
export function toContact({ name, email }: Agent): Contact {
  return { name, ...(email === undefined ? {} : { email }) };
}
