// Public to other features.
import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { TextField } from '../../ui/form.tsx';
import { RowsField } from '../../ui/rows-field.tsx';

/** The types of CycloneDX that people choose most. Any other text is taken as well. */
const types = [
  'website',
  'vcs',
  'issue-tracker',
  'documentation',
  'support',
  'distribution',
  'license',
  'build-system',
  'release-notes',
  'security-contact',
  'advisories',
  'bom',
  'chat',
  'mailing-list',
  'social',
  'other',
];

/** Where more about a thing is found. */
export function ReferenceFields({ readOnly }: { readOnly: boolean }) {
  const { t } = useLingui();
  const listId = useId();
  return (
    <>
      <datalist id={listId}>
        {types.map((type) => (
          <option key={type} value={type} />
        ))}
      </datalist>
      <RowsField
        name="externalReferences"
        label={t`External references`}
        addLabel={t`Add reference`}
        rowLabel={(number) => t`Reference ${number}`}
        empty={{ url: '', type: '', comment: '' }}
        disabled={readOnly}
      >
        {(row) => (
          <>
            <TextField name={`${row}.url`} label={t`URL`} required />
            <TextField name={`${row}.type`} label={t`Type`} list={listId} />
            <TextField name={`${row}.comment`} label={t`Comment`} />
          </>
        )}
      </RowsField>
    </>
  );
}
