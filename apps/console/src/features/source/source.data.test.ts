import type { QueryKey } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../lib/query.ts';
import { coverageQuery } from '../project/project.data.ts';
import { ecosystemsQuery, saveSettings, settingsQuery, sourcesQuery } from './source.data.ts';

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

test('saving the settings of a source also asks anew what the sources can judge', async () => {
  const coverage = coverageQuery('7d0a1b8e-9a39-4a4c-8f0e-2f6f0d7c1c55');
  await queryClient.prefetchQuery(coverage);
  await queryClient.prefetchQuery(sourcesQuery);
  await queryClient.prefetchQuery(settingsQuery);
  await queryClient.prefetchQuery(ecosystemsQuery);

  const change = { groupName: 'vuln-source', propertyName: 'google.osv.enabled', propertyValue: 'npm' };
  await queryClient.getMutationCache().build(queryClient, saveSettings).execute([change]);

  expect(isOutdated(coverage.queryKey)).toBe(true);
  expect(isOutdated(sourcesQuery.queryKey)).toBe(true);
  expect(isOutdated(settingsQuery.queryKey)).toBe(true);
  expect(isOutdated(ecosystemsQuery.queryKey)).toBe(false);
});
