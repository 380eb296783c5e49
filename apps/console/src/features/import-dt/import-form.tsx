import { t as tNow } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { refusalText } from '../../lib/refusal-text.ts';
import { optionalText } from '../../lib/validation.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Form, SelectField, TextField, useForm } from '../../ui/form.tsx';
import { FileField } from './file-field.tsx';
import { useStartImport } from './import-dt.data.ts';
import { ScriptCommand } from './script-command.tsx';

const kinds = ['postgresql', 'h2', 'mysql', 'sqlserver'] as const;
type Kind = (typeof kinds)[number];

const examples: Record<Exclude<Kind, 'h2'>, string> = {
  postgresql: 'postgresql://user@host:5432/dtrack',
  mysql: 'mysql://user@host:3306/dtrack',
  sqlserver: 'sqlserver://user@host:1433/dtrack',
};

const schema = v.pipe(
  v.object({ kind: v.picklist(kinds), url: optionalText(), password: v.string(), timeZone: optionalText() }),
  v.forward(
    v.partialCheck(
      [['kind'], ['url']],
      ({ kind, url }) => kind === 'h2' || url !== '',
      () => tNow`Enter the URL of the database.`,
    ),
    ['url'],
  ),
  v.forward(
    v.partialCheck(
      [['kind'], ['timeZone']],
      ({ kind, timeZone }) => kind === 'postgresql' || timeZone !== '',
      () => tNow`Enter the time zone of the server.`,
    ),
    ['timeZone'],
  ),
);
type Values = v.InferOutput<typeof schema>;

/** What to import. A preview and the import take the same; both go on in the background. */
export function ImportForm({ onStarted }: { onStarted: (token: string) => void }) {
  const { t } = useLingui();
  const start = useStartImport();
  const form = useForm({
    schema,
    defaultValues: { kind: 'postgresql' as Kind, url: '', password: '', timeZone: 'UTC' },
  });
  const kind = useWatch({ control: form.control, name: 'kind' });
  const [script, setScript] = useState<File>();
  const [secretKey, setSecretKey] = useState<File>();
  const [sent, setSent] = useState<number>();
  const [asks, setAsks] = useState(false);
  const lacksScript = kind === 'h2' && script === undefined;

  async function run(values: Values, preview: boolean): Promise<void> {
    const { url, password, timeZone } = values;
    const isScript = values.kind === 'h2';
    try {
      const { token } = await start.mutateAsync({
        request: {
          preview,
          ...(isScript ? {} : { url }),
          ...(isScript || password === '' ? {} : { password }),
          ...(values.kind === 'postgresql' ? {} : { timeZone }),
        },
        script: isScript ? script : undefined,
        secretKey,
        onProgress: setSent,
      });
      onStarted(token);
    } finally {
      setSent(undefined);
    }
  }

  return (
    <>
      <Form
        form={form}
        onSubmit={(values) => run(values, true)}
        submitLabel={t`Preview`}
        submitHint={t`Nothing is written.`}
        disabledReason={lacksScript ? t`Choose the script file first.` : undefined}
        describeError={refusalText}
        actions={
          <Button
            disabledReason={lacksScript ? t`Choose the script file first.` : undefined}
            onClick={async () => {
              if (await form.trigger()) setAsks(true);
            }}
          >
            {t`Import…`}
          </Button>
        }
      >
        <SelectField
          name="kind"
          label={t`Database`}
          options={[
            { value: 'postgresql', label: 'PostgreSQL' },
            { value: 'h2', label: 'H2' },
            { value: 'mysql', label: 'MySQL, MariaDB' },
            { value: 'sqlserver', label: 'SQL Server' },
          ]}
        />
        {kind === 'h2' ? (
          <>
            <ScriptCommand />
            <FileField
              label={t`Script file`}
              hint={t`Packed with gzip or not.`}
              accept=".sql,.gz,.txt"
              file={script}
              onChoose={setScript}
            />
          </>
        ) : (
          <>
            <TextField
              name="url"
              label={t`URL`}
              placeholder={examples[kind]}
              hint={t`Dependency-Track can keep running. Its database is only read.`}
              maxLength={2000}
              spellCheck={false}
              required
            />
            <TextField
              name="password"
              label={t`Password`}
              type="password"
              autoComplete="off"
              hint={t`If the URL has none.`}
            />
          </>
        )}
        {kind === 'postgresql' ? null : (
          <TextField
            name="timeZone"
            label={t`Time zone of the server`}
            hint={t`Such as Europe/Berlin. The container image runs in UTC.`}
            maxLength={100}
            spellCheck={false}
            required
          />
        )}
        <FileField
          label={t`Secret key`}
          hint={t`The file keys/secret.key of its data directory. Without it, passwords and tokens are refused and can be imported later.`}
          accept=""
          file={secretKey}
          onChoose={setSecretKey}
        />
        {sent === undefined || sent >= 1 ? null : (
          <p role="status" className="text-muted">{t`Uploading, ${Math.round(sent * 100)}%`}</p>
        )}
      </Form>
      <ConfirmDialog
        open={asks}
        onOpenChange={setAsks}
        title={t`Import from Dependency-Track?`}
        confirmLabel={t`Import`}
        onConfirm={async () => {
          await run(form.getValues(), false);
          setAsks(false);
        }}
      >
        <p>
          {t`Users, keys, settings and alerts will be in the state they had. Enabled alerts send, and enabled mirrors run. Back up Waybill first: you can undo an import only until somebody changes something.`}
        </p>
      </ConfirmDialog>
    </>
  );
}
