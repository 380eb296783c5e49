import { Readable } from 'node:stream';
import {
  type AnswerFacts,
  type EndpointFacts,
  endpointTable,
  type JsonSchema,
  modelSchemas,
} from '@waybill/api-contract/server';
import type { FastifyReply } from 'fastify';
import { Compile } from 'typebox/schema';
import { asOneFlow } from '../src/db/second-connection.ts';
import type { Feature } from '../src/feature.ts';

/** Answers that are not as the contract's data says, each in a sentence. */
export interface AnswerCheck {
  readonly violations: string[];
  /** Registers the check; must come before the features that it is for. */
  readonly feature: Feature;
}

/**
 * Holds every answer of an endpoint against the contract's data: its status, and what is JSON against its schema, with
 * no member too many. So every test over HTTP is a test of conformance as well.
 */
export function checkAnswers(): AnswerCheck {
  const violations: string[] = [];
  const feature: Feature = {
    name: 'answer-check',
    routes(app) {
      app.addHook('preHandler', (_request, _reply, done) => asOneFlow(done));
      app.addHook('onSend', async (request, reply, payload) => {
        const key = request.routeOptions.config.endpoint;
        if (!key || request.method === 'HEAD') return payload;
        const note = (what: string) => violations.push(`${key} answered ${reply.statusCode}: ${what}`);
        const answer = declaredAnswer(endpointTable[key], reply.statusCode);
        if (!answer) note('this status is not declared');
        return answer ? await checkPayload(answer, reply, payload, note) : payload;
      });
    },
  };
  return { violations, feature };
}

/** Statuses that follow from what an endpoint is, or that any endpoint may have. */
const everywhere = new Set([400, 401, 403, 404, 408, 413, 415, 429, 500, 503]);

function declaredAnswer({ answers }: EndpointFacts, status: number): AnswerFacts | undefined {
  const declared = answers[status];
  if (!everywhere.has(status)) return declared;
  return { json: { anyOf: [...(declared?.json ? [declared.json] : []), ...errorSchemas] }, empty: true };
}

/** The possible forms of a refusal before the handler runs. */
const errorSchemas: readonly JsonSchema[] = [
  { $ref: '#/components/schemas/ProblemDetails' },
  { type: 'array', items: { $ref: '#/components/schemas/ValidationError' } },
];

async function checkPayload(
  answer: AnswerFacts,
  reply: FastifyReply,
  payload: unknown,
  note: (what: string) => void,
): Promise<unknown> {
  const type = String(reply.getHeader('content-type') ?? '').split(';')[0];
  if (type !== 'application/json' && type !== 'application/problem+json') return payload;
  // Sent as a file, or as a text that is called JSON: there is no schema for what is in it.
  if (!answer.json && [answer.text, ...(answer.file ?? [])].includes(type)) return payload;
  // An error may be a sentence, which goes by the type of what was asked for (contract §1.3).
  if (reply.statusCode >= 400 && typeof payload === 'string' && isSentence(payload)) return payload;
  if (payload instanceof Readable) {
    // The stream stays one for the client.
    return Readable.from(passOn(payload, (text) => checkText(answer, text, note)));
  }
  if (typeof payload === 'string') checkText(answer, payload, note);
  return payload;
}

/** Longer streams are sent by tests that measure memory, in which nothing may be kept. */
const maxStreamedBytes = 4 * 1024 * 1024;

async function* passOn(source: Readable, atEnd: (text: string) => void): AsyncGenerator<unknown> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of source) {
    const buffer = Buffer.from(chunk);
    bytes += buffer.length;
    if (bytes <= maxStreamedBytes) chunks.push(buffer);
    else chunks.length = 0;
    yield chunk;
  }
  if (bytes <= maxStreamedBytes) atEnd(Buffer.concat(chunks).toString('utf8'));
}

function checkText(answer: AnswerFacts, text: string, note: (what: string) => void): void {
  if (text === '' || !answer.json) {
    if (text !== '' || !answer.empty) note(`"${text.slice(0, 80)}" is not what is declared`);
    return;
  }
  for (const fault of faultsOf(answer.json, JSON.parse(text))) note(fault);
}

function isSentence(text: string): boolean {
  if (text === '') return false;
  try {
    JSON.parse(text);
    return false;
  } catch {
    return true;
  }
}

/** The faults of a JSON answer, at most three; empty if it matches the schema. */
export function faultsOf(schema: JsonSchema, value: unknown): string[] {
  const validator = validatorOf(schema);
  if (validator.Check(value)) return [];
  const [, errors] = validator.Errors(value);
  return errors
    .slice(0, 3)
    .map((error) => `${error.instancePath || '/'} ${error.message} ${JSON.stringify(error.params)}`);
}

const validators = new Map<string, ReturnType<typeof Compile>>();

function validatorOf(schema: JsonSchema): ReturnType<typeof Compile> {
  const name = JSON.stringify(schema);
  const known = validators.get(name);
  if (known) return known;
  const document = JSON.stringify({ ...schema, $defs: modelsFor(name) });
  const validator = Compile(JSON.parse(document.replaceAll('#/components/schemas/', '#/$defs/')));
  validators.set(name, validator);
  return validator;
}

/** The models that a schema leads to. All of them with each schema would cost each process a second. */
function modelsFor(schema: string): Partial<typeof strictModels> {
  const names = new Set(namesIn(schema));
  // A set is walked to its end, what is added on the way included.
  for (const name of names) for (const other of namesIn(JSON.stringify(strictModels[name]))) names.add(other);
  return Object.fromEntries([...names].map((name) => [name, strictModels[name]]));
}

const namesIn = (schema: string): string[] =>
  [...schema.matchAll(/"#\/components\/schemas\/([^"/]+)"/g)].map(([, name = '']) => name);

/** The models without a member too many: one that is not declared is forgotten in the data, or should not be sent. */
const strictModels: Readonly<Record<string, JsonSchema>> = Object.fromEntries(
  Object.entries(modelSchemas).map(([name, schema]) => [
    name,
    schema.properties ? { ...schema, additionalProperties: false } : schema,
  ]),
);
