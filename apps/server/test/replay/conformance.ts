import { type EndpointKey, endpointKeys, endpointTable, isOwn } from '@waybill/api-contract/server';
import type { TestServer } from '../server.ts';
import { justificationOf } from './differences.ts';
import { type BuiltEndpoints, withoutNames } from './endpoints.ts';
import type { Outcome } from './player.ts';

const contractKeys = endpointKeys.filter((key) => !isOwn(key));

/** Endpoints of earlier levels that 4.14.3 does not have any more. */
const gone: readonly string[] = ['GET /api/swagger.{}'];

/** The state of each endpoint of the contract. */
export interface Conformance {
  /** Built, and its answers are those of the record. */
  readonly recorded: readonly string[];
  /** Built, not in the record, and its answer is one that the contract's data has. */
  readonly declared: readonly string[];
  readonly gone: readonly string[];
  /** An answer is not as it should be, or the endpoint is not built. */
  readonly failing: readonly string[];
}

export function judgeEndpoints(
  built: BuiltEndpoints,
  outcomes: readonly Outcome[],
  statuses: ReadonlyMap<string, number>,
): Conformance {
  const played = outcomes.filter((outcome) => outcome.skipped === undefined);
  const recorded = new Set(played.map(({ endpoint }) => endpoint));
  const differing = new Set(played.filter(differs).map(({ endpoint }) => endpoint));
  const kinds = Map.groupBy(contractKeys.map(withoutNames), (endpoint) => {
    if (built.has(endpoint)) {
      if (differing.has(endpoint)) return 'failing';
      if (recorded.has(endpoint)) return 'recorded';
      return (statuses.get(endpoint) ?? 500) < 500 ? 'declared' : 'failing';
    }
    return gone.includes(endpoint) ? 'gone' : 'failing';
  });
  return {
    recorded: kinds.get('recorded') ?? [],
    declared: kinds.get('declared') ?? [],
    gone: kinds.get('gone') ?? [],
    failing: kinds.get('failing') ?? [],
  };
}

/**
 * Asks the built endpoints of which nothing was played, once each, for something that is not there. The server under test
 * holds every answer against the contract's data.
 */
export async function askUnrecorded(
  server: TestServer,
  built: BuiltEndpoints,
  outcomes: readonly Outcome[],
): Promise<Map<string, number>> {
  const played = new Set(
    outcomes.flatMap(({ endpoint, skipped }) => (skipped === undefined ? [endpoint] : [])),
  );
  const statuses = new Map<string, number>();
  for (const key of contractKeys) {
    const endpoint = withoutNames(key);
    if (built.has(endpoint) && !played.has(endpoint)) statuses.set(endpoint, await askOnce(server, key));
  }
  return statuses;
}

async function askOnce(server: TestServer, key: EndpointKey): Promise<number> {
  const [method = '', path = ''] = key.split(' ');
  const { path: parameters, body } = endpointTable[key];
  const samples = new Map(parameters.map(({ name, type, words }) => [name, words?.[0] ?? sampleOf(type)]));
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => samples.get(name) ?? '');
  const client = server.asAdmin;
  const { status } = await {
    GET: client.get,
    PUT: client.put,
    POST: client.post,
    DELETE: client.delete,
    PATCH: client.patch,
  }[method as 'GET'](address, body && {});
  return status;
}

function sampleOf(type: string): string {
  if (type === 'uuid') return '5dec0000-0000-4000-8000-0000000000fe';
  return type === 'compactDate' ? '20260101' : '7';
}

/** One line, and below it what is checked by what, and what fails. */
export function conformanceReport({ recorded, declared, gone, failing }: Conformance): string {
  const checked = recorded.length + declared.length;
  return [
    `${contractKeys.length} endpoints: ${checked} checked, ${gone.length} gone at 4.14.3, ${failing.length} failing`,
    `  checked: ${recorded.length} against the record, ${declared.length} that it does not have against the contract's data`,
    ...(failing.length > 0 ? [`  failing: ${failing.join(', ')}`] : []),
  ].join('\n');
}

function differs({ step, differences }: Outcome): boolean {
  return differences.some((difference) => justificationOf(step, difference) === undefined);
}
