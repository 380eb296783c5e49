// Public to other features.
import { useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import * as v from 'valibot';
import { useCapability } from '../../lib/capability.ts';
import { refusalText } from '../../lib/refusal-text.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Form, useForm } from '../../ui/form.tsx';
import { SearchSelectField } from '../../ui/search-select-field.tsx';
import { Loading } from '../../ui/states.tsx';
import { toast } from '../../ui/toast.tsx';
import { useOwnerKindLabels } from './owner-words.ts';
import { findOwners, ownerOption, projectOwnerQuery, useSetOwner } from './project-owner.data.ts';

interface OwnerDialogProps {
  project: string;
  open: boolean;
  onClose: () => void;
}

/** Makes a user or a team responsible for a project. */
export function OwnerDialog({ open, ...props }: OwnerDialogProps) {
  const { t } = useLingui();
  const { allowed } = useCapability('PORTFOLIO_MANAGEMENT');
  return (
    <Dialog open={open && allowed} onOpenChange={(next) => !next && props.onClose()} title={t`Owner`}>
      <Suspense fallback={<Loading />}>
        <OwnerForm {...props} />
      </Suspense>
    </Dialog>
  );
}

const schema = v.object({ owner: v.nullable(v.object({ value: v.string(), label: v.string() })) });

function OwnerForm({ project, onClose }: Omit<OwnerDialogProps, 'open'>) {
  const { t } = useLingui();
  const { data } = useSuspenseQuery(projectOwnerQuery(project));
  const set = useSetOwner(project);
  const kinds = useOwnerKindLabels();
  const own =
    data.owner && data.from === 'PROJECT'
      ? ownerOption({ ...data.owner, ...(data.team === undefined ? {} : { team: data.team }) }, kinds)
      : null;
  const form = useForm({ schema, defaultValues: { owner: own } });
  const { isDirty, isSubmitting } = form.formState;
  return (
    <Form
      form={form}
      onSubmit={async ({ owner }) => {
        await set.mutateAsync(owner);
        toast({ kind: 'success', title: t`Owner saved` });
        onClose();
      }}
      submitLabel={t`Save`}
      onCancel={onClose}
      describeError={refusalText}
      disabledReason={isDirty || isSubmitting ? undefined : t`Nothing has been changed.`}
    >
      <SearchSelectField
        name="owner"
        label={t`Owner`}
        hint={t`A user or a team. Other versions and the projects below inherit it. Leave empty to inherit it here.`}
        placeholder={t`Inherited`}
        find={(text, signal) => findOwners(text, signal, kinds)}
      />
    </Form>
  );
}
