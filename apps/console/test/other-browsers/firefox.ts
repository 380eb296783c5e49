import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type DebianPackage, debianPackage } from '@waybill/test-kit';
import { nameOf, type Session } from './session.ts';

/** Firefox ESR of Debian, or why there is none. */
export const findFirefox = (): DebianPackage | string =>
  debianPackage('firefox-esr', 'usr/lib/firefox-esr/firefox-esr');

const preferences = {
  'marionette.port': 0,
  'app.update.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.update.enabled': false,
  'intl.locale.requested': 'en-US',
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'http://127.0.0.1:1/',
  'toolkit.telemetry.reportingpolicy.firstRun': false,
};

/** Starts Firefox without a screen. Its own protocol drives it, so no other program is needed. */
export async function startFirefox({ root, env }: DebianPackage): Promise<Session> {
  const folder = mkdtempSync(path.join(tmpdir(), 'waybill-firefox-'));
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(path.join(folder, 'user.js'), lines.join('\n'));
  const program = path.join(root, 'usr/lib/firefox-esr/firefox-esr');
  const browser = spawn(
    program,
    ['--headless', '--marionette', '--no-remote', '--profile', folder, 'about:blank'],
    // A root whose home is another user's is refused.
    { stdio: 'ignore', env: { ...env, HOME: folder, MOZ_DISABLE_CONTENT_SANDBOX: '1' } },
  );
  const ended = new Promise<void>((resolve) => browser.once('exit', () => resolve()));
  const portFile = path.join(folder, 'MarionetteActivePort');
  for (let tries = 0; !existsSync(portFile) || readFileSync(portFile, 'utf8') === ''; tries++) {
    if (browser.exitCode !== null) throw new Error(`Firefox has ended with ${browser.exitCode}`);
    if (tries > 600) throw new Error('Firefox does not listen');
    await sleep(100);
  }
  const wire = await openWire(Number(readFileSync(portFile, 'utf8')));
  await wire.ask('WebDriver:NewSession', { strictFileInteractability: false });
  return {
    async send(command, parameters) {
      const answer = await wire.ask(nameOf(command), parameters);
      return (answer as { value?: unknown } | null)?.value;
    },
    async close() {
      wire.close();
      browser.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

interface Wire {
  ask(name: string, parameters: object): Promise<unknown>;
  close(): void;
}

/** Texts of JSON, each behind its length and a colon: a greeting, then an answer for each command. */
async function openWire(port: number): Promise<Wire> {
  const socket = connect(port, '127.0.0.1');
  const messages = readMessages(socket);
  await messages.next();
  let asked = 0;
  return {
    async ask(name, parameters) {
      asked += 1;
      const text = JSON.stringify([0, asked, name, parameters]);
      socket.write(`${Buffer.byteLength(text)}:${text}`);
      const { value } = await messages.next();
      if (value === undefined) throw new Error('Firefox has closed the connection');
      const [, , error, result] = value as [
        number,
        number,
        { error: string; message: string } | null,
        unknown,
      ];
      if (error) throw new Error(`${error.error}: ${error.message}`);
      return result;
    },
    close: () => socket.destroy(),
  };
}

async function* readMessages(socket: Socket): AsyncGenerator<unknown, undefined> {
  let rest = Buffer.alloc(0);
  for await (const chunk of socket) {
    rest = Buffer.concat([rest, chunk as Buffer]);
    for (;;) {
      const colon = rest.indexOf(':');
      if (colon < 0) break;
      const end = colon + 1 + Number(rest.subarray(0, colon).toString());
      if (rest.length < end) break;
      const text = rest.subarray(colon + 1, end).toString();
      rest = rest.subarray(end);
      yield JSON.parse(text);
    }
  }
  return undefined;
}
