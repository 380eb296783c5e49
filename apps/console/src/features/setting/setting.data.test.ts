import type { QueryKey } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../lib/query.ts';
import { coverageQuery } from '../project/project.data.ts';
import { ecosystemsQuery, sourcesQuery } from '../source/source.data.ts';
import { saveSettings, settingsQuery } from './setting.data.ts';

beforeEach(() => {
  vi.stubGlobal('sessionStorage', { getItem: () => null });
  vi.stubGlobal('document', { baseURI: 'http://waybill.example/' });
  vi.stubGlobal('fetch', async () => Response.json([]));
});
afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

const isOutdated = (queryKey: QueryKey) => queryClient.getQueryState(queryKey)?.isInvalidated;

test('saving settings also asks anew what the sources can judge', async () => {
  const coverage = coverageQuery('7d0a1b8e-9a39-4a4c-8f0e-2f6f0d7c1c55');
  await queryClient.prefetchQuery(coverage);
  await queryClient.prefetchQuery(sourcesQuery);
  await queryClient.prefetchQuery(settingsQuery);
  await queryClient.prefetchQuery(ecosystemsQuery);

  await queryClient
    .getMutationCache()
    .build(queryClient, saveSettings)
    .execute([{ id: 'vuln-source/google.osv.enabled', value: 'npm' }]);

  expect(isOutdated(coverage.queryKey)).toBe(true);
  expect(isOutdated(sourcesQuery.queryKey)).toBe(true);
  expect(isOutdated(settingsQuery.queryKey)).toBe(true);
  expect(isOutdated(ecosystemsQuery.queryKey)).toBe(false);
});

test('each value that the server refuses is that of its setting', async () => {
  const violations = [{ path: '1.value', message: 'Too few.' }];
  vi.stubGlobal('fetch', async () =>
    Response.json(
      { title: 'Bad request', violations },
      { status: 400, headers: { 'content-type': 'application/problem+json' } },
    ),
  );
  const edits = [
    { id: 'general/base.url', value: '' },
    { id: 'retention/task.days', value: '-1' },
  ];
  const refused = queryClient.getMutationCache().build(queryClient, saveSettings).execute(edits);
  await expect(refused).rejects.toMatchObject({ faults: new Map([['retention/task.days', 'Too few.']]) });
});
