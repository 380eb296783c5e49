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

/** A whole number that names a thing, as text; anything else is the same as absent. */
export const numberSearch = v.fallback(
  v.optional(
    v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.trim(), v.regex(/^[1-9]\d{0,8}$/)),
  ),
  undefined,
);

/** One of the known words in the address; anything else is the same as absent. */
export function wordSearch<const Words extends readonly string[]>(known: Words) {
  return v.fallback(v.optional(v.picklist(known)), undefined);
}

/** Known words of a repeated parameter, each once, in their own order; none at all is the same as absent. */
export function wordsSearch<Word extends string>(known: readonly Word[]) {
  return v.fallback(
    v.optional(
      v.pipe(
        v.union([v.string(), v.array(v.string())]),
        v.transform((value) => known.filter((word) => [value].flat().includes(word))),
        v.minLength(1),
      ),
    ),
    undefined,
  );
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** The id of a thing in the address; anything else is ignored. */
export const uuidSearch = v.fallback(v.optional(v.pipe(v.string(), v.regex(uuid))), undefined);

/** Ids of things in a repeated parameter, each once; none at all is the same as absent. */
export const uuidsSearch = v.fallback(
  v.optional(
    v.pipe(
      v.union([v.string(), v.array(v.string())]),
      v.transform((value) => [...new Set([value].flat().filter(isUuid))]),
      v.minLength(1),
    ),
  ),
  undefined,
);

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
