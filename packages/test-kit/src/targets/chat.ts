import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { IssueTracker, type TrackedIssue } from './issue-tracker.ts';
import { answerJira, type JiraState } from './jira.ts';

/** A message as a played service received it. */
interface ReceivedMessage {
  /** The service: the first part of the path. */
  readonly service: string;
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
  /** When it had come, in milliseconds. */
  readonly at: number;
  /** The status of the answer. */
  readonly status: number;
}

/** The behavior of a service that does not accept the next messages. */
type ChatFault =
  | { readonly status: number; readonly body?: string; readonly headers?: Readonly<Record<string, string>> }
  /** Closes the connection without an answer. */
  | 'cut'
  /** Answers nothing for as long as it is asked to. */
  | { readonly silentMs: number }
  /** Takes the message, and closes the connection before it says so. */
  | 'unsaid'
  /** Takes this one as it comes. */
  | undefined;

export interface ChatServer {
  readonly url: string;
  /** All messages, in the order in which they came. */
  readonly received: readonly ReceivedMessage[];
  /** Issues created in repositories of the played GitHub and GitLab. */
  readonly issues: TrackedIssue[];
  /** The state of the played Jira. */
  readonly jira: JiraState;
  /** Faults to come, by service; each is used up by one message. */
  plan(service: string, ...faults: ChatFault[]): void;
  close(): Promise<void>;
}

/**
 * Services that notifications are posted to, by the first part of the path: `/slack/…`, `/msteams/…`, `/workflows/…`, `/mattermost/…`, `/webex/…`,
 * `/jira/rest/api/2/…`, `/webhook/…`, and the API of issues of GitHub and GitLab below `/github` and `/gitlab`. Each checks what it is sent as the real one does. An unknown path is answered 599.
 */
export async function startChatServer(): Promise<ChatServer> {
  const received: ReceivedMessage[] = [];
  const faults = new Map<string, ChatFault[]>();
  const tracker = new IssueTracker();
  const jira: JiraState = { issues: [], isCloud: false, isOld: false, required: {} };
  const server = createServer((request, response) => {
    void readBody(request).then(async (body) => {
      const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
      const { pathname } = url;
      const service = pathname.split('/')[1] ?? '';
      const note = (status: number) =>
        received.push({
          service,
          method: request.method ?? 'GET',
          path: pathname,
          headers: request.headers,
          body,
          at: Date.now(),
          status,
        });
      const fault = faults.get(service)?.shift();
      if (fault === 'cut') {
        note(0);
        request.socket.destroy();
        return;
      }
      if (typeof fault === 'object' && 'silentMs' in fault)
        await new Promise((resolve) => setTimeout(resolve, fault.silentMs));
      const isTracked = service === 'github' || service === 'gitlab';
      const taken = () => {
        if (isTracked) return tracker.answer({ service, url, request, body });
        if (service === 'jira') return answerJira(jira, url, request, read(body) ?? {});
        return judge(service, request, body);
      };
      const answer = typeof fault === 'object' && 'status' in fault ? fault : taken();
      note(answer.status);
      if (fault === 'unsaid') {
        request.socket.destroy();
        return;
      }
      send(response, answer);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    issues: tracker.issues,
    jira,
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

function judge(service: string, request: IncomingMessage, body: string): Answer {
  if (request.method !== 'POST') return { status: 405 };
  if (service === 'webhook') return { status: 200 };
  const json = read(body);
  if (!json) return { status: 400, body: service === 'slack' ? 'invalid_payload' : 'not JSON' };
  switch (service) {
    case 'slack':
      return judgeSlack(json);
    case 'msteams':
      return judgeTeams(json, body);
    case 'workflows':
      return judgeCard(json, body);
    case 'mattermost':
      return isText(json.text, 16_383) ? { status: 200, body: 'ok' } : { status: 400 };
    case 'webex':
      return isText(json.markdown, 7_439) ? { status: 204 } : { status: 400 };
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

/**
 * A message that a Teams workflow posts for a webhook: https://adaptivecards.io/explorer/AdaptiveCard.html,
 * at most 28 KB.
 */
function judgeCard(json: Members, body: string): Answer {
  if (Buffer.byteLength(body) > 28 * 1024) return { status: 413 };
  const [attachment, ...others] = Array.isArray(json.attachments) ? (json.attachments as Members[]) : [];
  const isMessage =
    json.type === 'message' &&
    others.length === 0 &&
    attachment?.contentType === 'application/vnd.microsoft.card.adaptive';
  const card = (attachment?.content ?? {}) as Members;
  const isCard = card.type === 'AdaptiveCard' && /^1\.[0-5]$/.test(String(card.version));
  const elements = Array.isArray(card.body) ? (card.body as Members[]) : [];
  const actions = card.actions === undefined ? [] : card.actions;
  const isFine =
    elements.length > 0 && elements.every(isElement) && Array.isArray(actions) && actions.every(isAction);
  return { status: isMessage && isCard && isFine ? 202 : 400 };
}

function isElement({ type, text, facts }: Members): boolean {
  if (type === 'TextBlock') return isText(text, 28_000);
  const isFact = ({ title, value }: Members) => isText(title, 1_000) && isText(value, 10_000);
  return type === 'FactSet' && Array.isArray(facts) && facts.length > 0 && (facts as Members[]).every(isFact);
}

function isAction({ type, title, url }: Members): boolean {
  return type === 'Action.OpenUrl' && isText(title, 200) && URL.canParse(String(url));
}
