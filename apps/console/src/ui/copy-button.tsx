import { useLingui } from '@lingui/react/macro';
import { Copy } from 'lucide-react';
import { type ButtonProps, IconButton } from './button.tsx';
import { toast } from './toast.tsx';

/** Over plain HTTP browsers offer only the old way. */
function copyBySelection(text: string): boolean {
  const area = document.createElement('textarea');
  area.value = text;
  const open = document.querySelector('[role=dialog][data-open]') ?? document.body;
  open.append(area);
  area.select();
  const done = document.execCommand('copy');
  area.remove();
  return done;
}

async function copyText(text: string): Promise<boolean> {
  if (!navigator.clipboard) return copyBySelection(text);
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => copyBySelection(text),
  );
}

/** Puts a text on the clipboard and says so. */
export function useCopy(): (text: string) => Promise<void> {
  const { t } = useLingui();
  return async (text) => {
    const done = await copyText(text);
    toast(done ? { kind: 'success', title: t`Copied` } : { kind: 'error', title: t`Couldn't copy` });
  };
}

export function CopyButton({
  text,
  label,
  ...rest
}: { text: string; label: string } & Omit<ButtonProps, 'children' | 'icon'>) {
  const copy = useCopy();
  return (
    <IconButton
      label={label}
      icon={<Copy className="size-3.5" aria-hidden />}
      size="sm"
      {...rest}
      onClick={() => void copy(text)}
    />
  );
}
