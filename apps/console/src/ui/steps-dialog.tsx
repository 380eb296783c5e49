import { useLingui } from '@lingui/react/macro';
import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { Dialog, DialogFooter, type DialogProps } from './dialog.tsx';

interface DialogStep {
  title: string;
  content: ReactNode;
  /** True if one may go on; shows what is wrong when not. */
  validate?: () => boolean | Promise<boolean>;
}

export interface StepsDialogProps extends Pick<DialogProps, 'open' | 'onOpenChange' | 'title' | 'size'> {
  steps: readonly DialogStep[];
  finishLabel: string;
  /** Does it; what it throws has been shown, and keeps the dialog open. */
  onFinish: () => Promise<unknown>;
}

/** Something that is asked for in several steps, each of which is checked before the next. */
export function StepsDialog(props: StepsDialogProps) {
  return (
    <Dialog
      open={props.open}
      onOpenChange={props.onOpenChange}
      title={props.title}
      size={props.size ?? 'md'}
      sticky
    >
      <Steps {...props} />
    </Dialog>
  );
}

const firstControl = 'input:not(:disabled), select:not(:disabled), textarea:not(:disabled), button';

function Steps({ steps, finishLabel, onFinish, onOpenChange }: StepsDialogProps) {
  const { t } = useLingui();
  const [index, setIndex] = useState(0);
  const [busy, setBusy] = useState(false);
  const content = useRef<HTMLDivElement>(null);
  const isFirst = useRef(true);
  const step = steps[index];
  const isLast = index === steps.length - 1;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the step
  useEffect(() => {
    if (!isFirst.current) content.current?.querySelector<HTMLElement>(firstControl)?.focus();
    isFirst.current = false;
  }, [index]);

  async function goOn(): Promise<void> {
    if (busy) return;
    setBusy(true);
    try {
      if (step?.validate && !(await step.validate())) return;
      if (!isLast) return setIndex(index + 1);
      await onFinish();
      onOpenChange(false);
    } catch {
      // It has been shown; the dialog stays for another try.
    } finally {
      setBusy(false);
    }
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        void goOn();
      }}
    >
      <StepList steps={steps} current={index} />
      <div ref={content}>{step?.content}</div>
      <DialogFooter>
        {index === 0 ? (
          <Button onClick={() => onOpenChange(false)}>{t`Cancel`}</Button>
        ) : (
          <Button onClick={() => setIndex(index - 1)} disabledReason={busy ? t`Saving…` : undefined}>
            {t`Back`}
          </Button>
        )}
        <Button type="submit" variant="primary" busy={busy}>
          {isLast ? finishLabel : t`Next`}
        </Button>
      </DialogFooter>
    </form>
  );
}

function StepList({ steps, current }: { steps: readonly DialogStep[]; current: number }) {
  const { t } = useLingui();
  const number = current + 1;
  const count = steps.length;
  return (
    <>
      <p role="status" className="sr-only">
        {t`Step ${number} of ${count}`}
      </p>
      <ol aria-label={t`Steps`} className="mb-4 flex flex-wrap gap-x-4 gap-y-1">
        {steps.map(({ title }, index) => (
          <li
            key={title}
            aria-current={index === current ? 'step' : undefined}
            className={clsx('flex items-center gap-2', index === current ? 'font-medium' : 'text-muted')}
          >
            <span
              className={clsx(
                'grid size-5 shrink-0 place-items-center rounded-full text-xs tabular-nums',
                index <= current ? 'bg-accent-strong text-on-accent' : 'bg-subtle',
              )}
            >
              {index < current ? <Check className="size-3" aria-hidden /> : index + 1}
            </span>
            {title}
          </li>
        ))}
      </ol>
    </>
  );
}
