/** Where the last part begins; the major version at the end of a Go module is none by itself. */
function lastPartOf(name: string): number {
  const end = name.replace(/\/(?:v\d+)?$/, '').length;
  return name.lastIndexOf('/', end - 1) + 1;
}

/**
 * A name that may be a path, such as a Go module. Where there is no room for all of it, its beginning goes: the end tells
 * one from another. On a phone the last part is all there is room for.
 */
export function PathName({ name }: { name: string }) {
  const start = lastPartOf(name);
  if (start === 0) return <span className="truncate">{name}</span>;
  return (
    // Text that runs from right to left is cut off at its left; the name in it still reads from left to right.
    <span dir="rtl" className="min-w-0 truncate text-left" title={name}>
      <bdi dir="ltr">
        <span className="max-sm:hidden">{name.slice(0, start)}</span>
        {name.slice(start)}
      </bdi>
    </span>
  );
}

/** The same, with its group under the pointer. */
export function GroupedName({ name, group }: { name: string; group?: string | undefined }) {
  return (
    <span title={group ? `${group} ${name}` : name} className="flex min-w-0">
      <PathName name={name} />
    </span>
  );
}
