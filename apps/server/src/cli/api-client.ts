import { features } from '../app.ts';
import type { Context } from '../feature.ts';
import { createApp } from '../serve.ts';
import { CommandError } from './command.ts';
import { operator } from './operator.ts';

export interface ApiAnswer {
  status: number;
  text: string;
}

/** The HTTP API, of a running server or of this process itself: commands do not know which. */
export interface ApiClient {
  send(method: string, path: string, body?: FormData | object): Promise<ApiAnswer>;
  close(): Promise<void>;
}

/** Talks to a running server. @param baseUrl with or without a slash at its end */
export function createRemoteClient(baseUrl: string, apiKey: string | undefined): ApiClient {
  return {
    async send(method, path, body) {
      const { payload, headers } = await encode(body);
      try {
        const response = await fetch(baseUrl.replace(/\/+$/, '') + path, {
          method,
          headers: { ...headers, ...(apiKey === undefined ? {} : { 'x-api-key': apiKey }) },
          redirect: 'error',
          ...(payload === undefined ? {} : { body: new Uint8Array(payload) }),
        });
        return { status: response.status, text: await response.text() };
      } catch (cause) {
        throw new CommandError(`The server at ${baseUrl} cannot be reached: ${reasonOf(cause)}`, { cause });
      }
    },
    close: async () => {},
  };
}

/** Calls the routes in this process, without a network. */
export async function createLocalClient(context: Context): Promise<ApiClient> {
  const app = await createApp(context, features, { authenticate: async () => operator });
  return {
    async send(method, path, body) {
      const { payload, headers } = await encode(body);
      const answer = await app.inject({
        method: method as 'GET',
        url: context.config.basePath + path,
        headers,
        ...(payload === undefined ? {} : { payload }),
      });
      return { status: answer.statusCode, text: answer.body };
    },
    close: () => app.close(),
  };
}

async function encode(
  body: FormData | object | undefined,
): Promise<{ payload?: Buffer; headers: Record<string, string> }> {
  if (body === undefined) return { headers: {} };
  // Response knows how a form is written, boundary included.
  const encoded = body instanceof FormData ? new Response(body) : Response.json(body);
  const payload = Buffer.from(await encoded.arrayBuffer());
  return { payload, headers: { 'content-type': encoded.headers.get('content-type') ?? '' } };
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}

/** The parsed body of a successful answer. @throws CommandError with what the server says otherwise */
export function requireSuccess<T>(answer: ApiAnswer): T {
  if (answer.status >= 200 && answer.status < 300) return JSON.parse(answer.text) as T;
  throw new CommandError(explainRefusal(answer));
}

function explainRefusal({ status, text }: ApiAnswer): string {
  if (status === 401) return 'The server does not accept the API key (401).';
  if (status === 403) return `The API key lacks a permission for this (403). ${text}`.trim();
  try {
    const problem: unknown = JSON.parse(text);
    if (typeof problem === 'object' && problem !== null && 'title' in problem)
      return describeProblem(problem);
  } catch {
    // A plain sentence.
  }
  return `The server refused (${status}): ${text}`;
}

function describeProblem(problem: object): string {
  const { title, detail, errors } = problem as { title?: string; detail?: string; errors?: unknown };
  const lines = Array.isArray(errors) ? errors.map((error) => `  ${String(error)}`) : [];
  return [[title, detail].filter(Boolean).join(': '), ...lines].join('\n');
}
