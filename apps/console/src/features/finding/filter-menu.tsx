import { useLingui } from '@lingui/react/macro';
import {
  type AnalysisState,
  analysisStates,
  type Severity,
  severities,
  type VulnerabilitySource,
} from '@waybill/api-contract';
import { ListFilter } from 'lucide-react';
import { useSeverityLabels } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox, Switch } from '../../ui/inputs.tsx';
import { Popover } from '../../ui/popover.tsx';
import { sourceName } from '../vulnerability/source-chip.tsx';
import { FilterChoices } from './filter-choices.tsx';
import { type FindingSearch, suppressedKey, toggled } from './finding-search.ts';
import { useStateLabels } from './finding-words.ts';

export interface FilterMenuProps {
  search: FindingSearch;
  onChange: (patch: Partial<FindingSearch>) => void;
}

/** Those whose records are read here, and what people enter themselves. */
const offeredSources = ['NVD', 'GITHUB', 'OSV', 'INTERNAL'] as const satisfies VulnerabilitySource[];

/** Everything that findings can be filtered by. */
export function FilterMenu({ search, onChange }: FilterMenuProps) {
  const { t } = useLingui();
  const severityLabels = useSeverityLabels();
  const stateLabels = useStateLabels();
  return (
    <Popover
      label={t`Filters`}
      wide
      trigger={<Button icon={<ListFilter className="size-4" aria-hidden />}>{t`Filter`}</Button>}
    >
      <div className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-3">
        <CheckList<Severity>
          label={t`Severity`}
          words={severities}
          nameOf={(word) => severityLabels[word]}
          chosen={search.severity}
          onChange={(severity) => onChange({ severity })}
        />
        <CheckList<AnalysisState>
          label={t`Analysis`}
          words={analysisStates}
          nameOf={(word) => stateLabels[word]}
          chosen={search.state}
          onChange={(state) => onChange({ state })}
        />
        <CheckList<VulnerabilitySource>
          label={t`Source`}
          words={offeredSources}
          nameOf={sourceName}
          chosen={search.source}
          onChange={(source) => onChange({ source })}
        />
      </div>
      <div className="mt-3 grid grid-cols-2 gap-x-6 gap-y-2 border-t border-line pt-3 sm:grid-cols-3">
        <FilterChoices search={search} onChange={onChange} />
      </div>
      <div className="mt-3 flex flex-wrap gap-x-6 border-t border-line pt-2">
        <Switch
          label={t`Known to be exploited only`}
          checked={search.exploited ?? false}
          onCheckedChange={(exploited) => onChange({ exploited: exploited || undefined })}
        />
        <Switch
          label={t`Show suppressed findings`}
          checked={search.suppressed ?? false}
          onCheckedChange={(suppressed) => {
            localStorage.setItem(suppressedKey, String(suppressed));
            onChange({ suppressed: suppressed || undefined });
          }}
        />
      </div>
    </Popover>
  );
}

function CheckList<Word extends string>(props: {
  label: string;
  words: readonly Word[];
  nameOf: (word: Word) => string;
  chosen: readonly Word[] | undefined;
  onChange: (words: Word[] | undefined) => void;
}) {
  return (
    <fieldset>
      <legend className="text-xs font-medium text-muted">{props.label}</legend>
      {props.words.map((word) => (
        <Checkbox
          key={word}
          label={props.nameOf(word)}
          checked={props.chosen?.includes(word) ?? false}
          onCheckedChange={(on) => props.onChange(toggled(props.chosen, word, on))}
        />
      ))}
    </fieldset>
  );
}
