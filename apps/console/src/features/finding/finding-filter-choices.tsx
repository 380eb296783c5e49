import { useLingui } from '@lingui/react/macro';
import { type AnalysisState, analysisStates, dependencyDepths, fixStates } from '@waybill/api-contract';
import { CheckList, Choice } from '../../ui/filter-choices.tsx';
import { Switch } from '../../ui/inputs.tsx';
import { type FindingSearch, suppressedKey } from './finding-search.ts';
import { useDaysLabel, useDependencyLabels, useFixLabels, useStateLabels } from './finding-words.ts';

interface ChoiceProps {
  filter: FindingSearch;
  onChange: (patch: Partial<FindingSearch>) => void;
}

export function StateChoice({ filter, onChange }: ChoiceProps) {
  const { t } = useLingui();
  const labels = useStateLabels();
  return (
    <CheckList<AnalysisState>
      label={t`Analysis`}
      words={analysisStates}
      nameOf={(word) => labels[word]}
      chosen={filter.state}
      onChange={(state) => onChange({ state })}
    />
  );
}

export function FixChoice({ filter, onChange }: ChoiceProps) {
  const { t } = useLingui();
  const labels = useFixLabels();
  return (
    <Choice
      label={t`Fix`}
      offered={fixStates}
      nameOf={(value) => labels[value]}
      chosen={filter.fix}
      onChange={(fix) => onChange({ fix })}
    />
  );
}

export function DependencyChoice({ filter, onChange }: ChoiceProps) {
  const { t } = useLingui();
  const labels = useDependencyLabels();
  return (
    <Choice
      label={t`Dependency`}
      offered={dependencyDepths}
      nameOf={(value) => labels[value]}
      chosen={filter.dependency}
      onChange={(dependency) => onChange({ dependency })}
    />
  );
}

const offeredDays = [1, 7, 30, 90];

export function DaysChoice({ filter, onChange }: ChoiceProps) {
  const { t } = useLingui();
  const nameOf = useDaysLabel();
  return (
    <Choice
      label={t`Found`}
      offered={offeredDays}
      nameOf={nameOf}
      chosen={filter.days}
      onChange={(days) => onChange({ days })}
    />
  );
}

export function SuppressedSwitch({ filter, onChange }: ChoiceProps) {
  const { t } = useLingui();
  return (
    <Switch
      label={t`Show suppressed findings`}
      checked={filter.suppressed ?? false}
      onCheckedChange={(suppressed) => {
        localStorage.setItem(suppressedKey, String(suppressed));
        onChange({ suppressed: suppressed || undefined });
      }}
    />
  );
}
