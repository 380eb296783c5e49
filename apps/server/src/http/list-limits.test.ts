import { bodySchemas, type EndpointKey, endpointTable, type JsonSchema } from '@waybill/api-contract/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answer, TestClient } from '../../test/client.ts';
import { startTestServer, type TestServer } from '../../test/server.ts';

const anUuid = '5dec0000-0000-4000-8000-000000000000';

/** A list in a body that has one item too many, or too few. */
interface Case {
  readonly key: EndpointKey;
  /** The members that lead to the list; none where the body is one. */
  readonly names: readonly string[];
  readonly list: readonly unknown[];
}

const cases = (Object.entries(endpointTable) as [EndpointKey, (typeof endpointTable)[EndpointKey]][]).flatMap(
  ([key, { operation }]) => {
    const schema = bodySchemas[operation];
    return schema ? listsOf(schema, []).map((found) => ({ key, ...found })) : [];
  },
);

/** Nested lists are skipped, because no contract limits them. */
function listsOf(schema: JsonSchema, names: readonly string[]): Omit<Case, 'key'>[] {
  const { items, minItems = 0, maxItems, properties = {} } = schema;
  const item = sampleOf(items || {});
  const lists = [
    ...(maxItems === undefined ? [] : [Array.from({ length: maxItems + 1 }, () => item)]),
    ...(minItems > 0 ? [Array.from({ length: minItems - 1 }, () => item)] : []),
  ];
  const below = Object.entries(properties).flatMap(([name, member]) => listsOf(member, [...names, name]));
  return [...lists.map((list) => ({ names, list })), ...below];
}

/** Right by itself, so that nothing but the list is wrong: the check names some faults, not all. */
function sampleOf({ type, enum: words, pattern, required = [], properties = {} }: JsonSchema): unknown {
  if (words) return words[0];
  const types = [type].flat();
  if (types.includes('integer')) return 1;
  if (types.includes('object'))
    return Object.fromEntries(required.map((name) => [name, sampleOf(properties[name] ?? {})]));
  return pattern === undefined ? 'x' : anUuid;
}

const bodyOf = ({ names, list }: Case): unknown =>
  names.reduceRight<unknown>((inner, name) => ({ [name]: inner }), list);

describe('a list in a body', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  function send(one: Case): Promise<Answer<unknown>> {
    const [method = '', path = ''] = one.key.split(' ');
    const { put, post, patch, delete: remove } = server.asAdmin;
    const calls: Readonly<Record<string, TestClient['put']>> = {
      PUT: put,
      POST: post,
      PATCH: patch,
      DELETE: remove,
    };
    const call = calls[method];
    if (!call) throw new Error(`No way to send ${method}`);
    return call(path.replace(/\{\w+\}/g, anUuid), bodyOf(one));
  }

  it('has limits in bodies and in members of them', () => {
    expect(cases.filter(({ names }) => names.length === 0).length).toBeGreaterThan(10);
    const members = cases.filter(({ names }) => names.length > 0);
    expect(members.map(({ key, names }) => `${key} ${names.join('.')}`)).toEqual(
      expect.arrayContaining([
        'PUT /api/waybill/v1/notification/subscriptions groups',
        'PUT /api/waybill/v1/notification/rules/{uuid}/options quietHours.days',
      ]),
    );
  });

  it.each(
    cases.map((one) => [`${one.key} ${one.names.join('.') || 'body'} with ${one.list.length}`, one] as const),
  )('is refused: %s items', async (_, one) => {
    const answer = await send(one);
    expect(answer.status, answer.text).toBe(400);
    const { body } = answer as Answer<{ violations: { path: string }[] } | { path: string }[]>;
    const violations = Array.isArray(body) ? body : body.violations;
    const path = one.names.join('.') || 'body';
    const message = expect.stringMatching(/^must (not be empty|have at least|not have more than)/);
    expect(violations).toContainEqual(expect.objectContaining({ path, message }));
  });
});
