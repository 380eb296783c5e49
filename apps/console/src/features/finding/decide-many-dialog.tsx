import { useLingui } from '@lingui/react/macro';
import type { AuditFinding } from '@waybill/api-contract';
import { useEffect } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { toast } from '../../ui/toast.tsx';
import { DecideManyForm } from './decide-many-form.tsx';
import { DecideManyProgress } from './decide-many-progress.tsx';
import { DecideManyReport } from './decide-many-report.tsx';
import { type ManyDecisions, useManyDecisions } from './use-many-decisions.ts';

export interface DecideManyDialogProps {
  project: string;
  /** The findings that were selected; undefined closes the dialog. */
  findings: readonly AuditFinding[] | undefined;
  onClose: () => void;
  /** Every one was decided. */
  onDone: () => void;
}

/** One decision about many findings: what it is, how far it has come, and what could not be done. */
export function DecideManyDialog(props: DecideManyDialogProps) {
  const { t } = useLingui();
  const many = useManyDecisions(props.project);
  const isRunning = many.state.step === 'running';
  return (
    <Dialog
      open={props.findings !== undefined}
      onOpenChange={(open) => {
        if (open) return;
        // Whoever closes it while it runs wants no more of it; what was done stays.
        many.stop();
        if (!isRunning) props.onClose();
      }}
      title={t`Decide about the selected findings`}
      sticky
    >
      {props.findings ? <Content {...props} findings={props.findings} many={many} /> : null}
    </Dialog>
  );
}

function Content(props: DecideManyDialogProps & { findings: readonly AuditFinding[]; many: ManyDecisions }) {
  const { findings, many, onClose, onDone } = props;
  const { state, reset } = many;
  useEffect(() => reset, [reset]);
  useDoneNotice(many, onDone);
  switch (state.step) {
    case 'asking':
      return (
        <DecideManyForm
          count={findings.length}
          onCancel={onClose}
          onSubmit={(change) => many.start(findings, change)}
        />
      );
    case 'running':
      return <DecideManyProgress over={state.over} total={state.total} onStop={many.stop} />;
    case 'over':
      return <DecideManyReport outcome={state.outcome} onRetry={many.retry} onClose={onClose} />;
  }
}

/** Says so and closes when nothing is left to report. */
function useDoneNotice({ state }: ManyDecisions, onDone: () => void): void {
  const { t } = useLingui();
  const isDone = state.step === 'over' && state.outcome.failed.length + state.outcome.left.length === 0;
  useEffect(() => {
    if (!isDone) return;
    toast({ kind: 'success', title: t`All selected findings are decided` });
    onDone();
  }, [isDone, onDone, t]);
}
