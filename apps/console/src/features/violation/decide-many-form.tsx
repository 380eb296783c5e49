import { Plural, useLingui } from '@lingui/react/macro';
import * as v from 'valibot';
import { useForm } from '../../ui/form.tsx';
import { DecideManyForm, keep, manyDefaults, manyEntries } from '../audit/decide-many-form.tsx';
import type { Selected } from '../audit/use-deciding-many.tsx';
import type { BulkSelection } from '../task/bulk.data.ts';
import type { ManyDecision } from './violation.data.ts';
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
  selected: Selected;
  /** How many the filter shows, where that is known. */
  total: number | undefined;
  onSubmit: (decision: ManyDecision, selection: BulkSelection) => Promise<void>;
  onCancel: () => void;
}

const all: BulkSelection = { kind: 'filter', excluded: [] };

export function DecideViolationsForm({ selected, total = 0, onSubmit, onCancel }: DecideViolationsFormProps) {
  const { t } = useLingui();
  const states = useDecisionLabels();
  const form = useForm({ schema, defaultValues: manyDefaults });
  return (
    <DecideManyForm
      form={form}
      values={form.watch()}
      selected={selected}
      total={total}
      label={t`Violations`}
      describe={(count) => (
        <Plural
          value={count}
          one="Applies to # violation and adds an entry to its audit trail."
          other="Applies to # violations and adds an entry to each audit trail."
        />
      )}
      states={decisionStates.map((state) => ({ value: state, label: states[state] }))}
      onSubmit={(checked, isAll) => onSubmit(decisionOf(checked), isAll ? all : selected.selection)}
      onCancel={onCancel}
    />
  );
}
