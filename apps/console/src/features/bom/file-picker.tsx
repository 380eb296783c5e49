// Public to other features.
import { useLingui } from '@lingui/react/macro';
import { FileUp } from 'lucide-react';
import { useId, useRef } from 'react';
import { useFormat } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import type { BomFile, FileFault } from './bom-file.ts';
import { DropZone } from './drop-zone.tsx';

const accepted = '.json,.xml,.cdx,.bom,.pb,.bin,application/json,application/xml,text/xml';

/** Texts about files that differ by kind of document. */
interface FileWords {
  /** The formats that are meant. */
  formats: readonly string[];
  prompt: string;
  tooLarge: string;
  picture: string;
  unknown: string;
}

interface FilePickerProps {
  words: FileWords;
  chosen: BomFile | undefined;
  onChoose: (file: File) => void;
}

/** Choosing a file by a button or by dropping it, and what a first look at it says. */
export function FilePicker({ words, chosen, onChoose }: FilePickerProps) {
  const { t } = useLingui();
  const format = useFormat();
  const input = useRef<HTMLInputElement>(null);
  const noteId = useId();
  const size = format.bytes(chosen?.file.size);
  return (
    <DropZone label={t`Drop the file here`} onDrop={onChoose}>
      <div className="flex flex-col items-center gap-2 rounded-lg border border-dashed border-line-strong px-4 py-6 text-center">
        <FileUp className="size-6 text-muted" aria-hidden />
        {chosen ? (
          <p className="wrap-anywhere">
            <span className="font-medium">{chosen.file.name}</span>{' '}
            <span className="text-muted">{[size, chosen.format].filter(Boolean).join(' · ')}</span>
          </p>
        ) : (
          <p className="text-muted">{words.prompt}</p>
        )}
        <div id={noteId} role="status" className="empty:hidden">
          <FileNote words={words} chosen={chosen} />
        </div>
        <Button onClick={() => input.current?.click()} aria-describedby={noteId}>
          {chosen ? t`Choose another file` : t`Choose file`}
        </Button>
        <input
          ref={input}
          type="file"
          accept={accepted}
          className="hidden"
          aria-label={t`File`}
          onChange={(event) => {
            const file = event.target.files?.[0];
            // So that choosing the same file again, changed in the meantime, counts.
            event.target.value = '';
            if (file) onChoose(file);
          }}
        />
      </div>
    </DropZone>
  );
}

function FileNote({ words, chosen }: Pick<FilePickerProps, 'words' | 'chosen'>) {
  const { t } = useLingui();
  if (!chosen) return null;
  const faults: Record<FileFault, string> = {
    empty: t`The file is empty.`,
    'too-large': words.tooLarge,
    archive: t`This is an archive. Extract it first.`,
    picture: words.picture,
  };
  if (chosen.fault) return <p className="text-danger">{faults[chosen.fault]}</p>;
  if (words.formats.some((name) => chosen.format?.startsWith(name))) return null;
  return <p className="text-warning">{words.unknown}</p>;
}
