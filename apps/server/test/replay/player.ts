import { request } from 'undici';
import type { TestServer } from '../server.ts';
import type { Callers } from './callers.ts';
import { Captures, MissingCapture } from './captures.ts';
import { compareAnswer, type Difference, type PlayedAnswer } from './compare.ts';
import { Contents } from './contents.ts';
import { justificationOf } from './differences.ts';
import { type BuiltEndpoints, endpointOf } from './endpoints.ts';
import type { RecordedStep, Scenario } from './recording.ts';

export interface Outcome {
  step: RecordedStep;
  endpoint: string;
  /** Why the step was not played. */
  skipped?: string;
  differences: readonly Difference[];
  /**
   * For a recorded list with rows: `compared` if the answer had rows as well, so that their members could be
   * compared.
   */
  rows?: 'compared' | 'none here';
}

/** Plays a scenario, step by step, and says of each how its answer differs from the recorded one. */
export async function playScenario(
  server: TestServer,
  callers: Callers,
  built: BuiltEndpoints,
  scenario: Scenario,
): Promise<Outcome[]> {
  const captures = new Captures(callers.teams);
  const contents = new Contents(scenario);
  const outcomes: Outcome[] = [];
  for (const step of scenario.steps) {
    const endpoint = endpointOf(step);
    const skipped = reasonToSkip(step, endpoint, built);
    if (skipped !== undefined) {
      contents.leaveOut(step);
      outcomes.push({ step, endpoint, skipped, differences: [] });
      continue;
    }
    try {
      const answer = await play(server, callers, step, captures);
      const differences = compareAnswer(step, answer, captures, contents);
      for (const difference of differences) {
        const members = justificationOf(step, difference)?.openFromThere;
        if (members) contents.open(members);
      }
      outcomes.push({ step, endpoint, differences, ...rowsOf(step, answer) });
    } catch (error) {
      if (!(error instanceof MissingCapture)) throw error;
      const cause = `needs "${error.capture}", which no played step has caught`;
      outcomes.push({ step, endpoint, skipped: cause, differences: [] });
    }
  }
  return outcomes;
}

function rowsOf({ body }: RecordedStep, answer: PlayedAnswer): Pick<Outcome, 'rows'> {
  if (!Array.isArray(body) || body.length === 0 || !Array.isArray(answer.body)) return {};
  return { rows: answer.body.length > 0 ? 'compared' : 'none here' };
}

function reasonToSkip(step: RecordedStep, endpoint: string, built: BuiltEndpoints): string | undefined {
  if (!built.has(endpoint)) return 'the endpoint is not built';
  const isWrite = step.method !== 'GET' && step.method !== 'HEAD';
  if (step.status === 500 && isWrite) {
    return 'the predecessor failed: playing it would leave what later steps do not expect';
  }
  return undefined;
}

async function play(
  server: TestServer,
  callers: Callers,
  step: RecordedStep,
  captures: Captures,
): Promise<PlayedAnswer> {
  const body = await encodeBody(step, captures);
  const answer = await request(server.url + addressOf(step, captures), {
    method: step.method as 'GET',
    headers: { ...callers.headersOf(step.as), ...headersOf(step, body, captures) },
    ...(body === undefined ? {} : { body: body.content }),
  });
  const text = await answer.body.text();
  const startsWork = step.method !== 'GET' || /\/refresh$/.test(step.path);
  if (startsWork && answer.statusCode < 300) await server.runJobs();
  const headers = Object.fromEntries(
    Object.entries(answer.headers).map(([name, value]) => [name, String(value)]),
  );
  return { status: answer.statusCode, headers, body: parsed(text) };
}

/** Plain sentences are sent as JSON, too, so what is no JSON is text; no text is no body. */
function parsed(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function addressOf(step: RecordedStep, captures: Captures): string {
  const path = captures
    .fill(step.path)
    .split('/')
    .map((segment) => (/%[0-9A-F]{2}/i.test(segment) ? segment : encodeURIComponent(segment)))
    .join('/');
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(step.query ?? {})) {
    for (const one of [value].flat()) query.append(name, captures.fill(String(one)));
  }
  return query.size > 0 ? `${path}?${query}` : path;
}

interface EncodedBody {
  content: string | Buffer;
  type: string;
}

type Part = string | { content: string; filename?: string; type?: string };

async function encodeBody(
  { request: sent }: RecordedStep,
  captures: Captures,
): Promise<EncodedBody | undefined> {
  if (sent === undefined) return undefined;
  const special = (typeof sent === 'object' && sent !== null ? sent : {}) as {
    raw?: string;
    form?: Record<string, string>;
    multipart?: [string, Part][];
  };
  if (special.raw !== undefined) return { content: captures.fill(special.raw), type: 'application/json' };
  if (special.form) {
    const form = new URLSearchParams(special.form);
    return { content: form.toString(), type: 'application/x-www-form-urlencoded' };
  }
  if (special.multipart) return encodeForm(special.multipart, captures);
  return { content: captures.fill(JSON.stringify(sent)), type: 'application/json' };
}

async function encodeForm(parts: readonly [string, Part][], captures: Captures): Promise<EncodedBody> {
  const form = new FormData();
  for (const [name, part] of parts) {
    if (typeof part === 'string') form.append(name, captures.fill(part));
    else {
      const file = new Blob([captures.fill(part.content)], { type: part.type ?? 'application/json' });
      form.append(name, file, part.filename ?? 'bom.json');
    }
  }
  // Response knows how a form is written, boundary included.
  const encoded = new Response(form);
  return {
    content: Buffer.from(await encoded.arrayBuffer()),
    type: encoded.headers.get('content-type') ?? '',
  };
}

function headersOf(step: RecordedStep, body: EncodedBody | undefined, captures: Captures) {
  const headers: Record<string, string | null> = {
    accept: 'application/json',
    'content-type': body?.type ?? null,
    ...step.headersSent,
  };
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === null ? [] : [[name, captures.fill(value)]],
    ),
  );
}
