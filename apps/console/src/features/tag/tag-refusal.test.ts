import { expect, it } from 'vitest';
import { HttpError } from '../../lib/http-error.ts';
import { tagRefusals } from './tag-refusal.ts';

const fields = { kind: 'problem', status: 400, statusText: 'Bad Request' } as const;

it('reads a reason for each tag', () => {
  const body = JSON.stringify({ errors: { one: 'Tag does not exist' } });
  expect(tagRefusals(new HttpError({ ...fields, body }))).toEqual([
    { name: 'one', reason: 'Tag does not exist' },
  ]);
});

it('has none for any other failure', () => {
  expect(tagRefusals(new HttpError({ ...fields, body: '{"title":"x"}' }))).toEqual([]);
  expect(tagRefusals(new HttpError({ ...fields, kind: 'client', body: 'no' }))).toEqual([]);
  expect(tagRefusals(new Error('no'))).toEqual([]);
});
