import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** One message as it came. */
export interface Arrival {
  /** Where it was posted to: one path for each rule. */
  readonly path: string;
  readonly project: string;
  /** The number of the event among those of its project, from 1 on. */
  readonly event: number;
  readonly key: string;
}

interface Receiver {
  readonly url: string;
  /** In the order in which they came. */
  readonly arrivals: Arrival[];
  close(): Promise<void>;
}

interface Posted {
  notification: { content: string };
}

/**
 * Accepts the posts of rules and answers after a while, like a busy service. It reads the parts of a message
 * that `writeEvents` sets: the name of the project, and the number of the event as its version. Paths below
 * `/dead/` are never answered.
 */
export async function startReceiver(answerMs: number): Promise<Receiver> {
  const arrivals: Arrival[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', async () => {
      const path = request.url ?? '';
      if (path.startsWith('/dead/')) return;
      const { notification } = JSON.parse(Buffer.concat(parts).toString('utf8')) as Posted;
      const [, name = '', version = '0'] = /^(.+) : (\d+) was created$/.exec(notification.content) ?? [];
      const key = String(request.headers['idempotency-key']);
      arrivals.push({ path, project: name, event: Number(version), key });
      if (answerMs > 0) await sleep(answerMs);
      response.writeHead(200).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    arrivals,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
