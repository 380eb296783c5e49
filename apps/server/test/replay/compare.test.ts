import { describe, expect, it } from 'vitest';
import { Captures } from './captures.ts';
import { compareAnswer } from './compare.ts';
import { Contents } from './contents.ts';
import type { RecordedStep } from './recording.ts';

const uuid = (digit: number) => `5dec0000-0000-4000-8000-00000000000${digit}`;

const step: RecordedStep = {
  scenario: 'shelves',
  step: 'list',
  method: 'GET',
  path: '/api/v1/shelf',
  as: 'admin',
  status: 200,
  headers: { 'content-type': 'application/json' },
};
const creation = { ...step, method: 'PUT', request: [{ name: 'top' }, { name: 'low' }] };

/** Where an answer differs from a recorded one. */
function differing(recorded: Partial<RecordedStep>, body: unknown, status = 200, isSweep = false): string[] {
  const contents = new Contents({ name: 'shelves', isSweep, steps: [creation] });
  const answer = { status, headers: { 'content-type': 'application/json; charset=utf-8' }, body };
  const captures = new Captures([['known', uuid(1)]]);
  return compareAnswer({ ...step, ...recorded }, answer, captures, contents).map(({ at }) => at);
}

describe('a played answer', () => {
  it('differs in status and content type', () => {
    expect(differing({ status: 404 }, {})).toEqual(['status']);
    expect(differing({ headers: { 'content-type': 'text/plain' } }, undefined)).toEqual(['content type']);
    expect(differing({ headers: { ...step.headers, 'x-total-count': '0' } }, undefined)).toEqual([
      'header x-total-count',
    ]);
  });

  it('differs in members, types and values', () => {
    const body = { name: 'top', size: 1, old: true };
    expect(differing({ body }, { name: 'low', size: '1', new: true })).toEqual([
      'body.name',
      'body.size',
      'body.old',
      'body.new',
    ]);
    expect(differing({ body }, { size: 1, old: true, name: 'top' })).toEqual([]);
  });

  it('has the identifiers that were caught before, and new ones of its own', () => {
    expect(differing({ body: { uuid: '<uuid:known>' } }, { uuid: uuid(1) })).toEqual([]);
    expect(differing({ body: { uuid: '<uuid:known>' } }, { uuid: uuid(2) })).toEqual(['body.uuid']);
    expect(differing({ body: { a: '<uuid:x>', b: '<uuid:x>' } }, { a: uuid(2), b: uuid(3) })).toEqual([
      'body.b',
    ]);
    expect(differing({ body: { uuid: '<uuid:x>' } }, { uuid: 'none' })).toEqual(['body.uuid']);
    expect(differing({ body: { at: '<ms>' } }, { at: 'today' })).toEqual(['body.at']);
  });

  it('has the items of its scenario in any order, and others or not', () => {
    const body = [{ name: 'top' }, { name: 'low' }, { name: 'of another scenario' }];
    expect(differing({ body }, [{ name: 'low' }, { name: 'top' }, { name: 'foreign' }])).toEqual([]);
    expect(differing({ body }, [{ name: 'top' }])).toEqual(['body[]']);
    expect(differing({ body: [] }, [{ name: 'top' }])).toEqual(['body[]']);
  });

  it('is held by its shape where the contents are not fixed', () => {
    const body = [{ name: 'one', size: 1 }];
    expect(differing({ body }, [{ name: 'two', size: 2 }], 200, true)).toEqual([]);
    expect(differing({ body }, [{ name: 'two' }], 200, true)).toEqual(['body[].size']);
    expect(differing({ body }, [{ name: 'two', size: 2, color: 'red' }], 200, true)).toEqual([
      'body[].color',
    ]);
  });

  it('may say things in words of its own', () => {
    const recorded = { status: 400, body: { status: 400, title: 'a', detail: 'b' } };
    const problem = { status: 400, title: 'c', detail: 'd', code: 'e', violations: [] };
    expect(differing(recorded, problem, 400)).toEqual([]);
    expect(differing(recorded, { status: 400, title: 'c' }, 400)).toEqual(['body.detail']);
  });
});
