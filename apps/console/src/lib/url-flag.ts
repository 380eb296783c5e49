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

/** A text in the address; absent and empty are the same. */
export const textSearch = v.fallback(
  v.optional(v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.trim(), v.nonEmpty())),
  undefined,
);

/** A flag of the screen that the user's last choice decides until the address says yes. */
export function readFlag(inAddress: boolean | undefined, storageKey: string): boolean {
  return inAddress ?? localStorage.getItem(storageKey) === 'true';
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
