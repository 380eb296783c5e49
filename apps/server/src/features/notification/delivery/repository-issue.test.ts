import { describe, expect, it } from 'vitest';
import { completeRepositoryIssue, readCreated, readIssues, refusalOf } from './repository-issue.ts';

const key = '2f4b7c1e-0a3c-4a8e-9d5a-2f4b7c1e9a01';
const marker = `<!-- waybill-notification: ${key} -->`;
const template = JSON.stringify({ title: 'One', body: 'Text\n', labels: ['bug'], milestone: 3 });

describe('an issue of a repository', () => {
  it('has labels and a mark, and what else the template says', () => {
    expect(JSON.parse(completeRepositoryIssue('github', template, ['security', 'bug'], key))).toEqual({
      title: 'One',
      body: `Text\n\n${marker}`,
      labels: ['bug', 'security'],
      milestone: 3,
    });
    const text = JSON.stringify({ title: 'One', description: 'Text', labels: 'a, b' });
    expect(JSON.parse(completeRepositoryIssue('gitlab', text, ['c'], key))).toEqual({
      title: 'One',
      description: `Text\n\n${marker}`,
      labels: 'a,b,c',
    });
  });

  it.each([
    ['plain', 'not a JSON object'],
    ['[]', 'not a JSON object'],
    ['{"body": "x"}', '"title" is missing'],
    ['{"title": "x", "body": 7}', '"body" is not a text'],
    [JSON.stringify({ title: 'x', body: 'y'.repeat(65_536) }), 'more than 65536'],
  ])('is none of %.40s', (text, reason) => {
    expect(() => completeRepositoryIssue('github', text, [], key)).toThrow(reason);
  });

  it('is known by what the service answers', () => {
    const github = {
      id: 107,
      number: 7,
      html_url: 'https://github.com/acme/shop/issues/7',
      body: `a ${marker}`,
    };
    const gitlab = { id: 108, iid: 8, web_url: 'https://git.example/a/b/c/-/issues/8', description: marker };
    expect(readCreated('github', JSON.stringify(github), 'host')).toEqual({
      id: '107',
      key: 'acme/shop#7',
      url: github.html_url,
    });
    expect(readCreated('gitlab', JSON.stringify(gitlab), 'host').key).toBe('a/b/c#8');
    expect(() => readCreated('github', '<html>', 'host')).toThrow('host did not say');
    const other = { ...github, number: 6, body: null };
    expect(readIssues('github', JSON.stringify([other, github]), key, 'host')).toMatchObject({
      found: { key: 'acme/shop#7' },
      length: 2,
    });
    expect(readIssues('gitlab', '[]', key, 'host')).toEqual({ found: undefined, length: 0 });
    expect(() => readIssues('gitlab', '{}', key, 'host')).toThrow('something other');
  });

  it.each([
    ['{"message":"Bad credentials"}', 'Bad credentials'],
    ['{"message":"Validation Failed","errors":[{"field":"title"}]}', 'Validation Failed, title'],
    ['{"message":{"title":["is too long"]}}', '{"title":["is too long"]}'],
    ['{"error":"insufficient_scope","error_description":"Needs token-1"}', 'Needs …'],
    ['<html>', undefined],
  ])('%s is told as %s', (text, told) => {
    expect(refusalOf(text, 'token-1')).toBe(told);
  });
});
