import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A message as a played service received it. */
interface ReceivedMessage {
  /** The service: the first part of the path. */
  readonly service: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
  /** When it had come, in milliseconds. */
  readonly at: number;
  /** What it was answered. */
  readonly status: number;
}

/** What a service does instead of taking the next messages. */
type ChatFault =
  | { readonly status: number; readonly body?: string; readonly headers?: Readonly<Record<string, string>> }
  /** Closes the connection without an answer. */
  | 'cut'
  /** Answers nothing for as long as it is asked to. */
  | { readonly silentMs: number };

export interface ChatServer {
  readonly url: string;
  /** All messages, in the order in which they came. */
  readonly received: readonly ReceivedMessage[];
  /** Faults to come, by service; each is used up by one message. */
  plan(service: string, ...faults: ChatFault[]): void;
  close(): Promise<void>;
}

/**
 * Services that notifications are posted to, by the first part of the path: `/slack/…`, `/msteams/…`, `/mattermost/…`, `/webex/…`,
 * `/jira/rest/api/2/issue` and `/webhook/…`. Each checks what it is sent as the real one does. An unknown path is answered 599.
 */
export async function startChatServer(): Promise<ChatServer> {
  const received: ReceivedMessage[] = [];
  const faults = new Map<string, ChatFault[]>();
  const server = createServer((request, response) => {
    void readBody(request).then(async (body) => {
      const { pathname } = new URL(request.url ?? '/', 'http://played');
      const service = pathname.split('/')[1] ?? '';
      const note = (status: number) =>
        received.push({ service, path: pathname, headers: request.headers, body, at: Date.now(), status });
      const fault = faults.get(service)?.shift();
      if (fault === 'cut') {
        note(0);
        request.socket.destroy();
        return;
      }
      if (fault && 'silentMs' in fault) await new Promise((resolve) => setTimeout(resolve, fault.silentMs));
      const answer = fault && 'status' in fault ? fault : judge(service, pathname, request, body);
      note(answer.status);
      send(response, answer);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    plan(service, ...more) {
      faults.set(service, [...(faults.get(service) ?? []), ...more]);
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

interface Answer {
  readonly status: number;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

function send(response: ServerResponse, { status, body = '', headers = {} }: Answer): void {
  response.writeHead(status, { 'content-type': 'text/plain', ...headers });
  response.end(body);
}

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}

type Members = Readonly<Record<string, unknown>>;

function judge(service: string, path: string, request: IncomingMessage, body: string): Answer {
  if (request.method !== 'POST') return { status: 405 };
  if (service === 'webhook') return { status: 200 };
  const json = read(body);
  if (!json) return { status: 400, body: service === 'slack' ? 'invalid_payload' : 'not JSON' };
  switch (service) {
    case 'slack':
      return judgeSlack(json);
    case 'msteams':
      return judgeTeams(json, body);
    case 'mattermost':
      return isText(json.text, 16_383) ? { status: 200, body: 'ok' } : { status: 400 };
    case 'webex':
      return isText(json.markdown, 7_439) ? { status: 204 } : { status: 400 };
    case 'jira':
      return path === '/jira/rest/api/2/issue' ? judgeIssue(json, request) : { status: 404 };
    default:
      return { status: 599 };
  }
}

function read(body: string): Members | undefined {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null ? (value as Members) : undefined;
  } catch {
    return undefined;
  }
}

function isText(value: unknown, maxBytes: number): boolean {
  return typeof value === 'string' && value.trim() !== '' && Buffer.byteLength(value) <= maxBytes;
}

/** Limits of blocks: https://api.slack.com/reference/block-kit/blocks */
function judgeSlack(json: Members): Answer {
  const { blocks } = json;
  if (!Array.isArray(blocks) || blocks.length === 0 || blocks.length > 50)
    return { status: 400, body: 'invalid_blocks' };
  const texts = [...JSON.stringify(blocks).matchAll(/"text":("(?:[^"\\]|\\.)*")/g)];
  const isFine = texts.every(([, text]) => isText(JSON.parse(text ?? '""'), 3_000 * 4));
  const isHeaderFine = (blocks as Members[]).every(
    ({ type, text }) => type !== 'header' || ((text as Members).text as string).length <= 150,
  );
  return isFine && isHeaderFine ? { status: 200, body: 'ok' } : { status: 400, body: 'invalid_blocks' };
}

function judgeTeams(json: Members, body: string): Answer {
  if (Buffer.byteLength(body) > 28 * 1024)
    return { status: 200, body: 'Webhook message delivery failed with error: HTTP error 413' };
  if (!isText(json.summary, 28_000)) return { status: 400, body: 'Summary or Text is required.' };
  return { status: 200, body: '1' };
}

function judgeIssue(json: Members, request: IncomingMessage): Answer {
  if (!request.headers.authorization) return { status: 401 };
  const { project, issuetype, summary, description } = (json.fields ?? {}) as Members;
  const errors: Record<string, string> = {};
  if (!isText((project as Members | undefined)?.key, 255)) errors.project = 'project is required';
  if (!isText((issuetype as Members | undefined)?.name, 255)) errors.issuetype = 'issue type is required';
  if (typeof summary !== 'string' || summary === '' || summary.length > 255 || summary.includes('\n'))
    errors.summary = 'The summary is invalid';
  if (typeof description !== 'string' || description.length > 32_767) errors.description = 'too long';
  if (Object.keys(errors).length > 0)
    return { status: 400, body: JSON.stringify({ errorMessages: [], errors }) };
  return { status: 201, body: JSON.stringify({ id: '10000', key: 'SAMPLE-1' }) };
}
