import { isIP } from 'node:net';
import { rootCertificates } from 'node:tls';
import { Client, type Entry, Filter, FilterParser, InvalidCredentialsError } from 'ldapts';
import type { OutgoingConfig } from '../../config/outgoing-config.ts';
import { createAddressPolicy } from '../../outgoing/address/address-policy.ts';
import type { LdapConfig } from './ldap-config.ts';
import { memberGroups } from './member-groups.ts';

/** Somebody of whom the directory has one entry. */
export interface DirectoryUser {
  readonly dn: string;
  /** As the directory writes it, whatever somebody typed. */
  readonly username: string;
  readonly email: string | undefined;
}

/** A connection to a directory, bound as the account of the settings. */
export interface Directory {
  /** Undefined when there is none, or more than one. @throws for a base that the directory does not have */
  findUser(username: string): Promise<DirectoryUser | undefined>;
  /** Everybody who has the name, of whom only one alone may sign in. @throws as `findUser` does */
  findUsers(username: string): Promise<DirectoryUser[]>;
  /** True if the base is there. @throws for a base that the directory does not have */
  checkBase(): Promise<void>;
  /** Distinguished names, also of groups that have groups of the user inside. */
  groupsOf(user: DirectoryUser): Promise<string[]>;
  /** All groups, or those whose name contains the text, in order. At most {@link maxListed} are read. */
  searchGroups(text: string | undefined): Promise<string[]>;
  /** Some of those whose name has the text, by the name that they sign in with. */
  searchUsers(text: string): Promise<DirectoryUser[]>;
}

const pageSize = 500;
/** More groups than that are not shown to pick from, nor asked for: nobody finds theirs by paging through them. */
const maxListed = 10_000;
/** People that are shown to pick from. */
const maxFound = 50;
/** The number of people with one name. Only a single one may sign in; the others appear in the error. */
const maxNamesakes = 20;
const maxNameLength = 255;

/** Attributes are named by letters, digits and hyphens, or by numbers with dots (RFC 4512 §2.5). */
const attributeName = /^[A-Za-z][A-Za-z0-9-]*$|^\d+(\.\d+)+$/;

/** The directory did not answer in time. */
export class DirectoryTimeout extends Error {
  override readonly name = 'DirectoryTimeout';
  /** True if the directory had taken the connection. */
  readonly wasConnected: boolean;

  constructor(timeoutMs: number, wasConnected: boolean) {
    super(`The directory did not answer within ${timeoutMs} ms`);
    this.wasConnected = wasConnected;
  }
}

/** An attribute of the settings that can be none, so that it would change the filter around it. */
export class AttributeNameError extends Error {
  override readonly name = 'AttributeNameError';
}

/** A filter of the settings that is none. */
export class FilterError extends Error {
  override readonly name = 'FilterError';
}

/** The steps at a directory before the real work. */
type DirectoryPhase = 'TLS' | 'ACCOUNT';

/**
 * Asks a directory, and gives up after the time of the settings, however the directory hangs.
 * @param onPhase called before StartTLS, and before the bind
 * @throws DirectoryTimeout; what keeps the directory from answering
 */
export async function withDirectory<T>(
  config: LdapConfig,
  outgoing: OutgoingConfig,
  work: (directory: Directory) => Promise<T>,
  onPhase: (phase: DirectoryPhase) => void = () => undefined,
): Promise<T> {
  const bindAndWork = async (client: Client) => {
    onPhase('ACCOUNT');
    if (config.account) await client.bind(config.account.name, config.account.password);
    return work(directoryOn(client, config));
  };
  return withClient(config, outgoing, bindAndWork, () => onPhase('TLS'));
}

/** True if the directory takes a password for an entry. An empty one would bind as nobody, which proves nothing (RFC 4513 §5.1.2). */
export async function isPasswordOf(
  config: LdapConfig,
  outgoing: OutgoingConfig,
  dn: string,
  password: string,
): Promise<boolean> {
  if (dn === '' || password === '') return false;
  return withClient(config, outgoing, async (client) => {
    try {
      await client.bind(dn, password);
      return true;
    } catch (error) {
      if (error instanceof InvalidCredentialsError) return false;
      throw error;
    }
  });
}

async function withClient<T>(
  config: LdapConfig,
  outgoing: OutgoingConfig,
  work: (client: Client) => Promise<T>,
  onStartTls: () => void = () => undefined,
): Promise<T> {
  const { url, timeoutMs, usesStartTls } = config;
  createAddressPolicy(outgoing.allowedHosts).check(url.hostname, false);
  const tlsOptions = {
    host: url.hostname,
    // For a host name only. A certificate contains an IP address itself.
    ...(isIP(url.hostname) === 0 ? { servername: url.hostname } : {}),
    ...(outgoing.ca === undefined ? {} : { ca: [...rootCertificates, outgoing.ca] }),
  };
  const client = new Client({
    url: `${url.protocol}//${url.host}`,
    timeout: timeoutMs,
    connectTimeout: timeoutMs,
    // Their mere presence has the library speak TLS at once.
    ...(url.protocol === 'ldaps:' ? { tlsOptions } : {}),
    strictDN: false,
  });
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new DirectoryTimeout(timeoutMs, client.isConnected)), timeoutMs);
  });
  const asked = (async () => {
    if (usesStartTls && url.protocol === 'ldap:') {
      onStartTls();
      await client.startTLS(tlsOptions);
    }
    return work(client);
  })();
  try {
    return await Promise.race([asked, tooLate]);
  } finally {
    clearTimeout(timer);
    asked.catch(() => undefined);
    // Nobody waits for the farewell.
    client.unbind().catch(() => undefined);
  }
}

function directoryOn(client: Client, config: LdapConfig): Directory {
  const { baseDn, nameAttribute, mailAttribute } = config;
  const search = async (filter: string, attributes: string[], sizeLimit = 0): Promise<Entry[]> => {
    checkFilter(filter);
    const paged = sizeLimit === 0 ? { pageSize } : false;
    const found = await client.search(baseDn, { scope: 'sub', filter, attributes, paged, sizeLimit });
    return found.searchEntries;
  };

  /** Reads no page more than it takes. */
  const searchSome = async (filter: string, most: number): Promise<Entry[]> => {
    checkFilter(filter);
    const entries: Entry[] = [];
    const options = { scope: 'sub' as const, filter, attributes: ['1.1'], paged: { pageSize } };
    for await (const page of client.searchPaginated(baseDn, options)) {
      entries.push(...page.searchEntries);
      if (entries.length >= most) break;
    }
    return entries.slice(0, most);
  };

  const checkNameAttribute = () => {
    if (!attributeName.test(nameAttribute))
      throw new AttributeNameError(`"${nameAttribute}" is not the name of an attribute`);
  };

  const findUsers = async (username: string): Promise<DirectoryUser[]> => {
    checkNameAttribute();
    const asked = config.usernameFormat.replaceAll('%s', () => username);
    const filter = `(${nameAttribute}=${Filter.escape(asked)})`;
    const entries = await search(filter, [nameAttribute, mailAttribute], maxNamesakes);
    return entries.map((entry) => {
      // As the directory writes it, where it has several names the one that was meant.
      const written = valuesOf(entry, nameAttribute).find(
        (name) => name.toLowerCase() === asked.toLowerCase(),
      );
      const stored = plainName(written ?? asked, config.usernameFormat);
      return { dn: entry.dn, username: stored, email: valuesOf(entry, mailAttribute)[0] };
    });
  };
  return {
    findUsers,
    async findUser(username) {
      const [user, ...others] = await findUsers(username);
      return others.length > 0 ? undefined : user;
    },
    async checkBase() {
      await client.search(baseDn, { scope: 'base', filter: '(objectClass=*)', attributes: ['1.1'] });
    },

    groupsOf: (user) =>
      memberGroups(user.dn, config.groupDepth, async (dns) => {
        const filters = dns.map((dn) =>
          config.userGroupsFilter.replaceAll('{USER_DN}', () => Filter.escape(dn)),
        );
        const filter = filters.length === 1 ? (filters[0] ?? '') : `(|${filters.join('')})`;
        return (await search(filter, ['1.1'])).map((entry) => entry.dn);
      }),

    async searchGroups(text) {
      const filter =
        text === undefined
          ? config.groupsFilter
          : config.groupsSearchFilter.replaceAll('{SEARCH_TERM}', () => Filter.escape(text));
      const names = (await searchSome(filter, maxListed)).map((entry) => entry.dn);
      return names.filter((dn) => dn.length <= maxNameLength).toSorted();
    },

    async searchUsers(text) {
      checkNameAttribute();
      const filter = config.usersSearchFilter.replaceAll('{SEARCH_TERM}', () => Filter.escape(text));
      const entries = await search(filter, [nameAttribute, mailAttribute], maxFound);
      const users = entries.flatMap((entry): DirectoryUser[] => {
        // Without a name nobody can sign in.
        const [written] = valuesOf(entry, nameAttribute);
        if (written === undefined) return [];
        const username = plainName(written, config.usernameFormat);
        return [{ dn: entry.dn, username, email: valuesOf(entry, mailAttribute)[0] }];
      });
      return users.toSorted((a, b) => (a.username < b.username ? -1 : 1));
    },
  };
}

function checkFilter(filter: string): void {
  try {
    FilterParser.parseString(filter);
  } catch (cause) {
    throw new FilterError('A filter of the directory is not valid', { cause });
  }
}

/** The texts of an attribute that can be kept, in the order of the directory. Single ones do not come as a list. */
function valuesOf(entry: Entry, attribute: string): string[] {
  const key = Object.keys(entry).find((name) => name.toLowerCase() === attribute.toLowerCase());
  const value = key === undefined ? [] : entry[key];
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  return values
    .flatMap((text) => (typeof text === 'string' ? [text.trim()] : []))
    .filter((text) => text !== '' && text.length <= maxNameLength && !/\p{Cc}/u.test(text));
}

/** The name that a user types if the directory formats it. */
function plainName(name: string, format: string): string {
  const [before = '', after = ''] = format.split('%s');
  const isOfFormat =
    name.length > before.length + after.length &&
    name.toLowerCase().startsWith(before.toLowerCase()) &&
    name.toLowerCase().endsWith(after.toLowerCase());
  return isOfFormat ? name.slice(before.length, name.length - after.length) : name;
}
