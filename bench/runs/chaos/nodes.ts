import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { benchPassword, serverHeap } from '../../server-process.ts';

const main = join(import.meta.dirname, '../../../apps/server/src/main.ts');

/** A process of the product that can be killed and started again. */
export interface Node {
  readonly name: string;
  /** The number of exits without a kill. */
  readonly deaths: number;
  /** True if it has been started and nobody has killed it. */
  readonly isUp: boolean;
  start(): Promise<void>;
  /** `kill -9`. */
  kill(): Promise<void>;
  /** As an operator stops it; `kill -9` when it does not end. */
  stop(): Promise<void>;
}

const readyWithinMs = 120_000;
const stopWithinMs = 20_000;

export function createNode(name: string, environment: NodeJS.ProcessEnv): Node {
  let child: ChildProcess | undefined;
  let deaths = 0;
  let isUp = false;
  const end = async (signal: NodeJS.Signals) => {
    const ending = child;
    child = undefined;
    isUp = false;
    if (!ending || hasEnded(ending)) return;
    ending.kill(signal);
    const cut = setTimeout(() => ending.kill('SIGKILL'), stopWithinMs);
    await once(ending, 'exit');
    clearTimeout(cut);
  };
  return {
    name,
    get deaths() {
      return deaths;
    },
    get isUp() {
      return isUp;
    },
    async start() {
      const started = spawn(process.execPath, [...serverHeap, main], {
        env: {
          ...process.env,
          ...environment,
          WAYBILL_ADMIN_PASSWORD: benchPassword,
          WAYBILL_LOG_LEVEL: 'fatal',
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      let said = '';
      started.stderr?.on('data', (text) => {
        said = `${said}${text}`.slice(-4_000);
      });
      child = started;
      started.once('exit', (code, signal) => {
        if (child !== started) return;
        deaths += 1;
        isUp = false;
        process.stderr.write(`${name} ended by itself: ${signal ?? code}\n${said}\n`);
      });
      await ready(started);
      isUp = true;
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

async function ready(child: ChildProcess): Promise<void> {
  const said = (async () => {
    if (child.stdout)
      for await (const line of createInterface(child.stdout)) if (line.includes('Waybill is ready')) return;
    throw new Error('A process ended before it was ready');
  })();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('A process was not ready in time')), readyWithinMs);
  });
  await Promise.race([said, late]).finally(() => clearTimeout(timer));
  child.stdout?.resume();
}

/** A port that is free now, so that a server comes back where it was. */
export async function freePort(): Promise<number> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port is free');
  return address.port;
}
