import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import * as v from 'valibot';
import { TextField } from '../../ui/form.tsx';

/** The last day that a form has; empty for a decision without end. */
export const untilEntry = v.pipe(
  // A field that is disabled has no value.
  v.optional(v.string(), ''),
  v.check(
    (day) => day === '' || day >= today(),
    () => t`Enter today or a later day.`,
  ),
);

/** Today in UTC, which is what the server compares with. */
function today(): string {
  return new Date().toISOString().slice(0, 10);
}

interface UntilFieldProps {
  /** Nothing is decided that could end. */
  isUndecided: boolean;
}

/** Asks until when a decision stands. */
export function UntilField({ isUndecided }: UntilFieldProps) {
  const { t } = useLingui();
  return (
    <TextField
      name="until"
      type="date"
      label={t`Until`}
      hint={
        isUndecided
          ? t`Choose an analysis first.`
          : t`After this day (UTC), the analysis goes back to “Not set”.`
      }
      disabled={isUndecided}
    />
  );
}
