import { expect, test } from 'vitest';
import { fileNameIn } from './save-file.ts';

test.each([
  [`attachment; filename="_.json"; filename*=UTF-8''%E5%BA%97.json`, '店.json'],
  ['attachment; filename="shop.json"', 'shop.json'],
  ['inline; filename=findings-1.fpf', 'findings-1.fpf'],
  [`attachment; filename="shop.json"; filename*=UTF-8''%E5%BA`, 'shop.json'],
  ['inline', undefined],
])('%s names the file %s', (disposition, name) => {
  expect(fileNameIn(disposition)).toBe(name);
});
