// Public to other features.
import { plural } from '@lingui/core/macro';
import { Plural, useLingui } from '@lingui/react/macro';
import { TriangleAlert } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import * as v from 'valibot';
import { Form, type FormHandle, type FormSchema, SelectField, TextAreaField } from '../../ui/form.tsx';
import type { SelectOption } from '../../ui/inputs.tsx';
import type { Selected } from './use-deciding-many.tsx';

/** The choice that leaves a field of each decision unchanged. */
export const keep = 'KEEP';

/** Fields of every form that decides about many; the states are those of the form. */
export const manyEntries = {
  about: v.picklist(['SELECTED', 'ALL']),
  suppression: v.picklist([keep, 'SUPPRESS', 'UNSUPPRESS']),
  comment: v.pipe(v.string(), v.trim()),
};

export const manyDefaults = { about: 'SELECTED', state: keep, suppression: keep, comment: '' } as const;

export interface DecideManyFormProps<Schema extends FormSchema> {
  form: FormHandle<Schema>;
  /** The current values. */
  values: { about: string; state: string; suppression: string; comment: string };
  selected: Selected;
  /** The number of items the filter shows; 0 if unknown. */
  total: number;
  /** True if the total is an estimate. */
  isEstimated?: boolean;
  /** The name of the items. */
  label: string;
  /** Describes the effect on so many items, or on about as many. */
  describe: (count: number, isAbout: boolean) => ReactNode;
  /** Changes something, by the fields that only this form has. */
  changesMore?: boolean;
  states: readonly SelectOption[];
  /** The number of earlier decisions it would change. If there are any, the user must confirm. */
  onCount: (values: v.InferOutput<Schema>, isAll: boolean) => Promise<number>;
  /** With `isAll`, all that the filter shows are meant. */
  onSubmit: (values: v.InferOutput<Schema>, isAll: boolean) => Promise<void>;
  onCancel: () => void;
  /** More fields, before the comment. */
  children?: ReactNode;
}

/** The form for a decision about many items. Fields that are not chosen stay unchanged in each decision. */
export function DecideManyForm<Schema extends FormSchema>(props: DecideManyFormProps<Schema>) {
  const { t } = useLingui();
  const { values, selected, total, isEstimated = false } = props;
  const changesNothing =
    !props.changesMore &&
    values.state === keep &&
    values.suppression === keep &&
    values.comment.trim() === '';
  const offersAll = selected.selection.kind === 'ids' && total > selected.count;
  const isAll = offersAll && values.about === 'ALL';
  // A changed entry must be confirmed again.
  const entered = JSON.stringify(values);
  const [asked, setAsked] = useState<{ entered: string; overwritten: number }>();
  const overwritten = asked?.entered === entered ? asked.overwritten : undefined;

  async function submit(checked: v.InferOutput<Schema>): Promise<void> {
    if (overwritten === undefined) {
      const count = await props.onCount(checked, isAll);
      if (count > 0) return setAsked({ entered, overwritten: count });
    }
    return props.onSubmit(checked, isAll);
  }
  const asItIs = { value: keep, label: t`No change` };
  return (
    <>
      <p className="mb-3.5 text-muted">
        {props.describe(isAll ? total : selected.count, isAll ? isEstimated : selected.isEstimated === true)}
      </p>
      <Form
        form={props.form}
        onSubmit={submit}
        submitLabel={overwritten === undefined ? t`Apply` : t`Apply anyway`}
        onCancel={props.onCancel}
        disabledReason={changesNothing ? t`Choose at least one change.` : undefined}
      >
        {offersAll ? (
          <SelectField
            name="about"
            label={props.label}
            options={[
              {
                value: 'SELECTED',
                label: t`${plural(selected.count, { one: 'The selected one', other: 'The # selected' })}`,
              },
              {
                value: 'ALL',
                label: isEstimated
                  ? t`${plural(total, { one: 'The one that matches the filter', other: 'All that match the filter, about #' })}`
                  : t`${plural(total, { one: 'The one that matches the filter', other: 'All # that match the filter' })}`,
              },
            ]}
          />
        ) : null}
        <div className="grid gap-3.5 sm:grid-cols-2">
          <SelectField name="state" label={t`Analysis`} options={[asItIs, ...props.states]} />
          <SelectField
            name="suppression"
            label={t`Suppression`}
            options={[
              asItIs,
              { value: 'SUPPRESS', label: t`Suppress` },
              { value: 'UNSUPPRESS', label: t`Unsuppress` },
            ]}
          />
        </div>
        {props.children}
        <TextAreaField name="comment" label={t`Comment`} rows={2} />
        {overwritten === undefined ? null : (
          <p role="alert" className="flex gap-2 rounded-md bg-warning-soft px-3 py-2 text-warning">
            <TriangleAlert className="mt-0.5 size-4 shrink-0" aria-hidden />
            <Plural
              value={overwritten}
              one="# earlier analysis would change."
              other="# earlier analyses would change."
            />
          </p>
        )}
      </Form>
    </>
  );
}
