import { FieldFrame } from '../../ui/form.tsx';
import { Input } from '../../ui/inputs.tsx';
import type { SettingControlProps } from '../../ui/settings/setting-types.ts';
import { toFieldText, toSeconds } from './epoch-text.ts';

/** A time that is stored as the seconds since 1970. */
export function EpochControl({ label, hint, value, onChange }: SettingControlProps) {
  return (
    <FieldFrame label={label} hint={hint} required={false} error={undefined}>
      {(wiring) => (
        <Input
          {...wiring}
          type="datetime-local"
          step={1}
          className="w-60!"
          value={toFieldText(value)}
          onChange={(event) => onChange(toSeconds(event.target.value))}
        />
      )}
    </FieldFrame>
  );
}
