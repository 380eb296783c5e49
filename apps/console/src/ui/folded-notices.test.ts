import { expect, test } from 'vitest';
import { foldNotices } from './folded-notices.ts';

const done = (text: string) => ({
  kind: 'success' as const,
  title: 'BOM upload: done',
  text,
  action: { label: 'Open', run: () => undefined },
  folds: true,
});

test('several of one title become one, without what one of them alone could do', () => {
  const notices = foldNotices();
  const first = notices.add(done('Shop 1.0'));
  expect(first).toMatchObject({ texts: ['Shop 1.0'], action: { label: 'Open' } });
  const second = notices.add(done('Cart 2.0'));
  expect(second.id).toBe(first.id);
  expect(second.texts).toEqual(['Cart 2.0', 'Shop 1.0']);
  expect(second.action).toBeUndefined();
  // The same again is not one more.
  expect(notices.add(done('Shop 1.0')).texts).toEqual(['Shop 1.0', 'Cart 2.0']);
});

test('one that can be undone stays by itself', () => {
  const notices = foldNotices();
  const undo = { label: 'Undo', run: () => undefined };
  const one = notices.add({ kind: 'success', title: 'Deleted', text: 'Shop', action: undo });
  const other = notices.add({ kind: 'success', title: 'Deleted', text: 'Cart', action: undo });
  expect(other.id).not.toBe(one.id);
  expect(other).toMatchObject({ texts: ['Cart'], action: undo });
});

test('what has gone is not told again', () => {
  const notices = foldNotices();
  const { id } = notices.add(done('Shop 1.0'));
  notices.close(id);
  expect(notices.add(done('Cart 2.0'))).toMatchObject({ texts: ['Cart 2.0'], action: { label: 'Open' } });
});
