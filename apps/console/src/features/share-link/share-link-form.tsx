import { useLingui } from '@lingui/react/macro';
import { useCapability } from '../../lib/capability.ts';
import { refusalText } from '../../lib/refusal-text.ts';
import { Form, TextField, useForm } from '../../ui/form.tsx';
import { SwitchField } from '../../ui/form-choices.tsx';
import { useCreateShareLink } from './share-link.data.ts';
import { dayOf, shareLinkSchema } from './share-link-schema.ts';

const usualMs = 90 * 86_400_000;

interface ShareLinkFormProps {
  project: string;
  onCreated: (token: string) => void;
  onCancel: () => void;
}

/** Whom a link is for, what it shows, and until when. */
export function ShareLinkForm({ project, onCreated, onCancel }: ShareLinkFormProps) {
  const { t } = useLingui();
  const create = useCreateShareLink(project);
  const seesFindings = useCapability('VIEW_VULNERABILITY').allowed;
  const lastDay = dayOf(Date.now() + usualMs);
  const form = useForm({
    schema: shareLinkSchema(),
    defaultValues: { label: '', lastDay, sbom: true, vex: seesFindings },
  });
  return (
    <Form
      form={form}
      onSubmit={async ({ label, lastDay: day, sbom, vex }) => {
        // The whole day counts, wherever it ends last.
        const expiresAt = Date.parse(`${day}T23:59:59Z`);
        onCreated((await create.mutateAsync({ label, expiresAt, sbom, vex })).token);
      }}
      submitLabel={t`Create link`}
      onCancel={onCancel}
      describeError={refusalText}
    >
      <TextField
        name="label"
        label={t`For`}
        hint={t`Such as the name of the customer. Only you see it.`}
        required
      />
      <TextField name="lastDay" type="date" label={t`Last day`} required />
      <SwitchField name="sbom" label={t`Bill of materials (CycloneDX)`} />
      {seesFindings ? <SwitchField name="vex" label={t`Vulnerability status (VEX)`} /> : null}
    </Form>
  );
}
