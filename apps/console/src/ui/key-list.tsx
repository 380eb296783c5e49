export interface KeyGroup {
  title: string;
  /** The keys, with blanks between them, and what they do. */
  keys: readonly (readonly [string, string])[];
}

/** Keys and what they do. */
export function KeyList({ groups }: { groups: readonly KeyGroup[] }) {
  return (
    <div className="grid gap-4">
      {groups.map((group) => (
        <section key={group.title}>
          <h3 className="mb-1.5 font-semibold">{group.title}</h3>
          <dl className="grid grid-cols-[8rem_1fr] gap-y-1.5">
            {group.keys.map(([keys, meaning]) => (
              <div key={keys} className="contents">
                <dt className="flex gap-1">
                  {keys.split(' ').map((key) => (
                    <kbd
                      key={key}
                      className="self-start rounded border border-line bg-subtle px-1.5 font-sans text-xs leading-5"
                    >
                      {key}
                    </kbd>
                  ))}
                </dt>
                <dd>{meaning}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
