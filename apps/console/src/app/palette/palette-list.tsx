import { Plural, useLingui } from '@lingui/react/macro';
import { clsx } from 'clsx';
import { SeverityBadge } from '../../ui/badge.tsx';
import { markHits } from '../../ui/match-text.ts';
import { optionId, type PaletteGroup, type PaletteItem } from './palette-group.ts';

export interface PaletteListProps {
  id: string;
  groups: readonly PaletteGroup[];
  text: string;
  activeId: string | undefined;
  onPoint: (id: string) => void;
  onChoose: (item: PaletteItem) => void;
}

/**
 * The matching items in groups. The focus stays in the field above, whose `aria-activedescendant` names the
 * chosen item.
 */
export function PaletteList(props: PaletteListProps) {
  const { t } = useLingui();
  const { id, groups } = props;
  return (
    <div
      id={id}
      role="listbox"
      aria-label={t`Results`}
      className="mt-2 h-[min(26rem,55dvh)] overflow-y-auto overscroll-contain"
    >
      {groups.map((group) => (
        <Group key={group.id} group={group} {...props} />
      ))}
    </div>
  );
}

function Group({ group, ...list }: PaletteListProps & { group: PaletteGroup }) {
  const { t } = useLingui();
  const titleId = `${list.id}-group-${group.id}`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a listbox groups its options by role
    <div role="group" aria-labelledby={titleId} className="pb-1.5">
      <p id={titleId} className="flex gap-2 px-2 py-1 text-xs font-medium text-muted">
        {group.title}
        {group.state === 'waiting' ? <span className="font-normal">{t`Searching…`}</span> : null}
        {group.state === 'failed' ? (
          <span className="font-normal text-danger">{t`Couldn't search here.`}</span>
        ) : null}
      </p>
      <div role="presentation" className={clsx(group.inLine && 'flex flex-wrap gap-x-1')}>
        {group.items.map((item) => (
          <Option key={item.id} item={item} {...list} />
        ))}
      </div>
    </div>
  );
}

function keepInView(option: HTMLElement | null): void {
  option?.scrollIntoView({ block: 'nearest' });
}

function Option({ item, ...list }: PaletteListProps & { item: PaletteItem }) {
  const isActive = item.id === list.activeId;
  const typed = list.text.replace(/^\s*>/, '');
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled by the field, as a combobox does
    // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the field
    <div
      ref={isActive ? keepInView : undefined}
      id={optionId(list.id, item.id)}
      role="option"
      aria-selected={isActive}
      aria-label={item.short === undefined ? undefined : item.label}
      className={clsx('flex items-center gap-2.5 rounded-md px-2 py-1.5', isActive && 'bg-subtle')}
      onPointerMove={() => list.onPoint(item.id)}
      onClick={() => list.onChoose(item)}
    >
      <item.icon className="size-4 shrink-0 text-muted" aria-hidden />
      <span className="min-w-0 wrap-anywhere">
        {item.short ?? <Marked text={item.label} typed={typed} />}
      </span>
      {item.severity ? <SeverityBadge severity={item.severity} /> : null}
      {item.detail ? (
        <span className="min-w-0 flex-1 truncate text-muted">
          <Marked text={item.detail} typed={typed} />
        </span>
      ) : null}
      {item.similar ? <Similar /> : null}
      {item.projects === undefined ? null : (
        <span className="ms-auto shrink-0 text-xs text-muted tabular-nums">
          <Plural value={item.projects} _0="No projects" one="# project" other="# projects" />
        </span>
      )}
      {item.keys ? (
        <kbd className="ms-auto shrink-0 font-sans text-xs text-muted" aria-hidden>
          {item.keys}
        </kbd>
      ) : null}
    </div>
  );
}

/** Nothing has the word that was typed. */
function Similar() {
  const { t } = useLingui();
  return <span className="ms-auto shrink-0 rounded bg-subtle px-1.5 text-xs text-muted">{t`Similar`}</span>;
}

function Marked({ text, typed }: { text: string; typed: string }) {
  return markHits(text, typed).map((part, index) =>
    part.isHit ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the text
      <mark key={index} className="bg-transparent font-semibold text-accent">
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}
