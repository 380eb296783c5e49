import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { extent } from '../extent/extent.ts';
import { secureIdentity } from '../proxy/secure-identity.ts';
import { debianPackage } from './debian-package.ts';

/**
 * Why OpenLDAP's server (Debian's package `slapd`) cannot be started here, or null where it can.
 * @throws in `npm run test:all` for root, who must have it
 */
export function noDirectoryServer(): string | null {
  const found = debianPackage('slapd', 'usr/sbin/slapd');
  if (typeof found !== 'string') return null;
  if (extent({ whole: true, usual: false }) && process.getuid?.() === 0) throw new Error(found);
  return found;
}

export interface DirectoryServer {
  /** Without encryption until StartTLS is asked for. */
  readonly url: string;
  /** Its certificate is for `localhost`, by the authority of {@link secureIdentity}. */
  readonly secureUrl: string;
  readonly baseDn: string;
  readonly admin: { readonly name: string; readonly password: string };
  close(): Promise<void>;
}

/** A real OpenLDAP server on this machine with the entries of an LDIF text, whose base is `dc=example,dc=org`. */
export async function startDirectoryServer(ldif: string): Promise<DirectoryServer> {
  const slapd = debianPackage('slapd', 'usr/sbin/slapd');
  if (typeof slapd === 'string') throw new Error(slapd);
  const program = path.join(slapd.root, 'usr/sbin/slapd');
  const schemas = path.join(slapd.root, 'etc/ldap/schema');
  const folder = mkdtempSync(path.join(tmpdir(), 'waybill-slapd-'));
  const file = (name: string) => path.join(folder, name);
  const baseDn = 'dc=example,dc=org';
  const admin = { name: `cn=admin,${baseDn}`, password: 'admin of the directory' };
  mkdirSync(file('data'));
  writeFileSync(file('key.pem'), secureIdentity.key, { mode: 0o600 });
  writeFileSync(file('cert.pem'), secureIdentity.cert);
  writeFileSync(file('entries.ldif'), ldif);
  writeFileSync(
    file('slapd.conf'),
    [
      ...['core', 'cosine', 'inetorgperson'].map((name) => `include ${schemas}/${name}.schema`),
      `modulepath ${path.join(slapd.root, 'usr/lib/ldap')}`,
      'moduleload back_mdb',
      `TLSCertificateFile ${file('cert.pem')}`,
      `TLSCertificateKeyFile ${file('key.pem')}`,
      `pidfile ${file('pid')}`,
      'database mdb',
      `suffix "${baseDn}"`,
      `rootdn "${admin.name}"`,
      `rootpw "${admin.password}"`,
      `directory ${file('data')}`,
      '',
    ].join('\n'),
  );
  execFileSync(program, ['-T', 'add', '-f', file('slapd.conf'), '-l', file('entries.ldif')], {
    env: slapd.env,
  });
  const [port, securePort] = [await freePort(), await freePort()];
  // At 127.0.0.2, the certificate is for another host.
  const urls = `ldap://127.0.0.1:${port} ldaps://127.0.0.1:${securePort} ldaps://127.0.0.2:${securePort}`;
  const server = spawn(program, ['-h', urls, '-f', file('slapd.conf'), '-d', '0'], {
    stdio: 'ignore',
    env: slapd.env,
  });
  await untilItListens(port, server);
  return {
    url: `ldap://localhost:${port}`,
    secureUrl: `ldaps://localhost:${securePort}`,
    baseDn,
    admin,
    async close() {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function untilItListens(port: number, server: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    if (server.exitCode !== null) throw new Error(`slapd has ended with ${server.exitCode}`);
    const isThere = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(true));
      socket.once('error', () => resolve(false));
      socket.once('connect', () => socket.destroy());
    });
    if (isThere) return;
    await sleep(50);
  }
  throw new Error('slapd does not listen');
}
