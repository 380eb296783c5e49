import { Popover as Base } from '@base-ui/react/popover';
import { useLingui } from '@lingui/react/macro';
import { ListFilter } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../button.tsx';
import { useRoom } from '../table/narrow-columns.ts';
import { ToggleButton } from '../toggle-button.tsx';
import { useLastKey } from '../use-keys.ts';
import { FilterBuilder } from './filter-builder.tsx';
import { FilterChip } from './filter-chip.tsx';
import { type FilterField, isOn } from './filter-field.ts';
import { useFilterTexts } from './use-filter-texts.ts';

export interface FilterBarProps {
  fields: readonly FilterField[];
  /** Takes off all that leaves rows out. */
  onClear: () => void;
}

/** The filters of a list: buttons for frequent ones, a menu for the rest, and a chip for each that is on. */
export function FilterBar({ fields, onClear }: FilterBarProps) {
  const { t } = useLingui();
  const texts = useFilterTexts();
  const button = useRef<HTMLButtonElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<{ field?: string; anchor?: HTMLElement }>();
  // On a phone, buttons of their own would take a row before the list begins.
  const hasRoom = useRoom() !== 'narrow';
  const pinned = fields.filter((field) => hasRoom && field.kind === 'flag' && field.pinned);
  const inMenu = fields.filter(
    (field) =>
      field.kind !== 'given' &&
      !pinned.includes(field) &&
      // Nothing to choose from: there is none of these things, or the user may not list them.
      !(field.kind === 'words' && field.options.length === 0) &&
      !(field.kind === 'flag' && field.disabledReason !== undefined),
  );
  const active = fields.filter((field) => isOn(field) && !pinned.includes(field));
  useLastKey('f', () => inMenu.length > 0 && setOpened({}));
  return (
    <>
      {pinned.map((field) =>
        field.kind === 'flag' ? (
          <ToggleButton
            key={field.id}
            pressed={field.on}
            disabledReason={field.disabledReason}
            onPressedChange={field.change}
          >
            {field.label}
          </ToggleButton>
        ) : null,
      )}
      {inMenu.length === 0 ? null : (
        <Base.Root open={opened !== undefined} onOpenChange={(open) => setOpened(open ? {} : undefined)}>
          <Base.Trigger
            render={
              <Button
                ref={button}
                icon={<ListFilter className="size-4" aria-hidden />}
                className="max-sm:px-2!"
                aria-keyshortcuts="f"
                title={t`Filter`}
              >
                {/* Beside a panel, or on a phone, the sign alone has room. */}
                <span className="@max-4xl:sr-only">{t`Filter`}</span>
              </Button>
            }
          />
          <Base.Portal>
            <Base.Positioner sideOffset={6} align="start" anchor={opened?.anchor ?? button} className="z-50">
              <Base.Popup
                ref={popup}
                initialFocus={() => popup.current?.querySelector('input') ?? true}
                aria-label={t`Filters`}
                className="popup w-80 max-w-[calc(100vw-1rem)] p-2"
                // Back to the button: a chip may be gone by then.
                finalFocus={button}
              >
                <FilterBuilder fields={inMenu} start={opened?.field} onDone={() => setOpened(undefined)} />
              </Base.Popup>
            </Base.Positioner>
          </Base.Portal>
        </Base.Root>
      )}
      {active.map((field) => (
        <FilterChip
          key={field.id}
          field={field}
          value={texts.valueText(field)}
          onEdit={(anchor) => setOpened({ field: field.id, anchor })}
        />
      ))}
      {active.length > 1 ? (
        <Button variant="ghost" onClick={onClear}>
          {t`Clear filters`}
        </Button>
      ) : null}
    </>
  );
}
