import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { ScanSearch } from 'lucide-react';
import { call } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.tsx';
import { noteTask } from '../task/task.data.ts';

/** Applies the saved patterns to all components, in the background. */
export function IdentifyButton() {
  const { t } = useLingui();
  const identify = useMutation({
    mutationFn: () => call('GET /api/v1/component/internal/identify'),
    onSuccess: () => {
      noteTask();
      toast({
        kind: 'success',
        title: t`Identification started`,
        text: t`It continues in the background.`,
      });
    },
  });
  return (
    <Button
      icon={<ScanSearch className="size-4" aria-hidden />}
      busy={identify.isPending}
      onClick={() => identify.mutate()}
    >
      {t`Identify now`}
    </Button>
  );
}
