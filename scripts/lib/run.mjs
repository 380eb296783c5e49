import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { cache, modules, root } from './paths.mjs';

/** A failure that is the user's to mend: printed without a stack. */
export class LauncherError extends Error {}

const TIE = pathToFileURL(join(root, 'scripts/lib/tied-to-launcher.mjs')).href;
const PARENT_CHECK_MS = 1000;

/**
 * Where Node keeps what it compiled. Reading and compiling several hundred modules anew takes a second at each start
 * and, for threads, 100 ms each and 30 MB of WebAssembly that strips types.
 */
export const COMPILED = join(cache, 'compiled');

/**
 * Node strips types by WebAssembly, in each thread for itself. After some calls V8 trades the wrappers of its imports
 * for faster ones, and a thread that frees the old ones at the wrong moment brings down the process
 * (docs/adr/0001-node-24-without-a-build.md). So there are no faster ones, here and in vitest.config.ts.
 */
export const KEEP_WRAPPERS = '--wasm-wrapper-tiering-budget=2000000000';
/**
 * Heap options of the server. By default, young objects take 88 MB while it mirrors, and it is no faster
 * (bench B2). A heap also grows to four times the live data before garbage collection: 64 unread exports made
 * it 230 MB larger, and only 62 MB larger if it may just double (bench hostile).
 */
export const SMALL_HEAP = ['--max-semi-space-size=8', '--heap-growing-percent=100'];

/**
 * Runs one of our entry files and ends as it ends. Signals go through to it. It ends with us too, even when we are
 * killed: the channel between us then closes, which the preloaded module notices.
 */
export function superviseEntry(node, entry, args, environment, flags = []) {
  const child = spawn(node, [KEEP_WRAPPERS, ...flags, '--import', TIE, entry, ...args], {
    // glibc keeps an arena of freed memory for every thread; two are enough and give more of it back.
    env: { NODE_COMPILE_CACHE: COMPILED, MALLOC_ARENA_MAX: '2', ...environment },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  // The child waits for requests, not for words from us.
  child.channel?.unref();
  stopWhenNpmIsKilled(child);
  return waitFor(child);
}

/** Runs a tool of the installation by its own main file, such as `vite/bin/vite.js`. Returns its exit code. */
export function runTool(node, file, args, { cwd = root, env = process.env } = {}) {
  return waitFor(spawn(node, [join(modules, file), ...args], { cwd, env, stdio: 'inherit' }));
}

/** Waits for a child, passing signals on to it. Returns its exit code, or 128 and the number of the signal that ended it. */
export function waitFor(child) {
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  const passed = new Set();
  const pass = (signal) => {
    // From a terminal the child gets a signal by itself and, through npm and us, up to twice more: once is enough.
    if (!passed.has(signal)) child.kill(signal);
    passed.add(signal);
  };
  for (const signal of signals) process.on(signal, pass);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      for (const name of signals) process.off(name, pass);
      resolve(signal ? 128 + constants.signals[signal] : code);
    });
  });
}

/** npm passes signals on but, killed itself, leaves us behind. Started by something else, we may outlive it. */
function stopWhenNpmIsKilled(child) {
  if (!process.env.npm_lifecycle_event) return;
  const ancestry = ancestryUpToNpm();
  const timer = setInterval(() => {
    if (ancestryUpToNpm() !== ancestry) child.kill('SIGTERM');
  }, PARENT_CHECK_MS);
  timer.unref();
}

/** Our parent; when that is only the shell in which npm runs the script, its parent as well. */
function ancestryUpToNpm() {
  try {
    const [program, option] = readFileSync(`/proc/${process.ppid}/cmdline`, 'utf8').split('\0');
    if (!/^(.*\/)?(sh|dash|bash)$/.test(program) || option !== '-c') return `${process.ppid}`;
    const stat = readFileSync(`/proc/${process.ppid}/stat`, 'utf8');
    return `${process.ppid} ${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]}`;
  } catch {
    return `${process.ppid}`;
  }
}
