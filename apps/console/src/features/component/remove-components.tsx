import { Plural, useLingui } from '@lingui/react/macro';
import type { Component } from '@waybill/api-contract';
import { Trash2 } from 'lucide-react';
import { type ReactNode, useCallback, useState } from 'react';
import * as v from 'valibot';
import { useCapability } from '../../lib/capability.ts';
import { Button } from '../../ui/button.tsx';
import { Form, useForm } from '../../ui/form.tsx';
import type { SelectedRows, SelectionOptions } from '../../ui/table/types.ts';
import { BulkDialog } from '../task/bulk-dialog.tsx';
import { deleteMany } from './component.data.ts';
import type { ProjectComponentsSearch } from './component-search.ts';

/** Selecting components to take them out of their project, for those who manage the portfolio, and the dialog that asks first. */
export function useRemoving(
  project: string,
  search: ProjectComponentsSearch,
): { selection: { selection?: SelectionOptions<Component> }; dialog: ReactNode } {
  const { t } = useLingui();
  const { allowed } = useCapability('PORTFOLIO_MANAGEMENT');
  const [asked, setAsked] = useState<SelectedRows<Component>>();
  const close = useCallback(() => setAsked(undefined), []);
  const clear = asked?.clear;
  const started = useCallback(() => {
    clear?.();
    close();
  }, [clear, close]);
  const selection: SelectionOptions<Component> = {
    byFilter: true,
    actions: (selected) => (
      <Button
        size="sm"
        className="text-danger!"
        icon={<Trash2 className="size-3.5" aria-hidden />}
        onClick={() => setAsked(selected)}
      >
        {t`Remove…`}
      </Button>
    ),
  };
  return {
    selection: allowed ? { selection } : {},
    dialog: (
      <BulkDialog
        open={asked !== undefined}
        title={t`Remove from project?`}
        onClose={close}
        onStarted={started}
        form={(onStart) =>
          asked ? (
            <Question
              count={asked.count}
              onCancel={close}
              onConfirm={async () => onStart(await deleteMany(project, asked.selection, search))}
            />
          ) : null
        }
      />
    ),
  };
}

const noFields = v.object({});

function Question(props: { count: number; onCancel: () => void; onConfirm: () => Promise<void> }) {
  const { t } = useLingui();
  const form = useForm({ schema: noFields, defaultValues: {} });
  return (
    <Form form={form} onSubmit={props.onConfirm} submitLabel={t`Remove`} isDanger onCancel={props.onCancel}>
      <p className="text-muted">
        <Plural
          value={props.count}
          one="This deletes the component and all analyses of its findings. The next BOM may add it again."
          other="This deletes # components and all analyses of their findings. The next BOM may add them again."
        />
      </p>
    </Form>
  );
}
