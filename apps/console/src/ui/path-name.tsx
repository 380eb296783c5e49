import type { ReactNode } from 'react';

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
    <TailText title={name}>
      <span className="max-sm:hidden">{name.slice(0, start)}</span>
      {name.slice(start)}
    </TailText>
  );
}

/** Text of which the end matters: where there is no room for all of it, its beginning goes. */
export function TailText({ title, children }: { title: string; children: ReactNode }) {
  return (
    // Text that runs from right to left is cut off at its left; what is in it still reads from left to right.
    <span dir="rtl" className="min-w-0 truncate text-left" title={title}>
      <bdi dir="ltr">{children}</bdi>
    </span>
  );
}

/** The end of what Go calls a commit without a version: its time and the beginning of its hash. */
const commit = /^(.*\d{8})(\d{6}-[0-9a-f]{12}(?:\+\w+)?)$/;
/** As many letters of a hash tell commits apart. */
const hashLetters = 7;

/**
 * A version. It is cut off at its end if there is no room, because people read it from the beginning; of a
 * commit the middle goes, so that its day and its hash stay. A tooltip shows it in full.
 */
export function VersionText({ version }: { version: string }) {
  if (commit.test(version))
    return (
      <span className="flex min-w-0" title={version}>
        <span className="min-w-0 truncate">{version.slice(0, -hashLetters)}</span>
        <span className="shrink-0">{version.slice(-hashLetters)}</span>
      </span>
    );
  return (
    <span className="min-w-0 truncate" title={version}>
      {version}
    </span>
  );
}

/** A name, with its group under the pointer, and its version where that has no place of its own. */
export function GroupedName(props: {
  name: string;
  group?: string | undefined;
  version?: string | undefined;
}) {
  const { name, group, version } = props;
  return (
    <span className="flex min-w-0 gap-1.5">
      <span title={group ? `${group} ${name}` : name} className="flex min-w-0">
        <PathName name={name} />
      </span>
      {version === undefined ? null : (
        <span className="flex max-w-2/3 shrink-0 text-muted max-sm:hidden">
          <VersionText version={version} />
        </span>
      )}
    </span>
  );
}
