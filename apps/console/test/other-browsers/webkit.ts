import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type DebianPackage, debianPackage } from '@waybill/test-kit';
import { pathOf, type Session } from './session.ts';

export interface WebKit {
  driver: DebianPackage;
  /** The screen that it draws to: it has no way without one. */
  screen: DebianPackage;
}

/** WebKitGTK of Debian, or why there is none. */
export function findWebKit(): WebKit | string {
  const driver = debianPackage('webkit2gtk-driver', 'usr/bin/WebKitWebDriver');
  if (typeof driver === 'string') return driver;
  const screen = debianPackage('xvfb', 'usr/bin/Xvfb');
  return typeof screen === 'string' ? screen : { driver, screen };
}

const browserPath = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';

/**
 * Starts WebKitGTK's small browser by its driver. Its parts look for each other below `/usr`: where the packages are only
 * unpacked, they are laid over it, for these processes alone.
 */
export async function startWebKit({ driver, screen }: WebKit): Promise<Session> {
  const folder = mkdtempSync(path.join(tmpdir(), 'waybill-webkit-'));
  const layers = [driver.root, screen.root]
    .filter((root) => root !== '/')
    .map((root) => path.join(root, 'usr'));
  const display = await startScreen(layers, folder);
  const port = await freePort();
  const env = {
    ...process.env,
    ...display.env,
    HOME: folder,
    XDG_RUNTIME_DIR: folder,
    LANG: 'C.UTF-8',
    GSETTINGS_BACKEND: 'memory',
    GIO_USE_VFS: 'local',
    NO_AT_BRIDGE: '1',
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    WEBKIT_DISABLE_DMABUF_RENDERER: '1',
  };
  const program = run(layers, ['/usr/bin/WebKitWebDriver', `--port=${port}`], { env, stdio: 'ignore' });
  const address = `http://127.0.0.1:${port}`;
  await untilItListens(`${address}/status`, program);
  const { sessionId } = (await ask('POST', `${address}/session`, {
    capabilities: {
      alwaysMatch: { 'webkitgtk:browserOptions': { binary: browserPath, args: ['--automation'] } },
    },
  })) as { sessionId: string };
  const session = `${address}/session/${sessionId}`;
  return {
    send: (command, parameters) => ask('POST', session + pathOf(command, parameters), parameters),
    async close() {
      await ask('DELETE', session).catch(() => undefined);
      await Promise.all([end(program), end(display.process)]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Runs a program of packages that are laid over `/usr` in a name space of its own. */
function run(layers: readonly string[], command: readonly string[], options: object): ChildProcess {
  if (layers.length === 0) return spawn(command[0] ?? '', command.slice(1), options);
  const lay = `mount -t overlay overlay -o lowerdir=${[...layers, '/usr'].join(':')} /usr && exec "$@"`;
  return spawn('unshare', ['--mount', 'sh', '-c', lay, 'sh', ...command], options);
}

async function startScreen(layers: readonly string[], folder: string) {
  const command = ['/usr/bin/Xvfb', '-displayfd', '1', '-screen', '0', '1440x900x24', '-nolisten', 'tcp'];
  const process = run(layers, command, {
    env: { ...globalThis.process.env, HOME: folder },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const number = await new Promise<string>((resolve, reject) => {
    process.stdout?.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()));
    process.once('exit', (code) => reject(new Error(`Xvfb has ended with ${code}`)));
  });
  return { process, env: { DISPLAY: `:${number}` } };
}

async function ask(method: string, url: string, body?: object): Promise<unknown> {
  const answer = await fetch(url, {
    method,
    ...(body === undefined
      ? {}
      : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  const { value } = (await answer.json()) as { value: unknown };
  if (!answer.ok) {
    const { error, message } = value as { error: string; message: string };
    throw new Error(`${error}: ${message}`);
  }
  return value;
}

async function untilItListens(url: string, program: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    if (program.exitCode !== null) throw new Error(`WebKitWebDriver has ended with ${program.exitCode}`);
    const isThere = await fetch(url).then(
      () => true,
      () => false,
    );
    if (isThere) return;
    await sleep(100);
  }
  throw new Error('WebKitWebDriver does not listen');
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('A TCP server has a port');
  return address.port;
}

async function end(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null) return;
  const ended = new Promise((resolve) => program.once('exit', resolve));
  program.kill('SIGKILL');
  await ended;
}
