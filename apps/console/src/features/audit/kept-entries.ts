// Public to other features.
import { getClaims } from '../../lib/session.ts';

/** What could not be saved after its row was left, by user and row: it is there again when the row is opened. */
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

/** What the user has entered last in this tab, to enter the same again. */
export function lastEntry<Entry>() {
  let last: { username: string | undefined; entry: Entry } | undefined;
  return {
    read: (): Entry | undefined => (last?.username === getClaims()?.username ? last?.entry : undefined),
    remember: (entry: Entry): void => {
      last = { username: getClaims()?.username, entry };
    },
  };
}
