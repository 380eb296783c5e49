import { Plural, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import * as v from 'valibot';
import { refusalText } from '../../lib/refusal-text.ts';
import { Form, TextField, useForm } from '../../ui/form.tsx';
import { SearchSelectField } from '../../ui/search-select-field.tsx';
import { Loading } from '../../ui/states.tsx';
import { WordsField } from '../../ui/words-field.tsx';
import type { BulkSelection } from '../task/bulk.data.ts';
import { DeletionPreview } from './deletion-preview.tsx';
import { findParents } from './find-projects.ts';
import { deletionPreviewQuery, type ProjectChange } from './project-bulk.data.ts';
import type { ProjectListSearch } from './project-search.ts';

interface AskedProps {
  /** The number of projects. */
  count: number;
  onSubmit: (change: ProjectChange) => Promise<void>;
  onCancel: () => void;
}

const tagSchema = v.object({ add: v.array(v.string()), remove: v.array(v.string()) });

/** Which tags many projects get and lose. */
export function TagManyForm({ count, onSubmit, onCancel }: AskedProps) {
  const { t } = useLingui();
  const form = useForm({ schema: tagSchema, defaultValues: { add: [], remove: [] } });
  const { add, remove } = form.watch();
  const both = add.find((tag) => remove.includes(tag));
  const nothing = add.length + remove.length === 0 ? t`Choose at least one change.` : undefined;
  const reason = both === undefined ? nothing : t`“${both}” can't be both added and removed.`;
  return (
    <Form
      form={form}
      onSubmit={({ add, remove }) => onSubmit({ kind: 'tags', add, remove })}
      submitLabel={t`Apply`}
      onCancel={onCancel}
      disabledReason={reason}
      describeError={refusalText}
    >
      <p className="text-muted">
        <Plural value={count} one="Applies to # project." other="Applies to # projects." />
      </p>
      <WordsField name="add" label={t`Add tags`} hint={t`Separate tags with Enter, a space, or a comma.`} />
      <WordsField name="remove" label={t`Remove tags`} />
    </Form>
  );
}

const moveSchema = v.object({
  parent: v.nullable(v.object({ value: v.string(), label: v.string() })),
});

/** The new parent of many projects. */
export function MoveManyForm({ count, onSubmit, onCancel }: AskedProps) {
  const { t } = useLingui();
  const form = useForm({ schema: moveSchema, defaultValues: { parent: null } });
  return (
    <Form
      form={form}
      onSubmit={({ parent }) => onSubmit({ kind: 'parent', parent: parent?.value })}
      submitLabel={t`Move`}
      onCancel={onCancel}
      describeError={refusalText}
    >
      <p className="text-muted">
        <Plural
          value={count}
          one="Moves # project with everything below it."
          other="Moves # projects, each with everything below it."
        />
      </p>
      <SearchSelectField
        name="parent"
        label={t`New parent`}
        find={(text, signal) => findParents(undefined, text, signal)}
        placeholder={t`None`}
        hint={t`Without a parent, the projects go to the top of the list.`}
      />
    </Form>
  );
}

const noFields = v.object({});

/** True if many projects are still worked on. */
export function ActivateManyForm({ count, active, onSubmit, onCancel }: AskedProps & { active: boolean }) {
  const { t } = useLingui();
  const form = useForm({ schema: noFields, defaultValues: {} });
  return (
    <Form
      form={form}
      onSubmit={() => onSubmit({ kind: 'activation', active })}
      submitLabel={active ? t`Activate` : t`Deactivate`}
      onCancel={onCancel}
    >
      <p className="text-muted">
        {active ? (
          <Plural value={count} one="Activates # project." other="Activates # projects." />
        ) : (
          <Plural
            value={count}
            one="Deactivates # project. It leaves the portfolio metrics. A project with active projects below it is skipped."
            other="Deactivates # projects. They leave the portfolio metrics. Projects with other active projects below them are skipped."
          />
        )}
      </p>
    </Form>
  );
}

interface DeleteManyFormProps extends AskedProps {
  selection: BulkSelection;
  search: Partial<ProjectListSearch>;
}

/** Says what goes, and asks for the number: projects take the work of many people with them. */
export function DeleteManyForm({ selection, search, ...props }: DeleteManyFormProps) {
  const { t } = useLingui();
  const preview = useQuery(deletionPreviewQuery(selection, search));
  const form = useForm({ schema: v.object({ typed: v.string() }), defaultValues: { typed: '' } });
  if (preview.isPending) return <Loading />;
  const number = String(preview.data?.projects ?? props.count);
  const isTyped = form.watch('typed').trim() === number;
  const isRefused = preview.data?.projects === 0;
  const missing = isTyped ? undefined : t`Type the number first.`;
  return (
    <Form
      form={form}
      onSubmit={() => props.onSubmit({ kind: 'deletion' })}
      submitLabel={t`Delete`}
      isDanger
      onCancel={props.onCancel}
      disabledReason={isRefused ? t`None of these projects can be deleted by you.` : missing}
    >
      <div className="text-muted">
        {preview.data ? <DeletionPreview preview={preview.data} /> : null}
        {t`This deletes the projects, all projects below them, their components, and all analyses of their findings. This cannot be undone.`}
      </div>
      {isRefused ? null : (
        <TextField name="typed" label={t`Type “${number}” to confirm`} inputMode="numeric" />
      )}
    </Form>
  );
}
