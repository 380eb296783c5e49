// Public to other features.
import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { bomExportFormats } from '@waybill/api-contract';
import * as v from 'valibot';
import { Dialog } from '../../ui/dialog.tsx';
import { Form, SelectField, useForm } from '../../ui/form.tsx';
import { downloadBom } from './bom.data.ts';
import {
  type BomChoice,
  type BomSubject,
  bomChoiceSchema,
  firstWithVulnerabilities,
  isWritable,
  readChoice,
  specVersions,
  storeChoice,
} from './bom-download.ts';

export interface BomDownloadDialogProps {
  subject: BomSubject;
  onClose: () => void;
}

const schema = v.pipe(
  bomChoiceSchema,
  v.forward(
    v.check(isWritable, () => t`Vulnerabilities need version ${firstWithVulnerabilities} or later.`),
    ['version'],
  ),
);

/** Asks what the document is to contain and how it is to be written. */
export function BomDownloadDialog({ open, ...props }: BomDownloadDialogProps & { open: boolean }) {
  const { t } = useLingui();
  const { label } = props.subject;
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && props.onClose()}
      title={t`Download BOM of ${label}`}
      size="sm"
    >
      <Choice {...props} />
    </Dialog>
  );
}

function Choice({ subject, onClose }: BomDownloadDialogProps) {
  const { t } = useLingui();
  const remembered = readChoice();
  const isProject = subject.kind === 'project';
  const form = useForm({
    schema,
    // A component is written without its vulnerabilities.
    defaultValues: isProject ? remembered : { ...remembered, variant: 'inventory' },
  });

  async function submit(choice: BomChoice): Promise<void> {
    storeChoice(isProject ? choice : { ...choice, variant: remembered.variant });
    onClose();
    // It goes on among the tasks; the request tells of a failure.
    void downloadBom(subject, choice).catch(() => {});
  }

  return (
    <Form form={form} onSubmit={submit} submitLabel={t`Download`} onCancel={onClose}>
      {isProject ? (
        <SelectField
          name="variant"
          label={t`Contents`}
          options={[
            { value: 'inventory', label: t`Components and services` },
            { value: 'withVulnerabilities', label: t`Components, services, and vulnerabilities` },
            { value: 'vdr', label: t`Vulnerabilities and analyses (VDR)` },
          ]}
        />
      ) : null}
      <div className="grid grid-cols-2 gap-3.5">
        <SelectField
          name="format"
          label={t`Format`}
          options={bomExportFormats.map((format) => ({ value: format, label: format }))}
        />
        <SelectField
          name="version"
          label={t`CycloneDX version`}
          options={specVersions.map((version) => ({ value: version, label: version }))}
        />
      </div>
    </Form>
  );
}
