/** A name that may be a path, such as a Go module. Where it is cut off, its last part stays: it tells one from another. */
export function PathName({ name }: { name: string }) {
  const start = name.lastIndexOf('/', name.length - 2) + 1;
  if (start === 0) return <span className="truncate">{name}</span>;
  return (
    <span className="flex min-w-0" title={name}>
      <span className="min-w-0 truncate">{name.slice(0, start)}</span>
      <span className="max-w-3/4 shrink-0 truncate">{name.slice(start)}</span>
    </span>
  );
}
