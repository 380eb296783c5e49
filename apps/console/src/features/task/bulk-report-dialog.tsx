import { useLingui } from '@lingui/react/macro';
import { Dialog } from '../../ui/dialog.tsx';
import { BulkWork } from './bulk-work.tsx';

/** The report of a bulk change, from the list of tasks. */
export function BulkReportDialog(props: {
  token: string;
  onToken: (token: string) => void;
  onClose: () => void;
}) {
  const { t } = useLingui();
  return (
    <Dialog open onOpenChange={(open) => !open && props.onClose()} title={t`Report`}>
      <BulkWork
        key={props.token}
        token={props.token}
        onClose={props.onClose}
        onUndo={props.onToken}
        isReport
      />
    </Dialog>
  );
}
