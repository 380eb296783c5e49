import { useLingui } from '@lingui/react/macro';
import { dataDirections } from '@waybill/api-contract';
import { SelectField, TextAreaField, TextField } from '../../ui/form.tsx';
import { FormTabs } from '../../ui/form-tabs.tsx';
import { RowsField } from '../../ui/rows-field.tsx';
import { WordsField } from '../../ui/words-field.tsx';
import { OrganizationFields } from '../project/contact-fields.tsx';
import { ReferenceFields } from '../project/reference-fields.tsx';
import { useDirectionLabels } from './direction.ts';

/** The fields of a service, for a new one and for one that is there. */
export function ServiceFields({ readOnly = false }: { readOnly?: boolean }) {
  const { t } = useLingui();
  const tabs = [
    {
      id: 'general',
      title: t`General`,
      fields: ['name', 'version', 'group', 'description', 'notes'],
      content: <General />,
    },
    {
      id: 'data',
      title: t`Endpoints and data`,
      fields: ['endpoints', 'data', 'authenticated', 'crossesTrustBoundary'],
      content: <Data readOnly={readOnly} />,
    },
    {
      id: 'provider',
      title: t`Provider`,
      fields: ['provider'],
      content: <OrganizationFields name="provider" label={t`Provider`} readOnly={readOnly} />,
    },
    {
      id: 'references',
      title: t`References`,
      fields: ['externalReferences'],
      content: <ReferenceFields readOnly={readOnly} />,
    },
  ];
  return <FormTabs label={t`Service`} tabs={tabs} readOnly={readOnly} />;
}

function General() {
  const { t } = useLingui();
  return (
    <>
      <div className="grid gap-3.5 sm:grid-cols-2">
        <TextField name="name" label={t`Name`} required />
        <TextField name="version" label={t`Version`} />
        <TextField name="group" label={t`Group`} hint={t`Namespace or vendor.`} />
      </div>
      <TextAreaField name="description" label={t`Description`} rows={3} />
      <TextAreaField name="notes" label={t`Notes`} rows={2} />
    </>
  );
}

function Data({ readOnly }: { readOnly: boolean }) {
  const { t } = useLingui();
  const directions = useDirectionLabels();
  const answers = [
    { value: 'UNKNOWN', label: t`Unknown` },
    { value: 'YES', label: t`Yes` },
    { value: 'NO', label: t`No` },
  ];
  return (
    <>
      <div className="grid gap-3.5 sm:grid-cols-2">
        <SelectField name="authenticated" label={t`Authenticated`} options={answers} />
        <SelectField name="crossesTrustBoundary" label={t`Crosses a trust boundary`} options={answers} />
      </div>
      <WordsField
        name="endpoints"
        label={t`Endpoints`}
        hint={readOnly ? undefined : t`Separate URLs with Enter or a comma.`}
        disabled={readOnly}
        form="as typed"
      />
      <RowsField
        name="data"
        label={t`Data`}
        addLabel={t`Add data`}
        rowLabel={(number) => t`Data ${number}`}
        empty={{ name: '', direction: 'UNKNOWN' }}
        disabled={readOnly}
      >
        {(row) => (
          <>
            <TextField name={`${row}.name`} label={t`Classification`} />
            <SelectField
              name={`${row}.direction`}
              label={t`Direction`}
              options={dataDirections.map((value) => ({ value, label: directions[value] }))}
            />
          </>
        )}
      </RowsField>
    </>
  );
}
