import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { clsx } from 'clsx';
import { CircleCheck, CircleDashed, CircleX } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from './button.tsx';

/** One step of something that the server tries out. */
export interface TestStep {
  name: MessageDescriptor;
  /** Undefined: not tried. */
  ok: boolean | undefined;
  /** A custom name of the state. */
  state?: string | undefined;
  /** Details of the result. */
  detail?: string | undefined;
  /** Advice. */
  advice?: string | undefined;
}

type Outcome = readonly TestStep[] | 'running' | 'failed' | undefined;

export interface TestRunProps {
  label: string;
  run: (signal: AbortSignal) => Promise<readonly TestStep[]>;
  /** The tested subject. */
  children: ReactNode;
}

/** A button that has something tried out, with what came of each step. */
export function TestRun({ label, run, children }: TestRunProps) {
  const { t } = useLingui();
  const [outcome, setOutcome] = useState<Outcome>();
  const running = useRef<AbortController>(undefined);
  const result = useRef<HTMLDivElement>(null);
  useEffect(() => () => running.current?.abort(), []);
  useEffect(() => {
    if (outcome !== undefined && outcome !== 'running') result.current?.scrollIntoView({ block: 'nearest' });
  }, [outcome]);

  async function start(): Promise<void> {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setOutcome('running');
    const next = await run(controller.signal).catch((): Outcome => 'failed');
    if (!controller.signal.aborted) setOutcome(next);
  }

  return (
    <div className="flex flex-col items-start gap-3">
      <p className="text-muted">{children}</p>
      <Button busy={outcome === 'running'} onClick={() => void start()}>
        {label}
      </Button>
      {/* The bar of unsaved changes must not lie above it. */}
      <div ref={result} role="status" className="scroll-mb-20">
        {outcome === 'failed' ? <p className="text-danger">{t`Couldn't run the test.`}</p> : null}
        {Array.isArray(outcome) ? <Steps steps={outcome} /> : null}
      </div>
    </div>
  );
}

const looks = {
  true: { Icon: CircleCheck, tone: 'text-success' },
  false: { Icon: CircleX, tone: 'text-danger' },
  undefined: { Icon: CircleDashed, tone: 'text-muted' },
};

function Steps({ steps }: { steps: readonly TestStep[] }) {
  const { t, i18n } = useLingui();
  const words = { true: t`passed`, false: t`failed`, undefined: t`not tried` };
  return (
    <ol className="flex flex-col gap-1.5">
      {steps.map(({ name, ok, state, detail, advice }) => {
        const { Icon, tone } = looks[`${ok}`];
        return (
          <li key={i18n._(name)} className="flex gap-2">
            <Icon className={clsx('mt-0.5 size-4 shrink-0', tone)} aria-hidden />
            <span className="min-w-0 wrap-anywhere">
              <span className={clsx(ok === undefined && 'text-muted')}>{i18n._(name)}</span>
              <span className="sr-only">: {state ?? words[`${ok}`]}</span>
              {detail ? (
                <span className={clsx('block', ok === false ? 'text-danger' : 'text-muted')}>{detail}</span>
              ) : null}
              {advice ? <span className="block">{advice}</span> : null}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
