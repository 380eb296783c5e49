import { useLingui } from '@lingui/react/macro';
import { PartyPopper } from 'lucide-react';
import { useGo } from '../../lib/link.tsx';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';

/** Where to go from here. */
export function AllDone() {
  const { t } = useLingui();
  const go = useGo();
  return (
    <div className="mt-4 flex flex-wrap items-center gap-3 rounded-lg bg-success-soft px-4 py-3">
      <PartyPopper className="size-5 text-success" aria-hidden />
      <p className="min-w-0 flex-1 font-medium text-success">{t`All set. The dashboard shows what needs attention first.`}</p>
      <Button variant="primary" onClick={() => go(paths.dashboard())}>{t`Open dashboard`}</Button>
    </div>
  );
}
