// Public to other features.
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useId, useState } from 'react';
import { Controller } from 'react-hook-form';
import { Checkbox, Input } from '../../ui/inputs.tsx';
import type { SettingControlProps } from '../../ui/settings/setting-types.ts';
import { ErrorState, Skeleton } from '../../ui/states.tsx';
import { listOf } from './ecosystems.ts';
import { byPopularity } from './popular-ecosystems.ts';
import { ecosystemsQuery } from './source.data.ts';

/** The form's value is a list of ecosystems. */
export function EcosystemField({ name, label, hint }: { name: string; label: string; hint?: string }) {
  return (
    <Controller
      name={name}
      render={({ field }) => (
        <EcosystemChooser
          label={label}
          hint={hint}
          chosen={field.value as string[]}
          onChange={field.onChange}
        />
      )}
    />
  );
}

/** The same as the control of a setting. */
export function EcosystemControl({ label, hint, value, onChange }: SettingControlProps) {
  return (
    <EcosystemChooser
      label={label}
      hint={hint}
      chosen={listOf(value)}
      onChange={(chosen) => onChange(chosen.toSorted().join(';'))}
    />
  );
}

interface EcosystemChooserProps {
  label: string;
  hint?: string | undefined;
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** Choosing ecosystems: the chosen ones as chips, all of them as a list that can be searched. */
function EcosystemChooser({ label, hint, chosen, onChange }: EcosystemChooserProps) {
  const { t } = useLingui();
  const id = useId();
  const [text, setText] = useState('');
  const remove = (name: string) => onChange(chosen.filter((other) => other !== name));
  return (
    <fieldset aria-describedby={hint ? `${id}-hint` : undefined}>
      <legend className="mb-1 font-medium">{label}</legend>
      {chosen.length === 0 ? null : (
        <ul className="mb-2 flex flex-wrap gap-1" aria-label={t`Selected ecosystems`}>
          {chosen.map((name) => (
            <li
              key={name}
              className="inline-flex items-center rounded bg-accent-soft ps-2 text-xs text-accent"
            >
              {name}
              <button
                type="button"
                aria-label={t`Remove ${name}`}
                className="grid size-6 place-items-center rounded hover:text-fg"
                onClick={() => remove(name)}
              >
                <X className="size-3" aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
      <Input
        type="search"
        aria-label={t`Find ecosystems`}
        placeholder={t`Find ecosystems`}
        className="mb-1"
        value={text}
        onChange={(event) => setText(event.target.value)}
        // Enter here would send the form.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <EcosystemList text={text} chosen={chosen} onChange={onChange} />
      {hint ? (
        <p id={`${id}-hint`} className="mt-1 text-xs text-muted">
          {hint}
        </p>
      ) : null}
    </fieldset>
  );
}

function EcosystemList({
  text,
  chosen,
  onChange,
}: Pick<EcosystemChooserProps, 'chosen' | 'onChange'> & { text: string }) {
  const { t } = useLingui();
  const ecosystems = useQuery(ecosystemsQuery);
  if (ecosystems.isError) {
    return <ErrorState title={t`Couldn't load ecosystems`} onRetry={() => void ecosystems.refetch()} />;
  }
  if (!ecosystems.data) return <Skeleton className="h-40 w-full" />;
  const wanted = text.trim().toLowerCase();
  const shown = ecosystems.data.filter((name) => name.toLowerCase().includes(wanted));
  const toggle = (name: string, on: boolean) =>
    onChange(on ? [...chosen, name] : chosen.filter((other) => other !== name));
  const { first, rest } = byPopularity(shown);
  return (
    <div className="max-h-64 overflow-y-auto rounded-md border border-line px-3 py-2">
      <Ecosystems label={t`Popular`} names={first} chosen={chosen} onToggle={toggle} />
      <Ecosystems label={t`More ecosystems`} names={rest} chosen={chosen} onToggle={toggle} />
      {shown.length === 0 ? <p className="py-1.5 text-muted">{t`No matching ecosystems.`}</p> : null}
    </div>
  );
}

interface EcosystemsProps {
  label: string;
  names: readonly string[];
  chosen: readonly string[];
  onToggle: (name: string, on: boolean) => void;
}

function Ecosystems({ label, names, chosen, onToggle }: EcosystemsProps) {
  if (names.length === 0) return null;
  return (
    <fieldset className="not-last:mb-2">
      <legend className="text-xs font-medium text-muted">{label}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-x-3">
        {names.map((name) => (
          <Checkbox
            key={name}
            label={name}
            checked={chosen.includes(name)}
            onCheckedChange={(on) => onToggle(name, on)}
          />
        ))}
      </div>
    </fieldset>
  );
}
