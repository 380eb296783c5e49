import type { Endpoints } from './gen/endpoints.gen.ts';
import { endpointTable } from './gen/table.gen.ts';

/** Method and path, such as `GET /api/v1/project/{uuid}`. */
export type EndpointKey = keyof Endpoints;

/** Every endpoint of the data, in its order. */
export const endpointKeys = Object.keys(endpointTable) as EndpointKey[];

const byForm: ReadonlyMap<string, EndpointKey> = new Map(endpointKeys.map((key) => [withoutNames(key), key]));

/**
 * The endpoint that a route is; undefined when the data has none. The names of its parameters do not matter.
 * @param path with its parameters in braces or behind colons
 */
export function findEndpoint(method: string, path: string): EndpointKey | undefined {
  return byForm.get(withoutNames(`${method} ${path}`));
}

function withoutNames(key: string): string {
  return key.replace(/\{\w+\}|:\w+/g, '{}');
}
