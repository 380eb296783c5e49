import { useLingui } from '@lingui/react/macro';
import { type AnalysisState, analysisStates, type Severity, severities } from '@waybill/api-contract';
import { ListFilter } from 'lucide-react';
import { useSetSearch } from '../../lib/url-flag.ts';
import { useSeverityLabels } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { FilterChip } from '../../ui/filter-chip.tsx';
import { Checkbox, Switch } from '../../ui/inputs.tsx';
import { Popover } from '../../ui/popover.tsx';
import { type FindingSearch, suppressedKey } from './finding-search.ts';
import { useStateLabels } from './finding-words.ts';

export interface FindingFiltersProps {
  search: FindingSearch;
  /** The name of the component that is filtered by, once a row tells it. */
  componentName: string | undefined;
}

function toggled<Word>(words: readonly Word[] | undefined, word: Word, on: boolean): Word[] | undefined {
  const next = (words ?? []).filter((other) => other !== word);
  if (on) next.push(word);
  return next.length === 0 ? undefined : next;
}

/** The filters of the audit list: a menu to choose from, and a chip for each that is on. */
export function FindingFilters({ search, componentName }: FindingFiltersProps) {
  const { t } = useLingui();
  const setSearch = useSetSearch<FindingSearch>();
  const severityLabels = useSeverityLabels();
  const stateLabels = useStateLabels();
  return (
    <>
      <FilterMenu search={search} onChange={setSearch} />
      {severities
        .filter((severity) => search.severity?.includes(severity))
        .map((severity) => (
          <FilterChip
            key={severity}
            name={t`Severity`}
            value={severityLabels[severity]}
            onClear={() => setSearch({ severity: toggled(search.severity, severity, false) })}
          />
        ))}
      {analysisStates
        .filter((state) => search.state?.includes(state))
        .map((state) => (
          <FilterChip
            key={state}
            name={t`Analysis`}
            value={stateLabels[state]}
            onClear={() => setSearch({ state: toggled(search.state, state, false) })}
          />
        ))}
      {search.component === undefined ? null : (
        <FilterChip
          name={t`Component`}
          value={componentName ?? search.component}
          onClear={() => setSearch({ component: undefined })}
        />
      )}
      {search.vulnerability === undefined ? null : (
        <FilterChip
          name={t`Vulnerability`}
          value={search.vulnerability}
          onClear={() => setSearch({ vulnerability: undefined })}
        />
      )}
    </>
  );
}

/** Whether anything but the search hides findings. */
export function hasFilters(search: FindingSearch): boolean {
  const { severity, state, component, vulnerability } = search;
  return [severity, state, component, vulnerability].some((value) => value !== undefined);
}

export const noFilters: Partial<FindingSearch> = {
  severity: undefined,
  state: undefined,
  component: undefined,
  vulnerability: undefined,
};

function FilterMenu(props: { search: FindingSearch; onChange: (patch: Partial<FindingSearch>) => void }) {
  const { t } = useLingui();
  const severityLabels = useSeverityLabels();
  const stateLabels = useStateLabels();
  const { search, onChange } = props;
  return (
    <Popover
      label={t`Filters`}
      trigger={<Button icon={<ListFilter className="size-4" aria-hidden />}>{t`Filter`}</Button>}
    >
      <div className="flex gap-8">
        <CheckList<Severity>
          label={t`Severity`}
          words={severities}
          labels={severityLabels}
          chosen={search.severity}
          onChange={(severity) => onChange({ severity })}
        />
        <CheckList<AnalysisState>
          label={t`Analysis`}
          words={analysisStates}
          labels={stateLabels}
          chosen={search.state}
          onChange={(state) => onChange({ state })}
        />
      </div>
      <div className="mt-2 border-t border-line pt-2">
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
  labels: Record<Word, string>;
  chosen: readonly Word[] | undefined;
  onChange: (words: Word[] | undefined) => void;
}) {
  return (
    <fieldset>
      <legend className="text-xs font-medium text-muted">{props.label}</legend>
      {props.words.map((word) => (
        <Checkbox
          key={word}
          label={props.labels[word]}
          checked={props.chosen?.includes(word) ?? false}
          onCheckedChange={(on) => props.onChange(toggled(props.chosen, word, on))}
        />
      ))}
    </fieldset>
  );
}
