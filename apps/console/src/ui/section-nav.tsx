import { useLingui } from '@lingui/react/macro';
import { clsx } from 'clsx';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { SearchInput } from './search-input.tsx';

interface SectionPage {
  /** Unique among all, such as its address. */
  id: string;
  label: string;
}

interface SectionGroup {
  id: string;
  label: string;
  pages: readonly SectionPage[];
}

export interface SectionNavProps {
  /** The name of the whole, such as that of the part of the product. */
  label: string;
  searchLabel: string;
  groups: readonly SectionGroup[];
  currentId: string | undefined;
  /** A link to a page, with this look. */
  link: (page: SectionPage, look: { className: string; 'aria-current': 'page' | undefined }) => ReactNode;
}

/** Up to this many pages are visible at a glance; more are in groups that open and close. */
const glance = 14;
const searchDelayMs = 60;

function fits(text: string, searched: string): boolean {
  return searched
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.toLowerCase().includes(word));
}

/** The groups after a search: the matching pages, or the whole group if its name matches. */
function filterGroups(groups: readonly SectionGroup[], searched: string): SectionGroup[] {
  return groups
    .map((group) => ({
      ...group,
      pages: group.pages.filter((page) => fits(`${group.label} ${page.label}`, searched)),
    }))
    .filter(({ pages }) => pages.length > 0);
}

/** The pages of a large part of the product: in groups, with a search. On small screens it folds into one line. */
export function SectionNav(props: SectionNavProps) {
  const { label, groups, currentId } = props;
  const [isUnfolded, setUnfolded] = useState(false);
  const [seen, setSeen] = useState(currentId);
  const id = useId();
  // Going elsewhere folds it again.
  if (seen !== currentId) {
    setSeen(currentId);
    setUnfolded(false);
  }
  const current = groups.flatMap((group) => group.pages).find((page) => page.id === currentId);
  return (
    <div className="shrink-0 lg:sticky lg:top-16 lg:w-52 lg:self-start">
      <button
        type="button"
        aria-expanded={isUnfolded}
        aria-controls={id}
        className="field flex items-center gap-2 text-start lg:hidden"
        onClick={() => setUnfolded(!isUnfolded)}
      >
        <span className="text-muted">{label}</span>
        <span className="min-w-0 flex-1 truncate font-medium">{current?.label}</span>
        <ChevronDown className={clsx('size-4 shrink-0 text-muted', isUnfolded && 'rotate-180')} aria-hidden />
      </button>
      <nav
        id={id}
        aria-label={label}
        className={clsx(
          'lg:flex lg:max-h-[calc(100dvh-5rem)] lg:flex-col',
          isUnfolded ? 'mt-2 rounded-md border border-line bg-surface p-2' : 'max-lg:hidden',
        )}
      >
        <Pages {...props} />
      </nav>
    </div>
  );
}

function Pages({ groups, currentId, searchLabel, link }: SectionNavProps) {
  const { t } = useLingui();
  const [searched, setSearched] = useState('');
  const [toggled, setToggled] = useState<ReadonlyMap<string, boolean>>(new Map());
  const list = useRef<HTMLDivElement>(null);
  const all = groups.reduce((sum, { pages }) => sum + pages.length, 0);
  const isLong = all > glance;
  const shown = searched === '' ? groups : filterGroups(groups, searched);
  const isOpen = ({ id, pages }: SectionGroup) =>
    !isLong ||
    searched !== '' ||
    (toggled.get(id) ?? (pages.some((page) => page.id === currentId) || groups.length === 1));

  useEffect(() => {
    if (!currentId) return;
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [currentId]);

  /** Arrows go from the search to the links and between them. */
  function press(event: KeyboardEvent<HTMLDivElement>): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const links: Element[] = [...(list.current?.querySelectorAll('a') ?? [])];
    const index = document.activeElement ? links.indexOf(document.activeElement) : -1;
    if (step === undefined || index === -1) return;
    event.preventDefault();
    const next = links[index + step];
    if (next instanceof HTMLElement) next.focus();
  }

  return (
    <>
      <SearchInput
        label={searchLabel}
        value={searched}
        onChange={setSearched}
        onLeave={() => list.current?.querySelector('a')?.focus()}
        delayMs={searchDelayMs}
        className="mb-2 shrink-0 p-0.5"
      />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrows are a shortcut between the links inside */}
      <div ref={list} onKeyDown={press} className="min-h-0 flex-1 overflow-y-auto p-0.5">
        {shown.map((group) => (
          <Group
            key={group.id}
            group={group}
            isOpen={isOpen(group)}
            onToggle={
              isLong && searched === ''
                ? () => setToggled((before) => new Map(before).set(group.id, !isOpen(group)))
                : undefined
            }
          >
            {group.pages.map((page) => (
              <li key={page.id}>
                {link(page, {
                  'aria-current': page.id === currentId ? 'page' : undefined,
                  className: clsx(
                    'flex min-h-8 items-center rounded-md px-2.5 focus-visible:-outline-offset-2',
                    isLong && 'ps-5.5',
                    page.id === currentId
                      ? 'bg-subtle font-medium text-fg'
                      : 'text-muted hover:bg-subtle hover:text-fg',
                  ),
                })}
              </li>
            ))}
          </Group>
        ))}
        <p role="status" className={shown.length === 0 ? 'px-2.5 py-1 text-muted' : 'sr-only'}>
          {shown.length === 0 ? t`No results` : null}
        </p>
      </div>
    </>
  );
}

interface GroupProps {
  group: SectionGroup;
  isOpen: boolean;
  /** Absent: it is always open. */
  onToggle: (() => void) | undefined;
  children: ReactNode;
}

function Group({ group, isOpen, onToggle, children }: GroupProps) {
  const id = useId();
  const Icon = isOpen ? ChevronDown : ChevronRight;
  return (
    <div className={isOpen ? 'pb-3' : 'pb-0.5'}>
      {onToggle ? (
        <button
          type="button"
          id={id}
          aria-expanded={isOpen}
          className="flex h-7 w-full items-center gap-1 rounded-md px-1 text-xs font-medium text-muted hover:text-fg"
          onClick={onToggle}
        >
          <Icon className="size-3.5 shrink-0" aria-hidden />
          <span className="min-w-0 truncate">{group.label}</span>
          <span className="ms-auto pe-1 tabular-nums">{group.pages.length}</span>
        </button>
      ) : (
        <p id={id} className="px-2.5 pb-1 text-xs font-medium text-muted">
          {group.label}
        </p>
      )}
      {isOpen ? <ul aria-labelledby={id}>{children}</ul> : null}
    </div>
  );
}
