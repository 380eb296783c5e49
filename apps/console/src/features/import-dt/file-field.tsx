import { useLingui } from '@lingui/react/macro';
import { useId, useRef } from 'react';
import { useFormat } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';

/** A file of this machine among the fields of a form. */
export function FileField(props: {
  label: string;
  hint: string;
  /** What is offered, as an input takes it. */
  accept: string;
  file: File | undefined;
  onChoose: (file: File | undefined) => void;
}) {
  const { t } = useLingui();
  const format = useFormat();
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const [buttonId, labelId] = [`${id}-button`, `${id}-label`];
  const { label, hint, accept, file } = props;
  return (
    <div>
      <label id={labelId} htmlFor={id} className="mb-1 block font-medium">
        {label}
      </label>
      <div className="flex flex-wrap items-center gap-2">
        <Button
          id={buttonId}
          aria-labelledby={`${buttonId} ${labelId}`}
          onClick={() => input.current?.click()}
        >
          {file ? t`Choose another file` : t`Choose file`}
        </Button>
        {file ? (
          <span className="wrap-anywhere">
            {file.name} <span className="text-muted">{format.bytes(file.size)}</span>
          </span>
        ) : null}
        <input
          ref={input}
          id={id}
          type="file"
          accept={accept}
          className="hidden"
          onChange={(event) => {
            props.onChoose(event.target.files?.[0]);
            // So that choosing the same file again, changed in the meantime, counts.
            event.target.value = '';
          }}
        />
      </div>
      <p className="mt-1 text-xs text-muted">{hint}</p>
    </div>
  );
}
