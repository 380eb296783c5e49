import { useLingui } from '@lingui/react/macro';
import { PackageOpen } from 'lucide-react';
import { useCapability } from '../../lib/capability.ts';
import { useGo } from '../../lib/link.tsx';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { firstRunPermission } from '../first-run/first-run.data.ts';

/** A portfolio without projects: leads to the first steps. */
export function DashboardEmpty() {
  const { t } = useLingui();
  const go = useGo();
  const start = useCapability(firstRunPermission);
  return (
    <div className="rounded-lg border border-line bg-surface">
      <EmptyState
        icon={<PackageOpen className="size-8" />}
        title={t`Your portfolio is empty`}
        action={
          <span className="flex flex-wrap justify-center gap-2">
            <Button onClick={() => go(paths.projects())}>{t`Projects`}</Button>
            {start.allowed ? (
              <Button variant="primary" onClick={() => go(paths.start())}>
                {t`First steps`}
              </Button>
            ) : null}
          </span>
        }
      >
        {t`Choose your vulnerability sources and upload a BOM. You'll see findings within minutes.`}
      </EmptyState>
    </div>
  );
}
