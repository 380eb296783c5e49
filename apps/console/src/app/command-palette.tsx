import { useLingui } from '@lingui/react/macro';
import { clsx } from 'clsx';
import { useId, useState } from 'react';
import { useGo } from '../lib/link.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { type Command, useCommands } from './palette-commands.ts';

function keepInView(option: HTMLElement | null): void {
  option?.scrollIntoView({ block: 'nearest' });
}

export interface CommandPaletteProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onHelp: () => void;
}

export function CommandPalette(props: CommandPaletteProps) {
  const { t } = useLingui();
  const go = useGo();
  const listId = useId();
  const [text, setText] = useState('');
  const [index, setIndex] = useState(0);
  const commands = useCommands(text, props.onHelp);
  const active = Math.min(index, commands.length - 1);

  function run(command: Command | undefined): void {
    if (!command) return;
    props.onOpenChange(false);
    if ('run' in command) command.run();
    else go(command.path);
  }

  function press(event: React.KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setIndex((active + step + commands.length) % Math.max(1, commands.length));
    }
    if (event.key === 'Enter') run(commands[active]);
  }

  return (
    <Dialog open={props.open} onOpenChange={props.onOpenChange} title={t`Search or jump to`}>
      <input
        autoFocus
        role="combobox"
        aria-label={t`Search or jump to`}
        aria-expanded
        aria-controls={listId}
        aria-activedescendant={commands[active] ? `${listId}-${active}` : undefined}
        className="field"
        placeholder={t`A page, a project, a vulnerability`}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setIndex(0);
        }}
        onKeyDown={press}
      />
      {commands.length === 0 ? <p className="px-2 pt-4 text-muted">{t`Nothing fits.`}</p> : null}
      <div id={listId} role="listbox" aria-label={t`Results`} className="mt-2 max-h-[55dvh] overflow-y-auto">
        {commands.map((command, position) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled by the input, as a combobox does
          // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the input
          <div
            key={`${command.label} ${'path' in command ? command.path : ''}`}
            ref={position === active ? keepInView : undefined}
            id={`${listId}-${position}`}
            role="option"
            aria-selected={position === active}
            className={clsx('rounded-md px-2 py-1.5 wrap-anywhere', position === active && 'bg-subtle')}
            onPointerMove={() => setIndex(position)}
            onClick={() => run(command)}
          >
            {command.label}
          </div>
        ))}
      </div>
    </Dialog>
  );
}
