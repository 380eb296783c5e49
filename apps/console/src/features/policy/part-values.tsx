import { useLingui } from '@lingui/react/macro';
import { HASH_ALGORITHMS } from '@waybill/policy';
import { FieldFrame } from '../../ui/form.tsx';
import { Input, Select } from '../../ui/inputs.tsx';
import { PartsFrame } from './parts-frame.tsx';
import { type ConditionValueProps, useConditionValue } from './use-condition-value.ts';
import {
  coordinateParts,
  distanceParts,
  hashParts,
  periodParts,
  readDistance,
  readMembers,
  readPeriodParts,
  writeDistance,
  writeMembers,
  writePeriod,
} from './value-parts.ts';

interface PartProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  isNumber?: boolean;
  isInvalid: boolean;
}

function Part({ label, value, onChange, isNumber = false, isInvalid }: PartProps) {
  return (
    <FieldFrame label={label} error={undefined}>
      {(wiring) => (
        <Input
          {...wiring}
          aria-invalid={isInvalid || undefined}
          value={value}
          inputMode={isNumber ? 'numeric' : 'text'}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </FieldFrame>
  );
}

export function CoordinatesValue(props: ConditionValueProps) {
  const { t } = useLingui();
  const { value, set, error } = useConditionValue(props);
  const parts = readMembers(value, coordinateParts);
  const labels = { group: t`Group`, name: t`Name`, version: t`Version` };
  return (
    <PartsFrame
      error={error}
      hint={t`Use * as a wildcard. An empty field matches only components without that value. A version may begin with <, <=, >, >=, ==, or !=.`}
    >
      {coordinateParts.map((part) => (
        <Part
          key={part}
          label={labels[part]}
          value={parts[part]}
          isInvalid={error !== undefined}
          onChange={(text) => set(writeMembers({ ...parts, [part]: text }))}
        />
      ))}
    </PartsFrame>
  );
}

export function HashValue(props: ConditionValueProps) {
  const { t } = useLingui();
  const { value, set, error } = useConditionValue(props);
  const parts = readMembers(value, hashParts);
  const change = (part: Partial<typeof parts>) => set(writeMembers({ ...parts, ...part }));
  return (
    <div className="grid gap-3 sm:grid-cols-[9rem_minmax(0,1fr)]">
      <FieldFrame label={t`Algorithm`} error={undefined} required>
        {(wiring) => (
          <Select
            {...wiring}
            placeholder={t`Choose…`}
            value={parts.algorithm}
            options={HASH_ALGORITHMS.map((algorithm) => ({ value: algorithm, label: algorithm }))}
            onChange={({ target }) => change({ algorithm: target.value })}
          />
        )}
      </FieldFrame>
      <FieldFrame label={t`Hash`} error={error} required>
        {(wiring) => (
          <Input
            {...wiring}
            className="font-mono text-xs!"
            value={parts.value}
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => change({ value: target.value })}
          />
        )}
      </FieldFrame>
    </div>
  );
}

export function DistanceValue(props: ConditionValueProps) {
  const { t } = useLingui();
  const { value, set, error } = useConditionValue(props);
  const parts = readDistance(value);
  const labels = { epoch: t`Epoch`, major: t`Major`, minor: t`Minor`, patch: t`Patch` };
  return (
    <PartsFrame
      error={error}
      hint={t`How far direct dependencies are behind the latest version. An empty field is ignored.`}
    >
      {distanceParts.map((part) => (
        <Part
          key={part}
          label={labels[part]}
          value={parts[part]}
          isNumber
          isInvalid={error !== undefined}
          onChange={(text) => set(writeDistance({ ...parts, [part]: text }))}
        />
      ))}
    </PartsFrame>
  );
}

export function AgeValue(props: ConditionValueProps) {
  const { t } = useLingui();
  const { value, set, error } = useConditionValue(props);
  const parts = readPeriodParts(value);
  const labels = { years: t`Years`, months: t`Months`, weeks: t`Weeks`, days: t`Days` };
  return (
    <PartsFrame
      error={error}
      hint={t`Time since the version in use was published. The condition isn't met if that date is unknown.`}
    >
      {periodParts.map((part) => (
        <Part
          key={part}
          label={labels[part]}
          value={parts[part]}
          isNumber
          isInvalid={error !== undefined}
          onChange={(text) => set(writePeriod({ ...parts, [part]: text.replaceAll(/\D/g, '') }))}
        />
      ))}
    </PartsFrame>
  );
}
