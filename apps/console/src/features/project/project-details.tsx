import { Trans, useLingui } from '@lingui/react/macro';
import type { Project } from '@waybill/api-contract';
import { useCapability } from '../../lib/capability.ts';
import { refusalText } from '../../lib/refusal-text.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form, useForm } from '../../ui/form.tsx';
import { SwitchField } from '../../ui/form-choices.tsx';
import { toast } from '../../ui/toast.tsx';
import { useUpdateProject } from './project.data.ts';
import { updateBodyOf, valuesOf } from './project-body.ts';
import { ProjectFields } from './project-fields.tsx';
import { UnsavedProject } from './project-form.tsx';
import { type ProjectValues, projectSchema } from './project-form-values.ts';
import { ProjectOrigin } from './project-origin.tsx';
import { hasActiveChildren } from './project-sums.ts';

interface ProjectDetailsProps {
  project: Project;
  onClose: () => void;
}

/** Everything about a project that people write: to read and to change. */
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
  const isFilled = project.collectionLogic === 'NONE' && (project.metrics?.components ?? 0) > 0;
  const noCollection = isFilled ? t`A project with components of its own can't be a collection.` : undefined;
  const mustStayActive =
    project.active && hasActiveChildren(project)
      ? t`A project with active children can't be set to inactive.`
      : undefined;
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
        readOnly={!manage.allowed}
        describeError={refusalText}
      >
        <ProjectFields
          uuid={uuid}
          readOnly={!manage.allowed}
          noCollection={noCollection}
          more={<SwitchField name="active" label={t`Active`} disabledReason={mustStayActive} />}
        />
        <ProjectOrigin project={project} />
        <p className="inline-flex items-center gap-1 text-xs text-muted">
          <Trans>Object ID {uuid}</Trans>
          <CopyButton text={uuid} label={t`Copy object ID`} />
        </p>
      </Form>
      <UnsavedProject form={form} />
    </>
  );
}
