import type { Page } from '../src/db/list/page.ts';

/** The first page of a list, with the given changes. */
export function pageOf(changes: Partial<Page>): Page {
  return { offset: 0, limit: 100, search: undefined, order: undefined, ...changes };
}

/** As a list comes, and by each of its fields in both directions. */
export function ordersBy(fields: readonly string[]): Page['order'][] {
  return [
    undefined,
    ...fields.flatMap((field) => [
      { field, descending: false },
      { field, descending: true },
    ]),
  ];
}
