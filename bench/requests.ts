import { Agent, get } from 'node:http';
import { percentile } from './report.ts';

/** The header fields that identify a caller. */
export interface Caller {
  url: string;
  headers: Readonly<Record<string, string>>;
}

/** Rounds after which the server's code is compiled and its statements are planned, as they are on a server that has run for a minute. */
export const warmRounds = 100;

/**
 * Asks for each path in turn, several rounds. Answers are read to their end and dropped, packed: kept as a whole, they had the client
 * collect its garbage four times a second, for 5 to 10 ms that the answers seemed to take.
 * @param warmUp rounds before them; one warms the caches
 * @returns milliseconds by path
 */
export async function timeRounds(
  caller: Caller,
  paths: readonly string[],
  rounds: number,
  warmUp = 1,
): Promise<Map<string, number[]>> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times = new Map(paths.map((path) => [path, [] as number[]]));
  for (let round = 0; round < warmUp + rounds; round++) {
    for (const [path, known] of times) {
      const started = performance.now();
      await drain(agent, caller, path);
      if (round >= warmUp) known.push(performance.now() - started);
    }
  }
  agent.destroy();
  return times;
}

/**
 * Requests of many clients at once for a number of seconds, of which answers are dropped as those of `timeRounds`.
 * @param paths that are asked for in turn, or the path of each turn
 */
export async function timeClients(
  caller: Caller,
  paths: readonly string[] | ((turn: number) => string),
  clients: number,
  seconds: number,
): Promise<{ perSecond: number; p95: number }> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const pathOf = typeof paths === 'function' ? paths : (turn: number) => paths[turn % paths.length] ?? '';
  if (typeof paths !== 'function') for (const path of paths) await drain(agent, caller, path);
  const times: number[] = [];
  const started = performance.now();
  const end = started + seconds * 1000;
  let next = 0;
  const work = async () => {
    while (performance.now() < end) {
      const asked = performance.now();
      await drain(agent, caller, pathOf(next++));
      times.push(performance.now() - asked);
    }
  };
  await Promise.all(Array.from({ length: clients }, work));
  agent.destroy();
  return {
    perSecond: times.length / ((performance.now() - started) / 1000),
    p95: percentile(times, 0.95),
  };
}

function drain(agent: Agent, { url, headers }: Caller, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const options = { agent, headers: { ...headers, 'accept-encoding': 'gzip' } };
    const request = get(url + path, options, (response) => {
      response.resume().once('error', reject);
      response.once('end', () =>
        response.statusCode === 200
          ? resolve()
          : reject(new Error(`GET ${path} answered ${response.statusCode}`)),
      );
    });
    request.once('error', reject);
  });
}
