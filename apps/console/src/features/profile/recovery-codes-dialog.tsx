import { useLingui } from '@lingui/react/macro';
import { Copy, Download } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { useCopy } from '../../ui/copy-button.tsx';
import { Dialog, DialogFooter } from '../../ui/dialog.tsx';
import { saveBlob } from '../../ui/save-blob.ts';

/** New recovery codes, for the only time. */
export function RecoveryCodesDialog(props: { codes: readonly string[] | undefined; onClose: () => void }) {
  const { t } = useLingui();
  const copy = useCopy();
  // The dialog keeps its content while it closes.
  const last = useRef(props.codes);
  if (props.codes) last.current = props.codes;
  const codes = last.current ?? [];
  const text = `${codes.join('\n')}\n`;
  return (
    <Dialog
      open={props.codes !== undefined}
      onOpenChange={(open) => !open && props.onClose()}
      title={t`Recovery codes`}
      description={t`Each one signs you in once in place of a passkey. Keep them in a safe place. They won't be shown again.`}
      sticky
    >
      <ul
        aria-label={t`Recovery codes`}
        className="grid grid-cols-2 gap-x-4 gap-y-1 rounded-md bg-subtle p-3 font-mono"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button icon={<Copy className="size-4" aria-hidden />} onClick={() => void copy(text)}>
          {t`Copy`}
        </Button>
        <Button
          icon={<Download className="size-4" aria-hidden />}
          onClick={() => saveBlob(new Blob([text], { type: 'text/plain' }), 'waybill-recovery-codes.txt')}
        >
          {t`Download`}
        </Button>
      </div>
      <DialogFooter>
        <Button variant="primary" onClick={props.onClose}>{t`Done`}</Button>
      </DialogFooter>
    </Dialog>
  );
}
