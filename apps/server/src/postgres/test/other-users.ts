import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';

const NOBODY = 65534;

/** A command that runs another as an ordinary user, or undefined where that cannot be done. */
export function asNobody(): { prefix: string[]; uid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const plain = ['setpriv', `--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups'];
  // Below a closed directory the user could not even read the tests.
  const reading = [
    ...plain,
    '--securebits=+no_setuid_fixup',
    '--inh-caps=+dac_read_search',
    '--ambient-caps=+dac_read_search',
  ];
  const prefix = [plain, reading].find((attempt) =>
    works([...attempt, process.execPath, import.meta.filename]),
  );
  return prefix ? { prefix, uid: NOBODY } : undefined;
}

/**
 * A command that runs another one where no user namespace can be created, as in most containers. It creates
 * one with all users, sets the number of further namespaces to 0, and uses a private /etc, so no account is
 * left behind. Undefined if even that is impossible.
 */
export function withoutNamespaces(directory: string): string[] | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const file = path.join(directory, 'without-namespaces.sh');
  writeFileSync(file, OUTSIDE, { mode: 0o700 });
  const prefix = ['/bin/sh', file, directory];
  return works([...prefix, 'true']) ? prefix : undefined;
}

const OUTSIDE = `
directory=$1; shift
[ -d "$directory/etc" ] || cp -a /etc "$directory/etc"
inside='
read -r _
mount --bind "$1/etc" /etc || exit 1
echo 0 > /proc/sys/user/max_user_namespaces || exit 1
shift
exec "$@"
'
mkfifo "$directory/go.$$" || exit 1
unshare --user --mount --keep-caps /bin/sh -c "$inside" sh "$directory" "$@" < "$directory/go.$$" &
child=$!
trap 'kill $child' TERM
exec 3> "$directory/go.$$"
tries=0
while [ "$(readlink /proc/$child/ns/user)" = "$(readlink /proc/self/ns/user)" ] && [ $tries -lt 50 ]; do
  tries=$((tries + 1)); sleep 0.05
done
echo '0 0 65536' > /proc/$child/uid_map || { kill $child; exit 1; }
echo '0 0 65536' > /proc/$child/gid_map
echo go >&3
exec 3>&-
wait $child
`;

function works([command = '', ...args]: string[]): boolean {
  return spawnSync(command, args, { stdio: 'ignore', timeout: 20_000 }).status === 0;
}
