import { Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useState } from 'react';
import { useGo } from '../../lib/link.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { optionId, type PaletteGroup, type PaletteItem } from './palette-group.ts';
import { usePaletteGroups } from './palette-groups.ts';
import { PaletteList } from './palette-list.tsx';
import { takeTyping } from './typed-ahead.ts';

export interface CommandPaletteProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onHelp: () => void;
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** One field that leads to every page, thing, setting and action. */
export function CommandPalette({ open, onOpenChange, onHelp }: CommandPaletteProps) {
  const { t } = useLingui();
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t`Search or jump to`} size="lg">
      <Palette onDone={() => onOpenChange(false)} onHelp={onHelp} />
    </Dialog>
  );
}

function Palette({ onDone, onHelp }: { onDone: () => void; onHelp: () => void }) {
  const { t } = useLingui();
  const go = useGo();
  const listId = useId();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<string>();
  const groups = usePaletteGroups(text, onHelp);
  const items = groups.flatMap((group) => group.items);
  const pointed = items.find((item) => item.id === chosen);
  // The first, until somebody has chosen another one: that stays chosen while answers come in.
  const active = pointed ?? items[0];
  const [entered, setEntered] = useState<string>();

  function run(item: PaletteItem | undefined): void {
    if (!item) return;
    onDone();
    if ('run' in item.go) item.go.run();
    else go(item.go.path);
  }

  // An Enter that came before the answer takes the first of it, unless something else is typed meanwhile.
  const isDue = entered === text && (pointed !== undefined || isFirstKnown(groups));
  const enter = useEffectEvent(() => {
    setEntered(undefined);
    run(active);
  });
  useEffect(() => {
    if (isDue) enter();
  }, [isDue]);

  function press(event: KeyboardEvent): void {
    const step = steps[event.key];
    if (step !== undefined && active) {
      event.preventDefault();
      const next = (items.indexOf(active) + step + items.length) % items.length;
      setChosen(items[next]?.id);
    }
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) setEntered(text);
    else if (event.key !== 'Shift') setEntered(undefined);
  }

  return (
    <>
      <input
        role="combobox"
        aria-label={t`Search or jump to`}
        aria-expanded
        aria-autocomplete="list"
        aria-controls={listId}
        aria-activedescendant={active && optionId(listId, active.id)}
        autoComplete="off"
        spellCheck={false}
        className="field h-9"
        placeholder={t`Page, project, component, or setting…`}
        value={text}
        onFocus={() => {
          const typed = takeTyping();
          if (typed.text) setText(typed.text);
          if (typed.isEntered) setEntered(typed.text);
        }}
        onChange={(event) => {
          setText(event.target.value);
          setChosen(undefined);
        }}
        onKeyDown={press}
      />
      <PaletteList
        id={listId}
        groups={groups}
        text={text}
        activeId={active?.id}
        onPoint={setChosen}
        onChoose={run}
      />
      <PaletteFooter count={countOf(groups)} />
    </>
  );
}

/** True if no pending answer can add or remove an item before the first one. */
function isFirstKnown(groups: readonly PaletteGroup[]): boolean {
  const first = groups.findIndex(({ items }) => items.length > 0);
  return first !== -1 && groups.slice(0, first + 1).every(({ state }) => state !== 'waiting');
}

function countOf(groups: readonly PaletteGroup[]): number | undefined {
  const isWaiting = groups.some(({ state }) => state === 'waiting');
  return isWaiting ? undefined : groups.reduce((sum, { items }) => sum + items.length, 0);
}

/** The keys; and, for those who cannot see the list, how much there is in it. */
function PaletteFooter({ count }: { count: number | undefined }) {
  const { t } = useLingui();
  return (
    <div className="mt-2 flex flex-wrap gap-x-4 gap-y-1 border-t border-line pt-2 text-xs text-muted [&_kbd]:font-sans">
      <span role="status" className={count === 0 ? '' : 'sr-only'}>
        {count === undefined ? t`Searching…` : count === 0 ? t`No results` : t`${count} results`}
      </span>
      <span className="max-sm:hidden">
        <Trans>
          <kbd>↑</kbd> <kbd>↓</kbd> to move, <kbd>Enter</kbd> to open
        </Trans>
      </span>
      <span>
        <Trans>
          <kbd>&gt;</kbd> for actions only
        </Trans>
      </span>
    </div>
  );
}
