import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const entry = fileURLToPath(new URL('./reader-process.ts', import.meta.url));
const repository = fileURLToPath(new URL('../../../../../..', import.meta.url));

/**
 * The environment variables that Node needs. The rest, including secrets, is not passed to a process that
 * reads foreign documents.
 */
const passedOn = ['NODE_COMPILE_CACHE', 'MALLOC_ARENA_MAX', 'SystemRoot'];

/** A process that reads documents, and whether it has come so far as to be asked. */
export interface Reader {
  readonly process: ChildProcess;
  isReady: boolean;
}

/**
 * Starts a process that answers requests of the reader protocol, one after the other. It can read our own files,
 * write none and start nothing, and it ends when this process ends, in whatever way.
 *
 * @param maxHeapMb a document that needs more memory ends the process with SIGABRT
 */
export function startReader(maxHeapMb: number): Reader {
  const { NODE_COMPILE_CACHE: compiled } = process.env;
  const child = fork(entry, {
    // Keeps bytes, dates and undefined as they are, which JSON does not.
    serialization: 'advanced',
    execArgv: [
      `--max-old-space-size=${maxHeapMb}`,
      // A young generation of this size keeps the collector from copying what soon leaves anyway.
      '--max-semi-space-size=32',
      '--permission',
      `--allow-fs-read=${repository}`,
      ...(compiled === undefined ? [] : [`--allow-fs-read=${compiled}`, `--allow-fs-write=${compiled}`]),
    ],
    env: Object.fromEntries(Object.entries(process.env).filter(([name]) => passedOn.includes(name))),
    // V8 prints pages when it runs out of memory.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  // A caller that waits for an answer learns of the exit.
  child.on('error', () => undefined);
  return { process: child, isReady: false };
}
