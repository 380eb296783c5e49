import { Trans, useLingui } from '@lingui/react/macro';
import { useQueries } from '@tanstack/react-query';
import { formatTerm, parseQuery, type QueryTerm } from '@waybill/query';
import { AppLink } from '../../lib/link.tsx';
import { paths } from '../../lib/paths.ts';
import { useSetSearch } from '../../lib/url-flag.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { type AskedSearch, suggestionsQuery } from './component.data.ts';
import type { ComponentSearchSearch } from './component-search.ts';

/** Terms in which a slip is likely, and whose words the server knows. */
function spelled({ field, negated, comparison }: QueryTerm): boolean {
  return !negated && comparison !== '<' && (field === undefined || field === 'name' || field === 'group');
}

const mostAsked = 3;

/** Reports that nothing was found, with suggestions, and with a hint if the past has results. */
export function NothingFound({ search }: { search: AskedSearch }) {
  const { t } = useLingui();
  const set = useSetSearch<ComponentSearchSearch>();
  const { q } = search;
  const terms = parseQuery(q).terms.filter(spelled).slice(0, mostAsked);
  const answers = useQueries({ queries: terms.map(({ value }) => suggestionsQuery(value)) });
  const corrected = terms.flatMap((term, at) =>
    (answers[at]?.data ?? []).map((word) => {
      const fixed = formatTerm({ ...term, value: word });
      return `${q.slice(0, term.start)}${fixed}${q.slice(term.end)}`;
    }),
  );
  return (
    <EmptyState
      title={t`No results`}
      action={
        search.past ? undefined : (
          <Button onClick={() => set({ past: true })}>{t`Include past components`}</Button>
        )
      }
    >
      {corrected.length > 0 ? (
        <span className="flex flex-wrap justify-center gap-x-2">
          <Trans>Did you mean</Trans>
          {corrected.map((query) => (
            <AppLink
              key={query}
              path={paths.components({ ...search, page: undefined, q: query })}
              className="font-mono text-accent hover:underline"
            >
              {query}
            </AppLink>
          ))}
        </span>
      ) : search.past ? (
        t`No project contains or contained a matching component.`
      ) : (
        t`No project contains a matching component.`
      )}
    </EmptyState>
  );
}
