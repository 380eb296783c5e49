import { spawn } from 'node:child_process';
import { closeSync, constants, openSync, readdirSync, readSync, rmSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { isRunning } from './process-facts.ts';

/**
 * Ties the database's life to its users. Everyone who needs the database holds the write end of a named pipe
 * open. A tiny shell process reads from it and stops the database when the last holder is gone. The kernel
 * closes the pipe however a holder ends, so this works for `kill -9` too, and for any number of processes.
 *
 * The steps:
 *
 * 1. Keep the pipe open until the first holder has it.
 * 2. Read until the last holder is gone.
 * 3. Remove the pipe so that nobody else comes in.
 * 4. Wait for holders who came in just before.
 * 5. Stop the server, if it is still the same one.
 *
 * A server that is recovering from a crash may never respond to that (seen with PostgreSQL 18.4). It is
 * killed a while later, before the next start has waited too long. Nothing is lost.
 */
const SCRIPT = `
trap '' HUP INT TERM
[ -p "$1" ] || mkfifo -m 600 "$1" || exit 1
exec 3<>"$1" 4<"$1"
echo ready
read -r _
exec 3>&- 1>&-
while read -r _ <&4; do :; done
rm -f "$1"
while read -r _ <&4; do :; done
runs() { [ "$(head -n 1 "$2/postmaster.pid" 2>/dev/null)" = "$3" ] && kill -0 "$3"; }
runs "$@" && kill -INT "$3"
seconds=0
while runs "$@"; do
  [ $seconds -eq 15 ] && kill -QUIT "$3"
  [ $seconds -eq 60 ] && exit 1
  sleep 1
  seconds=$((seconds + 1))
done
`;

export type Hold = { release(): void };

const PIPE_NAME = 'keeper-';

/** Each server has a pipe of its own, so that one left by a crash says nothing about the next. */
export function keeperPipe(socketDirectory: string, server: number): string {
  return path.join(socketDirectory, PIPE_NAME + server);
}

/** Removes the pipes of servers that are gone. */
export function removeOldPipes(socketDirectory: string): void {
  for (const name of readdirSync(socketDirectory)) {
    if (name.startsWith(PIPE_NAME) && !isRunning(Number(name.slice(PIPE_NAME.length)))) {
      rmSync(path.join(socketDirectory, name), { force: true });
    }
  }
}

/** Takes hold of the database. `absent`: there is no pipe; `unattended`: there is one, but its keeper was killed. */
export function tryHold(pipe: string): Hold | 'absent' | 'unattended' {
  try {
    const descriptor = openSync(pipe, constants.O_WRONLY | constants.O_NONBLOCK);
    let held = true;
    return {
      release() {
        if (held) closeSync(descriptor);
        held = false;
      },
    };
  } catch (error) {
    if (hasCode(error, 'ENXIO')) return 'unattended';
    if (hasCode(error, 'ENOENT')) return 'absent';
    throw error;
  }
}

/** True while some process holds the database. */
export function isHeld(pipe: string): boolean {
  try {
    const descriptor = openSync(pipe, constants.O_RDONLY | constants.O_NONBLOCK);
    try {
      // No writer reads as end of file, a silent writer as EAGAIN.
      return readSync(descriptor, Buffer.alloc(1)) > 0;
    } catch (error) {
      return hasCode(error, 'EAGAIN');
    } finally {
      closeSync(descriptor);
    }
  } catch {
    return false;
  }
}

/** Starts a keeper for the running server `pid` and takes hold of the database before it may end it. */
export async function startKeeper(pipe: string, cluster: string, pid: number): Promise<Hold> {
  const child = spawn('/bin/sh', ['-c', SCRIPT, 'waybill-keeper', pipe, cluster, String(pid)], {
    cwd: '/',
    // A session of its own: signals to our process group must not reach it.
    detached: true,
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const isReady = await new Promise<boolean>((resolve, reject) => {
    createInterface(child.stdout)
      .once('line', () => resolve(true))
      .once('close', () => resolve(false));
    child.once('error', reject);
  });
  const hold = isReady ? tryHold(pipe) : 'absent';
  child.stdin.end();
  child.stdout.destroy();
  child.unref();
  if (typeof hold === 'string') throw new Error(`The pipe "${pipe}" cannot be opened.`);
  return hold;
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
