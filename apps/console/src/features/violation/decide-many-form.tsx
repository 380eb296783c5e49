import { Plural, useLingui } from '@lingui/react/macro';
import * as v from 'valibot';
import { useForm } from '../../ui/form.tsx';
import { DecideManyForm, keep, manyDefaults, manyEntries } from '../audit/decide-many-form.tsx';
import type { ManyDecision, SelectedViolations } from './violation.data.ts';
import { decisionStates, useDecisionLabels } from './violation-words.ts';

const schema = v.object({ ...manyEntries, state: v.picklist([keep, ...decisionStates]) });

function decisionOf({ state, suppression, comment }: v.InferOutput<typeof schema>): ManyDecision {
  return {
    ...(state === keep ? {} : { analysisState: state }),
    ...(suppression === keep ? {} : { isSuppressed: suppression === 'SUPPRESS' }),
    ...(comment === '' ? {} : { comment }),
  };
}

export interface DecideViolationsFormProps {
  selected: SelectedViolations;
  /** The number of violations the filter shows, if known. */
  total: number | undefined;
  /** True if the total is an estimate. */
  isEstimated: boolean | undefined;
  /** The number of earlier decisions it would change. */
  onCount: (decision: ManyDecision, about: SelectedViolations) => Promise<number>;
  onSubmit: (decision: ManyDecision, about: SelectedViolations) => Promise<void>;
  onCancel: () => void;
}

export function DecideViolationsForm(props: DecideViolationsFormProps) {
  const { selected, total = 0, isEstimated = false, onCount, onSubmit, onCancel } = props;
  const { t } = useLingui();
  const states = useDecisionLabels();
  const all: SelectedViolations = { selection: { kind: 'filter', excluded: [] }, count: total };
  const form = useForm({ schema, defaultValues: manyDefaults });
  return (
    <DecideManyForm
      form={form}
      values={form.watch()}
      selected={selected}
      total={total}
      isEstimated={isEstimated}
      label={t`Violations`}
      describe={(count, isAbout) =>
        isAbout ? (
          <Plural
            value={count}
            one="Applies to about # violation and adds an entry to its audit trail."
            other="Applies to about # violations and adds an entry to each audit trail."
          />
        ) : (
          <Plural
            value={count}
            one="Applies to # violation and adds an entry to its audit trail."
            other="Applies to # violations and adds an entry to each audit trail."
          />
        )
      }
      states={decisionStates.map((state) => ({ value: state, label: states[state] }))}
      onCount={(checked, isAll) => onCount(decisionOf(checked), isAll ? all : selected)}
      onSubmit={(checked, isAll) => onSubmit(decisionOf(checked), isAll ? all : selected)}
      onCancel={onCancel}
    />
  );
}
