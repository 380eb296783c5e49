/** Where the last part begins; the major version at the end of a Go module is none by itself. */
function lastPartOf(name: string): number {
  const end = name.replace(/\/(?:v\d+)?$/, '').length;
  return name.lastIndexOf('/', end - 1) + 1;
}

/**
 * A name that may be a path, such as a Go module. Where it is cut off, its last part stays: it tells one from another. On
 * a phone it is all there is room for.
 */
export function PathName({ name }: { name: string }) {
  const start = lastPartOf(name);
  if (start === 0) return <span className="truncate">{name}</span>;
  return (
    <span className="flex min-w-0" title={name}>
      <span className="min-w-0 truncate max-sm:hidden">{name.slice(0, start)}</span>
      <span className="shrink-0 truncate max-sm:shrink sm:max-w-3/4">{name.slice(start)}</span>
    </span>
  );
}
