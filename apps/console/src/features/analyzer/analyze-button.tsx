import { useLingui } from '@lingui/react/macro';
import { Play } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.tsx';

/** Starts a run of an analyzer over all components. */
export function AnalyzeButton(props: { enabled: boolean; busy: boolean; start: () => Promise<unknown> }) {
  const { t } = useLingui();
  async function start(): Promise<void> {
    await props.start();
    toast({ kind: 'info', title: t`Analysis started` });
  }
  return (
    <Button
      size="sm"
      icon={<Play className="size-3.5" aria-hidden />}
      busy={props.busy}
      disabledReason={props.enabled ? undefined : t`This analyzer is disabled.`}
      // A refusal has already been shown.
      onClick={() => void start().catch(() => undefined)}
    >
      {t`Analyze now`}
    </Button>
  );
}
