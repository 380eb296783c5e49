// Public to other features.
import { useLingui } from '@lingui/react/macro';
import { TextField } from '../../ui/form.tsx';
import { RowsField } from '../../ui/rows-field.tsx';
import { WordsField } from '../../ui/words-field.tsx';

interface PartyFieldProps {
  name: string;
  label: string;
  readOnly: boolean;
}

/** People, with how to reach them. */
export function ContactFields({ name, label, readOnly }: PartyFieldProps) {
  const { t } = useLingui();
  return (
    <RowsField
      name={name}
      label={label}
      addLabel={t`Add person`}
      rowLabel={(number) => t`${label} ${number}`}
      empty={{ name: '', email: '', phone: '' }}
      disabled={readOnly}
    >
      {(row) => (
        <>
          <TextField name={`${row}.name`} label={t`Name`} />
          <TextField name={`${row}.email`} label={t`Email`} type="email" />
          <TextField name={`${row}.phone`} label={t`Phone`} type="tel" />
        </>
      )}
    </RowsField>
  );
}

/** An organization, such as the supplier. */
export function OrganizationFields({ name, label, readOnly }: PartyFieldProps) {
  const { t } = useLingui();
  return (
    <fieldset className="flex flex-col gap-3.5">
      <legend className="sr-only">{label}</legend>
      <div className="grid gap-3.5 sm:grid-cols-2">
        <TextField name={`${name}.name`} label={label} />
        <WordsField
          name={`${name}.urls`}
          label={t`${label} URLs`}
          hint={readOnly ? undefined : t`Separate URLs with Enter or a comma.`}
          disabled={readOnly}
          form="as typed"
        />
      </div>
      <ContactFields name={`${name}.contacts`} label={t`${label} contacts`} readOnly={readOnly} />
    </fieldset>
  );
}
