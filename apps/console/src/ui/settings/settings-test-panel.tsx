import { useLingui } from '@lingui/react/macro';
import { clsx } from 'clsx';
import { CircleCheck, CircleDashed, CircleX } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../button.tsx';
import { Card } from '../card.tsx';
import type { SettingsTest, TestStep } from './setting-types.ts';

type Outcome = readonly TestStep[] | 'running' | 'failed' | undefined;

/** A button that tries the values of the page out, with what came of each step. */
export function SettingsTestPanel({ test, textAt }: { test: SettingsTest; textAt: (id: string) => string }) {
  const { t, i18n } = useLingui();
  const [outcome, setOutcome] = useState<Outcome>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function run(): Promise<void> {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setOutcome('running');
    const next = await test.run(textAt, controller.signal).catch((): Outcome => 'failed');
    if (!controller.signal.aborted) setOutcome(next);
  }

  return (
    <Card title={t`Test`}>
      <div className="flex flex-col items-start gap-3">
        <p className="text-muted">{t`Tries the values on this page, saved or not.`}</p>
        <Button busy={outcome === 'running'} onClick={() => void run()}>
          {i18n._(test.label)}
        </Button>
        <div role="status">
          {outcome === 'failed' ? <p className="text-danger">{t`Couldn't run the test.`}</p> : null}
          {Array.isArray(outcome) ? <Steps steps={outcome} /> : null}
        </div>
      </div>
    </Card>
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
      {steps.map(({ name, ok, detail }) => {
        const { Icon, tone } = looks[`${ok}`];
        return (
          <li key={name.id} className="flex gap-2">
            <Icon className={clsx('mt-0.5 size-4 shrink-0', tone)} aria-hidden />
            <span className="min-w-0 wrap-anywhere">
              {i18n._(name)}
              <span className="sr-only">: {words[`${ok}`]}</span>
              {detail ? <span className="block text-muted">{detail}</span> : null}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
