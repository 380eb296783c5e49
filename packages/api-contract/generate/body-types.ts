import type { BodyData } from '../data/format.ts';
import type { Contract, Endpoint } from './contract.ts';
import { listOf, parseType, typeScriptOf } from './type-expression.ts';

export const bodyOf = ({ body }: Endpoint): BodyData | undefined =>
  typeof body === 'string' ? { type: body } : body;

/** The type name of an endpoint's body; undefined if the body has no type of its own. */
export function bodyTypeOf(endpoint: Endpoint, models: Contract['models']): string | undefined {
  if (endpoint.text) return 'string';
  if (endpoint.form) return nameOfBody(endpoint);
  const body = bodyOf(endpoint);
  if (!body) return undefined;
  const { base, around } = parseType(body.type);
  if (!models.has(base)) return typeScriptOf(body.type, (name) => name);
  return around.reduce((type) => listOf(type), nameOfBody(endpoint));
}

export const nameOfBody = ({ operation }: Endpoint): string =>
  `${operation[0]?.toUpperCase()}${operation.slice(1)}Body`;
