import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Environment, readVariable, VARIABLES } from './env.ts';
import { type AllowedHosts, parseAllowedHosts } from './hosts/allowed-hosts.ts';

/** How the server reaches other hosts. */
export interface OutgoingConfig {
  /** Addresses of proxies, with user and password where they want them. */
  readonly httpProxy: string | undefined;
  readonly httpsProxy: string | undefined;
  /** Hosts that are asked without a proxy, as the variable lists them. */
  readonly noProxy: string;
  /** Certificates of authorities that are trusted besides the usual ones, as PEM. */
  readonly ca: string | undefined;
  /** A contact address (email or web) sent to other hosts, so that they can complain. */
  readonly contact: string | undefined;
  /** The only hosts that are asked; any where absent. */
  readonly allowedHosts: AllowedHosts | undefined;
  /** There is no way out: only hosts that are listed are asked, and sources are not mirrored. */
  readonly offline: boolean;
}

/** Reads the environment variables for outgoing requests. `problem` is called for each faulty variable. */
export function readOutgoingConfig(
  env: Environment,
  workingDirectory: string,
  problem: (text: string) => void,
): OutgoingConfig {
  const attempt = <T>(name: string, read: () => T): T | undefined => {
    try {
      return read();
    } catch (error) {
      problem(`${name}: ${error instanceof Error ? error.message : String(error)}`);
      return undefined;
    }
  };
  const proxy = (name: string) => attempt(name, () => parseProxy(readCommon(env, name)));
  const httpProxy = proxy('HTTP_PROXY');
  const offline = attempt(VARIABLES.offline, () => parseSwitch(readVariable(env, 'offline'))) ?? false;
  return {
    offline,
    httpProxy,
    httpsProxy: proxy('HTTPS_PROXY') ?? httpProxy,
    noProxy: readCommon(env, 'NO_PROXY') ?? '',
    ca: attempt(VARIABLES.caFile, () => readAuthorities(readVariable(env, 'caFile'), workingDirectory)),
    contact: attempt(VARIABLES.contact, () => parseContact(readVariable(env, 'contact'))),
    allowedHosts: attempt(VARIABLES.allowedHosts, () => {
      const list = readVariable(env, 'allowedHosts');
      if (list !== undefined) return parseAllowedHosts(list);
      return offline ? noHost : undefined;
    }),
  };
}

const noHost: AllowedHosts = { includes: () => false };

function parseSwitch(value: string | undefined): boolean {
  if (value === undefined || value === 'false') return false;
  if (value === 'true') return true;
  throw new Error(`"${value}" is not one of true, false.`);
}

/** Variables that many programs share are written in capitals or small letters. */
function readCommon(env: Environment, name: string): string | undefined {
  return env[name.toLowerCase()] || env[name] || undefined;
}

function parseProxy(value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  // Many write a host and a port alone.
  const address = value.includes('://') ? value : `http://${value}`;
  const protocol = URL.canParse(address) ? new URL(address).protocol : undefined;
  if (protocol === 'http:' || protocol === 'https:') return address;
  // Not quoted: it may hold a password.
  throw new Error('The value is not the address of a proxy such as "http://user:password@proxy:3128".');
}

function readAuthorities(file: string | undefined, workingDirectory: string): string | undefined {
  if (file === undefined) return undefined;
  const text = readFileSync(path.resolve(workingDirectory, file), 'utf8');
  if (text.includes('-----BEGIN CERTIFICATE-----')) return text;
  throw new Error(`"${file}" has no certificate in PEM form.`);
}

function parseContact(value: string | undefined): string | undefined {
  if (value === undefined || /^[\x21-\x7e]{1,200}$/.test(value)) return value;
  throw new Error(`"${value}" is not a mail or web address.`);
}
