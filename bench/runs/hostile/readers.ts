import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { generateBom } from '../../generate/bom.ts';
import { peakResident, resetPeak } from '../../process-memory.ts';
import { atMost, type Figure, reported } from '../../report.ts';
import { type BenchServer, uploadBom } from '../../server-process.ts';
import { type Answer, call } from './call.ts';
import { head, openSocket, type RawSocket } from './raw-socket.ts';

const limits = { readySeconds: 0.5, listSeconds: 2, moreMegabytes: 200, recoverSeconds: 60 };

/** A project whose component list is worth attacking, and two viewers: one attacks, the other one works. */
export interface Prey {
  readonly attackerKey: string;
  readonly viewerKey: string;
  readonly list: string;
}

export async function makePrey({ client }: BenchServer, components: number): Promise<Prey> {
  await uploadBom(client, { name: 'prey', version: '1' }, generateBom(components, 1_000));
  const found = (await client.send('GET', 'api/v1/project/lookup?name=prey&version=1')) as { uuid: string };
  return {
    attackerKey: await makeViewer(client, 'attackers'),
    viewerKey: await makeViewer(client, 'viewers'),
    list: `api/v1/component/project/${found.uuid}`,
  };
}

async function makeViewer(client: BenchServer['client'], name: string): Promise<string> {
  const team = (await client.send('PUT', 'api/v1/team', { name })) as { uuid: string };
  for (const permission of ['VIEW_PORTFOLIO', 'VIEW_VULNERABILITY'])
    await client.send('POST', `api/v1/permission/${permission}/team/${team.uuid}`);
  const { key } = (await client.send('PUT', `api/v1/team/${team.uuid}/key`)) as { key: string };
  return key;
}

/** Sends a request on a connection of which nothing is read until `socket.resume()`. */
export async function askWithoutReading(url: string, path: string, key: string): Promise<RawSocket> {
  const opened = await openSocket(url);
  opened.socket.pause();
  const headers = { 'X-Api-Key': key, 'Accept-Encoding': 'identity', Connection: 'close' };
  opened.socket.write(head(`GET /${path}`, headers));
  return opened;
}

/** Asks for a page of a list once a second, as another caller does, until `isOver`. */
export async function keepListing(url: string, prey: Prey, isOver: () => boolean): Promise<Answer[]> {
  const answers: Answer[] = [];
  while (!isOver()) {
    answers.push(await list(url, prey));
    await sleep(1_000);
  }
  return answers;
}

function list(url: string, { list, viewerKey }: Prey): Promise<Answer> {
  return call(`${url}${list}?pageNumber=1&pageSize=100`, {
    headers: { 'x-api-key': viewerKey },
    giveUpSeconds: 60,
  });
}

/** Memory of the server before an attack, with the caches as they are after ordinary lists. */
export async function settledMemory(server: BenchServer, prey: Prey): Promise<number> {
  for (let n = 0; n < 20; n++) await list(server.url, prey);
  resetPeak(server.pid);
  await sleep(500);
  return peakResident(server.pid);
}

export interface Outcome {
  readonly name: string;
  readonly readySeconds: number;
  readonly answers: readonly Answer[];
  readonly moreMegabytes: number;
  readonly recoverSeconds: number;
}

export function figuresOf({ name, readySeconds, answers, moreMegabytes, recoverSeconds }: Outcome): Figure[] {
  const slowest = Math.max(...answers.map(({ seconds }) => seconds));
  const refused = answers.filter(({ status }) => status !== 200).length;
  return [
    atMost(`${name}: /health/ready meanwhile, worst`, readySeconds, 's', limits.readySeconds),
    atMost(`${name}: lists of another caller, slowest`, slowest, 's', limits.listSeconds),
    atMost(`${name}: lists of another caller that were refused`, refused, 'answers', 0),
    atMost(`${name}: more memory than before, peak`, moreMegabytes, 'MB', limits.moreMegabytes),
    atMost(`${name}: the attacker is served again after`, recoverSeconds, 's', limits.recoverSeconds),
    reported(`${name}: lists of another caller`, answers.length, 'answers'),
  ];
}

/** Seconds until the attacker's own requests for a long list are answered again. */
export async function secondsToRecover(url: string, { list, attackerKey }: Prey): Promise<number> {
  const since = performance.now();
  for (;;) {
    const { status } = await call(`${url}${list}?pageNumber=1&pageSize=1000`, {
      headers: { 'x-api-key': attackerKey },
      giveUpSeconds: 60,
    });
    const seconds = (performance.now() - since) / 1000;
    if (status === 200 || seconds > 120) return seconds;
    await sleep(250);
  }
}

/**
 * The number of these connections that the server still holds. An unread socket does not notice that the
 * other side is gone, so the system is asked. Linux only.
 */
export function countHeld(url: string, opened: readonly RawSocket[]): number {
  const serverPort = Number(new URL(url).port);
  const ports = new Set(opened.map(({ socket }) => socket.localPort));
  const lines = ['/proc/net/tcp', '/proc/net/tcp6'].flatMap((file) => readFileSync(file, 'utf8').split('\n'));
  return lines.filter((line) => {
    const [, local = '', remote = '', state] = line.trim().split(/\s+/);
    return state === established && portOf(local) === serverPort && ports.has(portOf(remote));
  }).length;
}

const established = '01';
const portOf = (address: string): number => Number.parseInt(address.slice(address.lastIndexOf(':') + 1), 16);
