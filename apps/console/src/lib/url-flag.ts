import { useNavigate } from '@tanstack/react-router';
import * as v from 'valibot';

/** A yes in the address; absent means no. For the schema of a screen's search parameters. */
export const flagSearch = v.fallback(
  v.optional(
    v.pipe(
      v.union([v.literal(true), v.literal('true')]),
      v.transform(() => true as const),
    ),
  ),
  undefined,
);

const printable = v.regex(/^\P{Cc}*$/u);

/** A text in the address; absent, empty and unprintable are the same. */
export const textSearch = v.fallback(
  v.optional(
    v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.trim(), v.nonEmpty(), printable),
  ),
  undefined,
);

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** The id of a thing in the address; anything else is ignored. */
export const uuidSearch = v.fallback(v.optional(v.pipe(v.string(), v.regex(uuid))), undefined);

export function isUuid(text: string): boolean {
  return uuid.test(text);
}

/** Changes search parameters of the screen that is open; lists start again at their first page. */
export function useSetSearch<Search extends object>(): (patch: Partial<Search>) => void {
  const navigate = useNavigate();
  return (patch) => {
    void navigate({
      to: '.',
      search: (before: object) => ({ ...before, page: undefined, ...patch }),
      resetScroll: false,
    });
  };
}
