import { useState } from 'react';
import * as v from 'valibot';
import { requiredText } from '../../src/lib/validation.ts';
import { Button } from '../../src/ui/button.tsx';
import { ConfirmDialog } from '../../src/ui/confirm-dialog.tsx';
import { Danger, DangerZone } from '../../src/ui/danger-zone.tsx';
import { Dialog } from '../../src/ui/dialog.tsx';
import { Form, TextField, useForm } from '../../src/ui/form.tsx';
import { Input } from '../../src/ui/inputs.tsx';
import { StepsDialog } from '../../src/ui/steps-dialog.tsx';

const names = Array.from({ length: 24 }, (_, index) => `field${index}`);
const schema = v.object(Object.fromEntries(names.map((name) => [name, requiredText()])));

/** A dialog in steps, one that is longer than the window, and a deletion that asks for a name. */
export function DialogGallery() {
  const [open, setOpen] = useState<'steps' | 'long' | 'delete'>();
  const [done, setDone] = useState('');
  const close = () => setOpen(undefined);
  return (
    <div className="flex flex-col items-start gap-4">
      <Button onClick={() => setOpen('steps')}>Import</Button>
      <Button onClick={() => setOpen('long')}>Long form</Button>
      <DangerZone>
        <Danger
          title="Delete project"
          action={
            <Button variant="danger" onClick={() => setOpen('delete')}>
              Delete project
            </Button>
          }
        >
          Everything below it goes as well.
        </Danger>
      </DangerZone>
      <output>{done}</output>
      <ImportSteps open={open === 'steps'} onClose={close} onDone={setDone} />
      <Dialog open={open === 'long'} onOpenChange={close} title="Long form" size="lg">
        <LongForm onDone={() => setDone('saved')} />
      </Dialog>
      <ConfirmDialog
        open={open === 'delete'}
        onOpenChange={close}
        title="Delete Shop?"
        confirmLabel="Delete"
        danger
        typedName="Shop  one"
        onConfirm={async () => setDone('deleted')}
      >
        4 projects go as well.
      </ConfirmDialog>
    </div>
  );
}

function ImportSteps(props: { open: boolean; onClose: () => void; onDone: (text: string) => void }) {
  const [name, setName] = useState('');
  const [fault, setFault] = useState('');
  const field = (
    <>
      <Input aria-label="Project" value={name} onChange={(event) => setName(event.target.value)} />
      <p role="alert">{fault}</p>
    </>
  );
  return (
    <StepsDialog
      open={props.open}
      onOpenChange={props.onClose}
      title="Import a project"
      finishLabel="Import"
      onFinish={async () => props.onDone(`imported ${name}`)}
      steps={[
        {
          title: 'Project',
          content: field,
          validate: () => {
            setFault(name === '' ? 'Say which one.' : '');
            return name !== '';
          },
        },
        { title: 'Options', content: <Input aria-label="Tag" /> },
        { title: 'Summary', content: <p>{`Imports ${name}.`}</p> },
      ]}
    />
  );
}

function LongForm({ onDone }: { onDone: () => void }) {
  const form = useForm({ schema, defaultValues: Object.fromEntries(names.map((name) => [name, 'x'])) });
  return (
    <Form form={form} submitLabel="Save" onSubmit={async () => onDone()}>
      {names.map((name) => (
        <TextField key={name} name={name} label={name} />
      ))}
    </Form>
  );
}
