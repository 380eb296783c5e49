import { type QueryKey, QueryObserver } from '@tanstack/react-query';
import type { Resource } from '@waybill/api-contract';
import { afterEach, expect, test } from 'vitest';
import { queryClient, refresh, refreshWithout } from './query.ts';

/** The requests to the server, in order. */
const asked: string[] = [];

function question(queryKey: QueryKey, shows: readonly Resource[] = []) {
  return { queryKey, meta: { shows }, queryFn: () => asked.push(queryKey.join(' ')) };
}

const list = question(['project', 'list'], ['finding']);
const one = (uuid: string) => question(['project', 'one', uuid]);
const licenses = question(['license', 'list']);

/** Shows queries until the test ends, each with a first answer. */
async function show(...queries: ReturnType<typeof question>[]): Promise<void> {
  for (const query of queries) {
    await queryClient.prefetchQuery(query);
    const close = new QueryObserver(queryClient, query).subscribe(() => {});
    closings.push(close);
  }
  asked.length = 0;
}
const closings: (() => void)[] = [];
afterEach(() => {
  for (const close of closings.splice(0)) close();
  queryClient.clear();
});

test('a change asks anew for what is about the resource, and for what shows it', async () => {
  await show(list, one('a'), licenses);
  await refresh('project');
  expect(asked).toEqual(['project list', 'project one a']);
  await refresh('finding');
  expect(asked).toEqual(['project list', 'project one a', 'project list']);
});

test('what is not on the screen is asked for when it is shown again', async () => {
  await queryClient.prefetchQuery(list);
  asked.length = 0;
  await refresh('finding');
  expect(asked).toEqual([]);
  expect(queryClient.getQueryState(list.queryKey)?.isInvalidated).toBe(true);
});

test('what was deleted is not asked for once more', async () => {
  await show(list, one('a'), one('b'));
  await refreshWithout(['a'], ['project']);
  expect(asked).toEqual(['project list', 'project one b']);
});
