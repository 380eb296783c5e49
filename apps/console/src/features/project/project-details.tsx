import { Trans, useLingui } from '@lingui/react/macro';
import type { Project } from '@waybill/api-contract';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useCapability } from '../../lib/capability.ts';
import { useGo } from '../../lib/link.tsx';
import { paths } from '../../lib/paths.ts';
import { refusalText } from '../../lib/refusal-text.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form, SwitchField, useForm } from '../../ui/form.tsx';
import { toast } from '../../ui/toast.tsx';
import { useDeleteProject, useUpdateProject } from './project.data.ts';
import { updateBodyOf, valuesOf } from './project-body.ts';
import { ProjectFields } from './project-fields.tsx';
import { UnsavedProject } from './project-form.tsx';
import { type ProjectValues, projectSchema } from './project-form-values.ts';
import { ProjectOrigin } from './project-origin.tsx';

interface ProjectDetailsProps {
  project: Project;
  onClose: () => void;
}

/** Everything about a project that people write: to read, to change, to delete. */
export function ProjectDetails({ open, ...props }: ProjectDetailsProps & { open: boolean }) {
  const { t } = useLingui();
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && props.onClose()}
      title={t`Project details`}
      size="lg"
      sticky
    >
      <DetailsForm {...props} />
    </Dialog>
  );
}

function DetailsForm({ project, onClose }: ProjectDetailsProps) {
  const { t } = useLingui();
  const manage = useCapability('PORTFOLIO_MANAGEMENT');
  const update = useUpdateProject();
  const { uuid } = project;
  const form = useForm({ schema: projectSchema, defaultValues: valuesOf(project) });

  async function submit(values: ProjectValues): Promise<void> {
    await update.mutateAsync(updateBodyOf(project, values));
    toast({ kind: 'success', title: t`Project updated` });
    onClose();
  }

  return (
    <>
      <Form
        form={form}
        onSubmit={submit}
        submitLabel={t`Save`}
        onCancel={onClose}
        disabledReason={manage.reason}
        describeError={refusalText}
      >
        <ProjectFields uuid={uuid} readOnly={!manage.allowed} />
        {manage.allowed ? <SwitchField name="active" label={t`Active`} /> : null}
        <ProjectOrigin project={project} />
      </Form>
      <UnsavedProject form={form} />
      <div className="mt-4 flex flex-wrap items-center justify-between gap-2 border-t border-line pt-4">
        <span className="inline-flex items-center gap-1 text-xs text-muted">
          <Trans>Object id {uuid}</Trans>
          <CopyButton text={uuid} label={t`Copy the object id`} />
        </span>
        <DeleteProject project={project} reason={manage.reason} />
      </div>
    </>
  );
}

function DeleteProject({ project, reason }: { project: Project; reason: string | undefined }) {
  const { t } = useLingui();
  const go = useGo();
  const [asking, setAsking] = useState(false);
  const remove = useDeleteProject();
  const { name } = project;

  async function confirm(): Promise<void> {
    await remove.mutateAsync(project.uuid);
    toast({ kind: 'success', title: t`Project deleted` });
    go(paths.projects());
  }

  return (
    <>
      <Button
        className="text-danger!"
        icon={<Trash2 className="size-4" aria-hidden />}
        disabledReason={reason}
        onClick={() => setAsking(true)}
      >
        {t`Delete project`}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t`Delete “${name}”?`}
        confirmLabel={t`Delete`}
        danger
        onConfirm={confirm}
      >
        {(project.children ?? []).length > 0
          ? t`The project, the projects below it, their components and every decision about their findings are deleted. This cannot be undone.`
          : t`The project, its components and every decision about its findings are deleted. This cannot be undone.`}
      </ConfirmDialog>
    </>
  );
}
