import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import openapiTypes, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/server.ts';

const root = fileURLToPath(new URL('../../../../../', import.meta.url));

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema: { type?: string; format?: string; enum?: string[]; pattern?: string };
}
interface Operation {
  operationId: string;
  summary: string;
  parameters: (Parameter | { $ref: string })[];
  responses: Record<string, { content?: Record<string, unknown> }>;
}
interface Document {
  paths: Record<string, Record<string, Operation>>;
}

let server: TestServer;
let text: string;
let document: Document;
beforeAll(async () => {
  server = await startTestServer();
  const answer = await server.asNobody.get<Document>('/api/openapi.json');
  ({ text, body: document } = answer);
});
afterAll(() => server.close());

const operations = () => Object.values(document.paths).flatMap((methods) => Object.values(methods));

describe('the API description', () => {
  it('passes the linter without a complaint', async () => {
    const config = await createConfig({
      extends: ['recommended'],
      // The contract has them, such as /tag/{name}/policy beside /tag/policy/{uuid}, and /repository/{type} beside /repository/{uuid}.
      rules: { 'no-ambiguous-paths': 'off', 'no-identical-paths': 'off', 'operation-4xx-response': 'off' },
    });
    const problems = await lintFromString({ source: text, absoluteRef: 'openapi.json', config });
    expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual(
      [],
    );
  });

  it('gives every operation an id of its own, a summary and an answer of success', () => {
    const ids = operations().map(({ operationId }) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThan(140);
    const poor = operations().filter(
      ({ summary, responses }) => !summary || !Object.keys(responses).some((status) => status < '300'),
    );
    expect(poor.map(({ operationId }) => operationId)).toEqual([]);
  });

  it('is the same as YAML', async () => {
    const { parse } = await import('yaml');
    const yaml = await server.asNobody.get('/api/openapi.yaml');
    expect(parse(yaml.text)).toEqual(document);
    expect((await server.asNobody.get('/api/openapi.xml')).status).toBe(400);
  });
});

/** A client that a generator makes of the description, with one function for each GET. */
interface Client {
  calls: Record<string, (baseUrl: string, token: string) => Promise<{ response: Response }>>;
}

describe('a client that is generated from it', () => {
  let folder: string;
  beforeAll(async () => {
    // Where it finds the packages it uses. Node runs no TypeScript below node_modules.
    folder = await mkdtemp(join(root, '.waybill-client-'));
    const types = await openapiTypes(JSON.parse(text) as OpenAPI3);
    await writeFile(join(folder, 'schema.ts'), astToString(types));
    await writeFile(join(folder, 'client.ts'), writeClient(await makeSamples()));
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(compilerOptions));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('compiles whole', async () => {
    const compiler = join(root, 'node_modules/typescript/bin/tsc');
    const run = promisify(execFile)(process.execPath, [compiler, '-p', folder]);
    expect(
      await run.then(
        () => '',
        (error: { stdout: string }) => error.stdout,
      ),
    ).toBe('');
  });

  it('calls every GET and gets an answer that is described', async () => {
    const { calls }: Client = await import(pathToFileURL(join(folder, 'client.ts')).href);
    const gets = Object.values(document.paths).flatMap(({ get }) => get ?? []);
    expect(Object.keys(calls)).toHaveLength(gets.length);
    const odd: string[] = [];
    for (const { operationId, responses } of gets) {
      const { response } = (await calls[operationId]?.(server.url, await signIn())) ?? {};
      if (!responses[String(response?.status)]) odd.push(`${operationId}: ${response?.status}`);
      await response?.body?.cancel().catch(() => undefined);
    }
    expect(odd).toEqual([]);
  });
});

const compilerOptions = {
  compilerOptions: {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    target: 'es2024',
    lib: ['es2024', 'dom'],
    module: 'nodenext',
    types: [],
    allowImportingTsExtensions: true,
  },
  files: ['client.ts'],
};

async function signIn(): Promise<string> {
  const form = new URLSearchParams({ username: 'admin', password: 'admin' });
  return (await server.asNobody.post('/api/v1/user/login', form)).text;
}

/** Sample ids, by the path segment before the parameter. */
async function makeSamples(): Promise<Record<string, string>> {
  const project = await server.asAdmin.put<{ uuid: string }>('/api/v1/project', {
    name: 'shop',
    version: '1',
  });
  const component = await server.asAdmin.put<{ uuid: string }>(
    `/api/v1/component/project/${project.body.uuid}`,
    { name: 'rocket', classifier: 'LIBRARY' },
  );
  const { team } = await server.asKey();
  return { project: project.body.uuid, component: component.body.uuid, team: team.uuid };
}

function writeClient(samples: Record<string, string>): string {
  const calls = Object.entries(document.paths).flatMap(([path, { get }]) =>
    get
      ? [
          `  ${get.operationId}: (baseUrl: string, token: string) => to(baseUrl, token).GET('${path}', ${callOf(path, get, samples)}),\n`,
        ]
      : [],
  );
  return (
    "import createClient from 'openapi-fetch';\nimport type { paths } from './schema.ts';\n\n" +
    'const to = (baseUrl: string, token: string) =>\n' +
    "  createClient<paths>({ baseUrl, headers: { authorization: 'Bearer ' + token } });\n\n" +
    `export const calls = {\n${calls.join('')}};\n`
  );
}

function callOf(path: string, { parameters, responses }: Operation, samples: Record<string, string>): string {
  const given = (place: string) =>
    parameters
      .filter((parameter): parameter is Parameter => 'in' in parameter && parameter.in === place)
      .filter(({ required }) => required)
      .map((parameter) => [parameter.name, sampleOf(parameter, path, samples)]);
  const places = ['path', 'query'].filter((place) => given(place).length > 0);
  const params = Object.fromEntries(places.map((place) => [place, Object.fromEntries(given(place))]));
  const [success] = Object.values(responses);
  // The contract sends a made id as JSON without quotes.
  const isJson = success?.content?.['application/json'] && !path.endsWith('/vulnId');
  return JSON.stringify({ params, ...(isJson ? {} : { parseAs: 'text' }) });
}

function sampleOf(
  { name, schema }: Parameter,
  path: string,
  samples: Record<string, string>,
): string | number {
  if (schema.enum) return schema.enum[0] ?? '';
  if (schema.type === 'integer') return 7;
  if (schema.pattern) return '20260101';
  if (schema.format !== 'uuid') return 'shop';
  const before = path
    .split(`{${name}}`)[0]
    ?.split('/')
    .reverse()
    .find((word) => samples[word]);
  return samples[before ?? 'project'] ?? '';
}
