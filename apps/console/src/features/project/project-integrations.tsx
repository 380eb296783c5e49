import { useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { Project, ProjectIntegration } from '@waybill/api-contract';
import { type ReactNode, Suspense } from 'react';
import * as v from 'valibot';
import { useCapability } from '../../lib/capability.ts';
import { refusalText } from '../../lib/refusal-text.ts';
import { UnsavedChanges } from '../../lib/unsaved-changes.tsx';
import { optionalText } from '../../lib/validation.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Form, TextField, useForm } from '../../ui/form.tsx';
import { SwitchField } from '../../ui/form-choices.tsx';
import { Loading } from '../../ui/states.tsx';
import { toast } from '../../ui/toast.tsx';
import { projectIntegrationsQuery } from '../integration/integration.data.ts';
import { IntegrationNote } from '../integration/integration-note.tsx';
import { changesOf, integrationValues } from './integration-values.ts';
import { projectPropertiesQuery, useChangeProperties } from './project-property.data.ts';

interface ProjectIntegrationsProps {
  project: Project;
  onClose: () => void;
}

/** Where the findings of a project are uploaded to, and how that went last; for those who manage the portfolio. */
export function ProjectIntegrations({ open, ...props }: ProjectIntegrationsProps & { open: boolean }) {
  const { t } = useLingui();
  const { allowed } = useCapability('PORTFOLIO_MANAGEMENT');
  return (
    <Dialog
      open={open && allowed}
      onOpenChange={(next) => !next && props.onClose()}
      title={t`Integrations`}
      size="lg"
      sticky
    >
      <Suspense fallback={<Loading />}>
        <IntegrationForm {...props} />
      </Suspense>
    </Dialog>
  );
}

const text = v.pipe(optionalText(), v.maxLength(1024));
const schema = v.object({
  engagement: text,
  testTitle: text,
  groupBy: text,
  reimport: v.boolean(),
  doNotReactivate: v.boolean(),
  verified: v.boolean(),
  applicationVersion: text,
  asset: text,
});
type Values = v.InferOutput<typeof schema>;

function IntegrationForm({ project: { uuid }, onClose }: ProjectIntegrationsProps) {
  const { t } = useLingui();
  const { data: properties } = useSuspenseQuery(projectPropertiesQuery(uuid));
  const { data: states } = useSuspenseQuery(projectIntegrationsQuery(uuid));
  const change = useChangeProperties(uuid);
  const form = useForm({ schema, defaultValues: integrationValues(properties) });
  const { isDirty, isSubmitting } = form.formState;

  async function submit(values: Values): Promise<void> {
    await change.mutateAsync(changesOf(properties, values));
    toast({ kind: 'success', title: t`Integrations saved` });
    onClose();
  }

  const stateOf = (id: ProjectIntegration['integration']) => states.find((each) => each.integration === id);
  return (
    <>
      <Form
        form={form}
        onSubmit={submit}
        submitLabel={t`Save`}
        onCancel={onClose}
        describeError={refusalText}
      >
        <Section state={stateOf('defectdojo')}>
          <TextField
            name="engagement"
            label={t`Engagement ID`}
            hint={t`Findings are uploaded to this engagement.`}
          />
          <TextField
            name="testTitle"
            label={t`Test title`}
            hint={t`Needed only if several tests of the engagement could be meant.`}
          />
          <TextField name="groupBy" label={t`Group findings by`} hint={t`Such as component_name.`} />
          <SwitchField name="reimport" label={t`Reimport into the same test`} />
          <SwitchField name="doNotReactivate" label={t`Keep closed findings closed`} />
          <SwitchField name="verified" label={t`Mark findings as verified`} />
        </Section>
        <Section state={stateOf('fortify-ssc')}>
          <TextField name="applicationVersion" label={t`Application version ID`} />
        </Section>
        <Section state={stateOf('kenna')}>
          <TextField name="asset" label={t`External ID of the asset`} />
        </Section>
      </Form>
      <UnsavedChanges isUnsaved={isDirty && !isSubmitting} shownBy="dialog">
        {t`You have unsaved changes to these integrations.`}
      </UnsavedChanges>
    </>
  );
}

interface SectionProps {
  state: ProjectIntegration | undefined;
  children: ReactNode;
}

function Section({ state, children }: SectionProps) {
  if (!state) return null;
  return (
    <section aria-label={state.title} className="grid gap-3.5">
      <h3 className="font-medium">{state.title}</h3>
      <IntegrationNote state={state} />
      {children}
    </section>
  );
}
