import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { type BomFile, inspectFile } from '../bom/bom-file.ts';
import { FilePicker } from '../bom/file-picker.tsx';

interface VexUploadFormProps {
  onSend: (file: File) => Promise<void>;
  onCancel: () => void;
}

/** Which file. */
export function VexUploadForm({ onSend, onCancel }: VexUploadFormProps) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState<BomFile>();
  const words = {
    formats: ['CycloneDX', 'OpenVEX', 'CSAF'],
    prompt: t`Drop a VEX document (CycloneDX, OpenVEX, or CSAF) here, or choose one.`,
    tooLarge: t`A VEX document can be up to 100 MiB.`,
    picture: t`This is an image or a PDF, not a VEX document.`,
    unknown: t`This doesn't look like a VEX document. You can still try to upload it.`,
  };
  const blocked = !chosen
    ? t`Choose a file first.`
    : chosen.fault
      ? t`This file can't be uploaded.`
      : undefined;
  return (
    <>
      <FilePicker words={words} chosen={chosen} onChoose={(file) => void inspectFile(file).then(setChosen)} />
      <p className="mt-3 text-muted">
        {t`Its statements replace the analyses of their findings. Every change is noted in the audit trail.`}
      </p>
      <div className="mt-5 flex justify-end gap-2">
        <Button onClick={onCancel}>{t`Cancel`}</Button>
        <Button variant="primary" disabledReason={blocked} onClick={() => chosen && void onSend(chosen.file)}>
          {t`Upload`}
        </Button>
      </div>
    </>
  );
}
