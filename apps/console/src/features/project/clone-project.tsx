import { useLingui } from '@lingui/react/macro';
import type { Project } from '@waybill/api-contract';
import { useState } from 'react';
import * as v from 'valibot';
import { useCapability } from '../../lib/capability.ts';
import { HttpError } from '../../lib/http-error.ts';
import { refusalText } from '../../lib/refusal-text.ts';
import { UnsavedChanges } from '../../lib/unsaved-changes.tsx';
import { requiredText } from '../../lib/validation.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Form, TextField, useForm } from '../../ui/form.tsx';
import { SwitchField } from '../../ui/form-choices.tsx';
import { CloneProgress } from './clone-progress.tsx';
import { useCloneProject } from './project-clone.data.ts';

const schema = v.object({
  version: v.pipe(requiredText(), v.maxLength(255)),
  makeCloneLatest: v.boolean(),
  includeTags: v.boolean(),
  includeProperties: v.boolean(),
  includeComponents: v.boolean(),
  includeServices: v.boolean(),
  includeAuditHistory: v.boolean(),
  includePolicyViolations: v.boolean(),
  includeACL: v.boolean(),
});
type Values = v.InferOutput<typeof schema>;

interface CloneProjectProps {
  project: Project;
  onClose: () => void;
}

/** A new version of a project, begun with what this one has. */
export function CloneProject({ open, ...props }: CloneProjectProps & { open: boolean }) {
  const { t } = useLingui();
  const { allowed } = useCapability('PORTFOLIO_MANAGEMENT');
  const { name } = props.project;
  return (
    <Dialog
      open={open && allowed}
      onOpenChange={(next) => !next && props.onClose()}
      title={t`Add version of “${name}”`}
      sticky
    >
      <NewVersion {...props} />
    </Dialog>
  );
}

function NewVersion({ project, onClose }: CloneProjectProps) {
  const [started, setStarted] = useState<{ token: string; version: string }>();
  return started ? (
    <CloneProgress {...started} onClose={onClose} />
  ) : (
    <CloneForm
      project={project}
      onClose={onClose}
      onStarted={(token, version) => setStarted({ token, version })}
    />
  );
}

function CloneForm(props: CloneProjectProps & { onStarted: (token: string, version: string) => void }) {
  const { t } = useLingui();
  const { project, onClose, onStarted } = props;
  const clone = useCloneProject();
  const form = useForm({
    schema,
    defaultValues: {
      version: '',
      makeCloneLatest: project.isLatest,
      includeTags: true,
      includeProperties: true,
      includeComponents: true,
      includeServices: true,
      includeAuditHistory: true,
      includePolicyViolations: true,
      includeACL: true,
    },
  });
  const { isDirty, isSubmitting } = form.formState;
  const withComponents = form.watch('includeComponents');
  const isCollection = project.collectionLogic !== 'NONE';
  const from = project.version ?? t`No version`;

  async function submit(values: Values): Promise<void> {
    const { includeComponents } = values;
    try {
      const token = await clone.mutateAsync({
        ...values,
        includeAuditHistory: includeComponents && values.includeAuditHistory,
        includePolicyViolations: includeComponents && values.includePolicyViolations,
        project: project.uuid,
      });
      onStarted(token, values.version);
    } catch (error) {
      if (!(error instanceof HttpError) || error.status !== 409) throw error;
      form.setError('version', { type: 'server', message: t`This version already exists.` });
    }
  }

  return (
    <>
      <Form
        form={form}
        onSubmit={submit}
        submitLabel={t`Add version`}
        onCancel={onClose}
        describeError={refusalText}
      >
        <TextField name="version" label={t`New version`} required />
        <SwitchField name="makeCloneLatest" label={t`Mark as latest version`} />
        <fieldset className="border-t border-line pt-3.5">
          <legend className="sr-only">{t`Copied from ${from}`}</legend>
          <p aria-hidden className="mb-1 font-medium">{t`Copied from ${from}`}</p>
          <div className="grid gap-x-3.5 sm:grid-cols-2">
            <SwitchField name="includeTags" label={t`Tags`} />
            <SwitchField name="includeProperties" label={t`Properties`} />
            {isCollection ? null : (
              <>
                <SwitchField name="includeComponents" label={t`Components`} />
                <SwitchField name="includeServices" label={t`Services`} />
                {withComponents ? (
                  <>
                    <SwitchField name="includeAuditHistory" label={t`Analyses and audit trails`} />
                    <SwitchField name="includePolicyViolations" label={t`Analyses of policy violations`} />
                  </>
                ) : null}
              </>
            )}
            <SwitchField name="includeACL" label={t`Teams with access`} />
          </div>
        </fieldset>
      </Form>
      <UnsavedChanges isUnsaved={isDirty && !isSubmitting} shownBy="dialog">
        {t`You have unsaved changes to this project.`}
      </UnsavedChanges>
    </>
  );
}
