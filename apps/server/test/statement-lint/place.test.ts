import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { findPlace } from './place.ts';

const at = (...frames: string[]): string => ['Error', ...frames.map((frame) => `    at ${frame}`)].join('\n');

/** A place as stacks have it: with the whole path. */
const root = join(import.meta.dirname, '../../../..');
const within = (place: string): string => join(root, place);

const kysely = pathToFileURL(within('node_modules/kysely/dist/raw-builder/raw-builder.js'));
const library = `RawBuilderImpl.execute (${kysely}:43:51)`;
const passing = `rowsOf (${within('apps/server/src/db/database.ts:149:27')})`;
const query = `listTags (${within('apps/server/src/features/tag/tag.queries.ts:41:10')})`;
const test = within('apps/server/src/features/tag/tag.routes.test.ts:19:11');

describe('findPlace', () => {
  it('names the file and the function that ask for the statement', () => {
    expect(findPlace(at(library, passing, query, test))).toBe('features/tag/tag.queries.ts listTags');
    expect(findPlace(at(library, `async ${query}`))).toBe('features/tag/tag.queries.ts listTags');
  });

  it('names the file alone where the function has no name', () => {
    expect(findPlace(at(library, within('apps/server/src/jobs/runner.ts:15:11')))).toBe('jobs/runner.ts');
  });

  it.each([
    ['a test', test],
    ['what tests share', `putAdvisory (${within('apps/server/test/portfolio-builder.ts:82:24')})`],
    ['a migration', `recordText (${within('apps/server/src/db/migrate.ts:80:3')})`],
  ])('leaves out statements of %s', (_, frame) => {
    expect(findPlace(at(library, passing, frame, query))).toBeUndefined();
  });

  it('leaves out what has no place of ours', () => {
    expect(findPlace(at(library))).toBeUndefined();
  });
});
