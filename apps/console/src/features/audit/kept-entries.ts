// Public to other features.
import { getClaims } from '../../lib/session.ts';

/**
 * Entries that could not be saved after their row was left, by user and row. They reappear when the row is
 * opened.
 */
export function unsavedEntries<Entry>() {
  const unsaved = new Map<string, Entry>();
  const ownKey = (id: string) => `${getClaims()?.username} ${id}`;
  return {
    keep: (id: string, entry: Entry): void => {
      unsaved.set(ownKey(id), entry);
    },
    take: (id: string): Entry | undefined => {
      const entry = unsaved.get(ownKey(id));
      unsaved.delete(ownKey(id));
      return entry;
    },
  };
}

/** The user's last entry in this tab, to repeat it. */
export function lastEntry<Entry>() {
  let last: { username: string | undefined; entry: Entry } | undefined;
  return {
    read: (): Entry | undefined => (last?.username === getClaims()?.username ? last?.entry : undefined),
    remember: (entry: Entry): void => {
      last = { username: getClaims()?.username, entry };
    },
  };
}
