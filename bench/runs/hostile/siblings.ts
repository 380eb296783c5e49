import { atMost, type Figure, reported } from '../../report.ts';
import type { BenchServer } from '../../server-process.ts';
import { type Answer, call, countFailures } from './call.ts';
import { whileAskingReadiness } from './readiness.ts';
import { withTarget } from './target.ts';
import { signInForToken, smallBom, uploadForm } from './upload.ts';

const callers = 72;
const maxSeconds = 5;

/** 72 callers change two projects of one parent at once: each in another way, each way as often as the others. */
export async function attackSiblings(): Promise<Figure[]> {
  return withTarget(async (server) => {
    const token = await signInForToken(server.url);
    const parents = [await create(server, 'parent 1'), await create(server, 'parent 2')];
    const siblings = [
      await create(server, 'sibling', '1', parents[0]),
      await create(server, 'sibling', '2', parents[0]),
    ];
    const changes = changesBy(server.url, token, parents);
    const started = performance.now();
    const { result, readiness } = await whileAskingReadiness(server.url, () =>
      Promise.all(
        Array.from({ length: callers }, (_, n) =>
          changes[n % changes.length]?.(siblings[Math.floor(n / changes.length) % 2] ?? '', n),
        ),
      ),
    );
    const seconds = (performance.now() - started) / 1000;
    const answers = result.filter((answer) => answer !== undefined);
    return [
      atMost('siblings: 72 changes at once are answered within', seconds, 's', maxSeconds),
      atMost('siblings: answers 5xx other than 503, or none', countFailures(answers), 'answers', 0),
      reported('siblings: told to come again (409, 503)', countRefused(answers), 'answers'),
      reported('siblings: /health/ready meanwhile, worst', readiness.worst, 's'),
    ];
  });
}

async function create(
  { client }: BenchServer,
  name: string,
  version = '1',
  parent?: string,
): Promise<string> {
  const project = { name, version, ...(parent ? { parent: { uuid: parent } } : {}) };
  const { uuid } = (await client.send('PUT', 'api/v1/project', project)) as { uuid: string };
  return uuid;
}

function changesBy(url: string, token: string, parents: readonly string[]) {
  const send = (method: string, path: string, body: object) =>
    call(url + path, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const patch = (uuid: string, change: object) => send('PATCH', `api/v1/project/${uuid}`, change);
  return [
    (uuid: string, n: number) => patch(uuid, { description: `change ${n}` }),
    (uuid: string) => patch(uuid, { isLatest: true }),
    (uuid: string, n: number) => patch(uuid, { parent: { uuid: parents[n % 4 < 2 ? 0 : 1] } }),
    (uuid: string, n: number) => patch(uuid, { tags: [{ name: `a${n % 3}` }, { name: `b${n % 2}` }] }),
    (uuid: string, n: number) => patch(uuid, { name: n % 2 === 0 ? 'sibling' : 'brother' }),
    (uuid: string, n: number) =>
      send('PUT', 'api/v1/project/clone', { project: uuid, version: `clone ${n}` }),
    (_: string, n: number): Promise<Answer> => {
      const { headers, body } = uploadForm(token, 'sibling', smallBom(`upload ${n}`));
      return call(`${url}api/v1/bom`, { method: 'POST', headers, body });
    },
  ];
}

function countRefused(answers: readonly Answer[]): number {
  return answers.filter(({ status }) => status === 409 || status === 503).length;
}
