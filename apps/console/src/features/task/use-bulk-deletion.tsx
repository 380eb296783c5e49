// Public to other features.
import type { BulkStarted } from '@waybill/api-contract';
import { Trash2 } from 'lucide-react';
import { type ReactNode, useCallback, useState } from 'react';
import * as v from 'valibot';
import { useCapability } from '../../lib/capability.ts';
import { Button } from '../../ui/button.tsx';
import { Form, useForm } from '../../ui/form.tsx';
import type { SelectedRows, SelectionOptions } from '../../ui/table/types.ts';
import { BulkDialog } from './bulk-dialog.tsx';

interface BulkDeletionOptions<Row> extends Pick<SelectionOptions<Row>, 'byFilter' | 'isSelectable'> {
  words: {
    /** On the button that asks. */
    action: string;
    title: string;
    /** On the button that does it. */
    submit: string;
  };
  /** Describes what is deleted, and that this is final. */
  question: (selected: SelectedRows<Row>) => ReactNode;
  start: (selected: SelectedRows<Row>) => Promise<BulkStarted>;
}

/** Selecting rows to delete them, for those who manage the portfolio, and the dialog that asks first. */
export function useBulkDeletion<Row>({ words, question, start, ...options }: BulkDeletionOptions<Row>): {
  selection: { selection?: SelectionOptions<Row> };
  dialog: ReactNode;
} {
  const { allowed } = useCapability('PORTFOLIO_MANAGEMENT');
  const [asked, setAsked] = useState<SelectedRows<Row>>();
  const close = useCallback(() => setAsked(undefined), []);
  const clear = asked?.clear;
  const started = useCallback(() => {
    clear?.();
    close();
  }, [clear, close]);
  const selection: SelectionOptions<Row> = {
    byFilter: true,
    ...options,
    actions: (selected) => (
      <Button
        size="sm"
        className="text-danger!"
        icon={<Trash2 className="size-3.5" aria-hidden />}
        onClick={() => setAsked(selected)}
      >
        {words.action}
      </Button>
    ),
  };
  return {
    selection: allowed ? { selection } : {},
    dialog: (
      <BulkDialog
        open={asked !== undefined}
        title={words.title}
        onClose={close}
        onStarted={started}
        form={(onStart) =>
          asked ? (
            <Question
              submitLabel={words.submit}
              onCancel={close}
              onConfirm={async () => onStart(await start(asked))}
            >
              {question(asked)}
            </Question>
          ) : null
        }
      />
    ),
  };
}

const noFields = v.object({});

interface QuestionProps {
  submitLabel: string;
  onCancel: () => void;
  onConfirm: () => Promise<void>;
  children: ReactNode;
}

function Question({ submitLabel, onCancel, onConfirm, children }: QuestionProps) {
  const form = useForm({ schema: noFields, defaultValues: {} });
  return (
    <Form form={form} onSubmit={onConfirm} submitLabel={submitLabel} isDanger onCancel={onCancel}>
      <div className="text-muted">{children}</div>
    </Form>
  );
}
