// Public to other features.
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import * as v from 'valibot';
import { Form, type FormHandle, type FormSchema, SelectField, TextAreaField } from '../../ui/form.tsx';
import type { SelectOption } from '../../ui/inputs.tsx';
import type { Selected } from './use-deciding-many.tsx';

/** What stays as it is, in each of the decisions. */
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
  /** What is entered now. */
  values: { about: string; state: string; suppression: string; comment: string };
  selected: Selected;
  /** How many the filter shows; 0 where that is not known. */
  total: number;
  /** That is not known but estimated. */
  isEstimated?: boolean;
  /** What is decided about. */
  label: string;
  /** What deciding does to so many, or to about as many. */
  describe: (count: number, isAbout: boolean) => ReactNode;
  /** Changes something, by the fields that only this form has. */
  changesMore?: boolean;
  states: readonly SelectOption[];
  /** With `isAll`, all that the filter shows are meant. */
  onSubmit: (values: v.InferOutput<Schema>, isAll: boolean) => Promise<void>;
  onCancel: () => void;
  /** More fields, before the comment. */
  children?: ReactNode;
}

/** What is decided about all of them; the rest of each decision stays as it is. */
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
  const asItIs = { value: keep, label: t`No change` };
  return (
    <>
      <p className="mb-3.5 text-muted">
        {props.describe(isAll ? total : selected.count, isAll ? isEstimated : selected.isEstimated === true)}
      </p>
      <Form
        form={props.form}
        onSubmit={(checked) => props.onSubmit(checked, isAll)}
        submitLabel={t`Apply`}
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
      </Form>
    </>
  );
}
