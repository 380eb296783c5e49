import { setTimeout as sleep } from 'node:timers/promises';
import { peakResident } from '../../process-memory.ts';
import { atMost, type Figure, reported } from '../../report.ts';
import { head, openSocket, type RawSocket } from './raw-socket.ts';
import { withTarget } from './target.ts';
import { signInForToken, uploadForm, uploadSmallBom } from './upload.ts';

const declaredBytes = 100_000_000;
const sentBytes = 60_000_000;
const clients = 3;
/** So that each has asked for its share of memory, and got it or waits. */
const settleMs = 1000;
const maxSeconds = 1;
const giveUpSeconds = 10;

/** Uploads that declare or send much and then leave; after each kind a BOM of 300 bytes comes. */
export async function attackByLeaving(): Promise<Figure[]> {
  const declared = await nextBomAfter((url, token) =>
    open(url, token, { 'Content-Length': declaredBytes }, 0),
  );
  const sent = await nextBomAfter((url, token) =>
    open(url, token, { 'Content-Length': declaredBytes }, sentBytes),
  );
  const chunked = await nextBomAfter((url, token) => open(url, token, { 'Transfer-Encoding': 'chunked' }, 0));
  const figure = (name: string, seconds: number) => atMost(`uploads: ${name}`, seconds, 's', maxSeconds);
  return [
    figure('300 bytes after three left that had declared 100 MB', declared.afterwards),
    figure('300 bytes after three left that had sent 60 of 100 MB', sent.afterwards),
    figure('300 bytes while three chunked ones have sent nothing', chunked.meanwhile),
    figure('300 bytes after they left', chunked.afterwards),
    reported('uploads: peak of the server process', Math.max(declared.peak, sent.peak, chunked.peak), 'MB'),
  ];
}

/**
 * Seconds until a BOM of 300 bytes is accepted, while `openAll` holds its uploads and after they have left; on a server
 * of its own, so that one attack does not spoil the next.
 */
function nextBomAfter(openAll: (url: string, token: string) => Promise<RawSocket[]>) {
  return withTarget(async ({ url, pid }) => {
    const token = await signInForToken(url);
    const holding = await openAll(url, token);
    await sleep(settleMs);
    const meanwhile = await accept(url, token, 'meanwhile');
    for (const { socket } of holding) socket.destroy();
    return { meanwhile, afterwards: await accept(url, token, 'afterwards'), peak: peakResident(pid) };
  });
}

async function open(
  url: string,
  token: string,
  length: Readonly<Record<string, string | number>>,
  bytes: number,
): Promise<RawSocket[]> {
  const opened = await Promise.all(Array.from({ length: clients }, () => openSocket(url)));
  for (const [n, { socket }] of opened.entries()) {
    const { headers, body } = uploadForm(token, `leaving ${n}`, Buffer.alloc(bytes, ' '));
    socket.write(head('POST /api/v1/bom', { ...headers, ...length }));
    if (bytes > 0) socket.write(body.subarray(0, bytes));
  }
  return opened;
}

/** An upload that is not accepted counts as long as it would have been waited for. */
async function accept(url: string, token: string, projectName: string): Promise<number> {
  const { status, seconds } = await uploadSmallBom(url, token, projectName, giveUpSeconds);
  return status === 200 ? seconds : giveUpSeconds;
}
