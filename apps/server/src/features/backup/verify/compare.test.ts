import { describe, expect, it } from 'vitest';
import { type Ask, compareAnswers } from './compare.ts';

const answers = (changes: Readonly<Record<string, { status: number; text: string }>> = {}): Ask => {
  const known: Record<string, { status: number; text: string }> = {
    '/api/v1/project?pageSize=1': { status: 200, text: '[{"uuid":"p"}]' },
    '/api/v1/team': { status: 200, text: '[{"name":"a"},{"name":"b"}]' },
    ...changes,
  };
  return async (path) => known[path] ?? { status: 200, text: '[]' };
};

describe('a backup and the installation', () => {
  it('are the same when each endpoint answers the same', async () => {
    const { asked, failed, differing } = await compareAnswers(answers(), answers());
    expect([asked, failed, differing]).toEqual([37, [], []]);
  });

  it('are told to differ, endpoint by endpoint', async () => {
    const running = answers({
      '/api/v1/team': { status: 200, text: '[{"name":"a"}]' },
      '/api/v1/tag': { status: 503, text: 'later' },
      '/api/v1/policy': { status: 200, text: '{"a":1}' },
      '/api/v1/repository': { status: 200, text: '[{"a":{"b":2}}]' },
    });
    const backup = answers({ '/api/v1/repository': { status: 200, text: '[{"a":{"b":1}}]' } });
    expect((await compareAnswers(backup, running)).differing).toEqual([
      { path: '/api/v1/team', how: 'has 2 entries, the installation 1' },
      { path: '/api/v1/policy', how: 'has other values' },
      { path: '/api/v1/repository', how: 'has another value of [0].a.b' },
      { path: '/api/v1/tag', how: 'answers 200, the installation 503' },
    ]);
  });

  it('are not compared where the backup does not answer', async () => {
    const broken = answers({ '/api/v1/tag': { status: 500, text: 'oh' } });
    const { failed, differing } = await compareAnswers(broken, undefined);
    expect([failed, differing]).toEqual([[{ path: '/api/v1/tag', how: 'answers 500: oh' }], []]);
  });
});
