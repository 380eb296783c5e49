import { useMatch, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

function withoutAbsent<Search extends object>(search: Search): Partial<Search> {
  const entries = Object.entries(search).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as Partial<Search>;
}

/**
 * Adds the user's earlier choices to an address that lacks them, once, when the screen is entered, and
 * without a history entry. From then on the address alone decides, so going back undoes a choice.
 */
export function useEntrySearch<Search extends object>(
  search: Search,
  remembered: (search: Search) => Partial<Search>,
): Search {
  const navigate = useNavigate();
  const pathname = useMatch({ strict: false, select: (match) => match.pathname });
  const [entry, setEntry] = useState(() => ({ pathname, missing: remembered(search) }));
  // The same screen for another thing, such as the next project, is entered anew.
  if (entry.pathname !== pathname) setEntry({ pathname, missing: remembered(search) });
  const { missing } = entry;
  useEffect(() => {
    if (Object.keys(missing).length === 0) return;
    void navigate({
      to: '.',
      search: (before: object) => ({ ...missing, ...withoutAbsent(before) }),
      replace: true,
      resetScroll: false,
    }).then(() => setEntry((now) => (now.missing === missing ? { ...now, missing: {} } : now)));
  }, [missing, navigate]);
  return { ...search, ...missing, ...withoutAbsent(search) };
}

/**
 * Flags of a screen that the user's last choice decides when the screen is entered by an address without them;
 * `keys` names the place of each in the browser's storage.
 */
export function useRememberedFlags<Search extends object>(
  search: Search,
  keys: Partial<Record<keyof Search, string>>,
): Search {
  return useEntrySearch(search, () => {
    // A saved view says it all.
    if (Reflect.get(search, 'saved') !== undefined) return {};
    const flags = Object.entries(keys).filter(([, key]) => localStorage.getItem(String(key)) === 'true');
    return Object.fromEntries(flags.map(([name]) => [name, true])) as Partial<Search>;
  });
}
