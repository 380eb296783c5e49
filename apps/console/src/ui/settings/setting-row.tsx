import { useLingui } from '@lingui/react/macro';
import { RotateCcw } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Badge } from '../badge.tsx';
import { FieldFrame } from '../form.tsx';
import { Switch } from '../inputs.tsx';
import { SecretControl } from './secret-control.tsx';
import { useValueText } from './setting-amount.ts';
import { SettingControl } from './setting-controls.tsx';
import { isSecret } from './setting-draft.ts';
import type { SettingField, SettingSpec } from './setting-types.ts';
import type { SettingDraftHandle } from './use-setting-draft.ts';

export interface SettingRowProps {
  field: SettingField;
  spec: SettingSpec;
  draft: SettingDraftHandle;
  /** Somebody came to the page for this setting. */
  isWanted: boolean;
}

const focusable = 'input, select, textarea, button, [role="switch"]';

/** One setting: name, control, what it is for, its default, and what is wrong with it. */
export function SettingRow({ field, spec, draft, isWanted }: SettingRowProps) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isWanted) return;
    row.current?.scrollIntoView({ block: 'center' });
    row.current?.querySelector<HTMLElement>(focusable)?.focus();
  }, [isWanted]);
  return (
    <div ref={row} data-setting={field.id} className="scroll-mt-16 py-3 first:pt-0 last:pb-0">
      <RowControl field={field} spec={spec} draft={draft} />
      <DefaultLine field={field} spec={spec} draft={draft} />
    </div>
  );
}

function RowControl({ field, spec, draft }: Omit<SettingRowProps, 'isWanted'>) {
  const { i18n } = useLingui();
  const label = i18n._(field.label);
  const hint = field.help && i18n._(field.help);
  const value = draft.textAt(field.id);
  const error = draft.shownFault(field);
  const change = (next: string) => draft.change(field.id, next);
  if (isSecret(spec)) {
    return (
      <Captioned label={label} hint={hint} error={error}>
        {(describedBy) => (
          <SecretControl
            key={draft.round}
            label={label}
            isSet={spec.isSet}
            typed={draft.draft.get(field.id)}
            onChange={(next) => draft.change(field.id, next)}
            describedBy={describedBy}
          />
        )}
      </Captioned>
    );
  }
  if (spec.type === 'BOOLEAN') {
    return (
      <>
        <Switch
          label={<span className="font-medium">{label}</span>}
          checked={value === 'true'}
          onCheckedChange={(on) => change(String(on))}
        />
        <Below hint={hint} error={error} />
      </>
    );
  }
  if (field.control) {
    return (
      <>
        <field.control label={label} hint={hint} value={value} onChange={change} />
        <Below hint={undefined} error={error} />
      </>
    );
  }
  return (
    <FieldFrame label={label} hint={hint} required={field.required ?? false} error={error}>
      {(wiring) => (
        <SettingControl
          field={field}
          spec={spec}
          value={value}
          onChange={change}
          onLeave={() => draft.leave(field.id)}
          wiring={wiring}
        />
      )}
    </FieldFrame>
  );
}

/** For controls that are no field of their own: several buttons with one caption. */
function Captioned(props: {
  label: string;
  hint: string | undefined;
  error: string | undefined;
  children: (describedBy: string | undefined) => ReactNode;
}) {
  const id = useId();
  return (
    <fieldset>
      <legend className="mb-1 font-medium">{props.label}</legend>
      {props.children(props.hint ? id : undefined)}
      <Below id={id} hint={props.hint} error={props.error} />
    </fieldset>
  );
}

function Below({ id, hint, error }: { id?: string; hint: string | undefined; error: string | undefined }) {
  return (
    <>
      {hint ? (
        <p id={id} className="mt-1 text-xs text-muted">
          {hint}
        </p>
      ) : null}
      {error ? <p className="mt-1 text-xs text-danger">{error}</p> : null}
    </>
  );
}

/** Where the value is another one: the default, and the way back to it. */
function DefaultLine({ field, spec, draft }: Omit<SettingRowProps, 'isWanted'>) {
  const { t, i18n } = useLingui();
  const textFor = useValueText();
  const label = i18n._(field.label);
  const standard = spec.default ?? '';
  const text = textFor(field, spec, standard);
  const showsDefault = !isSecret(spec) && draft.textAt(field.id) !== standard;
  if (!showsDefault && !field.needsRestart) return null;
  return (
    <p className="mt-1 flex min-h-6 flex-wrap items-center gap-x-2 gap-y-1 text-xs text-muted">
      {showsDefault ? (
        <>
          <span className="line-clamp-2 min-w-0 wrap-anywhere">{t`Default: ${text}`}</span>
          <button
            type="button"
            className="inline-flex items-center gap-1 rounded px-1 text-accent hover:underline"
            onClick={() => draft.change(field.id, standard)}
          >
            <RotateCcw className="size-3" aria-hidden />
            {t`Reset to default`}
            <span className="sr-only">: {label}</span>
          </button>
        </>
      ) : null}
      {field.needsRestart ? <Badge tone="warning">{t`Needs a restart`}</Badge> : null}
    </p>
  );
}
