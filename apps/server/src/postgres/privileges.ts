import { spawnSync } from 'node:child_process';
import { lchownSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PostgresError } from './postgres-error.ts';

type Owner = { uid: number; gid: number };

const ACCOUNT = 'waybill';
const SEE_CAPABILITIES = ['--securebits=+no_setuid_fixup'];

/**
 * The command to put in front of the server's programs. As an ordinary user nothing is needed, but PostgreSQL refuses to
 * run as root: then they run in a user namespace in which root has an ordinary number. That takes no account and no
 * change of owners, and directories that only root may enter stay reachable. Where such namespaces are forbidden
 * (containers, mostly) or a path leads through someone else's closed directory, an account of our own is used.
 */
export function findCommandPrefix(program: string, directories: string[]): string[] {
  if (process.getuid?.() !== 0) return [];

  for (const directory of directories) refuseThirdOwner(directory);
  const inNamespace = namespacePrefix();
  if (inNamespace && canReach(inNamespace, program, directories)) return inNamespace;
  return findAccountPrefix(program, directories);
}

/** A directory of another user holds that user's database: nothing in it is changed. */
function refuseThirdOwner(directory: string): void {
  const { uid } = lstatSync(directory);
  if (uid === 0 || uid === accountId('-u')) return;
  throw new PostgresError(
    'not_ours',
    `"${directory}" belongs to the user with id ${uid}. Start Waybill as that user, or choose another WAYBILL_DATA_DIR.`,
  );
}

function namespacePrefix(): string[] | undefined {
  const account = firstOrdinaryAccount();
  if (!account) return undefined;
  return ['unshare', '--user', `--map-user=${account.uid}`, `--map-group=${account.gid}`, '--'];
}

/** initdb looks up its user's name, so the number must be one that the system knows. */
function firstOrdinaryAccount(): Owner | undefined {
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .map((fields) => ({ uid: Number(fields[2]), gid: Number(fields[3]) }));
  return accounts.find(({ uid, gid }) => uid > 0 && gid > 0);
}

/**
 * The account reaches what is open to everyone; what is not, it reaches by the one capability that opens directories.
 * PostgreSQL asks with access(2), which looks away from capabilities unless that bit is set.
 */
function findAccountPrefix(program: string, directories: string[]): string[] {
  const owner = ensureAccount();
  const asAccount = ['setpriv', `--reuid=${owner.uid}`, `--regid=${owner.gid}`, '--clear-groups'];
  const attempts = [[], ['dac_read_search'], ['dac_override']].map((capabilities) => [
    ...asAccount,
    ...capabilities.flatMap((name) => [
      ...SEE_CAPABILITIES,
      `--inh-caps=+${name}`,
      `--ambient-caps=+${name}`,
    ]),
    '--',
  ]);
  for (const directory of directories) changeOwner(directory, owner);
  const prefix = attempts.find((attempt) => canReach(attempt, program, directories));
  if (prefix) return prefix;
  throw new PostgresError(
    'no_privilege',
    `PostgreSQL does not run as root, user namespaces are forbidden here, and the account "${ACCOUNT}" cannot reach ` +
      `${[program, ...directories].map((name) => `"${name}"`).join(', ')}. ` +
      'Start Waybill as an ordinary user, move it to a directory open to all, or set WAYBILL_DATABASE_URL.',
  );
}

function ensureAccount(): Owner {
  if (accountId('-u') === undefined) {
    // Not in every root shell's search path: `su` without a login, cron, a bare environment.
    const env = { ...process.env, PATH: `${process.env.PATH ?? ''}:/usr/sbin:/sbin` };
    const options = ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin'];
    spawnSync('useradd', [...options, ACCOUNT], { env });
  }
  const uid = accountId('-u');
  const gid = accountId('-g');
  if (uid !== undefined && gid !== undefined) return { uid, gid };
  throw new PostgresError(
    'no_privilege',
    `PostgreSQL does not run as root, user namespaces are forbidden here, and the account "${ACCOUNT}" could not be made. ` +
      'Start Waybill as an ordinary user, or set WAYBILL_DATABASE_URL.',
  );
}

function accountId(option: '-u' | '-g'): number | undefined {
  const { status, stdout } = spawnSync('id', [option, ACCOUNT], { encoding: 'utf8' });
  return status === 0 ? Number(stdout.trim()) : undefined;
}

/** True if the programs can be run and the directories be written that way. Fails, too, when the prefix itself does. */
function canReach(prefix: string[], program: string, directories: string[]): boolean {
  const script =
    'test -x "$1" || exit 1; shift; for d; do test -w "$d" && test -x "$d" && test -O "$d" || exit 1; done';
  const [command = '', ...rest] = [...prefix, '/bin/sh', '-c', script, 'sh', program, ...directories];
  return spawnSync(command, rest, { cwd: '/', stdio: 'ignore' }).status === 0;
}

function changeOwner(directory: string, owner: Owner): void {
  if (lstatSync(directory).uid === owner.uid) return;
  for (const name of readdirSync(directory)) {
    const entry = path.join(directory, name);
    if (lstatSync(entry).isDirectory()) changeOwner(entry, owner);
    else lchownSync(entry, owner.uid, owner.gid);
  }
  // Last, so that a change that was cut short is made again.
  lchownSync(directory, owner.uid, owner.gid);
}
