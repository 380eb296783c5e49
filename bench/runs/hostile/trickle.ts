import { setTimeout as sleep } from 'node:timers/promises';
import { atLeast, atMost, type Figure, reported } from '../../report.ts';
import { head, openSocket, type RawSocket } from './raw-socket.ts';
import { whileAskingReadiness } from './readiness.ts';
import { withTarget } from './target.ts';
import { signInForToken, smallBom, uploadForm } from './upload.ts';

const each = 50;
const everyMs = 3000;
/** Everything that trickles or is silent must be gone by then; what is left is closed by us. */
const endMs = 100_000;
/** Headers and silence have 30 s, bodies 60 s before their speed counts; then the server may look a few seconds later. */
const maxSilentSeconds = 40;
const maxTrickleSeconds = 90;
const honest = { seconds: 80, bytesPerSecond: 4000 };

/** Connections that send hardly anything, of every kind, and beside them one upload that is slow but honest. */
export async function attackByTrickling(): Promise<Figure[]> {
  return withTarget(async ({ url }) => {
    const token = await signInForToken(url);
    const { result, readiness } = await whileAskingReadiness(url, async () => {
      const slow = uploadSlowly(url, token);
      const kinds = {
        headers: await open(url, () => 'GET /api/version HTTP/1.1\r\nHost: waybill\r\nX-Slow: '),
        bodies: await open(url, (n) => (n % 2 === 0 ? uploadHead(token) : loginHead())),
        silent: await open(url, (n) => `${n % 2 === 0 ? uploadHead(token) : loginHead()}{"`),
        unused: await open(url, () => ''),
      };
      await trickle([...kinds.headers, ...kinds.bodies]);
      return { ...kinds, slow: await slow };
    });
    const { headers, bodies, silent, unused } = result;
    const all = [...headers, ...bodies, ...silent, ...unused];
    const told = [...bodies, ...silent].filter(({ said }) => said().startsWith('HTTP/1.1 408'));
    return [
      atMost('trickling: 50 of headers, the last is closed after', lastEnd(headers), 's', maxSilentSeconds),
      atMost('trickling: 50 of bodies, the last is closed after', lastEnd(bodies), 's', maxTrickleSeconds),
      atMost('silence: 50 in a body, the last is closed after', lastEnd(silent), 's', maxSilentSeconds),
      atMost('silence: 50 only connected, the last is closed after', lastEnd(unused), 's', maxSilentSeconds),
      atMost('trickling: left open after 100 s', countOpen(all), 'sockets', 0),
      reported('trickling: bodies told why by 408', told.length, `of ${2 * each}`),
      atLeast('trickling: an honest upload of 4 kB/s for 80 s, accepted', result.slow, 'of 1', 1),
      atMost('trickling: /health/ready meanwhile, worst', readiness.worst, 's', 0.5),
    ];
  });
}

function open(url: string, opening: (n: number) => string): Promise<RawSocket[]> {
  return Promise.all(
    Array.from({ length: each }, async (_, n) => {
      const opened = await openSocket(url);
      opened.socket.write(opening(n));
      return opened;
    }),
  );
}

const uploadHead = (token: string) =>
  head('PUT /api/v1/bom', {
    Authorization: `Bearer ${token}`,
    'Content-Type': 'application/json',
    'Content-Length': 100_000,
  });

const loginHead = () =>
  head('POST /api/v1/user/login', {
    'Content-Type': 'application/x-www-form-urlencoded',
    'Content-Length': 1000,
  });

async function trickle(sockets: readonly RawSocket[]): Promise<void> {
  for (const end = performance.now() + endMs; performance.now() < end; await sleep(everyMs)) {
    for (const { socket, endedAfter } of sockets) if (endedAfter() === undefined) socket.write('x');
  }
}

/** Seconds after which the last one was closed; those still open count as long as we have waited. */
function lastEnd(sockets: readonly RawSocket[]): number {
  return Math.max(...sockets.map(({ endedAfter }) => endedAfter() ?? endMs / 1000));
}

function countOpen(sockets: readonly RawSocket[]): number {
  const open = sockets.filter(({ endedAfter }) => endedAfter() === undefined);
  for (const { socket } of open) socket.destroy();
  return open.length;
}

/** @returns 1 when the upload was accepted */
async function uploadSlowly(url: string, token: string): Promise<0 | 1> {
  const { headers, body } = uploadForm(
    token,
    'slow',
    smallBom('x'.repeat(honest.seconds * honest.bytesPerSecond)),
  );
  const { socket, said, endedAfter } = await openSocket(url);
  socket.write(head('POST /api/v1/bom', { ...headers, 'Content-Length': body.length, Connection: 'close' }));
  for (let at = 0; at < body.length && endedAfter() === undefined; at += honest.bytesPerSecond) {
    socket.write(body.subarray(at, at + honest.bytesPerSecond));
    await sleep(1000);
  }
  for (let waited = 0; waited < 10 && endedAfter() === undefined; waited++) await sleep(1000);
  return said().startsWith('HTTP/1.1 200') ? 1 : 0;
}
