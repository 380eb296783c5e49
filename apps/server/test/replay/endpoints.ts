import { endpointTable } from '@waybill/api-contract/server';
import type { DeclaredRoute } from '../../src/http/server.ts';
import type { RecordedStep } from './recording.ts';

export type BuiltEndpoints = ReadonlySet<string>;

/** A path without the names of its parameters, which are ours to choose. */
export const withoutNames = (path: string): string => path.replace(/\{\w+\}/g, '{}');

/** The endpoints of the contract that the server has, as `GET /api/v1/project/{}`: names of parameters are ours to choose. */
export function builtEndpoints(routes: readonly DeclaredRoute[]): BuiltEndpoints {
  return new Set(routes.map(({ method, url }) => `${method} ${url.replace(/:\w+/g, '{}')}`));
}

/** The endpoint that a step is about: a sweep says it, a call of a workflow is matched. */
export function endpointOf(step: RecordedStep): string {
  const ofSweep = /^sweep (.*)$/.exec(step.scenario)?.[1];
  if (ofSweep) return withoutNames(ofSweep);
  const method = step.method === 'HEAD' ? 'GET' : step.method;
  const atPath = templates.filter(({ pattern }) => pattern.test(step.path));
  const found = atPath.find((template) => template.method === method) ?? atPath[0];
  if (!found) throw new Error(`No endpoint of the contract is at ${step.path}`);
  return found.endpoint;
}

/** Templates with fewer parameters come first: `/project/lookup` is not `/project/{uuid}`. */
const templates = Object.keys(endpointTable)
  .toSorted((a, b) => a.split('{').length - b.split('{').length)
  .map((key) => {
    const [method = '', path = ''] = key.split(' ');
    const pattern = path
      .split(/\{\w+\}/)
      .map((literal) => RegExp.escape(literal))
      .join('[^/]+');
    return { method, pattern: new RegExp(`^${pattern}$`), endpoint: withoutNames(key) };
  });
