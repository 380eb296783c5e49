import { useLingui } from '@lingui/react/macro';
import { useGo } from '../../lib/link.tsx';
import { paths } from '../../lib/paths.ts';
import { refusalText } from '../../lib/refusal-text.ts';
import { UnsavedChanges } from '../../lib/unsaved-changes.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form, type FormHandle, useForm } from '../../ui/form.tsx';
import { toast } from '../../ui/toast.tsx';
import { useCreateProject } from './project.data.ts';
import { bodyOf, emptyProject } from './project-body.ts';
import { ProjectFields } from './project-fields.tsx';
import { type ProjectValues, projectSchema } from './project-form-values.ts';
import { TeamField } from './team-field.tsx';

/** The dialog that creates a project and opens it. */
export function ProjectForm({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useLingui();
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t`Create project`}
      size="lg"
      sticky
    >
      <NewProject onClose={onClose} />
    </Dialog>
  );
}

/** Protects unsaved input about a project from Escape, Cancel, or a link. */
export function UnsavedProject({ form }: { form: FormHandle<typeof projectSchema> }) {
  const { t } = useLingui();
  const { isDirty, isSubmitting } = form.formState;
  return (
    <UnsavedChanges isUnsaved={isDirty && !isSubmitting} shownBy="dialog">
      {t`You have unsaved changes to this project.`}
    </UnsavedChanges>
  );
}

function NewProject({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const go = useGo();
  const create = useCreateProject();
  const form = useForm({ schema: projectSchema, defaultValues: emptyProject });

  async function submit(values: ProjectValues): Promise<void> {
    const project = await create.mutateAsync(bodyOf(values));
    toast({ kind: 'success', title: t`Project created` });
    go(paths.project(project.uuid));
  }

  return (
    <>
      <Form
        form={form}
        onSubmit={submit}
        submitLabel={t`Create`}
        onCancel={onClose}
        describeError={refusalText}
      >
        <ProjectFields more={<TeamField />} />
      </Form>
      <UnsavedProject form={form} />
    </>
  );
}
