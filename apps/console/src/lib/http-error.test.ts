import { expect, test } from 'vitest';
import { errorFromResponse } from './http-error.ts';

function answer(status: number, contentType: string, body: unknown): Response {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return new Response(text, { status, headers: { 'content-type': contentType } });
}

test('problem+json gives title, detail and violations', async () => {
  const body = { title: 'Invalid BOM', detail: 'Not valid.', violations: [{ path: 'a.b', message: 'no' }] };
  const error = await errorFromResponse(answer(400, 'application/problem+json; charset=utf-8', body));
  expect(error).toMatchObject({ kind: 'problem', title: 'Invalid BOM', detail: 'Not valid.', status: 400 });
  expect(error.violations).toEqual([{ path: 'a.b', message: 'no' }]);
});

test('a bare list of broken rules is read too', async () => {
  const error = await errorFromResponse(
    answer(400, 'application/json', [{ path: 'name', message: 'blank' }]),
  );
  expect(error).toMatchObject({ kind: 'client', violations: [{ path: 'name', message: 'blank' }] });
});

test('a body that is not what it claims to be does no harm', async () => {
  const error = await errorFromResponse(answer(400, 'application/problem+json', '{nonsense'));
  expect(error).toMatchObject({ kind: 'problem', title: 'Bad Request', detail: '' });
});

test('5xx is the server’s fault whatever the body says', async () => {
  expect(await errorFromResponse(answer(503, 'application/problem+json', {}))).toMatchObject({
    kind: 'server',
    statusText: 'Service Unavailable',
  });
});
