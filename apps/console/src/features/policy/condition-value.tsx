import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { severities, useSeverityLabels } from '../../ui/badge.tsx';
import { FieldFrame, TextField } from '../../ui/form.tsx';
import { Select, type SelectOption } from '../../ui/inputs.tsx';
import { LicenseGroupValue, LicenseValue } from './license-value.tsx';
import { AgeValue, CoordinatesValue, DistanceValue, HashValue } from './part-values.tsx';
import { type ConditionValueProps, useConditionValue } from './use-condition-value.ts';
import { WeaknessValue } from './weakness-value.tsx';

// The same in every language.
const examples = { cpe: 'cpe:2.3:a:acme:*', purl: 'pkg:npm/acme-*', vulnerability: 'CVE-2021-44228' };

/** The value of a condition, in the editor of its subject. */
export function ConditionValue(props: ConditionValueProps) {
  const { t } = useLingui();
  switch (props.condition.subject) {
    case 'AGE':
      return <AgeValue {...props} />;
    case 'COMPONENT_HASH':
      return <HashValue {...props} />;
    case 'COORDINATES':
      return <CoordinatesValue {...props} />;
    case 'CPE':
      return <TextValue {...props} placeholder={examples.cpe} hint={<PatternHint />} />;
    case 'CVSS':
      return <TextValue {...props} placeholder="7.0" hint={t`A number from 0 to 10.`} isShort />;
    case 'CWE':
      return <WeaknessValue {...props} />;
    case 'EPSS':
      return <TextValue {...props} placeholder="0.1" hint={t`A number from 0 to 1. 0.1 is 10%.`} isShort />;
    case 'IS_INTERNAL':
    case 'IS_OUTDATED':
    case 'FIX_AVAILABLE':
    case 'KNOWN_EXPLOITED':
      return <TruthValue {...props} />;
    case 'LICENSE':
      return <LicenseValue {...props} />;
    case 'LICENSE_GROUP':
      return <LicenseGroupValue {...props} />;
    case 'PACKAGE_URL':
      return <TextValue {...props} placeholder={examples.purl} hint={<PatternHint />} />;
    case 'SEVERITY':
      return <SeverityValue {...props} />;
    case 'SWID_TAGID':
      return <TextValue {...props} hint={<PatternHint />} />;
    case 'VERSION':
      return <TextValue {...props} placeholder="2.0.0" isShort />;
    case 'VERSION_DISTANCE':
      return <DistanceValue {...props} />;
    case 'VULNERABILITY_ID':
      return (
        <TextValue
          {...props}
          placeholder={examples.vulnerability}
          hint={t`Exactly this ID, case-sensitive.`}
        />
      );
  }
}

function PatternHint() {
  const { t } = useLingui();
  return <>{t`Use * as a wildcard. Regular expressions work, too. Case-sensitive.`}</>;
}

interface TextValueProps extends ConditionValueProps {
  placeholder?: string;
  hint?: ReactNode;
  isShort?: boolean;
}

function TextValue({ row, placeholder, hint, isShort = false }: TextValueProps) {
  const { t } = useLingui();
  return (
    <div className={isShort ? 'max-w-64' : undefined}>
      <TextField
        name={`${row}.value`}
        label={t`Value`}
        hint={hint}
        placeholder={placeholder}
        spellCheck={false}
        required
      />
    </div>
  );
}

function ChoiceValue({ options, ...props }: ConditionValueProps & { options: readonly SelectOption[] }) {
  const { t } = useLingui();
  const { value, set, error } = useConditionValue(props);
  return (
    <div className="max-w-64">
      <FieldFrame label={t`Value`} error={error} required>
        {(wiring) => (
          <Select
            {...wiring}
            placeholder={t`Choose…`}
            value={value}
            options={options}
            onChange={({ target }) => set(target.value)}
          />
        )}
      </FieldFrame>
    </div>
  );
}

function SeverityValue(props: ConditionValueProps) {
  const labels = useSeverityLabels();
  return <ChoiceValue {...props} options={severities.map((value) => ({ value, label: labels[value] }))} />;
}

function TruthValue(props: ConditionValueProps) {
  const { t } = useLingui();
  const options = [
    { value: 'true', label: t`Yes` },
    { value: 'false', label: t`No` },
  ];
  return <ChoiceValue {...props} options={options} />;
}
