import { setTimeout as sleep } from 'node:timers/promises';
import { peakResident } from '../../process-memory.ts';
import { atLeast, atMost, type Figure, reported } from '../../report.ts';
import { openSocket, type RawSocket } from './raw-socket.ts';
import { whileAskingReadiness } from './readiness.ts';
import { withTarget } from './target.ts';

const pipelines = 8;
const requestsEach = 500;
const floodMs = 20_000;
/** A flood is worked off in turns that others wait for; they must get theirs. */
const maxReadySeconds = 2;
const maxGrowthMb = 150;
const request = 'GET /api/version HTTP/1.1\r\nHost: waybill\r\n\r\n';

const unreadable = {
  'a request that is none': 'NONSENSE\r\n\r\n',
  'a broken header': 'GET / HTTP/1.1\r\nHost: waybill\r\nno colon\r\n\r\n',
  'headers of 64 kB': `GET / HTTP/1.1\r\nHost: waybill\r\nX-Long: ${'x'.repeat(65_536)}\r\n\r\n`,
};

/** Floods of pipelined requests, half of them by callers who never read an answer; and requests no parser can read. */
export async function attackByMalformedTraffic(): Promise<Figure[]> {
  return withTarget(async ({ url, pid }) => {
    const before = peakResident(pid);
    const { result, readiness } = await whileAskingReadiness(url, () => flood(url));
    const growth = peakResident(pid) - before;
    const explained = await Promise.all(Object.values(unreadable).map((text) => isExplained(url, text)));
    return [
      atLeast(
        'pipelined: requests of those who read, answered',
        result.answers,
        'answers',
        (pipelines / 2) * requestsEach,
      ),
      // The others get 429.
      reported('pipelined: of these answered by 200', result.successes, 'answers'),
      atMost('pipelined: /health/ready meanwhile, worst', readiness.worst, 's', maxReadySeconds),
      atMost('pipelined: growth of the server process', growth, 'MB', maxGrowthMb),
      atLeast(
        `unreadable requests (${Object.keys(unreadable).join(', ')}) told why, and closed`,
        explained.filter(Boolean).length,
        `of ${explained.length}`,
        explained.length,
      ),
    ];
  });
}

interface Answered {
  answers: number;
  successes: number;
}

/** @returns how many answers, by 200 or 429, came to those who read */
async function flood(url: string): Promise<Answered> {
  const all = await Promise.all(Array.from({ length: pipelines }, () => openSocket(url)));
  const readers = all.filter((_, n) => n % 2 === 0);
  for (const { socket } of all.filter((_, n) => n % 2 === 1)) socket.pause();
  for (const { socket } of all) socket.write(request.repeat(requestsEach));
  const expected = readers.length * requestsEach;
  for (const end = performance.now() + floodMs; performance.now() < end; await sleep(200)) {
    if (countAnswers(readers, answered) >= expected) break;
  }
  for (const { socket } of all) socket.destroy();
  return { answers: countAnswers(readers, answered), successes: countAnswers(readers, succeeded) };
}

const answered = /HTTP\/1\.1 (?:200|429) /g;
const succeeded = /HTTP\/1\.1 200 /g;

function countAnswers(sockets: readonly RawSocket[], which: RegExp): number {
  return sockets.reduce((sum, { said }) => sum + (said().match(which)?.length ?? 0), 0);
}

/** True if the answer is a problem document that announces the end of the connection, which then comes. */
async function isExplained(url: string, text: string): Promise<boolean> {
  const { socket, said, endedAfter } = await openSocket(url);
  socket.write(text);
  for (let waited = 0; waited < 5000 && endedAfter() === undefined; waited += 100) await sleep(100);
  socket.destroy();
  const [start = '', body = ''] = said().split('\r\n\r\n');
  return (
    endedAfter() !== undefined &&
    /^HTTP\/1\.1 4\d\d/.test(start) &&
    /^connection: close$/im.test(start) &&
    /^content-type: application\/problem\+json/im.test(start) &&
    body.includes('"status"')
  );
}
