import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Eye, EyeOff } from 'lucide-react';
import { useFormat } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { coverableOf, coveredShare } from '../coverage/covered-share.ts';
import { coverageQuery } from './project.data.ts';

/** The number of covered components. A click shows details. */
export function CoverageMeter({ uuid, onOpen }: { uuid: string; onOpen: () => void }) {
  const { t } = useLingui();
  const format = useFormat();
  const { data, isError } = useQuery(coverageQuery(uuid));
  if (isError) return <span className="text-muted">{t`Coverage unknown`}</span>;
  if (!data)
    return (
      <span className="h-7 w-64 animate-pulse rounded bg-subtle motion-reduce:animate-none" aria-hidden />
    );
  if (data.status === 'EMPTY' || data.status === 'INTERNAL') return null;
  const covered = format.number(data.judgeable);
  const all = format.number(coverableOf(data));
  const isComplete = data.blind === 0;
  return (
    <Button size="sm" onClick={onOpen} className={isComplete ? '' : 'border-warning/40! text-warning!'}>
      {isComplete ? (
        <Eye className="size-3.5 text-success" aria-hidden />
      ) : (
        <EyeOff className="size-3.5" aria-hidden />
      )}
      {data.status === 'NOT_COVERED' ? (
        t`Not covered`
      ) : (
        <>
          <Trans>
            {covered} of {all} components covered
          </Trans>
          <span className="h-1.5 w-16 overflow-hidden rounded-full bg-subtle" aria-hidden>
            <span
              className="block h-full rounded-full bg-success"
              style={{ width: `${coveredShare(data) * 100}%` }}
            />
          </span>
        </>
      )}
    </Button>
  );
}
